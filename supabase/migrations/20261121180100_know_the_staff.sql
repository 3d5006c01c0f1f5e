-- Who works at the admin, and what the database makes of a signed-in person (specification section 7, call 8).

create table public.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null check (role in ('admin', 'sales', 'editor')),
  name text not null check (name = btrim(name) and char_length(name) between 1 and 100),
  active boolean not null default true,
  created_at timestamptz not null default now()
);
comment on table public.staff is 'The people of the admin. An account that is not listed here is nobody at the admin.';
comment on column public.staff.role is 'admin: everything. sales: leads and demos. editor: news, openings and words.';

-- The admin role of whoever asks: null for one who is not of the staff, is not active, has not passed a second
-- factor, or whose session was ended elsewhere since the token was issued.
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
comment on function private.staff_role() is 'For policies, as are is_staff and is_administrator: in (select …), so that it is asked once a query.';

create function private.is_staff() returns boolean
language sql stable security definer set search_path = '' as $$ select private.staff_role() is not null $$;

create function private.is_administrator() returns boolean
language sql stable security definer set search_path = '' as $$ select coalesce(private.staff_role() = 'admin', false) $$;

revoke execute on function private.staff_role(), private.is_staff(), private.is_administrator() from public;
-- No usage of the schema: a policy names them, nobody else can.
grant execute on function private.staff_role(), private.is_staff(), private.is_administrator() to authenticated, service_role;

-- True for an administrator asking about themselves, second factor passed; our own work may ask about anyone.
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
