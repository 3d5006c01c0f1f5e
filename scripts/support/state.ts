import { openClient } from "#backend/database/client.ts";
import type { ConnectionSettings } from "#backend/database/connection-settings.ts";

/** What is counted in the database. Each query gives numbers, times and names of the product's own, and nothing of rows. */
const queries = {
  server:
    "select current_setting('server_version') as version, pg_database_size(current_database()) as bytes",
  figures: "select private.figures() as figures, private.maintenance_since() as maintenance",
  migrations: "select version from supabase_migrations.schema_migrations order by version",
  jobs: `select task_identifier as task, count(*)::int as jobs, max(attempts)::int as attempts,
      count(*) filter (where locked_at is not null)::int as running, min(run_at) as next
    from graphile_worker.jobs group by 1 order by 1`,
  emails: `select about, kind, status, problem, count(*)::int as emails
    from public.mail_deliveries group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
  accounts: "select role, active, count(*)::int as accounts from public.staff group by 1, 2 order by 1, 2",
  tables: `select n.nspname as schema, c.relname as table, pg_total_relation_size(c.oid) as bytes,
      greatest(c.reltuples, 0)::bigint as rows
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
    order by 3 desc`,
  connections: `select application_name as name, state, count(*)::int as connections
    from pg_stat_activity where datname = current_database() group by 1, 2 order by 1, 2`,
};

/** The state of the database in counts. Throws what PostgreSQL throws. */
export async function databaseState(connection: ConnectionSettings): Promise<Record<string, unknown>> {
  await using client = await openClient({
    ...connection,
    application_name: "support",
    query_timeout: 20_000,
  });
  const state: Record<string, unknown> = {};
  for (const [name, query] of Object.entries(queries)) state[name] = (await client.query(query)).rows;
  return state;
}
