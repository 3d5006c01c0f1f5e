-- The first administrator: whoever can read the server's output has a code that is good until there is one.

create table private.setup_codes (
  code_hash bytea primary key,
  created_at timestamptz not null default now()
);
comment on table private.setup_codes is 'Hashes of the codes that the nodes printed at their start; empty once there is an administrator.';

insert into private.rate_limits (action, max_hits, window_seconds) values ('setup', 10, 600), ('test_email', 5, 600);

create function private.setup_is_open() returns boolean
language sql stable security definer set search_path = '' as
$$ select not exists (select from public.staff where role = 'admin' and active) $$;

-- A start's own code; codes of other nodes stay good for a week.
create function private.offer_setup_code(hash bytea) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.setup_codes where created_at < now() - interval '7 days';
  if not private.setup_is_open() then
    delete from private.setup_codes;
    return false;
  end if;
  insert into private.setup_codes (code_hash) values (hash) on conflict do nothing;
  return true;
end
$$;

-- A try is counted whether it is right or not, as long as the caller's transaction is committed.
create function private.check_setup_code(hash bytea) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_hit('setup');
  return private.setup_is_open() and exists (select from private.setup_codes where code_hash = hash);
end
$$;

-- Of two who come at once with a right code, one is first. False when the code is not good (any more).
create function private.add_first_administrator(email_address text, person_name text, hash bytea) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  found_id uuid;
begin
  perform pg_advisory_xact_lock(7310003);
  if not private.setup_is_open() or not exists (select from private.setup_codes where code_hash = hash) then
    return false;
  end if;
  select id into found_id from auth.users where users.email = lower(btrim(email_address));
  if found_id is null then
    return false;
  end if;
  insert into public.staff as known (user_id, role, name) values (found_id, 'admin', btrim(person_name))
  on conflict (user_id) do update set role = 'admin', active = true;
  delete from private.setup_codes;
  return true;
end
$$;

create table private.backups (
  only_row boolean primary key default true check (only_row),
  finished_at timestamptz not null
);
comment on table private.backups is 'When the last backup was finished; written by the command that makes it (docs/operate.md).';

create function private.note_backup() returns void
language sql security definer set search_path = '' as $$
  insert into private.backups (finished_at) values (now())
  on conflict (only_row) do update set finished_at = excluded.finished_at
$$;
revoke execute on function private.note_backup() from public;

-- What the set-up page checks of the database.
create function private.setup_facts() returns jsonb
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

-- An email to try the mail with, and what became of it.
create function private.ask_test_email(recipient text, language text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  email uuid := gen_random_uuid();
begin
  perform private.count_hit('test_email');
  perform private.queue_job(
    'send-test-email',
    json_build_object('id', email, 'to', recipient, 'locale', language),
    'test-email:' || email
  );
  return email;
end
$$;

revoke execute on function
  private.setup_is_open(), private.offer_setup_code(bytea), private.check_setup_code(bytea),
  private.add_first_administrator(text, text, bytea), private.setup_facts(), private.ask_test_email(text, text)
from public;
alter table private.setup_codes enable row level security;
revoke all on private.setup_codes from public, anon, authenticated, service_role;
grant usage on schema private to site_auth;
grant execute on function
  private.setup_is_open(), private.offer_setup_code(bytea), private.check_setup_code(bytea),
  private.add_first_administrator(text, text, bytea), private.setup_facts(), private.ask_test_email(text, text)
to site_auth;
