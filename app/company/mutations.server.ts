import type { Figures } from "#app/content/figures.ts";
import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";
import type { FigurePart } from "./schema.ts";

/** What became of a change: the version after it and the change's own id; "changed" when somebody was first. */
export type FiguresChanged = { kind: "done"; version: number; change: string | null } | { kind: "changed" };

/** Changes a part, made on one of its versions. Every node shows it at once; what it was is kept with the change. */
export function changeFigures<Part extends FigurePart>(
  staff: StaffAccess,
  part: Part,
  version: number,
  content: Figures[Part],
): Promise<FiguresChanged> {
  return asStaff(staff, async (queries): Promise<FiguresChanged> => {
    const changed = await queries
      .updateTable("figures")
      .set({ content: JSON.stringify(content) })
      .where("part", "=", part)
      .where("version", "=", version)
      .returning("version")
      .executeTakeFirst();
    if (!changed) return { kind: "changed" };
    const made = await queries
      .selectFrom("figure_changes")
      .select((of) => of.fn.max("id").as("id"))
      .where("part", "=", part)
      .executeTakeFirst();
    return { kind: "done", version: changed.version, change: made?.id ?? null };
  });
}
