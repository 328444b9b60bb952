// Chooses the language before anything is painted. The build writes this into the page
// itself, so that a page in English needs no other file. What Go does with the same
// wishes is in scenes/app/language.go.
{
  const asked = new URLSearchParams(location.search);
  const languages = [/* languages */];
  const meet = (wish) => [wish, wish.split("-")[0]].map((w) => languages.find((code) => code.toLowerCase() === w.toLowerCase())).find(Boolean);
  let set;
  try {
    set = JSON.parse(localStorage.getItem("knucklebones/settings"))?.Language;
  } catch {
    // Storage may be forbidden or hold anything.
  }
  const fair = asked.has("kiosk");
  const wishes = [asked.get("lang"), fair ? asked.get("language") : set, ...navigator.languages ?? []];
  const code = wishes.filter((wish) => typeof wish === "string").map(meet).find(Boolean) ?? "en";

  // language has the code of the page's language, and its words by the English ones.
  window.language = { code, languages, words: {} };

  // words returns a text of the page, which is English or in the words of its language,
  // with its arguments.
  window.words = (key, ...args) => (language.words[key] ?? key).replace(/\{(\d)\}/g, (_, n) => args[n]);

  if (code !== "en") {
    const root = document.documentElement;
    root.style.visibility = "hidden";
    document.write(`<script src="lang/${code}.js"></` + "script>");
    document.addEventListener("readystatechange", () => { // the body is there, and no other script has run
      if (language.show) language.show(document);
      else console.error(`The page's words in the language ${code} are missing.`);
      root.style.visibility = "";
    }, { once: true });
  }
}
