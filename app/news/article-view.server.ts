import { articleMessages } from "#app/content/pages/article.server.ts";
import type { Prices } from "#app/domain/company-facts.ts";
import { formatWeekdayAndDay } from "#app/i18n/calendar.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { anchorOf } from "#app/i18n/spelling.ts";
import type { Article } from "./articles.server.ts";
import { exampleDay, readingMinutes, weeksBefore } from "./reading.ts";
import { plainText, safeHtml } from "./rich-text.server.ts";
import type { Block, BlockOf } from "./schema.ts";

/** A block as the article's components show it: rich text is sanitized, sums are computed, headings have anchors. */
export type ShownBlock =
  | Exclude<Block, BlockOf<"answer" | "countdown" | "heading" | "picture" | "price">>
  /** `failed`: what is shown when it can't be loaded. */
  | (BlockOf<"picture"> & { failed: string })
  | { kind: "heading"; text: string; id: string }
  | { kind: "price"; title: string; from: string; sum: string; total: string; terms: string; note: string };

export type ShownRuler = Pick<BlockOf<"countdown">, "title" | "text" | "question"> & {
  /** The ISO day that it shows before one is chosen. */
  day: string;
  stops: { weeks: number; when: string; what: string; law: boolean; date: string; label: string }[];
};

/**
 * What an article's page shows of its blocks. `now`, in milliseconds since 1970, is for the ruler's example day. Throws
 * when a price example names a price that the company does not have.
 */
export function viewArticle(
  article: Pick<Article, "lead" | "blocks">,
  prices: Prices,
  locale: Locale,
  now: number,
) {
  const { blocks } = article;
  const answer = blocks.find((block) => block.kind === "answer");
  const countdown = blocks.find((block) => block.kind === "countdown");
  return {
    /** The short answer as HTML; null when there is none. */
    answer: answer ? answer.items.map(safeHtml) : null,
    ruler: countdown ? viewRuler(countdown, locale, exampleDay(now)) : null,
    body: blocks.flatMap((block) => viewBlock(block, prices, locale)),
    minutes: readingTime(article),
  };
}

/** The minutes that an article takes to read. */
export function readingTime({ lead, blocks }: Pick<Article, "lead" | "blocks">): number {
  return readingMinutes([lead, ...blocks.map(textOf)].join(" "));
}

function viewBlock(block: Block, prices: Prices, locale: Locale): ShownBlock[] {
  switch (block.kind) {
    case "answer":
    case "countdown":
      return [];
    case "text":
      return [
        { kind: "text", html: safeHtml(block.html), ...(block.note && { note: safeHtml(block.note) }) },
      ];
    case "heading":
      return [{ ...block, id: anchorOf(block.text) }];
    case "picture":
      return [{ ...block, failed: articleMessages[locale].imageFailed }];
    case "mistakes":
      return [{ ...block, items: block.items.map(safeHtml) }];
    case "sources":
      return [{ ...block, html: safeHtml(block.html) }];
    case "price":
      return [viewPrice(block, prices, locale)];
    default:
      return [block];
  }
}

function viewPrice(
  { title, detail, service, people, hours }: BlockOf<"price">,
  prices: Prices,
  locale: Locale,
): ShownBlock {
  const messages = articleMessages[locale].price;
  const [group, name] = service;
  const price = Object.entries(prices[group]).find(([key]) => key === name)?.[1];
  if (price === undefined) throw new Error(`a price example names ${group}.${name}, which has no price`);
  const values = {
    people: String(people),
    hours: String(hours),
    price: String(price),
    total: formatNumber(people * hours * price, locale),
  };
  return {
    kind: "price",
    title,
    from: `${detail}, ${fill(messages.from, values)}`,
    sum: fill(messages.sum, values),
    total: fill(messages.total, values),
    terms: messages.terms,
    note: messages.note,
  };
}

function viewRuler(
  { title, text, question, stops }: BlockOf<"countdown">,
  locale: Locale,
  day: string,
): ShownRuler {
  return {
    title,
    text,
    question,
    day,
    stops: stops.map(({ weeks, when, what, law = false }) => {
      const date = weeksBefore(day, weeks);
      return { weeks, when, what, law, date, label: formatWeekdayAndDay(date, locale) };
    }),
  };
}

function textOf(block: Block): string {
  switch (block.kind) {
    case "text":
    case "sources":
      return plainText(block.html);
    case "heading":
    case "pull":
      return block.text;
    case "answer":
    case "mistakes":
      return block.items.map(plainText).join(" ");
    case "cases":
    case "facts":
      return block.rows.map(({ name, value }) => `${name} ${value}`).join(" ");
    case "picture":
      return block.caption ?? "";
    case "price":
    case "countdown":
      return "";
  }
}
