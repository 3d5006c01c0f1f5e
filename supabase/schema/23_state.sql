-- The state of the product, for the set-up, for administrators and for monitoring.

create table private.backups (
  only_row boolean primary key default true check (only_row),
  finished_at timestamptz not null
);
comment on table private.backups is 'When the last backup finished; written by the backup command (docs/operate.md).';

create function private.note_backup() returns void
language sql security definer set search_path = '' as $$
  insert into private.backups (finished_at) values (now())
  on conflict (only_row) do update set finished_at = excluded.finished_at
$$;

-- The mark of an installation whose people, companies and requests are invented (scripts/demo). It is in the database, so
-- that it follows the data everywhere: whoever serves them says so on every page.
create table private.invented_data (
  only_row boolean primary key default true check (only_row),
  made_at timestamptz not null default now()
);
comment on table private.invented_data is 'A row here marks invented data; only the command that fills a new installation adds it.';
alter table private.invented_data enable row level security;

create function private.has_invented_data() returns boolean
language sql stable security definer set search_path = '' as $$ select exists (select from private.invented_data) $$;
grant execute on function private.has_invented_data() to service_role;

create table private.restore_checks (
  only_row boolean primary key default true check (only_row),
  checked_at timestamptz not null,
  succeeded_at timestamptz,
  problem text
);
comment on table private.restore_checks is 'The last check that a backup can be restored (backend/backup/check.ts), and when one last succeeded.';

create function private.note_restore_check(found text) returns void
language sql security definer set search_path = '' as $$
  insert into private.restore_checks as checks (checked_at, succeeded_at, problem)
  values (now(), case when found is null then now() end, found)
  on conflict (only_row) do update set
    checked_at = excluded.checked_at,
    succeeded_at = coalesce(excluded.succeeded_at, checks.succeeded_at),
    problem = excluded.problem
$$;

create table private.maintenance (
  only_row boolean primary key default true check (only_row),
  since timestamptz not null default now()
);
comment on table private.maintenance is 'A row here closes the site to visitors on every node; set by the command (docs/operate.md).';
alter table private.maintenance enable row level security;
create trigger tell_changed after insert or delete on private.maintenance
  for each row execute function private.tell_changed('content_changed', 'admin_changed');

create function private.maintenance_since() returns timestamptz
language sql stable security definer set search_path = '' as $$ select since from private.maintenance $$;
grant execute on function private.maintenance_since() to service_role;

create function private.set_maintenance(closed boolean) returns void
language sql security definer set search_path = '' as $$
  delete from private.maintenance where not closed;
  insert into private.maintenance (only_row) select true where closed on conflict do nothing
$$;

-- What the set-up page checks in the database.
create function private.setup_facts() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'version', current_setting('server_version'),
    'versionNumber', current_setting('server_version_num')::integer,
    'fsync', current_setting('fsync') = 'on' and current_setting('full_page_writes') = 'on',
    'loginIsPlain', (select not rolsuper and not rolcreaterole from pg_catalog.pg_roles where rolname = session_user),
    'visitorsReadNothing', not (
      has_table_privilege('anon', 'public.contact_requests', 'select')
      or has_table_privilege('anon', 'public.staff', 'select')
      or has_table_privilege('anon', 'public.mail_deliveries', 'select')
    ),
    'backup', (select finished_at from private.backups)
  )
$$;

-- The state of the database, for administrators.
create function public.operations() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_administrator();
  return jsonb_build_object(
    'migrations', (select coalesce(jsonb_agg(version order by version), '[]') from supabase_migrations.schema_migrations),
    'postgres', current_setting('server_version'),
    'bytes', pg_database_size(current_database())
  );
end
$$;

grant execute on function public.operations() to authenticated;

-- The figures for monitoring. Emails that were sent are not counted, since there are too many.
create function private.figures() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'writable', not (pg_is_in_recovery() or current_setting('transaction_read_only')::boolean),
    'jobs', (
      select jsonb_build_object(
        'due', count(*) filter (where locked_at is null and attempts < max_attempts and run_at <= now()),
        'running', count(*) filter (where locked_at is not null),
        'later', count(*) filter (where locked_at is null and attempts < max_attempts and run_at > now()),
        'failed', count(*) filter (where locked_at is null and attempts >= max_attempts),
        'oldestDue', min(run_at) filter (where locked_at is null and attempts < max_attempts and run_at <= now())
      ) from graphile_worker.jobs
    ),
    'emails', (
      select jsonb_build_object(
        'waiting', count(*) filter (where status = 'waiting'),
        'failed', count(*) filter (where status = 'failed'),
        'held', count(*) filter (where status = 'held'),
        -- One that a colleague stopped needs nobody's attention.
        'failedToCompany', count(*) filter (
          where status = 'failed' and private.is_to_company(about, kind) and problem is distinct from 'givenUp'
        ),
        -- When it was created, not when it is tried next, since the attempts are further and further apart. A visitor's
        -- mailbox that is full, or refuses temporarily, is not our problem. An email without a job is not tried any
        -- more: its subject has changed.
        'oldestWaiting', (
          select email.created_at from public.mail_deliveries email
          where email.status = 'waiting'
            and (private.is_to_company(email.about, email.kind) or email.problem is null
              or email.problem in ('unreachable', 'signIn', 'other'))
            and exists (select from private.email_jobs(email))
          order by email.created_at limit 1
        )
      ) from public.mail_deliveries where status <> 'sent'
    ),
    'webhooks', (
      select jsonb_build_object(
        'failing', count(*) filter (where off_since is null and failing_since is not null),
        'off', count(*) filter (where off_reason in ('gone', 'failing'))
      ) from public.webhooks
    ),
    'backup', (select finished_at from private.backups),
    'restoreCheck', (
      select jsonb_build_object('succeededAt', succeeded_at, 'problem', problem) from private.restore_checks
    )
  )
$$;

grant execute on function private.setup_facts() to site_auth;
grant execute on function private.figures() to service_role;
