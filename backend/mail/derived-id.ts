import { createHash } from "node:crypto";

/**
 * A hash in place of the id of a form or a booking where others can read it: in Message-IDs, calendar UIDs and file
 * names of emails. It is always the same for an id, which can't be computed from it, since the id opens a booking.
 */
export function derivedId(id: string): string {
  return createHash("sha256").update(id).digest("hex").slice(0, 32);
}
