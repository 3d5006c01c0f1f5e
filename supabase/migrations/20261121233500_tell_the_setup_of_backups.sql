-- The set-up's check of backups hears of the command that notes one (docs/operate.md), as the desk's page does.
create or replace function private.setup_facts() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'version', current_setting('server_version'),
    'versionNumber', current_setting('server_version_num')::integer,
    'fsync', current_setting('fsync') = 'on' and current_setting('full_page_writes') = 'on',
    'lastMigration', (select max(version) from supabase_migrations.schema_migrations),
    'loginIsPlain', (select not rolsuper and not rolcreaterole from pg_catalog.pg_roles where rolname = session_user),
    'visitorsReadNothing', not (
      has_table_privilege('anon', 'public.contact_requests', 'select')
      or has_table_privilege('anon', 'public.staff', 'select')
      or has_table_privilege('anon', 'public.mail_deliveries', 'select')
    ),
    'backup', (select finished_at from private.backups)
  )
$$;
