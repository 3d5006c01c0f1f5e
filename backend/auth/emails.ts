import { z } from "zod";
import { staffRoles } from "#app/domain/staff-roles.ts";
import type { Database } from "#backend/database/connection.ts";
import { type Notice, notices, type TokenType, tokens } from "./one-time-tokens.ts";
import { hashSecret, randomCode, randomSecret } from "./secrets.ts";
import { authPath } from "./service.ts";

/** The content of an email of the sign-in, before it is rendered (app/account/emails.tsx). */
export type AccountEmail =
  | {
      kind: TokenType;
      /** Who invites and in which role; only invitations by an administrator have it. */
      invitation?: Invitation | undefined;
      to: string;
      locale: "sv" | "en";
      link: string;
      code: string;
      validMilliseconds: number;
    }
  | { kind: Notice; to: string; locale: "sv" | "en"; at: Date };

const invitation = z.object({ by: z.string().max(100), role: z.enum(staffRoles) });

export type Invitation = z.infer<typeof invitation>;

interface AccountEmailTools {
  database: Database;
  siteUrl: string;
  now: Date;
}

const job = z.union([
  z.object({ tokenId: z.uuid(), askedAt: z.coerce.date() }),
  z.object({
    noticeId: z.uuid(),
    notice: z.enum(notices),
    userId: z.uuid(),
    askedAt: z.coerce.date(),
    to: z.string().optional(),
  }),
]);

/**
 * The email of a job and the id of its token or notice; null when the token or account no longer exists, or the link
 * would have expired. The link's secret and the code are created here and stored as hashes. A retry creates new ones, so
 * that the database never has them in plain text.
 */
export async function accountEmailOf(
  payload: unknown,
  tools: AccountEmailTools,
): Promise<{ id: string; email: AccountEmail } | null> {
  const parsed = job.parse(payload);
  const [id, email] =
    "tokenId" in parsed
      ? [parsed.tokenId, await tokenEmail(parsed, tools)]
      : [parsed.noticeId, await noticeEmail(parsed, tools)];
  return email && { id, email };
}

async function tokenEmail(
  { tokenId, askedAt }: { tokenId: string; askedAt: Date },
  { database, siteUrl, now }: AccountEmailTools,
): Promise<AccountEmail | null> {
  const link = randomSecret();
  const code = randomCode();
  return database.as("site_auth", async (queries) => {
    const row = await queries
      .updateTable("auth.one_time_tokens")
      .set({
        token_hash: hashSecret(link),
        code_hash: hashSecret(code, tokenId),
        attempts: 0,
        created_at: now,
      })
      .where("id", "=", tokenId)
      .returningAll()
      .executeTakeFirst();
    if (!row) return null;
    const kind = row.token_type as TokenType;
    const { lifetime: validMilliseconds, verifiedAs } = tokens[kind];
    if (now.getTime() - askedAt.getTime() > validMilliseconds) {
      await queries.deleteFrom("auth.one_time_tokens").where("id", "=", tokenId).execute();
      return null;
    }
    const user = await queries
      .selectFrom("auth.users")
      .select(["raw_user_meta_data", "invited_at"])
      .where("id", "=", row.user_id)
      .executeTakeFirst();
    const locale = localeOf(row.redirect_to, user?.raw_user_meta_data);
    const url = new URL(`${authPath}/verify`, siteUrl);
    url.searchParams.set("token", link);
    url.searchParams.set("type", verifiedAs);
    if (row.redirect_to) url.searchParams.set("redirect_to", row.redirect_to);
    const email = { to: row.relates_to, locale, code, validMilliseconds, kind, link: url.href };
    // Only the metadata of an invited account were set by an administrator, and can be trusted.
    if (kind !== "invite_token" || !user?.invited_at) return email;
    const { data } = invitation.safeParse(Reflect.get(Object(user.raw_user_meta_data), "invitation"));
    return { ...email, invitation: data };
  });
}

async function noticeEmail(
  { notice, userId, askedAt, to }: { notice: Notice; userId: string; askedAt: Date; to?: string | undefined },
  { database }: AccountEmailTools,
): Promise<AccountEmail | null> {
  const user = await database.as("site_auth", (queries) =>
    queries
      .selectFrom("auth.users")
      .select(["email", "raw_user_meta_data"])
      .where("id", "=", userId)
      .executeTakeFirst(),
  );
  if (!user) return null;
  return { kind: notice, to: to ?? user.email, locale: localeOf(null, user.raw_user_meta_data), at: askedAt };
}

/** The language of the page that requested the email, or the account's own; Swedish otherwise. */
function localeOf(redirectTo: string | null, data: unknown): "sv" | "en" {
  const lang = redirectTo && URL.canParse(redirectTo) ? new URL(redirectTo).searchParams.get("lang") : null;
  return (lang ?? Reflect.get(Object(data), "locale")) === "en" ? "en" : "sv";
}
