// Chooses the language before anything is painted. The build writes this into the page
// itself, so that a page in English needs no other file. What Go does with the same
// wishes is in scenes/app/language.go and rules/text/choose.go.
{
  const asked = new URLSearchParams(location.search);
  const languages = [/* languages */];
  const ready = [/* ready */]; // those that the browser's wishes may choose
  const drafts = {/* drafts */}; // those that are only offered: their names, and the offers in their words
  const meet = (wishes, codes) => wishes.filter((wish) => typeof wish === "string").flatMap((wish) => [wish, wish.split("-")[0]])
    .map((w) => codes.find((code) => code.toLowerCase() === w.toLowerCase())).find(Boolean);
  let set;
  try {
    set = JSON.parse(localStorage.getItem("knucklebones/settings"))?.Language;
  } catch {
    // Storage may be forbidden or hold anything.
  }
  const fair = asked.has("kiosk");
  const chosen = meet([asked.get("lang"), ...fair ? `${asked.get("languages")} ${asked.get("language")}`.split(/[ ,]+/) : [set]], languages);
  const wishes = navigator.languages ?? [];
  const code = chosen ?? meet(wishes, ready) ?? "en";
  const offered = meet(chosen || fair ? [] : wishes, [...ready, ...Object.keys(drafts)]);

  // language has the code of the page's language, its words by the English ones, and the
  // draft that is offered.
  window.language = { code, languages, words: {}, draft: drafts[offered] };

  // words returns a text of the page, which is English or in the words of its language,
  // with its arguments.
  window.words = (key, ...args) => (language.words[key] ?? key).replace(/\{(\d)\}/g, (_, n) => args[n]);

  if (code !== "en") {
    const root = document.documentElement;
    root.style.visibility = "hidden";
    document.write(`<script src="lang/${code}.js"></` + "script>");
    document.addEventListener("readystatechange", () => { // the body is there, and no other script has run
      if (language.show) language.show();
      else console.error(`The page's words in the language ${code} are missing.`);
      root.style.visibility = "";
    }, { once: true });
  }
}
