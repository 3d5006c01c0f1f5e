import * as z from "zod/mini";
import { isCursorTime } from "#app/domain/cursor.ts";
import { filterParameters, readFilter } from "#app/domain/filter.ts";
import { oneOf } from "#app/domain/one-of.ts";
import { requestKinds } from "#app/domain/request-kinds.ts";
import { serviceInAddress, services } from "#app/domain/services.ts";
import { day, month } from "#app/forms/field-schemas.ts";
import { leadStatuses, lostReasons } from "./lead-status.ts";

export const timelineId = "handelser";

export const pageRows = 25;

const id = z.uuid();

export const leadSorts = ["newest", "oldest", "start", "next", "name"] as const;

export type LeadSort = (typeof leadSorts)[number];

const schemas = {
  status: z.enum(leadStatuses),
  kind: z.enum(requestKinds),
  /** A service, or "none" for leads without one. */
  service: z.union([
    z.literal("none"),
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((name: string) => serviceInAddress(name)),
      ),
      z.enum(services),
    ),
  ]),
  city: z.string().check(z.regex(/^[a-z]{1,30}$/)),
  /** A tag's id. */
  tag: z.uuid(),
  /** Values of leads.source, separated by commas: several can have the same name. */
  source: z.string().check(z.regex(/^[a-z,-]{1,200}$/)),
  /** A person's id, or "none" for unassigned leads. */
  assigned: z.union([z.literal("none"), z.uuid()]),
  /** How far leads came, whatever became of them (product 19.42). */
  reached: z.enum(["responded", "quoted"]),
  /** Why leads were lost. */
  reason: z.enum([...lostReasons, "unknown"]),
  /** The month in Sweden in which leads were won, `2026-11`. */
  wonIn: month,
  /** Days in Sweden, `2026-11-21`, both inclusive. */
  from: day,
  to: day,
  /** A time before which leads came in: those that nobody responded to in time (product 19.2). */
  receivedBefore: z.iso.datetime().check(z.refine((time) => time >= "2000")),
  /** The ids of chosen leads, separated by commas, for their export. */
  ids: z.string().check(
    z.refine((ids) => {
      const all = ids.split(",", pageRows + 1);
      return all.length <= pageRows && all.every((each) => id.safeParse(each).success);
    }),
  ),
  search: z.string().check(
    z.minLength(1),
    z.overwrite((text) => text.slice(0, 200)),
  ),
};

/** The filter of a list of leads; an absent field means all. */
export type LeadFilter = { [Name in keyof typeof schemas]?: z.output<(typeof schemas)[Name]> };

/** The sort key of a row without the time that the list is sorted by: it comes last. PostgreSQL reads it as a time. */
export const endless = "infinity";

/** Where a page of the list begins: after one row, or before another. */
export interface LeadCursor {
  way: "after" | "before";
  /** The value that the row is sorted by: a time (ISO with microseconds, or `endless`) or a name. */
  key: string;
  id: string;
}

export interface LeadView {
  filter: LeadFilter;
  sort: LeadSort;
  cursor: LeadCursor | null;
}

/** The URL parameters of a list of leads. */
export const leadParameters = {
  status: "status",
  kind: "typ",
  service: "tjanst",
  city: "ort",
  tag: "etikett",
  source: "kalla",
  reached: "steg",
  reason: "orsak",
  wonIn: "vunnen",
  assigned: "ansvarig",
  from: "fran",
  to: "till",
  receivedBefore: "fore-tid",
  search: "sok",
  ids: "val",
  sort: "ordning",
  after: "efter",
  before: "fore",
} as const satisfies Record<keyof LeadFilter | "sort" | "after" | "before", string>;

/** The URL parameter of an export as an Excel workbook; without it the export is CSV. */
export const exportFormat = { parameter: "fil", excel: "xlsx" };

/** Reads a view from URL parameters. Invalid values are ignored, so that an old or mistyped link shows more. */
export function readLeadView(parameters: URLSearchParams): LeadView {
  const get = (name: keyof typeof leadParameters) => parameters.get(leadParameters[name])?.trim() ?? "";
  const sort = oneOf(leadSorts, get("sort")) ?? "newest";
  return {
    filter: readFilter(schemas, leadParameters, parameters),
    sort,
    cursor: readLeadCursor("after", get("after"), sort) ?? readLeadCursor("before", get("before"), sort),
  };
}

/** The URL parameters of a view. */
export function viewParameters({ filter, sort, cursor }: LeadView): URLSearchParams {
  const parameters = new URLSearchParams(filterParameters(filter, leadParameters));
  if (sort !== "newest") parameters.set(leadParameters.sort, sort);
  if (cursor) parameters.set(leadParameters[cursor.way], `${cursor.id}~${cursor.key}`);
  return parameters;
}

function readLeadCursor(way: LeadCursor["way"], text: string, sort: LeadSort): LeadCursor | null {
  const [cursorId = "", ...rest] = text.split("~");
  const key = rest.join("~");
  if (!id.safeParse(cursorId).success) return null;
  if (sort !== "name" && key !== endless && !isCursorTime(key)) return null;
  return { way, key, id: cursorId };
}
