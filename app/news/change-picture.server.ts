import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";
import { logChange } from "#app/domain/change-log.server.ts";
import { type Description, describedEntry, type Picture } from "./media.ts";
import type { ProcessedPicture } from "./picture.server.ts";

/** Stores a picture in all its widths; the same one twice is one. */
export async function storePicture(
  staff: StaffAccess,
  hash: string,
  { width, height, files }: ProcessedPicture,
): Promise<Picture> {
  await asStaff(staff, async (queries) => {
    const added = await queries
      .insertInto("media")
      .values({ hash, width, height })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!added.numInsertedOrUpdatedRows) return;
    await queries
      .insertInto("media_files")
      .values(
        files.map((file) => ({ hash, width: file.width, type: "webp", bytes: Buffer.from(file.bytes) })),
      )
      .execute();
    await logChange(queries, { kind: "mediaAdded", about: hash, data: {} });
  });
  return { hash, width, height };
}

/** Changes a picture's descriptions; false when they are no longer `initial`, or the picture is gone. */
export async function describePicture(
  staff: StaffAccess,
  hash: string,
  { altSv, altEn }: Description,
  initial: Description,
): Promise<boolean> {
  return asStaff(staff, async (queries) => {
    const { numUpdatedRows } = await queries
      .updateTable("media")
      .set({ alt_sv: altSv, alt_en: altEn })
      .where("hash", "=", hash)
      .where("alt_sv", "=", initial.altSv)
      .where("alt_en", "=", initial.altEn)
      .executeTakeFirst();
    const entry = describedEntry(hash, initial, { altSv, altEn });
    if (numUpdatedRows && entry) await logChange(queries, entry);
    return numUpdatedRows > 0n;
  });
}

/** Erases a picture that is not used; false when it is used or gone. */
export async function removePicture(staff: StaffAccess, hash: string): Promise<boolean> {
  return asStaff(staff, async (queries) => {
    const { numDeletedRows } = await queries.deleteFrom("media").where("hash", "=", hash).executeTakeFirst();
    if (numDeletedRows) await logChange(queries, { kind: "mediaRemoved", about: hash, data: {} });
    return numDeletedRows > 0n;
  });
}
