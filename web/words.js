// The page's words in one language, by the English ones. The build makes lang/de.js and
// the like of this.
language.words = {/* words */};

// show puts the page into this language.
language.show = () => {
  document.documentElement.lang = "/* code */";
  document.querySelector("link[rel=manifest]").href = "lang/" + language.code + ".webmanifest";
  const widths = new CSSStyleSheet(); // of the words in the hall, after those of the English ones
  widths.replaceSync("/* style */");
  document.adoptedStyleSheets = [widths];
  const inWords = (said) => said.replace(/\S(.*\S)?/s, (key) => language.words[key] ?? key);
  const all = document.createTreeWalker(document, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node; (node = all.nextNode());) {
    if (node.nodeType === Node.TEXT_NODE) node.data = inWords(node.data);
    else for (const { name, value } of node.attributes) {
      if (["aria-label", "content", "data-title", "data-line"].includes(name)) node.setAttribute(name, inWords(value));
    }
  }
};
