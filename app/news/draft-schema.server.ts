import { z } from "zod";
import { services } from "#app/domain/services.ts";
import { day } from "#app/forms/field-schemas.ts";
import {
  type Content,
  cellsOf,
  emptyRow,
  headKinds,
  maxAuthorCharacters,
  maxCharacters,
  type Row,
  type RowKind,
  rowKinds,
  slugRule,
} from "./content.ts";
import { tidyHtml } from "./convert.server.ts";
import { categories } from "./keys.ts";

const maxRows = 120;

const picture = z.object({
  hash: z.string().regex(/^[0-9a-f]{32}$/),
  width: z.int().min(1).max(20_000),
  height: z.int().min(1).max(20_000),
});
const isKind = (kind: string): kind is RowKind => Object.hasOwn(rowKinds, kind);
const written = z.string().transform((text) => text.replace(/\r\n?/g, "\n").toWellFormed());
const row = z
  .object({
    id: z.string().regex(/^[A-Za-z0-9-]{1,40}$/),
    kind: z.string().refine(isKind),
    cells: z.record(z.string(), z.object({ sv: written, en: written })),
    settings: z.record(z.string(), z.unknown()).default({}),
    staleSince: z.iso.datetime().nullable().default(null),
  })
  .transform(({ id, kind, cells, settings, staleSince }, context): Row => {
    const tidy = cellsOf(kind).map(([name, { type }]) => {
      const clean = (text: string) => {
        if (isLonger(text, maxCharacters[type])) {
          context.addIssue({ code: "custom", message: `${name} is too long`, path: [name] });
          return "";
        }
        return type === "rich" || type === "list" ? tidyHtml(text) : plainLines(text, type === "pairs");
      };
      const { sv = "", en = "" } = cells[name] ?? {};
      return [name, { sv: clean(sv), en: clean(en) }] as const;
    });
    // Only our own uploaded pictures, which their hash names.
    const shown = kind === "picture" ? picture.safeParse(settings) : null;
    if (shown?.success === false)
      context.addIssue({ code: "custom", message: "a picture has no picture", path: ["settings"] });
    return {
      ...emptyRow(kind, id),
      cells: Object.fromEntries(tidy),
      settings: shown?.data ?? settings,
      staleSince,
    };
  });

/** The editor's content: sanitized, with only the cells that each kind of row has, and always with the head. */
export const contentSchema = z
  .object({
    slug: z.string().max(slugRule.limit).regex(slugRule.pattern),
    category: z.enum(categories),
    cover: z.string().regex(/^[a-z-]{1,40}$/),
    author: written.pipe(z.string().trim().min(1).max(maxAuthorCharacters)),
    roles: z.array(z.enum(services)).max(services.length),
    reviewedOn: z.nullable(day),
    image: picture.nullable(),
    rows: z.array(row).max(maxRows),
  })
  .transform((content): Content => {
    const blocks = content.rows.filter(({ kind }) => !headKinds.some((head) => head === kind));
    const head = headKinds.map(
      (kind) => content.rows.find((each) => each.kind === kind) ?? emptyRow(kind, kind),
    );
    return { ...content, rows: [...head, ...blocks] };
  });

/** Whether a text has more than `limit` code points; much longer ones are not counted. */
function isLonger(text: string, limit: number): boolean {
  return text.length > 2 * limit || (text.length > limit && Array.from(text).length > limit);
}

function plainLines(text: string, many: boolean): string {
  const plain = text.replace(many ? /[^\P{Cc}\n]/gu : /\p{Cc}+/gu, many ? "" : " ");
  return plain.trim();
}
