import type { Updateable } from "kysely";
import type { Queries } from "#backend/database/connection.ts";
import type { AuthUsers } from "#backend/database/types.ts";
import type { AuthFactorRow, AuthIdentityRow, AuthUserRow } from "./rows.ts";

/** The row of an account, with its ways to sign in and its second factors. */
export interface Account {
  user: AuthUserRow;
  identities: AuthIdentityRow[];
  factors: AuthFactorRow[];
}

/** An email address in the form that accounts are found by. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Finds an account by its id or its email address; undefined when there is none. */
export async function findAccount(
  queries: Queries,
  by: { id: string } | { email: string },
): Promise<Account | undefined> {
  const [column, value] = "id" in by ? (["id", by.id] as const) : (["email", normalEmail(by.email)] as const);
  const user = await queries
    .selectFrom("auth.users")
    .selectAll()
    .where(column, "=", value)
    .executeTakeFirst();
  return user && accountOf(queries, user);
}

/** Changes an account's row, in the caller's transaction. Returns the new row. */
export function saveUser(queries: Queries, id: string, changes: Updateable<AuthUsers>): Promise<AuthUserRow> {
  return queries
    .updateTable("auth.users")
    .set(changes)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** An account with its identities and factors, by its row in auth.users. */
export async function accountOf(queries: Queries, user: AuthUserRow): Promise<Account> {
  const [identities, factors] = await Promise.all([
    queries
      .selectFrom("auth.identities")
      .selectAll()
      .where("user_id", "=", user.id)
      .orderBy("created_at")
      .execute(),
    queries
      .selectFrom("auth.mfa_factors")
      .selectAll()
      .where("user_id", "=", user.id)
      .orderBy("created_at")
      .execute(),
  ]);
  return { user, identities, factors };
}

/** An account in the protocol's format, without its secrets. */
export function userJson({ user, identities, factors }: Account): Record<string, unknown> {
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email,
    phone: user.phone ?? "",
    email_confirmed_at: user.email_confirmed_at ?? undefined,
    confirmed_at: user.email_confirmed_at ?? undefined,
    invited_at: user.invited_at ?? undefined,
    confirmation_sent_at: user.confirmation_sent_at ?? undefined,
    recovery_sent_at: user.recovery_sent_at ?? undefined,
    ...(user.email_change
      ? { new_email: user.email_change, email_change_sent_at: user.email_change_sent_at }
      : {}),
    last_sign_in_at: user.last_sign_in_at ?? undefined,
    banned_until: user.banned_until ?? undefined,
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities: identities.map(identityJson),
    factors: factors.map(factorJson),
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: user.is_anonymous,
  };
}

function identityJson(identity: AuthIdentityRow) {
  return {
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    last_sign_in_at: identity.last_sign_in_at,
    created_at: identity.created_at,
    updated_at: identity.updated_at,
    email: identity.email ?? undefined,
  };
}

/** A factor in the protocol's format. */
export function factorJson(factor: AuthFactorRow) {
  return {
    id: factor.id,
    friendly_name: factor.friendly_name ?? undefined,
    factor_type: factor.factor_type,
    status: factor.status,
    ...(factor.issuer ? { issuer: factor.issuer } : {}),
    ...(factor.phone ? { phone: factor.phone } : {}),
    created_at: factor.created_at,
    updated_at: factor.updated_at,
    last_challenged_at: factor.last_challenged_at ?? undefined,
    // Our addition.
    last_used_at: factor.last_used_at ?? undefined,
  };
}
