import { type Content, cellsOf, type Row } from "./content.ts";
import { isEmpty } from "./draft.ts";
import type { Category } from "./keys.ts";

/** What is drawn for an article of a category until somebody chooses another drawing. */
const covers: Record<Category, string> = {
  guide: "notebook",
  product: "report",
  training: "steps",
  cities: "entrance",
  press: "stage",
};

/** A new article with the category of the last one, and that category's drawing. */
export function beginIn(content: Content, category: Category | undefined): Content {
  return category ? { ...content, category, cover: covers[category] } : content;
}

const maxCharacters = { lead: 300, excerpt: 160 };

/** A text that an article lacks, with what is proposed for it; "" for nothing. */
export interface AskedText {
  row: Row;
  cell: string;
  proposed: string;
}

/**
 * The Swedish texts that may be asked for as an article is published: of the rows that lack one (article.ts says which),
 * those of one line, with what the text itself proposes. Null when the headline or the text is missing, or a block is
 * half written: that is written in the editor first.
 */
export function textsToAsk(content: Content, missing: readonly Row[]): AskedText[] | null {
  const isAskable = ({ kind }: Row) =>
    kind === "lead" || kind === "excerpt" || kind === "imageAlt" || kind === "picture";
  if (!missing.every(isAskable)) return null;
  const opening = openingOf(content);
  return missing.flatMap((row) =>
    cellsOf(row.kind)
      .filter(([cell, { optional }]) => !optional && isEmpty(row.cells[cell]?.sv ?? ""))
      .map(([cell]) => ({
        row,
        cell,
        proposed:
          row.kind === "lead" || row.kind === "excerpt" ? shorten(opening, maxCharacters[row.kind]) : "",
      })),
  );
}

/** The first paragraph of the Swedish text, without tags. */
function openingOf({ rows }: Content): string {
  const html = rows.find(({ kind }) => kind === "text")?.cells.html?.sv ?? "";
  const paragraphs = html.split(/<\/(?:p|li)>/).map(textOf);
  return paragraphs.find((text) => text !== "") ?? "";
}

const entities: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&nbsp;": "\u00a0",
  "&amp;": "&",
};

function textOf(html: string): string {
  return html
    .replace(/<[^<>]*>/g, " ")
    .replace(/&(?:lt|gt|nbsp|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/[ \n]+/g, " ")
    .trim();
}

/** The first whole sentences of a text that fit; the first words if not even one does. */
function shorten(text: string, limit: number): string {
  let short = "";
  for (const { segment } of new Intl.Segmenter("sv", { granularity: "sentence" }).segment(text)) {
    if ((short + segment).trimEnd().length > limit) break;
    short += segment;
  }
  if (short || !text) return short.trim();
  const words = text.slice(0, limit - 1);
  return `${words.slice(0, Math.max(words.lastIndexOf(" "), limit / 2)).trim()}…`;
}
