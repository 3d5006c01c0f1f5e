import type * as z from "zod";
import { readJson } from "#app/forms/form-body.server.ts";
import { pageUrl } from "#app/i18n/page-url.ts";
import { apiPath } from "#app/site-map.ts";
import type { Database } from "#backend/database/connection.ts";
import { DatabaseUnavailable } from "#backend/database/errors.ts";
import { errorCode } from "#backend/error-code.ts";
import { type Endpoint, endpointsAt, isId } from "./endpoints.server.ts";
import { openKey } from "./for-key.server.ts";
import { bearerOf } from "./key.ts";
import { openApiDocument } from "./openapi.server.ts";
import { apiHeaders, problem } from "./problem.server.ts";

/** What the API needs of its process and the request. */
interface ApiContext {
  database: Database;
  /** The IP address of the request, by which clients without a key are counted. */
  clientIp: string;
  reportError(error: unknown, path: string): void;
}

/** Seconds until a client tries again what the database could not do. */
const retrySeconds = "5";

/**
 * Handles a request of the API. The key is opened and the request counted before anything else is read of it. Never
 * throws: every error is a problem (RFC 9457).
 */
export async function handleApi(request: Request, context: ApiContext): Promise<Response> {
  const { pathname } = pageUrl(request);
  try {
    return await answerTo(request, pathname.slice(apiPath.length), context);
  } catch (error) {
    if (error instanceof DatabaseUnavailable)
      return problem("unavailable", {}, { "retry-after": retrySeconds });
    // The key was revoked, or has expired, after it was opened.
    if (errorCode(error) === "42501") return unauthorized();
    context.reportError(error, pathname);
    return problem("failed");
  }
}

async function answerTo(
  request: Request,
  path: string,
  { database, clientIp }: ApiContext,
): Promise<Response> {
  if (path === "/openapi.json" && request.method === "GET") return json(openApiDocument());
  const access = await openKey(database, bearerOf(request.headers.get("authorization")), { clientIp });
  if (access === null) return unauthorized();
  if ("retryAfter" in access)
    return problem(
      "tooMany",
      { detail: `Try again in ${access.retryAfter} seconds.` },
      {
        "retry-after": String(access.retryAfter),
      },
    );
  const { methods, id } = endpointsAt(path);
  if (methods.length === 0 || (id !== null && !isId(id)))
    return problem("notFound", { detail: "The API has no such address." });
  const endpoint = methods.find(({ method }) => method === request.method);
  if (!endpoint) return problem("wrongMethod", {}, { allow: methods.map(({ method }) => method).join(", ") });
  const { scope } = endpoint;
  if (!access.key.scopes.includes(scope))
    return problem(
      "forbidden",
      { detail: `The key lacks the scope ${scope}.` },
      {
        "www-authenticate": `Bearer realm="api", error="insufficient_scope", scope="${scope}"`,
      },
    );
  const input = await readInput(endpoint, request);
  if (input instanceof Response) return input;
  const answer = await endpoint.answer(access, { id: id ?? "", ...input });
  return "problem" in answer ? problem(answer.problem, { detail: answer.detail }) : json(answer.json);
}

function unauthorized(): Response {
  return problem(
    "unauthorized",
    { detail: "Send `Authorization: Bearer` and a key that is in use." },
    { "www-authenticate": 'Bearer realm="api"' },
  );
}

function json(value: unknown): Response {
  return Response.json(value, { headers: apiHeaders });
}

/** The query and the body of a request, checked by the endpoint's schemas; or why they are refused. */
async function readInput(
  endpoint: Endpoint,
  request: Request,
): Promise<{ query: unknown; body: unknown } | Response> {
  const parameters = Object.fromEntries(pageUrl(request).searchParams);
  const query = endpoint.query?.safeParse(parameters);
  if (query?.error) return invalid(query.error, (path) => path.join("."));
  if (!endpoint.body) return { query: query?.data, body: undefined };
  const [type] = (request.headers.get("content-type") ?? "").split(";", 1);
  if (type?.trim().toLowerCase() !== "application/json")
    return problem("wrongType", { detail: "Send `Content-Type: application/json`." });
  const posted = await readJson(request);
  if (posted === null) return problem("unreadable", { detail: "The body is no JSON." });
  const body = endpoint.body.safeParse(posted);
  if (body.error) return invalid(body.error, (path) => `/${path.join("/")}`);
  return { query: query?.data, body: body.data };
}

function invalid({ issues }: z.ZodError, fieldOf: (path: string[]) => string): Response {
  const errors = issues.slice(0, 20).map(({ path, message }) => ({
    field: fieldOf(path.map(String)),
    detail: message,
  }));
  return problem("invalid", { errors });
}
