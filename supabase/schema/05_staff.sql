-- The staff, the rights of a signed-in person, and the first administrator.

create table public.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null check (role in ('admin', 'sales', 'editor')),
  name text not null check (name = btrim(name) and char_length(name) between 1 and 100),
  active boolean not null default true,
  created_at timestamptz not null default now()
);
comment on table public.staff is 'Who may use the admin; accounts that are not listed here may not.';
comment on column public.staff.role is 'admin: everything. sales: leads and demos. editor: news, openings and words.';

-- The caller's role in the admin: null for somebody who is not staff, is suspended, has not used a second factor, or
-- whose session has ended since the token was issued. The token and its session must both be at aal2: when the last
-- factor is removed, the session falls back.
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
        and sessions.aal = 'aal2'
        and (sessions.not_after is null or sessions.not_after > now())
    )
$$;
comment on function private.staff_role() is 'For policies, like is_administrator: inside (select …), so that it runs once for each query.';

create function private.is_administrator() returns boolean
language sql stable security definer set search_path = '' as $$ select coalesce(private.staff_role() = 'admin', false) $$;

-- Whether the caller works with leads: administrators and sales, with a second factor.
create function private.works_leads() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(private.staff_role() in ('admin', 'sales'), false)
$$;

-- For policies of the site's own role: whether it works for a visitor, for somebody who works with leads, or by itself.
-- So the database, too, refuses a change that is requested by somebody without that right, by a token that names nobody,
-- or by a key of the API, whose rights are in policies of their own.
create function private.is_for_lead_worker() returns boolean
language sql stable security definer set search_path = '' as $$
  select (auth.uid() is null and coalesce(auth.role() not in ('authenticated', 'api_client'), true)) or private.works_leads()
$$;

-- For policies of what only administrators may have done: whether the site works by itself, or for an administrator.
create function private.is_for_administrator() returns boolean
language sql stable security definer set search_path = '' as $$
  select (auth.uid() is null and auth.role() = 'service_role') or private.is_administrator()
$$;

-- Whether the caller writes news and openings: administrators and editors, with a second factor.
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

-- True for an administrator with a second factor, asking about themselves. Our own work may ask about anyone.
create function public.is_admin(user_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select case auth.role()
    when 'service_role' then exists (
      select from public.staff where staff.user_id = is_admin.user_id and staff.role = 'admin' and staff.active
    )
    else is_admin.user_id = auth.uid() and private.is_administrator()
  end
$$;

grant execute on function public.is_admin(uuid) to authenticated, service_role;

grant select on public.staff to authenticated;
grant insert (user_id, role, name), update (role, name, active) on public.staff to authenticated;

create policy staff_sees_staff on public.staff for select to authenticated using ((select private.staff_role()) is not null);
create policy administrators_add_staff on public.staff for insert to authenticated
  with check ((select private.is_administrator()));
create policy administrators_change_staff on public.staff for update to authenticated
  using ((select private.is_administrator())) with check ((select private.is_administrator()));

-- Without an administrator nobody could be let in again. A lock makes two administrators who demote each other take
-- turns.
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

-- The first administrator: the server prints a code, which is valid until there is an administrator.

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

-- Every attempt is counted, right or wrong, if the caller's transaction is committed.
create function private.check_setup_code(hash bytea) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_hit('setup');
  perform private.count_hit('setup_of_all', 'all');
  return private.setup_is_open() and exists (select from private.setup_codes where code_hash = hash);
end
$$;

-- A lock: two people with a right code take turns, and one becomes the first administrator. False when the code is not
-- valid.
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

-- Queues a test email, and reads its delivery.
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

-- Somebody whose role was changed gets an email.
create function private.tell_of_role() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  notice_id uuid := gen_random_uuid();
begin
  perform private.queue_job(
    'send-account-email',
    json_build_object('noticeId', notice_id, 'notice', 'role_changed', 'userId', new.user_id, 'askedAt', now()),
    'account:' || notice_id
  );
  return null;
end
$$;
create trigger tell_of_role after update on public.staff
  for each row when (new.role <> old.role) execute function private.tell_of_role();

-- Open tabs of somebody who is suspended or gets another role are notified at once.
create trigger tell_changed after update or delete on public.staff
  for each row execute function private.tell_changed('admin_changed');
-- Policies call these. Without usage of the schema nobody can call them directly.
grant execute on function
  private.staff_role(), private.is_administrator(), private.works_leads(), private.writes_news()
to authenticated, service_role;
-- The site's transactions for a colleague begin with this call (app/domain/as-site.server.ts).
grant execute on function private.require_lead_worker() to service_role;
grant execute on function private.is_for_lead_worker(), private.is_for_administrator(), private.require_administrator()
to service_role;
grant execute on function
  private.setup_is_open(), private.offer_setup_code(bytea), private.check_setup_code(bytea),
  private.add_first_administrator(text, text, bytea), private.ask_test_email(text, text)
to site_auth;
