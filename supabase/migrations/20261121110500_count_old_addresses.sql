-- Which old addresses are still used, counted by day, so that somebody can mend the links that lead there.
-- Holds addresses of the site only: no query, no visitor.

create table public.old_address_counts (
  day date not null,
  path text not null check (path ~ '^/[a-z0-9/.*-]{1,120}$'),
  hits integer not null check (hits > 0),
  primary key (day, path)
);
comment on table public.old_address_counts is 'How often an old address was asked for on a day (UTC). A visitor''s request may add to it by the function count_old_addresses and read nothing.';

alter table public.old_address_counts enable row level security;
revoke all on public.old_address_counts from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.old_address_counts to service_role;
create policy service_role_works on public.old_address_counts for all to service_role using (true) with check (true);

-- Adds today's hits, given as {"/old-address": 3}. What is no address of the site's kind is left out, as is a
-- new one when a day has 1000 already: an address may end in anything, and nobody reads a longer list.
create function public.count_old_addresses(counted jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into public.old_address_counts as counts (day, path, hits)
  select (now() at time zone 'UTC')::date, path, hits::integer
  from (select distinct on (path) path, hits from jsonb_each_text(counted) as given (path, hits)) as given
  where path ~ '^/[a-z0-9/.*-]{1,120}$'
    and hits ~ '^[1-9][0-9]{0,5}$'
    and (
      exists (
        select from public.old_address_counts same
        where same.day = (now() at time zone 'UTC')::date and same.path = given.path
      )
      or (
        select count(*) from public.old_address_counts today
        where today.day = (now() at time zone 'UTC')::date
      ) < 1000
    )
  limit 1000
  on conflict (day, path) do update set hits = least(counts.hits::bigint + excluded.hits, 2147483647)
$$;
revoke execute on function public.count_old_addresses(jsonb) from public;
grant execute on function public.count_old_addresses(jsonb) to anon, authenticated, service_role;
