import { marked, type Token, type Tokens } from "marked";
import type { Clause } from "#app/sections/legal-text.tsx";

/** The URL for a link's target; undefined when there is no such page. */
export type Address = (target: string) => string | undefined;

/**
 * Reads a long text in Markdown: its parts, separated by `---`, each a list of clauses. A clause is `## Title
 * {#anchor}`, an optional `> one sentence`, paragraphs, and an optional list. Placeholders (`{phone}`) and links stay
 * in the texts. Throws with the file's name and line for any other Markdown, which the pages would show as it is.
 */
export function readClauses(file: string, source: string, address: Address): Clause[][] {
  const parts: Clause[][] = [[]];
  let line = 1;
  for (const token of marked.lexer(source.replaceAll("&nbsp;", "\u00a0").replaceAll("&#8288;", "\u2060"))) {
    const wrong = (problem: string) => new Error(`${file}, line ${line}: ${problem}`);
    const clauses = parts.at(-1) ?? [];
    if (/&#?\w+;/.test(token.raw)) throw wrong("the only signs with & are &nbsp; and &#8288;");
    if (token.type === "hr") parts.push([]);
    else if (token.type === "heading") clauses.push(begin(token.raw, wrong));
    else if (token.type !== "space") {
      const clause = clauses.pop();
      if (!clause) throw wrong("a text begins with a heading: ## Title {#anchor}");
      clauses.push(extend(clause, token, { address, wrong }));
    }
    line += token.raw.split("\n").length - 1;
  }
  return parts;
}

interface Reading {
  address: Address;
  wrong: (problem: string) => Error;
}

function begin(raw: string, wrong: Reading["wrong"]): Clause {
  const [, title, id] = /^## (?:(.*) )?\{#([\w:-]+)\}\s*$/.exec(raw) ?? [];
  if (!id) throw wrong("a heading is written ## Title {#anchor}");
  return { id, title: title ?? "", text: [] };
}

function extend(clause: Clause, token: Token, reading: Reading): Clause {
  const isFirst = clause.text.length === 0 && !clause.short;
  if (token.type === "blockquote" && isFirst) return { ...clause, short: only(token.tokens, reading) };
  if (token.type === "paragraph" && !clause.points)
    return { ...clause, text: [...clause.text, textOf(token, reading)] };
  if (token.type === "list" && !token.ordered && !clause.points)
    return { ...clause, points: (token as Tokens.List).items.map(({ tokens }) => only(tokens, reading)) };
  throw reading.wrong(
    "after a heading come perhaps > one sentence, then paragraphs, then perhaps one list of -",
  );
}

/** The text of a single paragraph; throws for anything else. */
function only(tokens: Token[] | undefined, reading: Reading): string {
  const [token, ...others] = tokens ?? [];
  if (!token || others.length > 0 || (token.type !== "paragraph" && token.type !== "text"))
    throw reading.wrong("one paragraph can stand here, and nothing within it");
  return textOf(token, reading);
}

/** The text with its links; the targets are replaced by their URLs. */
function textOf({ tokens }: Token & { tokens?: Token[] }, { address, wrong }: Reading): string {
  return (tokens ?? [])
    .map((token) => {
      if (token.type === "text") return token.raw.replaceAll("\n", " ");
      if (token.type !== "link") throw wrong(`"${token.raw}" has marks that the page does not show`);
      const [, label, target = ""] = /^\[([^[\]]+)\]\(([^()\s]+)\)$/.exec(token.raw) ?? [];
      if (!label) throw wrong(`a link is written [words](page), not "${token.raw}"`);
      const href = /^(https|mailto|tel):/.test(target) ? target : address(target);
      if (!href) throw wrong(`there is no page "${target}" to link to`);
      return `[${label}](${href})`;
    })
    .join("");
}
