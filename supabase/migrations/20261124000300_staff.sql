-- The staff, and a signed-in person's rights in the database; the first administrator; the log of what the staff
-- does.

create table public.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null check (role in ('admin', 'sales', 'editor')),
  name text not null check (name = btrim(name) and char_length(name) between 1 and 100),
  active boolean not null default true,
  created_at timestamptz not null default now()
);
comment on table public.staff is 'Who may use the admin; accounts that are not listed here may not.';
comment on column public.staff.role is 'admin: everything. sales: leads and demos. editor: news, openings and words.';

-- The caller's role in the admin: null for somebody who is not of the staff, is not active, has not used a second
-- factor, or whose session was ended since the token was issued.
create function private.staff_role() returns text
language sql stable security definer set search_path = '' as $$
  select staff.role from public.staff
  where staff.user_id = auth.uid()
    and staff.active
    and auth.jwt() ->> 'aal' = 'aal2'
    and exists (
      select from auth.sessions
      where sessions.id = (auth.jwt() ->> 'session_id')::uuid
        and sessions.user_id = staff.user_id
        and (sessions.not_after is null or sessions.not_after > now())
    )
$$;
comment on function private.staff_role() is 'For policies, as are is_staff and is_administrator: in (select …), so that it runs once a query.';

create function private.is_staff() returns boolean
language sql stable security definer set search_path = '' as $$ select private.staff_role() is not null $$;

create function private.is_administrator() returns boolean
language sql stable security definer set search_path = '' as $$ select coalesce(private.staff_role() = 'admin', false) $$;

-- For those who work with leads: administrators and sales, second factor used.
create function private.works_leads() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(private.staff_role() in ('admin', 'sales'), false)
$$;

-- For those who write news and openings: administrators and editors, second factor used.
create function private.writes_news() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(private.staff_role() in ('admin', 'editor'), false)
$$;

create function private.require_administrator() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_administrator() then
    raise exception using errcode = '42501', message = 'not an administrator';
  end if;
end
$$;

create function private.require_lead_worker() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.works_leads() then
    raise exception using errcode = '42501', message = 'not of sales';
  end if;
end
$$;

