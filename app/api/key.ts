import { brandName } from "#brand/name.ts";

/** What a key of the API may do. A policy of the database asks for each (supabase/schema/21_api.sql). */
export const apiScopes = ["leads:read", "orders:read", "orders:report"] as const;
export type ApiScope = (typeof apiScopes)[number];

/** How every key begins, so that programs that search code and logs for secrets recognise one. */
const keyPrefix = `${brandName.slug}_`;

/** A key as its owner gets it, from 32 random bytes in hexadecimal. */
export function keyText(random: string): string {
  return `${keyPrefix}${random}`;
}

/** The key in an Authorization header; "" without one. */
export function bearerOf(header: string | null): string {
  const [scheme = "", key = ""] = (header ?? "").split(" ", 2);
  return scheme.toLowerCase() === "bearer" ? key : "";
}

/** The last characters of a key, by which its owner recognises it. */
export const endingOf = (key: string): string => key.slice(-4);

/** Whether a key can be used at a time. */
export function isUsable(
  { revokedAt, expiresAt }: { revokedAt: Date | null; expiresAt: Date | null },
  now: Date,
): boolean {
  return revokedAt === null && (expiresAt === null || expiresAt > now);
}
