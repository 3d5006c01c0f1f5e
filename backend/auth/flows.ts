import { createHash } from "node:crypto";
import { z } from "zod";
import type { Queries } from "#backend/database/connection.ts";
import { asAuth, type Call, type Clock, readBody } from "./call.ts";
import { AuthError, invalid } from "./errors.ts";
import { countHit } from "./limits.ts";
import { openSecretBox } from "./secret-box.ts";
import { hashSecret, randomSecret, sameHash } from "./secrets.ts";
import { type Method, type OpenSession, startSession } from "./sessions.ts";
import { findAccount } from "./users.ts";

/** How long a code is valid: only two redirects come between its issue and its exchange. */
const codeMilliseconds = 300_000;

/**
 * The part of a body that begins a PKCE flow (RFC 7636); without it the flow is the implicit one. The method is always
 * S256: with `plain` anybody who saw the request would have the verifier.
 */
export const challengeBody = z.object({
  code_challenge: z
    .string()
    .regex(/^[\w.~-]{43,128}$/)
    .nullish(),
  code_challenge_method: z.string().toLowerCase().pipe(z.literal("s256")).nullish(),
});

type Challenge = z.output<typeof challengeBody>;

/** The provider's own tokens, which are passed to the client once. */
export interface ProviderTokens {
  provider_token?: string | undefined;
  provider_refresh_token?: string | undefined;
}

/** Stores a PKCE challenge until its code is exchanged. Returns the flow's id, or null without a challenge. */
export async function startFlow(
  queries: Queries,
  { tools }: Clock,
  { code_challenge: challenge }: Challenge,
  about: { user_id: string; authentication_method: Method },
): Promise<string | null> {
  if (!challenge) return null;
  const { id } = await queries
    .insertInto("auth.flow_state")
    .values({
      ...about,
      code_challenge: challenge,
      code_challenge_method: "s256",
      created_at: tools.now(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Issues the code of a PKCE flow, which only a client with the verifier can exchange. */
export async function issueCode(
  queries: Queries,
  { tools }: Call,
  flowId: string,
  userId: string,
  tokens: ProviderTokens = {},
): Promise<string> {
  const code = randomSecret();
  await queries
    .updateTable("auth.flow_state")
    .set({
      user_id: userId,
      auth_code_hash: hashSecret(code),
      auth_code_issued_at: tools.now(),
      // Encrypted with the code itself; the database stores only a hash of it.
      provider_tokens: tokens.provider_token
        ? Buffer.from(openSecretBox(code).seal(JSON.stringify(tokens), flowId))
        : null,
    })
    .where("id", "=", flowId)
    .execute();
  return code;
}

const exchangeBody = z.object({
  auth_code: z.string().max(500).default(""),
  code_verifier: z.string().max(500).default(""),
});

/** Exchanges a code and its verifier for a session. A code can be tried once. */
export async function exchangeCode(call: Call): Promise<OpenSession & ProviderTokens> {
  await countHit(call, "auth_verify");
  const { auth_code: code, code_verifier: verifier } = await readBody(call, exchangeBody);
  if (!code || !verifier)
    throw invalid("invalid request: both auth code and code verifier should be non-empty");
  const flow = await asAuth(call, (queries) =>
    queries
      .deleteFrom("auth.flow_state")
      .where("auth_code_hash", "=", hashSecret(code))
      .returningAll()
      .executeTakeFirst(),
  );
  const { user_id: userId, auth_code_issued_at: issuedAt } = flow ?? {};
  if (!flow || !userId || !issuedAt) throw new AuthError("flow_state_not_found");
  if (call.tools.now().getTime() - issuedAt.getTime() > codeMilliseconds)
    throw new AuthError("flow_state_expired");
  const proof = createHash("sha256").update(verifier).digest("base64url");
  if (!sameHash(hashSecret(proof), hashSecret(flow.code_challenge ?? "")))
    throw new AuthError("bad_code_verifier");
  const tokens: ProviderTokens = flow.provider_tokens
    ? JSON.parse(openSecretBox(code).open(flow.provider_tokens.toString(), flow.id))
    : {};
  return asAuth(call, async (queries) => {
    const account = await findAccount(queries, { id: userId });
    if (!account) throw new AuthError("flow_state_not_found");
    const session = await startSession(queries, call, account, flow.authentication_method as Method);
    return { ...session, ...tokens };
  });
}
