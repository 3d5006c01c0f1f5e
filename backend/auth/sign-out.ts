import { audit } from "./audit.ts";
import { authenticate } from "./authenticate.ts";
import { asAuth, type Endpoint } from "./call.ts";
import { invalid } from "./errors.ts";

/**
 * POST /logout: ends this session (`local`), the account's other ones (`others`) or all (`global`, as the protocol
 * has it when no scope is given).
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
