import type { Endpoint } from "./call.ts";

/** GET /.well-known/jwks.json: the keys that anyone may check access tokens with. */
export const jwks: Endpoint = async ({ tools }) =>
  Response.json(await tools.keys.published(), { headers: { "cache-control": "public, max-age=600" } });

/** GET /health: the service answers and reaches its database. */
export const health: Endpoint = async ({ tools }) => {
  await tools.keys.published();
  return Response.json({ name: "auth", version: "v1", description: "Sign-in" });
};
