-- Strangers' tries must not keep an account's owner out. A browser that has signed in to an account is known to it by a
-- cookie of its own, and is counted by itself; everyone else is counted by account and network together.
create table auth.known_devices (
  user_id uuid not null references auth.users (id) on delete cascade,
  device_hash bytea not null,
  last_used_at timestamptz not null default now(),
  primary key (user_id, device_hash)
);
create index known_devices_by_device on auth.known_devices (device_hash);
comment on table auth.known_devices is 'Browsers that have signed in to an account, by the hash of their cookie.';
alter table auth.known_devices enable row level security;
revoke all on auth.known_devices from public, anon, authenticated, service_role;
grant select, insert, update, delete on auth.known_devices to site_auth;
create policy site_auth_works on auth.known_devices for all to site_auth using (true) with check (true);

alter table auth.one_time_tokens add column asked_by_owner boolean not null default false;
comment on column auth.one_time_tokens.asked_by_owner is 'Asked for from a device or network that the account knows: a stranger''s request does not replace it.';

-- auth_sign_in_guesses: failures of strangers at one account, from wherever, after which work is asked of strangers.
-- auth_work: one solved piece of work is good for one try.
insert into private.rate_limits (action, max_hits, window_seconds) values
  ('auth_sign_in_guesses', 20, 300),
  ('auth_work', 1, 3600);

-- Whether the window of a limit is full already, without counting.
create function private.is_auth_limit_reached(counted_action text, counted_key text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.rate_limits limits
    join private.rate_counts counts on counts.action = limits.action
    where limits.action = counted_action
      and counts.sender = private.auth_key(counted_key)
      and counts.window_start
        = to_timestamp(floor(extract(epoch from now()) / limits.window_seconds) * limits.window_seconds)
      and counts.hits >= limits.max_hits
  )
$$;
revoke execute on function private.is_auth_limit_reached(text, text) from public;
grant execute on function private.is_auth_limit_reached(text, text) to site_auth;
