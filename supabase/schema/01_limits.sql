-- The schema private, which neither visitors nor staff can use; the keys that sign links; limits on how often one
-- client may do something.

-- By default PostgreSQL lets everybody call every function. Here a function must be granted.
alter default privileges revoke execute on functions from public;

create schema private;
grant usage on schema private to service_role, site_auth;

create table private.secrets (
  name text primary key,
  value bytea not null
);
comment on table private.secrets is 'Random keys made with the database, which never leave it.';
insert into private.secrets (name, value)
select name, sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'))
from unnest(array['client', 'form_proof', 'demo_link', 'order_link', 'reply_address', 'draft_link']) as name;

-- Limits are counted in the database, so that they hold across nodes. No address is stored: a client is a keyed hash
-- whose key never leaves this schema. A client near a limit is asked for proof of work: a visitor's browser does it
-- unnoticed, and a flood becomes expensive.
create table private.rate_limits (
  action text primary key,
  max_hits integer not null check (max_hits > 0),
  window_seconds integer not null check (window_seconds > 0),
  proof_after integer check (proof_after > 0)
);
comment on table private.rate_limits is 'The limits, changed here by the operator. An action without a row has no limit.';
comment on column private.rate_limits.proof_after is 'The number of hits in a window after which proof of work is required; null: it never is.';
insert into private.rate_limits (action, max_hits, window_seconds, proof_after) values
  -- With 15 for each kind of form one client got 45 forms through in ten minutes; so proof_after is 5.
  ('contact_request', 20, 600, 5),
  ('quote_request', 20, 600, 5),
  ('express_order', 20, 600, 5),
  ('demo_booking', 20, 600, 5),
  ('demo_link', 60, 600, null),
  ('demo_feed', 60, 600, null),
  ('order_link', 60, 600, null),
  -- One mail server of a large provider sends the emails of many customers.
  ('incoming_email', 120, 600, null),
  ('draft_link', 60, 600, null),
  ('api_key', 600, 60, null),
  ('api_unknown_key', 60, 60, null),
  ('event', 300, 600, null),
  -- With 2 KB an event that is 40 MB a day.
  ('event_of_all', 20000, 86400, null),
  ('setup', 10, 600, null),
  -- A set-up code can be tried from any number of addresses, and with a wrong TRUST_PROXY the client chooses its
  -- address. So all attempts are counted together as well.
  ('setup_of_all', 100, 600, null),
  ('test_email', 5, 600, null);

create table private.rate_counts (
  action text not null,
  client bytea not null,
  window_start timestamptz not null,
  hits integer not null,
  primary key (action, client, window_start)
);
comment on table private.rate_counts is 'Hits of a client in a window; emptied hourly by the job clean-rate-limits.';

-- The beginning of the current window.
create function private.window_start(window_seconds integer) returns timestamptz
language sql stable set search_path = '' as $$
  select to_timestamp(floor(extract(epoch from now()) / window_seconds) * window_seconds)
$$;

-- The networks of the client, the smallest first (the setting app.client_networks, from
-- backend/database/client-networks.ts). `share`: how many times the limit of one client each network has.
create function private.client_networks() returns table (network text, share integer)
language sql stable set search_path = '' as $$
  select network, (4 ^ (level - 1))::integer
  from string_to_table(coalesce(nullif(current_setting('app.client_networks', true), ''), 'unknown'), ' ')
    with ordinality as networks (network, level)
$$;

-- Whether the caller's actions are counted: those of visitors, and of the site on their behalf, but not the site's own
-- work.
create function private.is_counted() returns boolean
language sql stable set search_path = '' as $$
  select nullif(current_setting('app.client_networks', true), '') is not null
    or coalesce(auth.role() in ('anon', 'site_auth', 'api_client'), false)
$$;

-- The hash under which a key (an account or a device) is counted; without a key, that of the client's smallest network.
create function private.counted_as(key text) returns bytea
language sql stable security definer set search_path = '' as $$
  select sha256(value || sha256(value || convert_to(
    coalesce(key, (select network from private.client_networks() order by share limit 1)), 'UTF8'
  )))
  from private.secrets where name = 'client'
$$;

