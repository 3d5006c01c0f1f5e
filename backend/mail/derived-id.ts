import { createHash } from "node:crypto";

/**
 * What stands for the id of a form or a booking where others read it: in Message-IDs, calendar UIDs and the names of
 * kept emails. Always the same for an id, which can't be found from it: whoever has an id may come back to a booking.
 */
export function derivedId(id: string): string {
  return createHash("sha256").update(id).digest("hex").slice(0, 32);
}
