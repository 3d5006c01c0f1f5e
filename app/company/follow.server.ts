import { type CompanyFacts, defaultFacts } from "#app/domain/company-facts.ts";
import type { Database } from "#backend/database/connection.ts";
import { readStored } from "./facts.ts";
import type { FactsPart } from "./schema.ts";

/**
 * Keeps this process's company facts equal to the database's. `refresh` reads them; `facts` returns the same object
 * until one has changed. A field that is not stored, or no longer valid, keeps its value, and `onUnread` gets its name.
 */
export function followCompanyFacts(
  database: Database,
  onUnread: (part: FactsPart, fields: readonly string[]) => void,
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
        const { facts, unread } = readStored(part, content, current[part]);
        if (unread.length > 0) onUnread(part, unread);
        return facts;
      };
      const next = {
        prices: partOf("prices"),
        statements: partOf("statements"),
        openingHours: partOf("openingHours"),
        pay: partOf("pay"),
      };
      if (JSON.stringify(next) !== JSON.stringify(current)) current = next;
    },
  };
}
