-- The staff, and a signed-in person's rights in the database; the first administrator.

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
-- factor, or whose session was ended since the token was issued. A second factor counts when both the token and its
-- session have it: the last factor's removal takes it from the session.
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
comment on function private.staff_role() is 'For policies, as is is_administrator: in (select …), so that it runs once a query.';

create function private.is_administrator() returns boolean
language sql stable security definer set search_path = '' as $$ select coalesce(private.staff_role() = 'admin', false) $$;

-- For those who work with leads: administrators and sales, second factor used.
create function private.works_leads() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(private.staff_role() in ('admin', 'sales'), false)
$$;

-- For the site's own role, in policies: whether it works for a visitor or by itself, or for one of those. So a change that
-- somebody without the right asks for is refused here, too.
create function private.is_for_lead_worker() returns boolean
language sql stable security definer set search_path = '' as $$
  select auth.uid() is null or private.works_leads()
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

grant execute on function public.is_admin(uuid) to authenticated, service_role;

grant select on public.staff to authenticated;
grant insert (user_id, role, name), update (role, name, active) on public.staff to authenticated;

create policy staff_sees_staff on public.staff for select to authenticated using ((select private.staff_role()) is not null);
create policy administrators_add_staff on public.staff for insert to authenticated
  with check ((select private.is_administrator()));
create policy administrators_change_staff on public.staff for update to authenticated
  using ((select private.is_administrator())) with check ((select private.is_administrator()));

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
  perform private.count_hit('setup_of_all', 'all');
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

-- A person whose role was changed gets an email.
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

-- An open tab of somebody who is suspended, or gets another role, learns of it at once.
create trigger tell_changed after update or delete on public.staff
  for each row execute function private.tell_changed('admin_changed');
-- Without usage of the schema: policies use them, nobody else can.
grant execute on function
  private.staff_role(), private.is_administrator(), private.works_leads(), private.writes_news()
to authenticated, service_role;
-- What the site does for a colleague begins with it (app/domain/as-site.server.ts).
grant execute on function private.require_lead_worker() to service_role;
grant execute on function private.is_for_lead_worker() to service_role;
grant execute on function
  private.setup_is_open(), private.offer_setup_code(bytea), private.check_setup_code(bytea),
  private.add_first_administrator(text, text, bytea), private.ask_test_email(text, text)
to site_auth;
