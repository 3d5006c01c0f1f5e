import { Kysely, PostgresDialect, sql } from "kysely";
import { type DatabaseMetadata, generate, PostgresDialect as TypesOfPostgres } from "kysely-codegen";
import pg from "pg";
import { checkedValues, mostCharacters } from "./checked-values.ts";
import type { ConnectionSettings } from "./connection-settings.ts";

/**
 * The content of types.ts: the tables of a migrated database, and the bounds of their texts. The type of a column whose
 * check names its values is the union of those, so that a value that only the code or only the schema has does not
 * compile where it is read or written.
 */
export async function generatedTypes(connection: ConnectionSettings): Promise<string> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: new pg.Pool(connection) }) });
  try {
    const checks = await readChecks(db);
    const tables = await generate({
      db,
      dialect: new TypesOfPostgres(),
      includePattern: "{public,auth}.*",
      defaultSchemas: ["public"],
      outFile: null,
      postprocess: ({ metadata }) => withCheckedValues(db, checks, metadata),
    });
    return `${tables}\n${boundsOf(checks)}`;
  } finally {
    await db.destroy();
  }
}

/** A check on one column, as PostgreSQL prints it. */
interface Check {
  schema: string;
  table: string;
  column: string;
  expression: string;
}

async function readChecks(db: Kysely<unknown>): Promise<Check[]> {
  const { rows } = await sql<Check>`
    select relnamespace::regnamespace::text as schema, relname as table, attname as column,
      pg_get_expr(conbin, conrelid) as expression
    from pg_constraint
    join pg_class on pg_class.oid = conrelid
    join pg_attribute on attrelid = conrelid and conkey = array[attnum]
    where contype = 'c'
    order by relname, attname, conname`.execute(db);
  return rows;
}

/** The bounds of the tables' texts, as types: nothing of them is in a script. */
function boundsOf(checks: readonly Check[]): string {
  const bounds = checks.flatMap(({ schema, table, column, expression }) => {
    const most = schema === "public" ? mostCharacters(column, expression) : null;
    return most === null ? [] : `  "${table}.${column}": ${most};`;
  });
  return [
    "/** The most characters of a text, by its check. */",
    "export interface MostCharacters {",
    ...bounds,
    "}",
    "",
  ].join("\n");
}

/** Gives the columns the values that their checks name, as if they were of a type of PostgreSQL with those values. */
async function withCheckedValues(
  db: Kysely<unknown>,
  checks: readonly Check[],
  metadata: DatabaseMetadata,
): Promise<DatabaseMetadata> {
  for (const { schema, table, column, expression } of checks) {
    const found = metadata.tables
      .find((one) => one.schema === schema && one.name === table)
      ?.columns.find(({ name }) => name === column);
    const checked = checkedValues(column, expression);
    if (!found || !checked || checked.isArray !== found.isArray) continue;
    const values: string[] = [];
    for (const list of checked.lists) {
      const { rows } = await sql<{ value: string }>`select unnest(${sql.raw(list)}) as value`.execute(db);
      values.push(...rows.map(({ value }) => value));
    }
    found.enumValues = values;
  }
  return metadata;
}
