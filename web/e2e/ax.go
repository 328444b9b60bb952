//go:build !js

package e2e

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/chromedp"
)

// Heard returns what a screen reader can read on the page, from the browser's
// accessibility tree: one line of role and name for each node.
func (p *Page) Heard() ([]string, error) {
	tree, err := chromedp.Call(p.ctx, accessibility.GetFullAXTree, accessibility.GetFullAXTreeParams{})
	if err != nil {
		return nil, err
	}
	var lines []string
	for _, n := range tree.Nodes {
		if line := heard(n); line != "" {
			lines = append(lines, line)
		}
	}
	return lines, nil
}

// At returns the role and the name of what a screen reader finds under a finger
// at x, y (CSS pixels). As a screen reader does, it first asks which node a
// touch there would hit, then looks that node up in the accessibility tree.
func (p *Page) At(x, y float64) (string, error) {
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	hit, err := chromedp.Call(ctx, dom.GetNodeForLocation, dom.GetNodeForLocationParams{X: int64(x), Y: int64(y)})
	if err != nil {
		return "", err
	}
	alone := false
	tree, err := chromedp.Call(ctx, accessibility.GetPartialAXTree, accessibility.GetPartialAXTreeParams{BackendNodeID: hit.BackendNodeID, FetchRelatives: &alone})
	if err != nil || len(tree.Nodes) == 0 {
		return "", fmt.Errorf("nothing is heard at %.0f, %.0f: %w", x, y, err)
	}
	return heard(tree.Nodes[0]), nil
}

// heard returns the role and the name of a node, or "" if screen readers skip
// it.
func heard(n *accessibility.Node) string {
	if n.Ignored || n.Role == nil || n.Name == nil {
		return ""
	}
	return unquoted(n.Role.Value) + " " + unquoted(n.Name.Value)
}

// unquoted returns the JSON string v without its quotes, or "" if v is not a
// string.
func unquoted(v []byte) string {
	var s string
	json.Unmarshal(v, &s) // what is no string is no name
	return s
}