-- True for an administrator asking about themselves, second factor used; our own work may ask about anyone.
create function public.is_admin(user_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select case auth.role()
    when 'service_role' then exists (
      select from public.staff where staff.user_id = is_admin.user_id and staff.role = 'admin' and staff.active
    )
    else is_admin.user_id = auth.uid() and private.is_administrator()
  end
$$;

revoke execute on function public.is_admin(uuid) from public, anon;

grant execute on function public.is_admin(uuid) to authenticated, service_role;

alter table public.staff enable row level security;

revoke all on public.staff from public, anon, authenticated, service_role;

grant select on public.staff to authenticated;
grant insert (user_id, role, name), update (role, name, active) on public.staff to authenticated;
grant select, insert, update, delete on public.staff to service_role;

create policy staff_sees_staff on public.staff for select to authenticated using ((select private.is_staff()));
create policy administrators_add_staff on public.staff for insert to authenticated
  with check ((select private.is_administrator()));
create policy administrators_change_staff on public.staff for update to authenticated
  using ((select private.is_administrator())) with check ((select private.is_administrator()));
create policy service_role_works on public.staff for all to service_role using (true) with check (true);

-- An admin without an administrator could let nobody in again. Two who demote each other at once take turns.
create function private.keep_an_administrator() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(7310003);
  if not exists (select from public.staff where role = 'admin' and active) then
    raise exception using errcode = 'P0001', message = 'the admin needs an administrator';
  end if;
  return null;
end
$$;
create trigger keep_an_administrator after update or delete on public.staff
  for each row when (old.role = 'admin' and old.active) execute function private.keep_an_administrator();

-- The first administrator: whoever can read the server's output has a code that is valid until there is one.

create table private.setup_codes (
  code_hash bytea primary key,
  created_at timestamptz not null default now()
);
comment on table private.setup_codes is 'Hashes of the codes that the nodes printed at their start; empty once there is an administrator.';

create function private.setup_is_open() returns boolean
language sql stable security definer set search_path = '' as
$$ select not exists (select from public.staff where role = 'admin' and active) $$;

-- The code of one start; codes of other nodes stay valid for a week.
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

-- An attempt is counted whether it is right or not, as long as the caller's transaction is committed.
create function private.check_setup_code(hash bytea) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_hit('setup');
  perform private.count_hit_of_all('setup_of_all');
  return private.setup_is_open() and exists (select from private.setup_codes where code_hash = hash);
end
$$;

-- Of two who come at once with a right code, one is first. False when the code is not valid (any more).
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
comment on table private.backups is 'When the last backup finished; written by the backup command (docs/operate.md).';

create function private.note_backup() returns void
language sql security definer set search_path = '' as $$
  insert into private.backups (finished_at) values (now())
  on conflict (only_row) do update set finished_at = excluded.finished_at
$$;

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

-- A test email, and its delivery.
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

alter table private.setup_codes enable row level security;

revoke all on private.setup_codes from public, anon, authenticated, service_role;

-- What the staff did besides its work with leads: with colleagues, settings and people's data.

create table public.admin_log (
  id bigint generated always as identity primary key,
  actor uuid default auth.uid(),
  kind text not null check (kind ~ '^[a-zA-Z]{1,40}$'),
  about text check (char_length(about) between 1 and 100),
  data jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index admin_log_by_time on public.admin_log (created_at desc, id desc);
create index admin_log_about on public.admin_log (about, id) where about is not null;
comment on table public.admin_log is 'Written by triggers and functions, in the change''s own transaction. Nothing of a visitor: ids of the staff, counts, names of settings.';
comment on column public.admin_log.about is 'The id of a member of staff, or the name of a setting.';

alter table public.admin_log enable row level security;

revoke all on public.admin_log from public, anon, authenticated, service_role;

grant select on public.admin_log to authenticated, service_role;

create policy administrators_read on public.admin_log for select to authenticated
  using ((select private.is_administrator()));
create policy staff_reads_of_demos on public.admin_log for select to authenticated
  using (kind like 'demo%' and (select private.works_leads()));
create policy service_role_reads on public.admin_log for select to service_role using (true);

create function private.log_staff_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    insert into public.admin_log (kind, about, data)
    values ('staffAdded', new.user_id, jsonb_build_object('to', new.role));
  elsif tg_op = 'DELETE' then
    insert into public.admin_log (kind, about) values ('staffRemoved', old.user_id);
  else
    if new.role <> old.role then
      insert into public.admin_log (kind, about, data)
      values ('staffRole', new.user_id, jsonb_build_object('from', old.role, 'to', new.role));
    end if;
    if new.name <> old.name then
      insert into public.admin_log (kind, about, data)
      values ('staffName', new.user_id, jsonb_build_object('from', old.name, 'to', new.name));
    end if;
    if new.active <> old.active then
      insert into public.admin_log (kind, about)
      values (case when new.active then 'staffActivated' else 'staffDeactivated' end, new.user_id);
    end if;
  end if;
  return null;
end
$$;
create trigger log_staff_change after insert or update or delete on public.staff
  for each row execute function private.log_staff_change();

-- A text as an id; null for anything else.
create function private.id_in(written text) returns uuid
language sql immutable parallel safe set search_path = '' as $$
  select case when written ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then written::uuid end
$$;

-- The log of accounts, leads and the admin in one list, latest first, for administrators. The filter may name a
-- source, an actor and moments (since, before). The hourly refresh of sessions is left out.
create function public.admin_audit(filter jsonb, before_time timestamptz, before_id text, most integer)
returns table (
  id text, at timestamptz, source text, kind text, actor uuid, about text, data jsonb, time_key text
)
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted text := filter ->> 'source';
  wanted_actor uuid := (filter ->> 'actor')::uuid;
  since timestamptz := coalesce((filter ->> 'since')::timestamptz, '-infinity');
  until timestamptz := coalesce((filter ->> 'before')::timestamptz, 'infinity');
  last_time timestamptz := coalesce(before_time, 'infinity');
  rows_asked integer := least(most, 500);
begin
  perform private.require_administrator();
  return query
    with entries as (
      (
        select 'a:' || entry.id::text as entry_id, entry.created_at, 'account' as entry_source,
          entry.payload ->> 'action' as entry_kind,
          coalesce(private.id_in(entry.payload -> 'traits' ->> 'by'), private.id_in(entry.payload ->> 'actor_id')) as by,
          entry.payload ->> 'actor_id' as entry_about, coalesce((entry.payload -> 'traits')::jsonb, '{}') as traits
        from auth.audit_log_entries entry
        where (wanted is null or wanted = 'account')
          and entry.created_at <= last_time and entry.created_at >= since and entry.created_at < until
          and (before_id is null or (entry.created_at, ('a:' || entry.id::text) collate "C") < (last_time, before_id))
          and entry.payload ->> 'action' not in ('token_refreshed', 'challenge_created', 'factor_in_progress')
          and (wanted_actor is null or wanted_actor = coalesce(
            private.id_in(entry.payload -> 'traits' ->> 'by'), private.id_in(entry.payload ->> 'actor_id')))
        order by entry.created_at desc, ('a:' || entry.id::text) collate "C" desc limit rows_asked
      ) union all (
        select 'd:' || lpad(entry.id::text, 19, '0'), entry.created_at, 'admin', entry.kind, entry.actor, entry.about, entry.data
        from public.admin_log entry
        where (wanted is null or wanted = 'admin')
          and entry.created_at <= last_time and entry.created_at >= since and entry.created_at < until
          and (before_id is null or (entry.created_at, ('d:' || lpad(entry.id::text, 19, '0')) collate "C") < (last_time, before_id))
          and (wanted_actor is null or entry.actor = wanted_actor)
        order by entry.created_at desc, entry.id desc limit rows_asked
      ) union all (
        select 'l:' || lpad(entry.id::text, 19, '0'), entry.created_at, 'lead', entry.kind, entry.actor, entry.lead_id::text,
          entry.data - 'note' - 'reply'
        from public.lead_events entry
        where (wanted is null or wanted = 'lead')
          and entry.created_at <= last_time and entry.created_at >= since and entry.created_at < until
          and (before_id is null or (entry.created_at, ('l:' || lpad(entry.id::text, 19, '0')) collate "C") < (last_time, before_id))
          and (wanted_actor is null or entry.actor = wanted_actor)
        order by entry.created_at desc, entry.id desc limit rows_asked
      )
    )
    select entry_id, created_at, entry_source, entry_kind, by, entry_about, traits,
      to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
    from entries order by created_at desc, entry_id collate "C" desc limit rows_asked;
end
$$;

revoke execute on function public.admin_audit(jsonb, timestamptz, text, integer) from public, anon;

grant execute on function public.admin_audit(jsonb, timestamptz, text, integer) to authenticated;

-- Whether the caller used a second factor in this session within ten minutes. The token's `amr` says when it was
-- first used; auth.mfa_amr_claims, here and in a hosted Supabase, also when it was used again since.
create function public.factor_is_fresh() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.mfa_amr_claims shown join auth.sessions on sessions.id = shown.session_id
    where shown.session_id = (auth.jwt() ->> 'session_id')::uuid
      and sessions.user_id = auth.uid()
      and shown.authentication_method in ('totp', 'mfa/phone', 'mfa/webauthn', 'passkey', 'mfa/recovery_code')
      and shown.updated_at > now() - interval '10 minutes'
  )
$$;

revoke execute on function public.factor_is_fresh() from public, anon;

grant execute on function public.factor_is_fresh() to authenticated;

-- Every such change is logged in its own transaction, whatever way it is made, so requiring it at the log leaves no
-- way around.
create function private.want_fresh_factor() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.role() = 'authenticated' and not public.factor_is_fresh() then
    raise exception using errcode = 'PT403', message = 'a fresh second factor is wanted';
  end if;
  return new;
end
$$;
create trigger want_fresh_factor before insert on public.admin_log
  for each row when (new.kind in (
    'staffAdded', 'staffRole', 'staffActivated', 'staffDeactivated', 'staffRemoved', 'personExported', 'personErased'
  )) execute function private.want_fresh_factor();

-- A person whose role was changed gets an email. A hosted Supabase writes the emails of its accounts itself.
create function private.tell_of_role() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  notice_id uuid := gen_random_uuid();
begin
  if to_regclass('auth.schema_migrations') is null then
    perform private.queue_job(
      'send-account-email',
      json_build_object('noticeId', notice_id, 'notice', 'role_changed', 'userId', new.user_id, 'askedAt', now()),
      'account:' || notice_id
    );
  end if;
  return null;
end
$$;
create trigger tell_of_role after update on public.staff
  for each row when (new.role <> old.role) execute function private.tell_of_role();

revoke execute on all functions in schema private from public;
-- Without usage of the schema: policies use them, nobody else can.
grant execute on function
  private.staff_role(), private.is_staff(), private.is_administrator(), private.works_leads(), private.writes_news()
to authenticated, service_role;
grant execute on function
  private.setup_is_open(), private.offer_setup_code(bytea), private.check_setup_code(bytea),
  private.add_first_administrator(text, text, bytea), private.setup_facts(), private.ask_test_email(text, text)
to site_auth;
