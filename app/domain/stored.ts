import type { SelectType } from "kysely";
import type { DB, MostCharacters } from "#backend/database/types.ts";

/** The values that the check of a table allows in a column: `Stored<"leads", "status">`. */
export type Stored<Table extends keyof DB, Column extends keyof DB[Table]> = NonNullable<
  SelectType<DB[Table][Column]>
>;

/** The values of a column where the code has a list of them: a value that the list lacks does not compile. */
export type AllOf<List extends readonly unknown[], Value extends List[number]> = Value;

/** The most characters that a column may have, by the check of its table: `4000 satisfies Longest<"lead_notes.text">`. */
export type Longest<Column extends keyof MostCharacters> = MostCharacters[Column];
