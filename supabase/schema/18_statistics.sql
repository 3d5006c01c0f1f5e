-- First-party statistics without cookies: what happened on which page, and nothing about the visitor.

create table public.events (
  id bigint generated always as identity primary key,
  name text not null check (name ~ '^[a-z][a-z0-9_]{0,63}$'),
  path text not null check (path ~ '^/' and char_length(path) <= 300),
  data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  -- Values are strings, numbers, booleans or null.
  constraint data_is_flat check (
    jsonb_typeof(data) = 'object'
    and not jsonb_path_exists(data, '$.keyvalue() ? (@.value.type() == "object" || @.value.type() == "array")')
    and jsonb_array_length(jsonb_path_query_array(data, '$.keyvalue()')) <= 10
    -- The event of a failed route has 500 characters of its stack, which are longer as JSON.
    and char_length(data::text) <= 5000
  )
);
create index events_by_name on public.events (name, created_at);
comment on table public.events is 'Page and click statistics, without any identifier of a visitor. A visitor may add rows and read none.';
comment on column public.events.path is 'The page, without its query.';

grant insert (name, path, data) on public.events to anon, authenticated;
grant select on public.events to authenticated;

create policy visitors_may_add on public.events for insert to anon, authenticated with check (true);
create policy staff_reads on public.events for select to authenticated using ((select private.staff_role()) is not null);

-- The server counts an event by this function before it reads the body, so that a flood costs no more than counting. An
-- event that is inserted directly is counted by the trigger.

create function public.count_event() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_hit('event');
  -- In this transaction alone: the row that it inserts is not counted again.
  perform set_config('app.event_counted', 'yes', true);
end
$$;
comment on function public.count_event() is 'Counts an event of the client; raises PT429 beyond the limit.';

grant execute on function public.count_event() to anon, authenticated;

create function private.admit_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if current_setting('app.event_counted', true) is distinct from 'yes' then
    perform private.count_hit('event');
  end if;
  if private.is_counted() then
    perform private.count_hit('event_of_all', 'all');
  end if;
  -- One count allows one row.
  perform set_config('app.event_counted', '', true);
  return new;
end
$$;
create trigger admit_event before insert on public.events for each row execute function private.admit_event();

-- How often old addresses are still used each day, so that somebody can correct the links to them. Only paths of the
-- site, without queries and without visitors.

create table public.old_address_counts (
  day date not null,
  path text not null check (path ~ '^/[a-z0-9/.*-]{1,120}$'),
  hits integer not null check (hits > 0),
  primary key (day, path)
);
comment on table public.old_address_counts is 'How often an old address was requested on a day (UTC). A visitor''s request may add to it by the function count_old_addresses, and can read nothing.';

grant select on public.old_address_counts to authenticated;

create policy administrators_read on public.old_address_counts for select to authenticated
  using ((select private.is_administrator()));

-- Adds today's hits, given as {"/old-address": 3}. What can't be a path of the site is left out, and so is a new one
-- when a day has 1000 already: anybody can make up addresses, and nobody reads a longer list.
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

grant execute on function public.count_old_addresses(jsonb) to anon, authenticated, service_role;

-- Browsers' reports of pages that violate their own policies (Content-Security-Policy, Permissions-Policy), counted
-- by day. No visitor, no address below a page's own, no query: the rule, the origin of what was blocked, the page.

create table public.browser_report_counts (
  day date not null,
  rule text not null check (rule ~ '^[a-z-]{1,40}$'),
  blocked text not null check (blocked ~ '^[a-z0-9.:/-]{1,120}$'),
  page text not null check (page ~ '^/[A-Za-z0-9/%*-]{0,120}$'),
  hits integer not null check (hits > 0),
  primary key (day, rule, blocked, page)
);
comment on table public.browser_report_counts is 'How often browsers reported on a day (UTC) that a page violated its policy. A visitor''s request may add to it by the function count_browser_reports, and can read nothing.';

grant select on public.browser_report_counts to authenticated;

create policy administrators_read on public.browser_report_counts for select to authenticated
  using ((select private.is_administrator()));

-- Adds today's hits, given as [{"rule", "blocked", "page", "hits"}]. Invalid ones are left out, and so is a new row
-- when a day has 300 already: anybody can send reports, and nobody reads a longer list.
create function public.count_browser_reports(counted jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into public.browser_report_counts as counts (day, rule, blocked, page, hits)
  select (now() at time zone 'UTC')::date, rule, blocked, page, least(sum(hits), 1000000)::integer
  from jsonb_to_recordset(counted) as given (rule text, blocked text, page text, hits integer)
  where rule ~ '^[a-z-]{1,40}$'
    and blocked ~ '^[a-z0-9.:/-]{1,120}$'
    and page ~ '^/[A-Za-z0-9/%*-]{0,120}$'
    and hits > 0
    and (
      exists (
        select from public.browser_report_counts same
        where same.day = (now() at time zone 'UTC')::date
          and (same.rule, same.blocked, same.page) = (given.rule, given.blocked, given.page)
      )
      or (
        select count(*) from public.browser_report_counts today
        where today.day = (now() at time zone 'UTC')::date
      ) < 300
    )
  group by rule, blocked, page
  limit 300
  on conflict (day, rule, blocked, page)
    do update set hits = least(counts.hits::bigint + excluded.hits, 2147483647)
$$;

grant execute on function public.count_browser_reports(jsonb) to anon, authenticated, service_role;
