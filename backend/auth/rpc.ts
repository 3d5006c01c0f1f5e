import { sql } from "kysely";
import { z } from "zod";
import { oneValue } from "#backend/database/one-value.ts";
import { errorCode } from "#backend/error-code.ts";
import { bearerOf } from "./authenticate.ts";
import type { AuthTools } from "./call.ts";
import { AuthError } from "./errors.ts";
import { countHit } from "./limits.ts";

/** The path prefix of the Supabase client's `rpc` calls (PostgREST). */
export const restPath = "/rest/v1";

const isAdminBody = z.object({ user_id: z.uuid() });

/**
 * Handles `rpc/is_admin` (product 14.3), the only database function that a browser may call over HTTP: as the bearer
 * token's account, or as a visitor. Errors have PostgREST's codes, which the client knows.
 */
export async function handleRpc(tools: AuthTools, request: Request, clientIp: string): Promise<Response> {
  const url = new URL(request.url);
  const path = url.pathname.slice(restPath.length);
  if (!path.startsWith("/rpc/"))
    return failure(404, "PGRST205", "Could not find the table in the schema cache");
  if (path !== "/rpc/is_admin" || request.method !== "POST")
    return failure(404, "PGRST202", "Could not find the function in the schema cache");
  try {
    await countHit({ tools, request, url, params: {}, clientIp, cookies: [] }, "auth_request");
    const parsed = isAdminBody.safeParse(await request.json().catch(() => null));
    if (!parsed.success) return failure(400, "22P02", "invalid input syntax for type uuid");
    const token = bearerOf(request);
    const claims = token ? await tools.keys.verify(token).catch(() => null) : null;
    const isAdmin = await tools.database.as(
      claims ? "authenticated" : "anon",
      oneValue<boolean>(sql`public.is_admin(${parsed.data.user_id})`),
      { clientIp, ...(claims ? { claims } : {}) },
    );
    return Response.json(isAdmin, { headers: { "cache-control": "no-store" } });
  } catch (error) {
    if (error instanceof AuthError) return failure(429, "PT429", error.message);
    if (errorCode(error) === "42501") return failure(401, "42501", "permission denied for function is_admin");
    tools.reportError(error);
    return failure(503, "PGRST000", "Could not reach the database");
  }
}

/** An error in PostgREST's format. */
export function failure(
  status: number,
  code: string,
  message: string,
  details: string | null = null,
): Response {
  return Response.json(
    { code, message, details, hint: null },
    { status, headers: { "cache-control": "no-store" } },
  );
}
