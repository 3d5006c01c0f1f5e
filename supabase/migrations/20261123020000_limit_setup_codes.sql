-- A code for the set-up can be tried from any number of addresses, and where TRUST_PROXY is set wrongly whoever tries
-- chooses the address. So all tries together are counted, too.

insert into private.rate_limits (action, max_hits, window_seconds) values ('setup_of_all', 100, 600);

-- Counts one hit of an action, whoever it is from, and raises PT429 when the window is full. A raised hit is rolled
-- back with the rest.
create function private.count_hit_of_all(counted_action text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  allowed private.rate_limits;
  so_far integer;
begin
  select * into allowed from private.rate_limits where action = counted_action;
  if not found then
    return;
  end if;
  insert into private.rate_counts as counts (action, sender, window_start, hits)
  values (
    counted_action,
    '',
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
revoke execute on function private.count_hit_of_all(text) from public;

-- A try is counted whether it is right or not, as long as the caller's transaction is committed.
create or replace function private.check_setup_code(hash bytea) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_hit('setup');
  perform private.count_hit_of_all('setup_of_all');
  return private.setup_is_open() and exists (select from private.setup_codes where code_hash = hash);
end
$$;
