import { requireAdministrator } from "./administrator.ts";
import { audit } from "./audit.ts";
import { authenticate } from "./authenticate.ts";
import { asAuth, type Call, type Endpoint, uuidParam } from "./call.ts";
import { AuthError, invalid } from "./errors.ts";

/**
 * GET /user/sessions: the caller's sessions, newest first. Our addition to the protocol: Supabase Auth has no such list,
 * so pages must work without it.
 */
export const listSessions: Endpoint = async (call) => {
  const { account, session } = await authenticate(call);
  return openSessions(call, account.user.id, session.id);
};

/** GET /admin/users/:user/sessions: a user's sessions, newest first, for administrators. Our addition. */
export const listSessionsOf: Endpoint = async (call) => {
  await requireAdministrator(call);
  return openSessions(call, uuidParam(call, "user"), null);
};

async function openSessions(call: Call, userId: string, current: string | null): Promise<Response> {
  const rows = await asAuth(call, (queries) =>
    queries
      .selectFrom("auth.sessions")
      .select(["id", "aal", "user_agent", "created_at", "refreshed_at", "not_after"])
      .where("user_id", "=", userId)
      .where((where) => where.or([where("not_after", "is", null), where("not_after", ">", call.tools.now())]))
      .orderBy("created_at", "desc")
      .execute(),
  );
  return Response.json({
    sessions: rows.map((row) => ({
      ...row,
      refreshed_at: row.refreshed_at ?? row.created_at,
      current: row.id === current,
    })),
  });
}

/** DELETE /admin/users/:user/sessions[/:session]: ends all or one of a user's sessions. Our addition. */
export const endSessionsOf: Endpoint = async (call) => {
  const adminId = await requireAdministrator(call, { fresh: true });
  const user = uuidParam(call, "user");
  const id = call.params.session === undefined ? null : uuidParam(call, "session");
  const ended = await asAuth(call, async (queries) => {
    const ending = queries.deleteFrom("auth.sessions").where("user_id", "=", user).returning("id");
    const { length } = await (id ? ending.where("id", "=", id) : ending).execute();
    if (length)
      await audit(queries, "sessions_ended", user, call.tools.now(), {
        by: adminId,
        scope: id ? "one" : "all",
      });
    return length;
  });
  return Response.json({ ended });
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
    const all = queries.deleteFrom("auth.sessions").where("user_id", "=", account.user.id);
    await (scope === "global" ? all : all.where("id", scope === "local" ? "=" : "<>", session.id)).execute();
    await audit(queries, "logout", account.user.id, call.tools.now(), { scope });
  });
  return new Response(null, { status: 204 });
};
