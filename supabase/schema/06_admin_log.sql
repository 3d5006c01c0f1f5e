-- The log of what the staff does apart from leads: to colleagues, settings and people's data.

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
comment on table public.admin_log is 'Written in the transaction of the change, by the site and by triggers and functions. Who did it is taken from the claims, not from the writer. It contains nothing about visitors: ids of the staff, counts, names of settings.';
comment on column public.admin_log.about is 'The id of a member of staff, or the name of a setting.';

grant select on public.admin_log to authenticated, service_role;
grant insert (kind, about, data) on public.admin_log to service_role;

create policy administrators_read on public.admin_log for select to authenticated
  using ((select private.is_administrator()));
create policy staff_reads_of_demos on public.admin_log for select to authenticated
  using (kind like 'demo%' and (select private.works_leads()));
-- When two editors describe the same picture, the second is told who was first.
create policy staff_reads_of_media on public.admin_log for select to authenticated
  using (kind like 'media%' and (select private.writes_news()));
create policy service_role_reads on public.admin_log for select to service_role using (true);
create policy service_role_writes on public.admin_log for insert to service_role with check (true);

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

-- The code that makes a change decides what its entry says; the database adds who made it and when. Each kind is open
-- to those who may make such a change. `part` is for articles, which are saved while they are written: an entry about
-- the same part by the same person within a day is replaced.
create function public.record_change(kind text, about text, data jsonb, part text default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  if not (
    (kind ~ '^(news|opening|media|prices|statements)' and private.writes_news())
    or (kind ~ '^template' and private.works_leads())
  ) then
    raise exception using errcode = '42501', message = 'not a change of this person';
  end if;
  if part is not null then
    data := data || jsonb_build_object('part', part);
    update public.admin_log entry set data = record_change.data
    where entry.id = (
      select own.id from public.admin_log own
      where own.about = record_change.about and own.kind = record_change.kind and own.actor = auth.uid()
        and own.data ->> 'part' = part and own.created_at > now() - interval '1 day'
      order by own.id desc limit 1
    );
    if found then
      return;
    end if;
  end if;
  insert into public.admin_log (kind, about, data) values (kind, about, data);
end
$$;

grant execute on function public.record_change(text, text, jsonb, text) to authenticated;

-- Refuses a change by the staff that has no entry in the log in the same transaction. With the argument 'growing' it may
-- be the entry about the row that the same person made within a day, which record_change replaces.
create function private.want_entry() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_logged boolean;
begin
  if auth.uid() is null then
    return null;
  elsif tg_argv[0] = 'growing' then
    is_logged := exists (
      select from public.admin_log
      where about = new.id::text and actor = auth.uid() and created_at > now() - interval '1 day'
    );
  else
    is_logged := exists (select from public.admin_log where actor = auth.uid() and created_at = now());
  end if;
  if not is_logged then
    raise exception using errcode = '42501', message = 'a change without an entry in the log';
  end if;
  return null;
end
$$;

-- A text as a uuid; null if it is none.
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
          -- A command of the operator (by: command) has no id.
          private.id_in(coalesce(entry.payload -> 'traits' ->> 'by', entry.payload ->> 'actor_id')) as by,
          entry.payload ->> 'actor_id' as entry_about, coalesce((entry.payload -> 'traits')::jsonb, '{}') as traits
        from auth.audit_log_entries entry
        where (wanted is null or wanted = 'account')
          and entry.created_at <= last_time and entry.created_at >= since and entry.created_at < until
          and (before_id is null or (entry.created_at, ('a:' || entry.id::text) collate "C") < (last_time, before_id))
          and entry.payload ->> 'action' not in ('token_refreshed', 'challenge_created', 'factor_in_progress')
          and (wanted_actor is null or wanted_actor = private.id_in(
            coalesce(entry.payload -> 'traits' ->> 'by', entry.payload ->> 'actor_id')))
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
          entry.data - 'note' - 'email'
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

grant execute on function public.admin_audit(jsonb, timestamptz, text, integer) to authenticated;

-- Whether the caller has used a second factor in this session recently: within the seconds that the site sets for each
-- transaction (app/domain/fresh-factor.ts); false when none are set. The token's `amr` has the first use;
-- auth.mfa_amr_claims also has later ones.
create function public.factor_is_fresh() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.mfa_amr_claims shown join auth.sessions on sessions.id = shown.session_id
    where shown.session_id = (auth.jwt() ->> 'session_id')::uuid
      and sessions.user_id = auth.uid()
      and auth.jwt() ->> 'aal' = 'aal2'
      and sessions.aal = 'aal2'
      and shown.authentication_method in ('totp', 'mfa/phone', 'mfa/webauthn', 'passkey', 'mfa/recovery_code')
      and shown.updated_at > now() - make_interval(secs => nullif(current_setting('app.fresh_seconds', true), '')::integer)
  )
$$;

grant execute on function public.factor_is_fresh() to authenticated;

-- Every such change is logged in its own transaction, however it is made. So checking the second factor when the entry
-- is written can't be bypassed.
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
    'staffAdded', 'staffRole', 'staffActivated', 'staffDeactivated', 'staffRemoved', 'personExported', 'personErased',
    'retentionRun', 'apiKeyMade', 'apiKeyRevoked', 'webhookAdded', 'webhookChanged', 'webhookRotated'
  )) execute function private.want_fresh_factor();
