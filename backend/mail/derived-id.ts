import { createHash } from "node:crypto";

/**
 * Stands for the id of a form or a booking where others can read it: in Message-IDs, calendar UIDs and file names of
 * emails. Always the same for an id, but the id can't be computed from it: an id opens a booking.
 */
export function derivedId(id: string): string {
  return createHash("sha256").update(id).digest("hex").slice(0, 32);
}
