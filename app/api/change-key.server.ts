import { randomBytes } from "node:crypto";
import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";
import { milliseconds } from "#app/domain/milliseconds.ts";
import { errorCode } from "#backend/error-code.ts";
import { hashOfKey } from "./for-key.server.ts";
import { type ApiScope, endingOf, keyText } from "./key.ts";

/** A key to be made; without `days` it never expires. */
export interface NewKey {
  /** Made by the form, so that the same form sent twice makes one key. */
  id: string;
  name: string;
  scopes: readonly ApiScope[];
  days: number | null;
}

/**
 * Makes a key and gives it: it is stored nowhere. "taken" when a key in use has the name, "made" when this form has
 * already made its key. Throws PostgreSQL's 42501 for anybody but an administrator, PT403 without a fresh second factor.
 */
export async function makeKey(
  staff: StaffAccess,
  { id, name, scopes, days }: NewKey,
): Promise<{ key: string } | "taken" | "made"> {
  const key = keyText(randomBytes(32).toString("hex"));
  const expires = days === null ? null : new Date(Date.now() + days * milliseconds.day);
  try {
    await asStaff(staff, (queries) =>
      queries
        .insertInto("api_keys")
        .values({
          id,
          name,
          ending: endingOf(key),
          key_hash: hashOfKey(key),
          scopes: [...scopes],
          expires_at: expires,
        })
        .execute(),
    );
  } catch (error) {
    if (errorCode(error) !== "23505") throw error;
    return Reflect.get(Object(error), "constraint") === "api_keys_by_name" ? "taken" : "made";
  }
  return { key };
}

/** Revokes a key at once. False when it is none, or revoked. Throws as makeKey does. */
export async function revokeKey(staff: StaffAccess, id: string): Promise<boolean> {
  const { numUpdatedRows } = await asStaff(staff, (queries) =>
    queries.updateTable("api_keys").set({ revoked_at: new Date() }).where("id", "=", id).executeTakeFirst(),
  );
  return numUpdatedRows > 0n;
}
