-- When one host is away: busy times from their own calendar, and absences. app/demos/slots.ts decides what they block.

-- Whether whoever changes something of a host may: an administrator, the person of that host, or the site by itself.
create function private.guard_host() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  host uuid := case when tg_op = 'DELETE' then old.sales_rep_id else new.sales_rep_id end;
begin
  if auth.uid() is not null and not private.is_administrator()
    and not exists (select from public.sales_reps where id = host and user_id = auth.uid()) then
    raise exception using errcode = '42501', message = 'not your own calendar';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;

create table public.demo_calendars (
  sales_rep_id uuid primary key references public.sales_reps (id) on delete cascade,
  address text not null check (char_length(address) between 1 and 6000),
  server text not null check (char_length(server) between 1 and 253),
  etag text check (char_length(etag) <= 500),
  attempted_at timestamptz,
  read_at timestamptz,
  whole_at timestamptz,
  failing_since timestamptz,
  problem text check (
    problem in ('address', 'name', 'connection', 'certificate', 'timeout', 'refused', 'gone', 'large', 'unreadable', 'key')
  ),
  told_at timestamptz,
  created_at timestamptz not null default now(),
  constraint failing_for_a_reason check ((failing_since is null) = (problem is null))
);
comment on table public.demo_calendars is 'The calendars of hosts, whose busy times block slots. Read every few minutes.';
comment on column public.demo_calendars.address is 'A secret address (iCalendar), encrypted by the secrets key (backend/auth/secret-box.ts); never shown again.';
comment on column public.demo_calendars.server is 'The host of the address, which may be shown.';
comment on column public.demo_calendars.read_at is 'When it could last be read. Until it can again, the busy times from then apply.';
comment on column public.demo_calendars.whole_at is 'When its file was last sent whole, and not as unchanged.';
comment on column public.demo_calendars.told_at is 'When the sales team was told that it can''t be read.';

