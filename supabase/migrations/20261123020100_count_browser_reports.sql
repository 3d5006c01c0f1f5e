-- What browsers report of pages that break their own policies (Content-Security-Policy, Permissions-Policy), counted by
-- day. No visitor, no address below a page's own, no query: the rule, the origin of what was blocked, the page.

create table public.browser_report_counts (
  day date not null,
  rule text not null check (rule ~ '^[a-z-]{1,40}$'),
  blocked text not null check (blocked ~ '^[a-z0-9.:/-]{1,120}$'),
  page text not null check (page ~ '^/[A-Za-z0-9/%*-]{0,120}$'),
  hits integer not null check (hits > 0),
  primary key (day, rule, blocked, page)
);
comment on table public.browser_report_counts is 'How often browsers reported on a day (UTC) that a page broke its policy. A visitor''s browser may add to it by the function count_browser_reports and read nothing.';

alter table public.browser_report_counts enable row level security;
revoke all on public.browser_report_counts from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.browser_report_counts to service_role;
create policy service_role_works on public.browser_report_counts for all to service_role using (true) with check (true);
grant select on public.browser_report_counts to authenticated;
create policy administrators_read on public.browser_report_counts for select to authenticated
  using ((select private.is_administrator()));

-- Adds today's hits, given as [{"rule", "blocked", "page", "hits"}]. What has another form is left out, as is a new row
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
revoke execute on function public.count_browser_reports(jsonb) from public;
grant execute on function public.count_browser_reports(jsonb) to anon, authenticated, service_role;
