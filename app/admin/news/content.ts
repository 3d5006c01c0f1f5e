import type { Service } from "#app/domain/services.ts";
import { type Category, houseAuthor } from "#app/news/keys.ts";
import type { Picture } from "#app/news/media.ts";

type Locale = "sv" | "en";

/** How a text is written: one line, rich text, rich text that is one list, or "name: value" on every line. */
export type CellType = "line" | "rich" | "list" | "pairs";

/** The most characters of a text of each type. */
export const mostCharacters = {
  line: 600,
  rich: 20_000,
  list: 10_000,
  pairs: 6_000,
} as const satisfies Record<CellType, number>;

/** An article's address: small letters, digits and single hyphens between them. */
export const slugRule = { pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/, most: 100 };

export const mostAuthorCharacters = 100;

interface CellRule {
  type: CellType;
  /** May be left out in both languages. */
  optional?: true;
}

/** What is written in every kind of row: the head of an article first, then its blocks (#app/news/schema.ts). */
export const rowKinds = {
  title: { text: { type: "line" } },
  lead: { text: { type: "line" } },
  excerpt: { text: { type: "line" } },
  forYou: { text: { type: "line", optional: true } },
  imageAlt: { text: { type: "line" } },
  text: { html: { type: "rich" }, note: { type: "rich", optional: true } },
  heading: { text: { type: "line" } },
  answer: { items: { type: "list" } },
  pull: { text: { type: "line" }, caption: { type: "line" } },
  cases: { rows: { type: "pairs" } },
  facts: { title: { type: "line" }, rows: { type: "pairs" } },
  mistakes: { items: { type: "list" } },
  price: { title: { type: "line" }, detail: { type: "line" } },
  countdown: {
    title: { type: "line" },
    text: { type: "line" },
    question: { type: "line" },
    stops: { type: "pairs" },
  },
  sources: { html: { type: "rich" } },
} as const satisfies Record<string, Record<string, CellRule>>;

export type RowKind = keyof typeof rowKinds;

/** What every article has once, in this order, before its blocks. */
export const headKinds = ["title", "lead", "excerpt", "forYou", "imageAlt"] as const satisfies RowKind[];
type HeadKind = (typeof headKinds)[number];

/** The blocks that the editor adds; a list is a text that begins as one. */
export const addedKinds = ["text", "heading", "list", "pull", "facts"] as const;
export type AddedKind = (typeof addedKinds)[number];

/** A text in both languages; empty is not written. */
export type Pair = Record<Locale, string>;

export interface Row {
  id: string;
  kind: RowKind;
  cells: Record<string, Pair>;
  /** What is no text: the role of a fact box, the numbers of a price example, the weeks of a ruler. */
  settings: Record<string, unknown>;
  /** ISO moment at which the Swedish was changed after the English; null while the English is as new. */
  staleSince: string | null;
}

/** An article as the editor works with it. */
export interface Content {
  slug: string;
  category: Category;
  cover: string;
  author: string;
  roles: Service[];
  /** ISO day. */
  reviewedOn: string | null;
  image: Picture | null;
  rows: Row[];
}

/** The rules of a kind's cells, in the order in which they are written. */
export function cellsOf(kind: RowKind): [string, CellRule][] {
  return Object.entries(rowKinds[kind]);
}

/** Whether a kind stands in the head of an article: there once, neither moved nor taken away. */
export function isHead(kind: RowKind): boolean {
  return headKinds.some((head) => head === kind);
}

/** A text of the head of an article; empty where it is not written. */
export function headText({ rows }: Pick<Content, "rows">, kind: HeadKind): Pair {
  return rows.find((row) => row.kind === kind)?.cells.text ?? { sv: "", en: "" };
}

/** What an article is called; its English title where it has no Swedish one. */
export function titleOf(content: Pick<Content, "rows">): string {
  const { sv, en } = headText(content, "title");
  return sv || en;
}

/** A row with nothing written in it. */
export function emptyRow(kind: RowKind, id: string): Row {
  return {
    id,
    kind,
    cells: Object.fromEntries(cellsOf(kind).map(([name]) => [name, { sv: "", en: "" }])),
    settings: kind === "facts" ? { role: "guard" } : {},
    staleSince: null,
  };
}

/** A new article: the head alone, and one text to begin with. */
export function emptyContent(slug: string): Content {
  return {
    slug,
    category: "guide",
    cover: "notebook",
    author: houseAuthor,
    roles: [],
    reviewedOn: null,
    image: null,
    rows: [...headKinds.map((kind) => emptyRow(kind, kind)), emptyRow("text", "b1")],
  };
}