-- Counts one hit of a key or, without one, of the client in each of its networks. Raises PT429 (status 429 for the
-- client) when one of these windows is full, and PT428 when proof of work is required; the setting app.proven says that
-- it was done for this row. An error rolls the hit back too, so a client only has to wait for the next window. Visitors
-- without an address share the network 'unknown'; other roles without one do our own work and are not counted.
create function private.count_hit(counted_action text, key text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  allowed private.rate_limits;
  counted record;
  so_far integer;
  needs_proof boolean := false;
begin
  select * into allowed from private.rate_limits where action = counted_action;
  if not found or (key is null and not private.is_counted()) then
    return;
  end if;
  for counted in
    select key as name, 1 as share where key is not null
    union all select network, share from private.client_networks() where key is null
  loop
    insert into private.rate_counts as counts (action, client, window_start, hits)
    values (counted_action, private.counted_as(counted.name), private.window_start(allowed.window_seconds), 1)
    on conflict (action, client, window_start) do update set hits = counts.hits + 1
    returning hits into so_far;
    if so_far > allowed.max_hits * counted.share then
      raise exception using errcode = 'PT429', message = 'too many requests';
    end if;
    needs_proof := needs_proof or so_far > allowed.proof_after * counted.share;
  end loop;
  if needs_proof and current_setting('app.proven', true) is distinct from 'yes' then
    raise exception using errcode = 'PT428', message = 'proof of work wanted';
  end if;
end
$$;

-- How many more hits of a key the current window allows. Counts nothing.
create function private.hits_left(counted_action text, key text) returns integer
language sql stable security definer set search_path = '' as $$
  select greatest(0, limits.max_hits - coalesce((
    select hits from private.rate_counts counts
    where counts.action = limits.action and counts.client = private.counted_as(key)
      and counts.window_start = private.window_start(limits.window_seconds)
  ), 0))
  from private.rate_limits limits where action = counted_action
$$;

-- Forgets the hits of a key, when an operator unlocks an account.
create function private.forget_hits(key text) returns void
language sql security definer set search_path = '' as $$
  delete from private.rate_counts where client = private.counted_as(key)
$$;

-- A solved challenge is valid for one attempt. It is stored until it expires and not until a window ends, since it
-- could be used again in the next window. Returns false when it was used before.
create function private.use_proof(nonce text, expires_at timestamptz) returns boolean
language sql security definer set search_path = '' as $$
  with used as (
    insert into private.rate_counts (action, client, window_start, hits)
    values ('auth_work', private.counted_as(nonce), expires_at, 1)
    on conflict do nothing
    returning true
  )
  select exists (select from used)
$$;

-- Deletes past windows; returns how many. Runs hourly as service_role.
create function private.forget_rate_counts() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  forgotten integer;
begin
  delete from private.rate_counts counts using private.rate_limits limits
  where counts.action = limits.action
    and counts.window_start < now() - make_interval(secs => limits.window_seconds);
  get diagnostics forgotten = row_count;
  return forgotten;
end
$$;

-- The key that signs challenges, for the site's own process.
create function private.form_proof_key() returns text
language sql stable security definer set search_path = '' as $$
  select encode(value, 'hex') from private.secrets where name = 'form_proof'
$$;

-- The signature in a visitor's link (HMAC-SHA-256, RFC 2104), which only this database can make.
create function private.hmac_sha256(message bytea, secret bytea) returns bytea
language plpgsql immutable set search_path = '' as $$
declare
  padded bytea := case when length(secret) > 64 then sha256(secret) else secret end;
  inner_key bytea := decode(repeat('36', 64), 'hex');
  outer_key bytea := decode(repeat('5c', 64), 'hex');
begin
  for place in 0 .. length(padded) - 1 loop
    inner_key := set_byte(inner_key, place, get_byte(padded, place) # 54);
    outer_key := set_byte(outer_key, place, get_byte(padded, place) # 92);
  end loop;
  return sha256(outer_key || sha256(inner_key || message));
end
$$;

-- A message signed with one of the keys.
create function private.signature_of(message text, key text) returns bytea
language sql stable security definer set search_path = '' as $$
  select private.hmac_sha256(convert_to(message, 'UTF8'), value) from private.secrets where name = key
$$;

-- Whether somebody has given the right signature. Hashes are compared, so that the time does not reveal how much of it
-- was right.
create function private.is_signature(given text, signature text) returns boolean
language sql immutable set search_path = '' as $$
  select sha256(convert_to(coalesce(given, ''), 'UTF8')) = sha256(convert_to(signature, 'UTF8'))
$$;

grant execute on function private.forget_rate_counts(), private.form_proof_key(), private.count_hit(text, text)
to service_role;
grant execute on function
  private.count_hit(text, text), private.hits_left(text, text), private.use_proof(text, timestamptz),
  private.counted_as(text), private.forget_hits(text)
to site_auth;
