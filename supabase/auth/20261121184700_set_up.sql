-- The first administrator is made by whoever reads the server's output: it prints a code as long as there is none.

create table auth.setup_codes (
  code_hash bytea primary key,
  created_at timestamptz not null default now()
);
comment on table auth.setup_codes is 'One for each start of a process without an administrator; all end when the first one is made.';
alter table auth.setup_codes enable row level security;
revoke all on auth.setup_codes from public, anon, authenticated, service_role;
grant select, insert, delete on auth.setup_codes to site_auth;
create policy site_auth_works on auth.setup_codes for all to site_auth using (true) with check (true);

create function private.has_administrator() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.staff where role = 'admin' and active)
$$;

-- Two who set up at once take turns, and the second comes too late.
create function private.make_first_administrator(account uuid, called text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(7310003);
  if private.has_administrator() then
    return false;
  end if;
  insert into public.staff (user_id, role, name) values (account, 'admin', called)
  on conflict (user_id) do update set role = 'admin', active = true;
  return true;
end
$$;
revoke execute on function private.has_administrator(), private.make_first_administrator(uuid, text) from public;
grant execute on function private.has_administrator(), private.make_first_administrator(uuid, text) to site_auth;
