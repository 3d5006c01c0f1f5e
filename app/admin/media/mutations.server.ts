import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";

/** Changes what describes a picture. */
export async function describePicture(
  staff: StaffAccess,
  hash: string,
  { altSv, altEn }: { altSv: string; altEn: string },
): Promise<void> {
  await asStaff(staff, (queries) =>
    queries.updateTable("media").set({ alt_sv: altSv, alt_en: altEn }).where("hash", "=", hash).execute(),
  );
}

/** Erases a picture that is used nowhere; false when it is used, or gone. */
export async function removePicture(staff: StaffAccess, hash: string): Promise<boolean> {
  const { numDeletedRows } = await asStaff(staff, (queries) =>
    queries.deleteFrom("media").where("hash", "=", hash).executeTakeFirst(),
  );
  return numDeletedRows > 0n;
}
