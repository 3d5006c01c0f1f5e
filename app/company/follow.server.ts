import { type CompanyFacts, defaultFacts } from "#app/domain/company-facts.ts";
import type { Database } from "#backend/database/connection.ts";
import { checkFacts, type FactsPart } from "./schema.ts";

/**
 * Keeps this process's company facts equal to the database's. `refresh` reads them; `facts` returns the same object
 * until one has changed. A part that does not fit the current schema stays as it was, and `refused` is called.
 */
export function followCompanyFacts(
  database: Database,
  refused: (part: FactsPart) => void,
): { facts(): CompanyFacts; refresh(): Promise<void> } {
  let current = defaultFacts;
  return {
    facts: () => current,
    async refresh() {
      const rows = await database.as("anon", (queries) =>
        queries.selectFrom("company_facts").select(["part", "content"]).execute(),
      );
      const partOf = <Part extends FactsPart>(part: Part): CompanyFacts[Part] => {
        const content = rows.find((row) => row.part === part)?.content ?? null;
        if (content === null) return defaultFacts[part];
        const read = checkFacts(part, content).facts;
        if (!read) refused(part);
        return read ?? current[part];
      };
      const next = {
        prices: partOf("prices"),
        statements: partOf("statements"),
        openingHours: partOf("openingHours"),
      };
      if (JSON.stringify(next) !== JSON.stringify(current)) current = next;
    },
  };
}
