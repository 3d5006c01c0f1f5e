import { authenticate } from "./authenticate.ts";
import type { Endpoint } from "./call.ts";
import { userJson } from "./users.ts";

/** GET /user: the caller's account, while the session lives. */
export const getUser: Endpoint = async (call) => {
  const { account } = await authenticate(call);
  return Response.json(userJson(account));
};
