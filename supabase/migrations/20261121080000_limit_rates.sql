-- How often one sender may do one thing, counted in the database so that it holds across nodes.
-- No address is kept: a sender is a keyed hash whose key never leaves this schema.

create schema private;
revoke all on schema private from public;

create table private.secrets (
  name text primary key,
  value bytea not null
);
comment on table private.secrets is 'Keys made at random when the database was, known to no one outside it.';
insert into private.secrets (name, value)
values ('sender', sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));

create table private.rate_limits (
  action text primary key,
  max_hits integer not null check (max_hits > 0),
  window_seconds integer not null check (window_seconds > 0)
);
comment on table private.rate_limits is 'The limits, changed here by the operator. An action without a row has no limit.';
insert into private.rate_limits (action, max_hits, window_seconds) values
  ('contact_request', 20, 600),
  ('event', 300, 600);

create table private.rate_counts (
  action text not null,
  sender bytea not null,
  window_start timestamptz not null,
  hits integer not null,
  primary key (action, sender, window_start)
);
comment on table private.rate_counts is 'Hits of a sender in a window; emptied hourly by the job clean-rate-limits.';

-- Counts one hit of the current sender, and raises PT429 (which a hosted Supabase answers as status 429)
-- when the window is full. A raised hit is rolled back with the rest: waiting the window out is enough.
-- The sender is the setting app.sender, an IP address; an IPv6 one counts with its whole /64, which is
-- what one subscriber has. Without it every anonymous visitor shares the bucket 'unknown'; other roles
-- without a sender are our own work and not counted.
create function private.count_hit(counted_action text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  sender_address text := nullif(current_setting('app.sender', true), '');
  sender_key bytea;
  allowed private.rate_limits;
  so_far integer;
begin
  if sender_address is null and current_setting('role') <> 'anon' then
    return;
  end if;
  select * into allowed from private.rate_limits where action = counted_action;
  if not found then
    return;
  end if;
  if family(sender_address::inet) = 6 then
    sender_address := network(set_masklen(sender_address::inet, 64))::text;
  end if;
  select sha256(value || sha256(value || convert_to(coalesce(sender_address, 'unknown'), 'UTF8')))
    into sender_key from private.secrets where name = 'sender';
  insert into private.rate_counts as counts (action, sender, window_start, hits)
  values (
    counted_action,
    sender_key,
    to_timestamp(floor(extract(epoch from now()) / allowed.window_seconds) * allowed.window_seconds),
    1
  )
  on conflict (action, sender, window_start) do update set hits = counts.hits + 1
  returning hits into so_far;
  if so_far > allowed.max_hits then
    raise exception using errcode = 'PT429', message = 'too many requests';
  end if;
end
$$;

-- Forgets windows that are over; gives how many. Run hourly as service_role.
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

revoke execute on all functions in schema private from public;
grant usage on schema private to service_role;
grant execute on function private.forget_rate_counts() to service_role;
