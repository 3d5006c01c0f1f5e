import { TOTP } from "otpauth";
import encodeQR from "qr";
import { z } from "zod";
import type { Queries } from "#backend/database/connection.ts";
import { audit } from "./audit.ts";
import {
  authenticate,
  type Caller,
  hasVerifiedFactor,
  lockCaller,
  requireSecondFactor,
} from "./authenticate.ts";
import { asAuth, type Call, type Endpoint, readBody, uuidParam } from "./call.ts";
import { AuthError, invalid } from "./errors.ts";
import { requireFreshFactor } from "./fresh-factor.ts";
import { queueNotice } from "./one-time-tokens.ts";
import type { AuthFactorRow } from "./rows.ts";
import { aboutFactor } from "./seal-stored.ts";
import type { Account } from "./users.ts";

/** Supabase Auth's limit. */
const maximumFactors = 10;

const enrolBody = z.object({
  factor_type: z.string(),
  friendly_name: z.string().trim().max(60).optional(),
  issuer: z.string().trim().max(100).optional(),
  phone: z.string().trim().optional(),
});

/** POST /factors: begins the enrolment of a second factor, which is valid once it was verified. */
export const enrol: Endpoint = async (call) => {
  const body = await readBody(call, enrolBody);
  const caller = await authenticate(call);
  const { account } = caller;
  await requireFreshFactor(call, caller);
  const verified = account.factors.filter(({ status }) => status === "verified");
  if (verified.length >= maximumFactors) throw new AuthError("too_many_enrolled_mfa_factors");
  if (body.friendly_name && verified.some(({ friendly_name: name }) => name === body.friendly_name))
    throw new AuthError("mfa_factor_name_conflict");
  if (body.factor_type === "totp") return enrolTotp(call, caller, body);
  if (body.factor_type === "phone") return enrolPhone(call, caller, body);
  // The authenticator creates the key pair at the factor's first challenge.
  if (body.factor_type === "webauthn")
    return enrolled(await addFactor(call, caller, body, { factor_type: "webauthn" }));
  throw invalid("factor_type needs to be totp, phone, or webauthn");
};

type EnrolBody = z.output<typeof enrolBody>;

async function enrolTotp(call: Call, caller: Caller, body: EnrolBody): Promise<Response> {
  const issuer = body.issuer || call.tools.siteUrl.hostname;
  const totp = new TOTP({ issuer, label: caller.account.user.email });
  const secret = totp.secret.base32;
  const factor = await addFactor(call, caller, body, { factor_type: "totp", secret, issuer });
  const uri = totp.toString();
  return enrolled(factor, { totp: { qr_code: encodeQR(uri, "svg"), secret, uri } });
}

async function enrolPhone(call: Call, caller: Caller, body: EnrolBody): Promise<Response> {
  if (!call.tools.sendText) throw new AuthError("mfa_phone_enroll_not_enabled");
  const phone = (body.phone ?? "").replace(/[\s()-]/g, "").replace(/^\+/, "");
  if (!/^[1-9]\d{7,14}$/.test(phone)) throw invalid("Invalid phone number format (E.164 required)");
  return enrolled(await addFactor(call, caller, body, { factor_type: "phone", phone }), { phone });
}

function enrolled(
  { id, factor_type: type, friendly_name: name, issuer }: AuthFactorRow,
  more: object = {},
): Response {
  return Response.json({
    id,
    type,
    friendly_name: name ?? undefined,
    issuer: issuer ?? undefined,
    ...more,
  });
}

/** Adds an unverified factor, and removes earlier ones that were never verified. */
function addFactor(
  call: Call,
  caller: Caller,
  { friendly_name }: EnrolBody,
  {
    secret,
    ...kind
  }: { factor_type: "totp" | "phone" | "webauthn"; secret?: string; issuer?: string; phone?: string },
): Promise<AuthFactorRow> {
  const { now, secrets } = call.tools;
  const id = crypto.randomUUID();
  return asAuth(call, async (queries) => {
    const locked = await lockCaller(queries, caller);
    requireSecondFactor(locked);
    const { user } = locked.account;
    await dropUnverifiedFactors(queries, user.id);
    const factor = await queries
      .insertInto("auth.mfa_factors")
      .values({
        id,
        user_id: user.id,
        friendly_name: friendly_name || null,
        ...kind,
        secret: secret && secrets.seal(secret, aboutFactor(id)),
        created_at: now(),
        updated_at: now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await audit(queries, "factor_in_progress", user.id, now(), { type: kind.factor_type });
    return factor;
  });
}

/** Removes unverified factors, which could otherwise be verified later as another way in. */
export async function dropUnverifiedFactors(queries: Queries, userId: string): Promise<void> {
  await queries
    .deleteFrom("auth.mfa_factors")
    .where("user_id", "=", userId)
    .where("status", "=", "unverified")
    .execute();
}

/** The account's factor that the path names. Throws AuthError `mfa_factor_not_found`. */
export function factorOf(call: Call, { factors }: Account): AuthFactorRow {
  const id = uuidParam(call, "factor");
  const factor = factors.find((each) => each.id === id);
  if (!factor) throw new AuthError("mfa_factor_not_found");
  return factor;
}

/** Deletes a factor of an account, and the recovery codes with the last one. Returns whether it was the last. */
export async function removeFactor(
  queries: Queries,
  { user, factors }: Account,
  { id, status }: AuthFactorRow,
) {
  const others = factors.filter((each) => each.id !== id);
  const isLast = status === "verified" && !hasVerifiedFactor({ factors: others });
  const removed = queries.deleteFrom("auth.mfa_factors").where("user_id", "=", user.id);
  await removed.where("id", "=", id).execute();
  if (isLast) await removed.where("factor_type", "=", "recovery_code").execute();
  return isLast;
}

/** DELETE /factors/:factor: removes a factor. With the last one, recovery codes go and sessions fall back to aal1. */
export const unenrol: Endpoint = async (call) => {
  const caller = await authenticate(call);
  const { account, session } = caller;
  const factor = factorOf(call, account);
  if (factor.status === "verified" && session.aal !== "aal2")
    throw new AuthError("insufficient_aal", undefined, { status: 422 });
  if (factor.status === "verified") await requireFreshFactor(call, caller);
  const now = call.tools.now();
  await asAuth(call, async (queries) => {
    if (await removeFactor(queries, (await lockCaller(queries, caller)).account, factor)) {
      const ofUser = queries.selectFrom("auth.sessions").select("id").where("user_id", "=", account.user.id);
      await queries
        .updateTable("auth.sessions")
        .set({ aal: "aal1", factor_id: null, updated_at: now })
        .where("id", "in", ofUser.where("aal", "=", "aal2"))
        .execute();
      await queries
        .deleteFrom("auth.mfa_amr_claims")
        .where("session_id", "in", ofUser)
        .where("authentication_method", "in", ["totp", "mfa/phone", "mfa/webauthn", "mfa/recovery_code"])
        .execute();
    }
    await audit(queries, "factor_unenrolled", account.user.id, now, { type: factor.factor_type });
    if (factor.status === "verified") await queueNotice(queries, call, "factor_removed", account.user.id);
  });
  return Response.json({ id: factor.id });
};
