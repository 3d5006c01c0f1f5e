import { apiPath } from "#app/site-map.ts";
import type { Problem } from "./schema.server.ts";

/** Every error of the API (RFC 9457), by the name that its type ends with. */
export const problems = {
  unreadable: { status: 400, title: "The request can't be read" },
  unauthorized: { status: 401, title: "A valid key is needed" },
  forbidden: { status: 403, title: "The key may not do this" },
  notFound: { status: 404, title: "There is no such thing" },
  wrongMethod: { status: 405, title: "The address has no such method" },
  conflict: { status: 409, title: "The order does not allow this" },
  lengthNeeded: { status: 411, title: "The length of the body is needed" },
  tooLarge: { status: 413, title: "The body is too large" },
  wrongType: { status: 415, title: "The body must be JSON" },
  invalid: { status: 422, title: "The request is not valid" },
  tooMany: { status: 429, title: "Too many requests" },
  failed: { status: 500, title: "Something went wrong here" },
  unavailable: { status: 503, title: "Unavailable for a moment" },
} as const satisfies Record<string, { status: number; title: string }>;
export type ProblemName = keyof typeof problems;

/** An error as JSON. Its type leads to the document that lists all of them. */
export function problemJson(name: ProblemName, more: Pick<Problem, "detail" | "errors"> = {}): Problem {
  return { type: `${apiPath}/openapi.json#${name}`, ...problems[name], ...more };
}

/** What every response of the API has. */
export const apiHeaders = { "cache-control": "no-store", "x-robots-tag": "noindex" };

/** The media type of errors. */
export const problemType = "application/problem+json";

/** An error as a response. */
export function problem(
  name: ProblemName,
  more: Parameters<typeof problemJson>[1] = {},
  headers: Record<string, string> = {},
): Response {
  return Response.json(problemJson(name, more), {
    status: problems[name].status,
    headers: { ...apiHeaders, ...headers, "content-type": problemType },
  });
}

/** The name of the error with a status: of a request that the server refuses before it is read. */
export function problemOf(status: number): ProblemName {
  const names = Object.keys(problems) as ProblemName[];
  return names.find((name) => problems[name].status === status) ?? "failed";
}
