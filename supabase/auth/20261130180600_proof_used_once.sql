-- A solved challenge is good for one attempt. It is remembered by its own expiry and not by a window of time, or it would
-- be good once more in the next window. Gives false when it was used before.
create function private.use_proof(nonce text, expires_at timestamptz) returns boolean
language sql security definer set search_path = '' as $$
  with used as (
    insert into private.rate_counts (action, client, window_start, hits)
    values ('auth_work', private.auth_key(nonce), expires_at, 1)
    on conflict do nothing
    returning true
  )
  select exists (select from used)
$$;
revoke execute on function private.use_proof(text, timestamptz) from public;
grant execute on function private.use_proof(text, timestamptz) to site_auth;
