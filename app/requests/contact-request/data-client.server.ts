import * as z from "zod/mini";
import { readJson } from "#app/forms/form-body.server.ts";
import type { RequestContext } from "#app/forms/submit-form.server.ts";
import { failure } from "#backend/auth/rpc.ts";
import { submitContactRequest } from "./submit.server.ts";

/** The path that the data client (supabase-js) posts its insert to. */
const contactRequestsPath = "/rest/v1/contact_requests";

/** The path of the function that the data client invokes after its insert. */
const contactEmailPath = "/functions/v1/send-contact-request-email";

/** Handles a request of the data client; null when it is for another path. Never throws. */
export async function handleDataClient(request: Request, context: RequestContext): Promise<Response | null> {
  switch (new URL(request.url).pathname) {
    case contactRequestsPath:
      return handleContactInsert(request, context);
    case contactEmailPath:
      return acknowledgeContactEmail(request);
    default:
      return null;
  }
}

const contactEmailBody = z.object({
  contactType: z.enum(["email", "phone"]),
  contactValue: z.string(),
  companyName: z.string(),
});

/**
 * Acknowledges the function send-contact-request-email (product 9.6). It sends nothing: the insert has queued the
 * emails, and calling this alone makes us send none. Never throws.
 */
async function acknowledgeContactEmail(request: Request): Promise<Response> {
  const response = (status: number, body: object) =>
    Response.json(body, { status, headers: { "cache-control": "no-store" } });
  if (request.method !== "POST") return response(405, { code: "METHOD_NOT_ALLOWED", message: "POST only" });
  return contactEmailBody.safeParse(await readJson(request)).success
    ? response(200, { acknowledged: true })
    : response(400, { code: "BAD_REQUEST", message: "Expected contactType, contactValue and companyName" });
}

const maxBytes = 8 * 1024;
const columns = ["contact_type", "contact_value", "company_name"] as const;

/**
 * Handles the only insert that a data client may do (product 9.5): a row of contact_requests with its three columns, as
 * a visitor, with nothing returned. It is checked, limited and stored like the form; the same row within the hour is
 * the same request. Everything else is refused as the database would refuse a visitor, with PostgREST's error codes.
 * Never throws.
 */
export async function handleContactInsert(request: Request, context: RequestContext): Promise<Response> {
  const refusal = refusalOf(request);
  if (refusal) return refusal;
  const body = await request.text().catch(() => "");
  if (body.length > maxBytes) return failure(413, "PGRST102", "The body is too long");
  const row = rowOf(body);
  if (row instanceof Response) return row;
  const { contact_type: contactType, contact_value: contactValue, company_name: companyName } = row;
  const contact = contactType === "phone" ? { phone: contactValue } : { email: contactValue };
  const posted = { contactType, ...contact, companyName, locale: "sv" };
  const { result, status } = await submitContactRequest(posted, context);
  if (result.ok) return new Response(null, { status: 201, headers: { "cache-control": "no-store" } });
  switch (result.reason) {
    case "invalid":
      return failure(
        status,
        "23514",
        'new row for relation "contact_requests" violates check constraint',
        result.issues.map(({ field, code }) => `${field}: ${code}`).join(", "),
      );
    case "rateLimited":
      return failure(status, "PT429", "too many requests");
    case "challenge":
      return failure(status, "PT428", "proof of work required");
    case "unavailable":
      return failure(status, "PGRST000", "Could not reach the database");
    case "failed":
      return failure(status, "XX000", "internal error");
  }
}

/** Why a request is not a plain insert; null when it is one. */
function refusalOf({ method, url, headers }: Request): Response | null {
  const { searchParams } = new URL(url);
  const prefer = headers.get("prefer") ?? "";
  const isInsert =
    method === "POST" &&
    [...searchParams.keys()].every((name) => name === "columns") &&
    // Returning or overwriting a row needs rights that a visitor doesn't have.
    !/return=(?!minimal)|resolution=/.test(prefer);
  if (!isInsert) return failure(401, "42501", "permission denied for table contact_requests");
  const profile = headers.get("content-profile") ?? "public";
  if (profile !== "public")
    return failure(406, "PGRST106", "The schema must be one of the following: public");
  if (!headers.get("content-type")?.startsWith("application/json"))
    return failure(415, "PGRST102", "Content-Type not acceptable");
  return null;
}

/** The row in a body (an object, or a list of one, with our columns only), or the refusal. */
function rowOf(body: string): Record<string, unknown> | Response {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return failure(400, "PGRST102", "Empty or invalid json");
  }
  if (Array.isArray(parsed) && parsed.length > 1)
    return failure(401, "42501", "permission denied for table contact_requests", "One row at a time.");
  const row: unknown = Array.isArray(parsed) ? parsed[0] : parsed;
  if (typeof row !== "object" || row === null || Array.isArray(row))
    return failure(400, "PGRST102", "All object keys must match");
  const unknown = Object.keys(row).find((name) => !columns.some((column) => column === name));
  if (unknown !== undefined)
    return failure(
      400,
      "PGRST204",
      `Could not find the '${unknown.slice(0, 63)}' column of 'contact_requests' in the schema cache`,
    );
  const values: Record<string, unknown> = { ...row };
  const missing = columns.find((column) => values[column] === undefined || values[column] === null);
  return missing
    ? failure(
        400,
        "23502",
        `null value in column "${missing}" of relation "contact_requests" violates not-null constraint`,
      )
    : values;
}
