import * as z from "zod/mini";
import { type LeadStatus, leadStatuses } from "#app/domain/lead-status.ts";
import { type Service, serviceInAddress, services } from "#app/domain/services.ts";

export const timelineId = "handelser";

export const leadKinds = ["contact", "quote", "order"] as const;
export const leadSorts = ["newest", "oldest", "start", "next", "name"] as const;

export type LeadKind = (typeof leadKinds)[number];
export type LeadSort = (typeof leadSorts)[number];

/** The filter of a list of leads, from its address; an absent field means all. */
export interface LeadFilter {
  status?: LeadStatus;
  kind?: LeadKind;
  service?: Service;
  city?: string;
  /** A person's id, or "none" for unassigned leads. */
  assigned?: string;
  /** Days in Sweden, `2026-11-21`, both inclusive. */
  from?: string;
  to?: string;
  search?: string;
  /** Some leads by their ids, with commas between them: the export of what is chosen in the list. */
  ids?: string;
}

/** Where a page of the list begins: after one row, or before another. */
export interface LeadCursor {
  way: "after" | "before";
  /** The row's time by which it is sorted (ISO, microseconds), or its name. */
  key: string;
  id: string;
}

export interface LeadView {
  filter: LeadFilter;
  sort: LeadSort;
  cursor: LeadCursor | null;
}

export const pageRows = 25;

export const parameterOf = {
  status: "status",
  kind: "typ",
  service: "tjanst",
  city: "ort",
  assigned: "ansvarig",
  from: "fran",
  to: "till",
  search: "sok",
  ids: "val",
  sort: "ordning",
  after: "efter",
  before: "fore",
} as const satisfies Record<keyof LeadFilter | "sort" | "after" | "before", string>;

const day = z.iso.date();
const id = z.uuid();
const idList =
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(,[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}){0,24}$/;

/**
 * Reads a view from an address. Values that are not valid are ignored, so that an old or mistyped link shows more.
 */
export function viewOf(parameters: URLSearchParams): LeadView {
  const of = (name: keyof typeof parameterOf) => parameters.get(parameterOf[name])?.trim() ?? "";
  const assigned = of("assigned");
  const filter: LeadFilter = {
    ...oneOf("status", leadStatuses, of("status")),
    ...oneOf("kind", leadKinds, of("kind")),
    ...oneOf("service", services, serviceInAddress(of("service")) ?? ""),
    ...(/^[a-z]{1,30}$/.test(of("city")) ? { city: of("city") } : {}),
    ...(assigned === "none" || id.safeParse(assigned).success ? { assigned } : {}),
    ...(day.safeParse(of("from")).success ? { from: of("from") } : {}),
    ...(day.safeParse(of("to")).success ? { to: of("to") } : {}),
    ...(idList.test(of("ids")) ? { ids: of("ids") } : {}),
    ...(of("search") ? { search: of("search").slice(0, 200) } : {}),
  };
  const sort = leadSorts.find((known) => known === of("sort")) ?? "newest";
  return {
    filter,
    sort,
    cursor: cursorOf("after", of("after"), sort) ?? cursorOf("before", of("before"), sort),
  };
}

/** The parameters of a view, without the `?`, with its page when the view has a cursor. */
export function parametersOf({ filter, sort, cursor }: LeadView): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(filter) as [keyof LeadFilter, string][])
    parameters.set(parameterOf[name], value);
  if (sort !== "newest") parameters.set(parameterOf.sort, sort);
  if (cursor) parameters.set(parameterOf[cursor.way], `${cursor.id}~${cursor.key}`);
  return parameters;
}

function oneOf<Name extends string, Value extends string>(
  name: Name,
  known: readonly Value[],
  asked: string,
): { [Key in Name]?: Value } {
  const value = known.find((choice) => choice === asked);
  return (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: Value };
}

function cursorOf(way: LeadCursor["way"], text: string, sort: LeadSort): LeadCursor | null {
  const [cursorId = "", ...rest] = text.split("~");
  const key = rest.join("~");
  if (!id.safeParse(cursorId).success) return null;
  if (sort !== "name" && Number.isNaN(Date.parse(key))) return null;
  return { way, key, id: cursorId };
}
