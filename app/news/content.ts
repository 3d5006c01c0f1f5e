import type { Service } from "#app/domain/services.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { type Category, defaultAuthor } from "./keys.ts";
import type { Picture } from "./media.ts";

/** How a text is edited: as one line, rich text, a rich-text list, or "name: value" lines. */
export type CellType = "line" | "rich" | "list" | "pairs";

/** The maximum length of each type of text. */
export const maxCharacters = {
  line: 600,
  rich: 20_000,
  list: 10_000,
  pairs: 6_000,
} as const satisfies Record<CellType, number>;

/** An article's slug: lower-case letters, digits and single hyphens. */
export const slugRule = { pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/, limit: 100 };

export const maxAuthorCharacters = 100;

interface CellRule {
  type: CellType;
  /** May be empty in both languages. */
  optional?: true;
}

/** The texts of each kind of row: the head of an article first, then its blocks (./schema.ts). */
export const rowKinds = {
  title: { text: { type: "line" } },
  lead: { text: { type: "line" } },
  excerpt: { text: { type: "line" } },
  forYou: { text: { type: "line", optional: true } },
  imageAlt: { text: { type: "line" } },
  text: { html: { type: "rich" }, note: { type: "rich", optional: true } },
  picture: { alt: { type: "line" }, caption: { type: "line", optional: true } },
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

/** The rows that every article has once, in this order, before its blocks. */
export const headKinds = ["title", "lead", "excerpt", "forYou", "imageAlt"] as const satisfies RowKind[];
type HeadKind = (typeof headKinds)[number];

/** The blocks that the editor can add; "list" is a text that starts as a list. */
export const addedKinds = ["text", "heading", "list", "pull", "facts"] as const;
export type AddedKind = (typeof addedKinds)[number];

/** A text in both languages; "" when it is missing. */
export type Pair = Record<Locale, string>;

/** A row of the editor: a text of the head, or a block. */
export interface Row {
  id: string;
  kind: RowKind;
  cells: Record<string, Pair>;
  /** What is not text: a picture, the role of a fact box, the numbers of a price example, the weeks of a ruler. */
  settings: Record<string, unknown>;
  /** When the Swedish was changed after the English (ISO); null while the English is up to date. */
  staleSince: string | null;
}

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

/** The cells of a kind of row, in order, with their rules. */
export function cellsOf(kind: RowKind): [string, CellRule][] {
  return Object.entries(rowKinds[kind]);
}

/** Whether a kind belongs to the head, whose rows can't be moved or removed. */
export function isHead(kind: RowKind): boolean {
  return headKinds.some((head) => head === kind);
}

/** A text of the head; "" when it is missing. */
export function headText({ rows }: Pick<Content, "rows">, kind: HeadKind): Pair {
  return rows.find((row) => row.kind === kind)?.cells.text ?? { sv: "", en: "" };
}

/** An article's title: the Swedish one, or the English one if that is missing. */
export function titleOf(content: Pick<Content, "rows">): string {
  const { sv, en } = headText(content, "title");
  return sv || en;
}

/** A new row of a kind, without text. */
export function emptyRow(kind: RowKind, id: string): Row {
  return {
    id,
    kind,
    cells: Object.fromEntries(cellsOf(kind).map(([name]) => [name, { sv: "", en: "" }])),
    settings: kind === "facts" ? { role: "guard" } : {},
    staleSince: null,
  };
}

/** The picture of a row; null for a row without one. */
export function pictureOf({ kind, settings }: Pick<Row, "kind" | "settings">): Picture | null {
  const { hash, width, height } = settings;
  const isPicture = typeof hash === "string" && typeof width === "number" && typeof height === "number";
  return kind === "picture" && isPicture ? { hash, width, height } : null;
}

/** The uploaded pictures of an article, above its text and within it. */
export function picturesIn({ image, rows }: Pick<Content, "image" | "rows">): Picture[] {
  return [image, ...rows.map(pictureOf)].filter((picture) => picture !== null);
}

/** A new row with a picture, with the picture's own description. */
export function pictureRow(id: string, { hash, width, height }: Picture, alt: Pair): Row {
  const row = emptyRow("picture", id);
  return { ...row, cells: { ...row.cells, alt }, settings: { hash, width, height } };
}

/** A new article: the head and one empty text. */
export function emptyContent(slug: string): Content {
  return {
    slug,
    category: "guide",
    cover: "notebook",
    author: defaultAuthor,
    roles: [],
    reviewedOn: null,
    image: null,
    rows: [...headKinds.map((kind) => emptyRow(kind, kind)), emptyRow("text", "b1")],
  };
}
