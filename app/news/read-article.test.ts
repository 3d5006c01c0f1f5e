import { expect, it } from "vitest";
import { readArticle } from "./read-article.server.ts";

const head = "---\ntitle: T\nexcerpt: E\nforYou: F\nlead: L\n---\n";
const read = (text: string) => readArticle("a.sv.md", `${head}${text}`, "sv").blocks;

it("reads every kind of block", () => {
  const source = [
    "### {answer}\n\n- **Ja.** Alltid.",
    "### Räkna {countdown}\n\nText.\n\nNär?\n\n- 1 | 1 vecka | Ansök | law\n- 0 | Dagen | Insläpp",
    "## Ett",
    "Text med [länk](prices).",
    "- a\n- b",
    "> **4 §** lagen",
    "Ny text.",
    "### {cases}\n\n- Butik | Tillstånd",
    "### Kort {facts guard}\n\n- Ålder | 18&nbsp;år",
    "### Exempel {price guard.stationary 2 8}\n\nButik",
    "### Sagt. {pull}\n\nAv oss.",
    "### {mistakes}\n\n- **Fel.** Rätt.",
    "### {sources}\n\nKällor: *lagen*.",
  ].join("\n\n");
  expect(read(source)).toEqual([
    { kind: "answer", items: ["<strong>Ja.</strong> Alltid."] },
    {
      kind: "countdown",
      title: "Räkna",
      text: "Text.",
      question: "När?",
      stops: [
        { weeks: 1, when: "1 vecka", what: "Ansök", law: true },
        { weeks: 0, when: "Dagen", what: "Insläpp" },
      ],
    },
    { kind: "heading", text: "Ett" },
    {
      kind: "text",
      html: '<p>Text med <a href="/pris">länk</a>.</p>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>',
      note: "<strong>4 §</strong> lagen",
    },
    { kind: "text", html: "<p>Ny text.</p>" },
    { kind: "cases", rows: [{ name: "Butik", value: "Tillstånd" }] },
    { kind: "facts", title: "Kort", role: "guard", rows: [{ name: "Ålder", value: "18\u00a0år" }] },
    {
      kind: "price",
      title: "Exempel",
      detail: "Butik",
      service: ["guard", "stationary"],
      people: 2,
      hours: 8,
    },
    { kind: "pull", text: "Sagt.", caption: "Av oss." },
    { kind: "mistakes", items: ["<strong>Fel.</strong> Rätt."] },
    { kind: "sources", html: "Källor: <em>lagen</em>." },
  ]);
});

it.each([
  ["an unknown block", "\n### A {boks}", "line 8"],
  ["a heading of another size", "# A", "line 7"],
  ["HTML", "text\n\n<b>x</b>", "line 9"],
  ["a picture", "![x](y.png)", "line 7"],
  ["a link to no page", "text\n\n[x](nowhere)", "line 9"],
  ["words in braces", "Ring {phone}.", "line 7"],
  ["a note without a text", "> x", "line 7"],
  ["a box without its list", "### {mistakes}\n\nx", "line 9"],
  ["bold words in a row", "### {cases}\n\n- **a** | b", "line 9"],
  ["a row without a value", "### {cases}\n\n- a", "value"],
  ["a box for a service that is none", "### A {facts gard}\n\n- a | b", "role"],
])("says what is wrong and where: %s", (_name, text, message) => {
  expect(() => read(text)).toThrow(/^a\.sv\.md/);
  expect(() => read(text)).toThrow(message);
});
