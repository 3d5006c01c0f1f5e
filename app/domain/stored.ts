import type { SelectType } from "kysely";
import type { DB } from "#backend/database/types.ts";

/** The values that the check of a table allows in a column: `Stored<"leads", "status">`. */
export type Stored<Table extends keyof DB, Column extends keyof DB[Table]> = NonNullable<
  SelectType<DB[Table][Column]>
>;

/** The values of a column where the code has a list of them: a value that the list lacks does not compile. */
export type AllOf<List extends readonly unknown[], Value extends List[number]> = Value;
