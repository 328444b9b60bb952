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

// Heard is what a screen reader finds on the page, from the browser's own
// accessibility tree: a role and a name a line.
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

// At is what a screen reader's finger finds at a place of the page, in CSS
// pixels: a role and a name. Like a screen reader it asks which node a touch
// would meet, and then the accessibility tree for that node.
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

// heard is a node as it is heard, or empty if it is not.
func heard(n *accessibility.Node) string {
	if n.Ignored || n.Role == nil || n.Name == nil {
		return ""
	}
	return text(n.Role.Value) + " " + text(n.Name.Value)
}

// text is a JSON string without its quotes.
func text(v []byte) string {
	var s string
	json.Unmarshal(v, &s) // what is no string is no name
	return s
}
