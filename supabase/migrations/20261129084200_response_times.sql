-- When leads came in and when they were first responded to, for the median that visitors see (app/leads/own-response.ts).
-- It gives times and nothing else of a lead, and only to the site itself, which may read no lead. The same leads as in
-- the overview: those whose customers waited.
create function private.response_times(since timestamptz)
returns table (received timestamptz, responded timestamptz)
language sql stable security definer set search_path = '' as $$
  select created_at, first_response_at from public.leads
  where first_response_at >= since and first_response_at > created_at
    and merged_into is null and status <> 'spam'
  order by first_response_at desc limit 5000
$$;
grant execute on function private.response_times(timestamptz) to service_role;
