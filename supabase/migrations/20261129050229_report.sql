-- The report, and the goal of a month. The filters that its figures lead to are in the migration of tags, which replaces
-- private.lead_conditions: it ignores what it does not know, so the version before goes on.

-- When leads were quoted and won, for the report and its lists.
create index lead_events_of_outcomes on public.lead_events ((data ->> 'to'), created_at, lead_id)
  where kind = 'status' and data ->> 'to' in ('quoted', 'won');

-- The condition for leads that got an offer, whatever became of them; won ones have agreed to something.
create function private.was_quoted() returns text
language sql immutable set search_path = '' as $$
  select '(status in (''quoted'', ''won'') or id in (select quoted.lead_id from public.lead_events quoted
    where quoted.kind = ''status'' and quoted.data ->> ''to'' in (''quoted'', ''won'')))'
$$;

-- What the report counts: the leads that a filter finds, without spam, by day, week or month (`step`) and by what the report
-- divides them by. `received` and `responded` are when each lead with a response came and was responded to, in seconds
-- since 1970. Security definer as find_leads. PostgreSQL expects a group for each row: with the usual memory it would sort
-- them all on the disk.
create function public.report_leads(filter jsonb, step text)
returns table (since date, source text, service text, assigned_to uuid, status text, lost_reason text,
  was_quoted boolean, leads integer, value double precision, received integer[], responded integer[])
language plpgsql stable security definer set search_path = '' set work_mem = '64MB' as $$
begin
  perform private.require_lead_worker();
  return query execute format(
    'select date_trunc(%L, created_at at time zone ''Europe/Stockholm'')::date, source, service, assigned_to, status,
      lost_reason, was_quoted, count(*)::integer, coalesce(sum(value), 0)::double precision,
      array_agg(extract(epoch from created_at)::integer) filter (where first_response_at is not null),
      array_agg(extract(epoch from first_response_at)::integer) filter (where first_response_at is not null)
      from (select *, %s as was_quoted from public.leads where status <> ''spam'' and %s) found group by 1, 2, 3, 4, 5, 6, 7',
    step, private.was_quoted(), private.lead_conditions(filter));
end
$$;
grant execute on function public.report_leads(jsonb, text) to authenticated;

-- How much is to be won in a month: one goal for the company, set by whoever works with leads.
create table public.sales_goals (
  month date primary key check (extract(day from month) = 1),
  value integer not null check (value between 1 and 1000000000),
  version integer not null default 1,
  changed_by uuid default auth.uid() references public.staff (user_id) on delete set null,
  changed_at timestamptz not null default now()
);
comment on table public.sales_goals is 'The value (SEK without VAT) of the leads to be won in a month.';
comment on column public.sales_goals.version is 'Raised by every change; a change contains the version that it was made on.';
create trigger raise_version before update on public.sales_goals
  for each row execute function private.raise_version('author');
create trigger tell_changed after insert or update or delete on public.sales_goals
  for each row execute function private.tell_changed('admin_changed');

grant select, insert (month, value), update (value), delete on public.sales_goals to authenticated;
create policy sales_works on public.sales_goals for all to authenticated
  using ((select private.works_leads())) with check ((select private.works_leads()));
alter table public.sales_goals enable row level security;

create function private.log_goal() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    insert into public.admin_log (kind, about, data) values ('goalRemoved', to_char(old.month, 'YYYY-MM'), '{}');
  elsif tg_op = 'INSERT' then
    insert into public.admin_log (kind, about, data)
    values ('goalSet', to_char(new.month, 'YYYY-MM'), jsonb_build_object('to', new.value));
  else
    insert into public.admin_log (kind, about, data)
    values ('goalSet', to_char(new.month, 'YYYY-MM'), jsonb_build_object('from', old.value, 'to', new.value));
  end if;
  return null;
end
$$;
create trigger log_goal after insert or update or delete on public.sales_goals
  for each row execute function private.log_goal();