create table public.demo_busy (
  sales_rep_id uuid not null references public.demo_calendars (sales_rep_id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  primary key (sales_rep_id, starts_at)
);
comment on table public.demo_busy is 'When the calendar of a host says that they are busy: merged, without what they do.';

create table public.demo_absences (
  id uuid primary key,
  sales_rep_id uuid not null references public.sales_reps (id) on delete cascade,
  first_day date not null,
  last_day date not null,
  reason text check (reason = btrim(reason, E' \t\n\r') and char_length(reason) between 1 and 100),
  created_at timestamptz not null default now(),
  constraint days_in_order check (last_day >= first_day and last_day - first_day < 366)
);
create index demo_absences_by_host on public.demo_absences (sales_rep_id, last_day);
comment on table public.demo_absences is 'Days on which a host has no demos (in Sweden, both included). The reason is internal.';

alter table public.demo_calendars enable row level security;
alter table public.demo_busy enable row level security;
alter table public.demo_absences enable row level security;

-- The address is read by the site alone.
grant select (sales_rep_id, server, attempted_at, read_at, failing_since, problem, created_at)
  on public.demo_calendars to authenticated;
grant select on public.demo_busy, public.demo_absences to authenticated;
grant select, insert, update, delete on public.demo_calendars, public.demo_busy, public.demo_absences to service_role;
grant select (sales_rep_id, address), update (address) on public.demo_calendars to site_auth;

create policy staff_reads on public.demo_calendars for select to authenticated using ((select private.works_leads()));
create policy staff_reads on public.demo_busy for select to authenticated using ((select private.works_leads()));
create policy staff_reads on public.demo_absences for select to authenticated using ((select private.works_leads()));
create policy service_role_works on public.demo_calendars for all to service_role
  using ((select private.is_for_lead_worker())) with check ((select private.is_for_lead_worker()));
create policy service_role_works on public.demo_busy for all to service_role
  using ((select private.is_for_lead_worker())) with check ((select private.is_for_lead_worker()));
create policy service_role_works on public.demo_absences for all to service_role
  using ((select private.is_for_lead_worker())) with check ((select private.is_for_lead_worker()));
create policy site_auth_seals on public.demo_calendars for all to site_auth using (true) with check (true);

create trigger guard_host before insert or update or delete on public.demo_calendars
  for each row execute function private.guard_host();
create trigger guard_host before insert or update or delete on public.demo_absences
  for each row execute function private.guard_host();
create trigger tell_changed after insert or update or delete on public.demo_absences
  for each row execute function private.tell_changed('admin_changed');
create trigger tell_changed after insert or delete on public.demo_calendars
  for each row execute function private.tell_changed('admin_changed');

-- When hosts are away between two moments, by their calendar or by an absence.
create function public.demo_away(since timestamptz, until timestamptz)
returns table (sales_rep_id uuid, starts_at timestamptz, ends_at timestamptz, kind text)
language sql stable set search_path = '' as $$
  select busy.sales_rep_id, busy.starts_at, busy.ends_at, 'calendar'
  from public.demo_busy busy where busy.ends_at > since and busy.starts_at < until
  union all
  select absence.sales_rep_id, absence.first_day::timestamp at time zone 'Europe/Stockholm',
    (absence.last_day + 1)::timestamp at time zone 'Europe/Stockholm', 'absence'
  from public.demo_absences absence
  where absence.last_day >= (since at time zone 'Europe/Stockholm')::date
    and absence.first_day <= (until at time zone 'Europe/Stockholm')::date
$$;
grant execute on function public.demo_away(timestamptz, timestamptz) to authenticated, service_role;

-- As before, and a host who is away counts as busy, also for the version before this one.
create or replace function public.demo_calendar(
  since timestamptz, until timestamptz, booking uuid default null, expires bigint default null, signature text default null
) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'settings', jsonb_build_object(
      'weekdays', (select jsonb_agg(weekday order by weekday) from unnest(settings.weekdays) as weekday),
      'opens', to_char(settings.opens, 'HH24:MI'),
      'closes', to_char(settings.closes, 'HH24:MI'),
      'slotMinutes', settings.slot_minutes,
      'bufferMinutes', settings.buffer_minutes,
      'noticeMinutes', settings.notice_minutes,
      'changeUntilMinutes', settings.change_until_minutes,
      'weeks', settings.weeks,
      'closeOnEves', settings.close_on_eves
    ),
    'specialDays', coalesce((
      select jsonb_agg(jsonb_build_object(
        'day', day, 'kind', kind, 'closed', closed, 'sv', reason_sv, 'en', reason_en
      ) order by day)
      from public.demo_closed_days where day >= since::date - 1 and day <= until::date + 1
    ), '[]'),
    'salesReps', coalesce((
      select jsonb_agg(jsonb_build_object('number', number, 'hours', hours) order by number)
      from public.sales_reps where active
    ), '[]'),
    'busy', coalesce((
      select jsonb_agg(jsonb_build_object('salesRep', number, 'from', begins, 'to', ends) order by begins)
      from (
        select reps.number, extract(epoch from bookings.starts_at) * 1000 as begins,
          (extract(epoch from bookings.starts_at) + upper(bookings.busy) - lower(bookings.busy)) * 1000 as ends
        from public.demo_bookings bookings join public.sales_reps reps on reps.id = bookings.sales_rep_id
        where reps.active and bookings.status = 'booked' and bookings.id is distinct from moving.id
          and bookings.starts_at >= since and bookings.starts_at < until
        union all
        select reps.number, extract(epoch from away.starts_at) * 1000, extract(epoch from away.ends_at) * 1000
        from public.demo_away(since, until) away join public.sales_reps reps on reps.id = away.sales_rep_id
        where reps.active
      ) taken
    ), '[]'),
    'movingFrom', extract(epoch from moving.starts_at) * 1000
  )
  from public.demo_settings settings left join public.demo_bookings moving
    on moving.id = booking and private.demo_link_state(booking, expires, signature) = 'valid'
$$;
