-- How many hits of a key a window still takes, without counting.
create function private.auth_hits_left(counted_action text, counted_key text) returns integer
language sql stable security definer set search_path = '' as $$
  select greatest(0, limits.max_hits - coalesce((
    select hits from private.rate_counts counts
    where counts.action = limits.action and counts.client = private.auth_key(counted_key)
      and counts.window_start
        = to_timestamp(floor(extract(epoch from now()) / limits.window_seconds) * limits.window_seconds)
  ), 0))
  from private.rate_limits limits where action = counted_action
$$;
revoke execute on function private.auth_hits_left(text, text) from public;
grant execute on function private.auth_hits_left(text, text) to site_auth;
