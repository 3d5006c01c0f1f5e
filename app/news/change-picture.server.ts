import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";

/** What a picture shows, in both languages. */
export interface Description {
  altSv: string;
  altEn: string;
}

/** Changes a picture's descriptions; false when they are no longer `began`, or the picture is gone. */
export async function describePicture(
  staff: StaffAccess,
  hash: string,
  { altSv, altEn }: Description,
  initial: Description,
): Promise<boolean> {
  const { numUpdatedRows } = await asStaff(staff, (queries) =>
    queries
      .updateTable("media")
      .set({ alt_sv: altSv, alt_en: altEn })
      .where("hash", "=", hash)
      .where("alt_sv", "=", initial.altSv)
      .where("alt_en", "=", initial.altEn)
      .executeTakeFirst(),
  );
  return numUpdatedRows > 0n;
}

/** Erases a picture that is not used; false when it is used or gone. */
export async function removePicture(staff: StaffAccess, hash: string): Promise<boolean> {
  const { numDeletedRows } = await asStaff(staff, (queries) =>
    queries.deleteFrom("media").where("hash", "=", hash).executeTakeFirst(),
  );
  return numDeletedRows > 0n;
}
