import type { Endpoint } from "./call.ts";

/** GET /.well-known/jwks.json: the public keys that check access tokens. */
export const jwks: Endpoint = async ({ tools }) =>
  Response.json(await tools.keys.published(), { headers: { "cache-control": "public, max-age=600" } });
