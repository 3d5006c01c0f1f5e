import type * as z from "zod";
import type { OrderReport } from "#app/orders/order.ts";
import type { Queries } from "#backend/database/connection.ts";
import type { ApiAccess } from "./for-key.server.ts";
import { asKey } from "./for-key.server.ts";
import type { ApiScope } from "./key.ts";
import { findLead, listLeads } from "./leads.server.ts";
import { findOrder, listOrders, reportByKey } from "./orders.server.ts";
import type { ProblemName } from "./problem.server.ts";
import {
  id,
  lead,
  leadPage,
  listQuery,
  order,
  orderPage,
  orderProgress,
  staffedReport,
} from "./schema.server.ts";

/** What an endpoint answers: its JSON, or a problem with what is wrong in words. */
export type Answer = { json: unknown } | { problem: ProblemName; detail: string };

/** An endpoint of the API: requests, the OpenAPI document and the tests go by this. */
export interface Endpoint {
  /** What a generated client calls it. */
  name: string;
  method: "GET" | "POST";
  /** Below the path of the API; `{id}` stands for an id. */
  path: string;
  scope: ApiScope;
  summary: string;
  description?: string;
  query?: z.ZodObject;
  body?: z.ZodObject;
  json: z.ZodType;
  /** The problems that it answers besides those of every endpoint. */
  problems: readonly ProblemName[];
  answer(access: ApiAccess, input: { id: string; query: unknown; body: unknown }): Promise<Answer>;
}

/** An endpoint whose query and body have the types of their schemas. */
function endpoint<Query extends z.ZodObject = z.ZodObject, Body extends z.ZodObject = z.ZodObject>(
  given: Omit<Endpoint, "answer" | "query" | "body"> & {
    query?: Query;
    body?: Body;
    answer(
      access: ApiAccess,
      input: { id: string; query: z.output<Query>; body: z.output<Body> },
    ): Promise<Answer>;
  },
): Endpoint {
  // handle.server.ts has checked both by these schemas.
  return given as Endpoint;
}

/** The answer to a read of one thing. */
async function one<Json>(
  access: ApiAccess,
  find: (queries: Queries) => Promise<Json | undefined>,
): Promise<Answer> {
  const json = await asKey(access, find);
  return json === undefined ? { problem: "notFound", detail: notThere } : { json };
}

const notThere = "There is none with this id.";

/** The answer to a report about an order. */
async function report(access: ApiAccess, id: string, what: OrderReport): Promise<Answer> {
  const result = await reportByKey(access, id, what);
  if (result === "gone") return { problem: "notFound", detail: notThere };
  if (result === "cancelled") return { problem: "conflict", detail: "The order is cancelled." };
  return { json: result };
}

const again = "The same report again changes nothing, so that it may be sent again after an error.";
/** The problems of a report. */
const ofReports = ["conflict", "lengthNeeded"] as const;

export const endpoints: readonly Endpoint[] = [
  endpoint({
    name: "listLeads",
    method: "GET",
    path: "/leads",
    scope: "leads:read",
    summary: "Leads by their last change",
    description:
      "To keep a copy, read all pages once, and from then on regularly what was changed since. A lead that was erased is no longer in the list.",
    query: listQuery,
    json: leadPage,
    problems: ["invalid"],
    answer: async (access, { query }) => ({
      json: await asKey(access, (queries) => listLeads(queries, query)),
    }),
  }),
  endpoint({
    name: "getLead",
    method: "GET",
    path: "/leads/{id}",
    scope: "leads:read",
    summary: "One lead",
    json: lead,
    problems: ["notFound"],
    answer: (access, { id }) => one(access, (queries) => findLead(queries, id)),
  }),
  endpoint({
    name: "listOrders",
    method: "GET",
    path: "/orders",
    scope: "orders:read",
    summary: "Orders by their last change",
    description: "To keep a copy, read all pages once, and from then on regularly what was changed since.",
    query: listQuery,
    json: orderPage,
    problems: ["invalid"],
    answer: async (access, { query }) => ({
      json: await asKey(access, (queries) => listOrders(queries, query)),
    }),
  }),
  endpoint({
    name: "getOrder",
    method: "GET",
    path: "/orders/{id}",
    scope: "orders:read",
    summary: "One order",
    json: order,
    problems: ["notFound"],
    answer: (access, { id }) => one(access, (queries) => findOrder(queries, id)),
  }),
  endpoint({
    name: "reportStaffed",
    method: "POST",
    path: "/orders/{id}/staffed",
    scope: "orders:report",
    summary: "Report that an order is staffed",
    description: `The customer sees who comes, and gets an email. ${again} Other names replace those that were reported.`,
    body: staffedReport,
    json: orderProgress,
    problems: [...ofReports, "unreadable", "tooLarge", "wrongType", "invalid"],
    answer: (access, { id, body: { staff } }) => report(access, id, { step: "staffed", staff }),
  }),
  endpoint({
    name: "reportOnSite",
    method: "POST",
    path: "/orders/{id}/on-site",
    scope: "orders:report",
    summary: "Report that the staff is on site",
    description: again,
    json: orderProgress,
    problems: ofReports,
    answer: (access, { id }) => report(access, id, { step: "onSite" }),
  }),
  endpoint({
    name: "reportDone",
    method: "POST",
    path: "/orders/{id}/done",
    scope: "orders:report",
    summary: "Report that the work is done",
    description: `The customer gets an email. ${again}`,
    json: orderProgress,
    problems: ofReports,
    answer: (access, { id }) => report(access, id, { step: "done" }),
  }),
];

/**
 * The endpoints at a path below the path of the API, one for each method, and the id in it (null when they have none);
 * no endpoint for a path that there is not.
 */
export function endpointsAt(path: string): { methods: readonly Endpoint[]; id: string | null } {
  const segments = path.split("/");
  const methods = endpoints.filter((each) => {
    const pattern = each.path.split("/");
    return (
      pattern.length === segments.length &&
      pattern.every((part, place) => part === "{id}" || part === segments[place])
    );
  });
  const place = methods[0]?.path.split("/").indexOf("{id}") ?? -1;
  return { methods, id: segments[place] ?? null };
}

/** Whether a text of a path may be an id: PostgreSQL reads no other. */
export const isId = (text: string): boolean => id.safeParse(text).success;
