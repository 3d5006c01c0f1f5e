import { defaultFigures, type Figures, setFigures } from "#app/content/figures.ts";
import type { Database } from "#backend/database/connection.ts";
import { checkFigures, type FigurePart } from "./schema.ts";

/**
 * Keeps the figures of this process like those of the database: each `take` reads them and has them hold. Those that
 * are as they were cost no words. A part that is none of today's shape (`refused` is told) stays as it was.
 */
export function followFigures(
  database: Database,
  refused: (part: FigurePart) => void,
): { take(): Promise<void> } {
  let held = defaultFigures;
  return {
    async take() {
      const rows = await database.as("anon", (queries) =>
        queries.selectFrom("figures").select(["part", "content"]).execute(),
      );
      const partOf = <Part extends FigurePart>(part: Part): Figures[Part] => {
        const content = rows.find((row) => row.part === part)?.content ?? null;
        if (content === null) return defaultFigures[part];
        const read = checkFigures(part, content).figures;
        if (!read) refused(part);
        return read ?? held[part];
      };
      const next = {
        prices: partOf("prices"),
        claims: partOf("claims"),
        openingHours: partOf("openingHours"),
      };
      if (JSON.stringify(next) === JSON.stringify(held)) return;
      held = next;
      setFigures(next);
    },
  };
}
