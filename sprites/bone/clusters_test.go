package bone

import "testing"

// Every point is in one cluster, and within its sphere.
func TestClustersHoldEveryPointOnce(t *testing.T) {
	for _, c := range []struct {
		points []vec
		list   []cluster
	}{{bone().probes, bone().probeClusters}, {bone().corners, bone().cornerClusters}} {
		seen := map[int]int{}
		for _, k := range c.list {
			n, last := 0, -1
			for i := k.points.next(); i >= 0; i = k.points.next() {
				if i <= last || c.points[i].minus(k.middle).length() >= k.radius {
					t.Errorf("point %d follows %d, or lies outside its cluster of radius %.2f", i, last, k.radius)
				}
				seen[i]++
				n, last = n+1, i
			}
			if n == 0 || n > clusterSize {
				t.Errorf("a cluster has %d points", n)
			}
		}
		for i := range c.points {
			if seen[i] != 1 {
				t.Errorf("point %d is in %d clusters", i, seen[i])
			}
		}
	}
}
