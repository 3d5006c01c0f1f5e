import { audit } from "./audit.ts";
import { authenticate } from "./authenticate.ts";
import { asAuth, type Endpoint, uuidParam } from "./call.ts";
import { AuthError, invalid } from "./errors.ts";

/**
 * GET /user/sessions: the caller's sessions, newest first. Our addition: Supabase Auth has no such list, so pages
 * must work without it.
 */
export const listSessions: Endpoint = async (call) => {
  const { account, session } = await authenticate(call);
  const rows = await asAuth(call, (queries) =>
    queries
      .selectFrom("auth.sessions")
      .selectAll()
      .where("user_id", "=", account.user.id)
      .where((where) => where.or([where("not_after", "is", null), where("not_after", ">", call.tools.now())]))
      .orderBy("created_at", "desc")
      .execute(),
  );
  return Response.json({
    sessions: rows.map((row) => ({
      id: row.id,
      current: row.id === session.id,
      aal: row.aal,
      user_agent: row.user_agent,
      created_at: row.created_at,
      refreshed_at: row.refreshed_at ?? row.created_at,
      not_after: row.not_after,
    })),
  });
};

/** DELETE /user/sessions/:session: ends one of the caller's sessions. */
export const endSession: Endpoint = async (call) => {
  const id = uuidParam(call, "session");
  const { account } = await authenticate(call);
  const ended = await asAuth(call, async (queries) => {
    const row = await queries
      .deleteFrom("auth.sessions")
      .where("id", "=", id)
      .where("user_id", "=", account.user.id)
      .returning("id")
      .executeTakeFirst();
    if (row) await audit(queries, "logout", account.user.id, call.tools.now(), { scope: "one" });
    return row;
  });
  if (!ended) throw new AuthError("session_not_found", "Session not found", { status: 404 });
  return new Response(null, { status: 204 });
};

/**
 * POST /logout: ends this session (`local`), the account's other ones (`others`) or all (`global`, the protocol's
 * default).
 */
export const logout: Endpoint = async (call) => {
  const scope = call.url.searchParams.get("scope") ?? "global";
  if (!["local", "others", "global"].includes(scope)) throw invalid(`Unsupported logout scope "${scope}"`);
  const { account, session } = await authenticate(call);
  await asAuth(call, async (queries) => {
    const ending = queries.deleteFrom("auth.sessions").where("user_id", "=", account.user.id);
    if (scope === "local") await ending.where("id", "=", session.id).execute();
    else if (scope === "others") await ending.where("id", "<>", session.id).execute();
    else await ending.execute();
    await audit(queries, "logout", account.user.id, call.tools.now(), { scope });
  });
  return new Response(null, { status: 204 });
};
