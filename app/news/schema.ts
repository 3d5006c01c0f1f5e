import { z } from "zod";
import { pricedServices, services } from "#app/domain/services.ts";

const text = z.string().min(1);
/** Rich text (product 13.2); sanitized when it is rendered, whoever wrote it. */
const html = text;
const rows = z.array(z.object({ name: text, value: text })).min(1);

/**
 * A block of an article, as news_articles stores it. Headings, quotes and facts are blocks, because rich text has no
 * elements for them.
 */
const block = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("text"), html, note: html.optional() }),
  z.object({
    kind: z.literal("picture"),
    hash: z.string().regex(/^[0-9a-f]{32}$/),
    width: z.int().positive(),
    height: z.int().positive(),
    alt: text,
    caption: text.optional(),
  }),
  z.object({ kind: z.literal("heading"), text }),
  z.object({ kind: z.literal("answer"), items: z.array(html).min(1) }),
  z.object({ kind: z.literal("pull"), text, caption: text }),
  z.object({ kind: z.literal("cases"), rows }),
  z.object({ kind: z.literal("facts"), title: text, role: z.enum(services), rows }),
  z.object({ kind: z.literal("mistakes"), items: z.array(html).min(1) }),
  z.object({
    kind: z.literal("price"),
    title: text,
    detail: text,
    /** Group and name of one of the company's prices, so that articles never have prices of their own. */
    service: z.tuple([z.enum(pricedServices), text]),
    people: z.int().positive(),
    hours: z.int().positive(),
  }),
  z.object({
    kind: z.literal("countdown"),
    title: text,
    text,
    question: text,
    stops: z
      .array(
        z.object({
          /** Weeks before the event; 0 is the day itself. */
          weeks: z.int().min(0).max(12),
          when: text,
          what: text,
          /** A stop that the law sets, drawn dashed; the others are our planning. */
          law: z.boolean().optional(),
        }),
      )
      .min(2),
  }),
  z.object({ kind: z.literal("sources"), html }),
]);

export const blocks = z.array(block);

/** The uploaded image of an article, as news_articles stores it. */
export const storedImage = z.object({
  hash: text,
  width: z.int().positive(),
  height: z.int().positive(),
  altSv: text,
  altEn: z.string(),
});

export type Block = z.infer<typeof block>;
export type BlockOf<Kind extends Block["kind"]> = Extract<Block, { kind: Kind }>;
