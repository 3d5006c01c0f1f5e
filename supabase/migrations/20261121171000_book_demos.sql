-- The demo: what is offered, who receives visitors, and one slot, one booking for each host. Visitors reach it
-- through the functions below alone, which look at the clock, the opening rules and the key, whatever is sent.

create table public.demo_settings (
  only_row boolean primary key default true check (only_row),
  weekdays smallint[] not null default '{1,2,3,4,5}',
  opens time(0) not null default '08:00',
  closes time(0) not null default '18:00',
  slot_minutes smallint not null default 30 check (slot_minutes between 10 and 240),
  buffer_minutes smallint not null default 10 check (buffer_minutes between 0 and 240),
  notice_minutes integer not null default 120 check (notice_minutes between 0 and 20160),
  change_until_minutes integer not null default 60 check (change_until_minutes between 0 and 20160),
  weeks smallint not null default 2 check (weeks between 1 and 2),
  close_on_eves boolean not null default true,
  updated_at timestamptz not null default now(),
  constraint weekdays_are_some check (cardinality(weekdays) > 0 and weekdays <@ '{1,2,3,4,5,6,7}'),
  constraint closes_after_opening check (closes > opens and closes < '24:00'),
  constraint whole_minutes check (extract(second from opens) = 0 and extract(second from closes) = 0)
);
comment on table public.demo_settings is 'How demos are offered: one row, changed by the admin. Times are the wall clock of Europe/Stockholm.';
comment on column public.demo_settings.weekdays is 'ISO days of the week: 1 is Monday.';
comment on column public.demo_settings.buffer_minutes is 'A host''s pause between two meetings.';
comment on column public.demo_settings.notice_minutes is 'The shortest time between a booking and its meeting.';
comment on column public.demo_settings.change_until_minutes is 'Until so long before the meeting the visitor may change or cancel it.';
comment on column public.demo_settings.weeks is 'How many weeks are offered, this one counted in.';
comment on column public.demo_settings.close_on_eves is 'Whether Christmas, Midsummer and New Year''s Eve are closed, which are no public holidays.';
insert into public.demo_settings default values;

create table public.demo_hosts (
  id uuid primary key default gen_random_uuid(),
  lane smallint not null unique generated always as identity,
  name text not null check (name = btrim(name) and char_length(name) between 1 and 100),
  email text check (char_length(email) between 3 and 255 and position('@' in email) > 1),
  active boolean not null default true,
  meet_link text check (meet_link ~ '^https://' and char_length(meet_link) <= 500),
  teams_link text check (teams_link ~ '^https://' and char_length(teams_link) <= 500),
  created_at timestamptz not null default now()
);
comment on table public.demo_hosts is 'Who receives visitors: as many meetings run at once as there are active hosts.';
comment on column public.demo_hosts.lane is 'Keeps the meetings of one host apart from another''s in the key demo_bookings.busy.';
comment on column public.demo_hosts.email is 'Gets the answers; without one the sales mailbox does.';
insert into public.demo_hosts (name) values ('Säljteamet');

create table public.demo_closed_days (
  day date primary key,
  kind text not null default 'admin' check (kind in ('holiday', 'eve', 'admin')),
  closed boolean not null default true,
  reason_sv text check (char_length(reason_sv) between 1 and 100),
  reason_en text check (char_length(reason_en) between 1 and 100)
);
comment on table public.demo_closed_days is 'Days without demos. The server adds public holidays and eves ahead of time; the admin adds its own.';
comment on column public.demo_closed_days.closed is 'False: a holiday on which the admin works all the same. The row stays, or the holiday would come back.';

create table public.demo_bookings (
  id uuid primary key,
  host_id uuid not null references public.demo_hosts (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  busy int8range not null,
  name text not null,
  email text not null,
  phone text,
  company text not null,
  service text not null check (service in ('guard', 'orderGuard', 'host', 'training', 'several')),
  message text,
  platform text not null check (platform in ('google-meet', 'teams')),
  meeting_link text check (meeting_link ~ '^https://' and char_length(meeting_link) <= 500),
  locale text not null check (locale in ('sv', 'en')),
  time_zone text not null check (time_zone ~ '^[A-Za-z][A-Za-z0-9_+/-]{0,63}$'),
  status text not null default 'booked' check (status in ('booked', 'cancelled', 'no_show', 'done')),
  cancelled_by text check (cancelled_by in ('visitor', 'admin')),
  sequence integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The bounds of app/forms/text-rules.ts, for every path that does not go through it.
  constraint name_bounds check (name = btrim(name, E' \t\n\r') and char_length(name) between 2 and 100),
  constraint email_bounds check (
    email = btrim(email, E' \t\n\r') and char_length(email) between 3 and 255 and position('@' in email) > 1
  ),
  constraint phone_bounds check (phone = btrim(phone, E' \t\n\r') and phone ~ '^\+?[-0-9()[:space:]]{8,15}$'),
  constraint company_bounds check (
    company = btrim(company, E' \t\n\r') and char_length(company) between 2 and 100
  ),
  constraint message_bounds check (
    message = btrim(message, E' \t\n\r') and char_length(message) between 1 and 1000
  ),
  constraint cancelled_by_someone check ((status = 'cancelled') = (cancelled_by is not null)),
  -- A host is in one place at a time, the pause between two meetings counted in. A range of whole numbers,
  -- because keys of ranges need no extension: every host has a stretch of numbers of its own.
  constraint demo_bookings_apart exclude using gist (busy with &&) where (status = 'booked')
);
-- One slot, one booking for each host.
create unique index demo_bookings_one_slot on public.demo_bookings (host_id, starts_at) where status = 'booked';
create index demo_bookings_by_time on public.demo_bookings (starts_at);

comment on table public.demo_bookings is 'Demos. A visitor books through book_demo, changes through a signed link, and reads none.';
comment on column public.demo_bookings.id is 'Made by the form when it is first sent, so that the same form sent twice is one booking; the calendar''s UID.';
comment on column public.demo_bookings.busy is 'From start to the end of the pause after it, in seconds, in the host''s stretch of numbers. Made by a trigger.';
comment on column public.demo_bookings.meeting_link is 'Set by the admin, or from the host''s own link when it was booked.';
comment on column public.demo_bookings.time_zone is 'The visitor''s own, as the browser names it.';
comment on column public.demo_bookings.sequence is 'Raised by every change that the calendars must learn of (RFC 5545, SEQUENCE).';

alter table public.demo_settings enable row level security;
alter table public.demo_hosts enable row level security;
alter table public.demo_closed_days enable row level security;
alter table public.demo_bookings enable row level security;
revoke all on public.demo_settings, public.demo_hosts, public.demo_closed_days, public.demo_bookings
  from public, anon, authenticated, service_role;
grant select, insert, update, delete
  on public.demo_settings, public.demo_hosts, public.demo_closed_days, public.demo_bookings to service_role;
create policy service_role_works on public.demo_settings for all to service_role using (true) with check (true);
create policy service_role_works on public.demo_hosts for all to service_role using (true) with check (true);
create policy service_role_works on public.demo_closed_days for all to service_role using (true) with check (true);
create policy service_role_works on public.demo_bookings for all to service_role using (true) with check (true);

create function private.place_demo_booking() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  stretch bigint;
  pause integer;
begin
  select lane * 100000000000 into stretch from public.demo_hosts where id = new.host_id;
  select buffer_minutes * 60 into pause from public.demo_settings;
  new.busy := int8range(
    stretch + extract(epoch from new.starts_at)::bigint,
    stretch + extract(epoch from new.ends_at)::bigint + pause
  );
  return new;
end
$$;
create trigger place_demo_booking before insert or update of host_id, starts_at, ends_at on public.demo_bookings
  for each row execute function private.place_demo_booking();

create function private.demo_day_is_closed(wanted date) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.demo_closed_days days, public.demo_settings settings
    where days.day = wanted and days.closed and (days.kind <> 'eve' or settings.close_on_eves)
  )
$$;

-- Whether a moment is a slot that is offered at another moment: the rule of app/demos/rules.ts (demoWeeks).
-- Slots are counted in real time from the opening, so that the nights when the clock changes are right.
create function private.demo_slot_is_open(slot timestamptz, at_moment timestamptz) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(bool_and(
    day >= monday and day < monday + settings.weeks * 7
    and extract(isodow from day) = any (settings.weekdays)
    and not private.demo_day_is_closed(day)
    and slot >= at_moment + make_interval(mins => settings.notice_minutes)
    and slot >= opening
    and slot + make_interval(mins => settings.slot_minutes) <= closing
    and mod(extract(epoch from slot - opening), settings.slot_minutes * 60) = 0
  ), false)
  from public.demo_settings settings,
    lateral (select
      (slot at time zone 'Europe/Stockholm')::date as day,
      date_trunc('week', at_moment at time zone 'Europe/Stockholm')::date as monday
    ) days,
    lateral (select
      (day + settings.opens) at time zone 'Europe/Stockholm' as opening,
      (day + settings.closes) at time zone 'Europe/Stockholm' as closing
    ) hours
$$;

-- The weeks ahead as app/demos/rules.ts takes them: nothing of who has booked.
create function private.demo_calendar_at(at_moment timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'settings', jsonb_build_object(
      'weekdays', (select jsonb_agg(weekday order by weekday) from unnest(settings.weekdays) as weekday),
      'opens', to_char(settings.opens, 'HH24:MI'),
      'closes', to_char(settings.closes, 'HH24:MI'),
      'slotMinutes', settings.slot_minutes,
      'noticeMinutes', settings.notice_minutes,
      'changeUntilMinutes', settings.change_until_minutes,
      'weeks', settings.weeks
    ),
    'busyMinutes', settings.slot_minutes + settings.buffer_minutes,
    'hosts', (select count(*) from public.demo_hosts where active),
    'closedDays', coalesce((
      select jsonb_agg(jsonb_build_object('day', day, 'sv', reason_sv, 'en', reason_en) order by day)
      from public.demo_closed_days
      where day >= monday and day < monday + settings.weeks * 7 and private.demo_day_is_closed(day)
    ), '[]'),
    'busy', coalesce((
      select jsonb_agg(jsonb_build_object(
        'host', hosts.lane,
        'from', extract(epoch from bookings.starts_at) * 1000,
        'to', extract(epoch from bookings.starts_at) * 1000 + (upper(bookings.busy) - lower(bookings.busy)) * 1000
      ) order by bookings.starts_at)
      from public.demo_bookings bookings join public.demo_hosts hosts on hosts.id = bookings.host_id
      where hosts.active and bookings.status = 'booked'
        -- What has been is taken by nobody; a day more at both ends, for meetings that reach over them.
        and bookings.starts_at >= at_moment - interval '1 day'
        and bookings.starts_at < (monday + settings.weeks * 7 + 1)::timestamp at time zone 'Europe/Stockholm'
    ), '[]')
  )
  from public.demo_settings settings,
    lateral (select date_trunc('week', at_moment at time zone 'Europe/Stockholm')::date as monday) days
$$;

create function public.demo_calendar() returns jsonb
language sql stable security definer set search_path = '' as $$ select private.demo_calendar_at(now()) $$;

-- The link by which a visitor comes back to a booking: its id, until when it holds (seconds since 1970), and a
-- signature that only this database can make (HMAC-SHA-256, RFC 2104). It holds to the end of the meeting, so
-- that whoever comes too late is told so.
insert into private.secrets (name, value)
values ('demo_link', sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));

create function private.hmac_sha256(message bytea, secret bytea) returns bytea
language plpgsql immutable set search_path = '' as $$
declare
  padded bytea := case when length(secret) > 64 then sha256(secret) else secret end;
  inner_key bytea := decode(repeat('36', 64), 'hex');
  outer_key bytea := decode(repeat('5c', 64), 'hex');
begin
  for place in 0 .. length(padded) - 1 loop
    inner_key := set_byte(inner_key, place, get_byte(padded, place) # 54);
    outer_key := set_byte(outer_key, place, get_byte(padded, place) # 92);
  end loop;
  return sha256(outer_key || sha256(inner_key || message));
end
$$;

create function private.demo_signature(booking uuid, expires bigint) returns text
language sql stable security definer set search_path = '' as $$
  select encode(private.hmac_sha256(convert_to(booking::text || '.' || expires, 'UTF8'), value), 'hex')
  from private.secrets where name = 'demo_link'
$$;

-- Takes the first host that is free, the one with the fewest meetings that week first. Gives false when none is.
-- The keys decide: who commits second finds the slot taken, however many ask at once, from whatever node.
create function private.take_demo_slot(booking public.demo_bookings) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  host record;
begin
  for host in
    select hosts.id, hosts.meet_link, hosts.teams_link from public.demo_hosts hosts
    where hosts.active
    order by (
      select count(*) from public.demo_bookings bookings
      where bookings.host_id = hosts.id and bookings.status = 'booked'
        and bookings.starts_at >= booking.starts_at - interval '3 days'
        and bookings.starts_at < booking.starts_at + interval '3 days'
    ), hosts.lane
  loop
    insert into public.demo_bookings (
      id, host_id, starts_at, ends_at, name, email, phone, company, service, message, platform, meeting_link,
      locale, time_zone
    ) values (
      booking.id, host.id, booking.starts_at, booking.ends_at, booking.name, booking.email, booking.phone,
      booking.company, booking.service, booking.message, booking.platform,
      case booking.platform when 'teams' then host.teams_link else host.meet_link end,
      booking.locale, booking.time_zone
    ) on conflict do nothing;
    if found then
      return true;
    end if;
    exit when exists (select from public.demo_bookings where id = booking.id);
  end loop;
  return false;
end
$$;

-- Books a demo for a visitor. Gives what became of it: "booked"; "already" when this form was booked before;
-- "taken" when every host is busy then; "closed" when the moment is no slot that is offered. And, when it is
-- booked, when, and the visitor's link. Raises PT429 when a sender asks too often, 23514 for a bad value.
create function public.book_demo(
  id uuid, slot timestamptz, name text, email text, phone text, company text, service text, message text,
  platform text, locale text, time_zone text
) returns table (result text, starts_at timestamptz, expires bigint, signature text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  booking public.demo_bookings;
  outcome text;
begin
  select * into booking from public.demo_bookings kept where kept.id = book_demo.id;
  if found then
    -- One that was cancelled since is not booked again by the form that booked it: it chooses anew.
    outcome := case booking.status when 'cancelled' then 'taken' else 'already' end;
  else
    perform private.count_hit('demo_booking');
    if not private.demo_slot_is_open(book_demo.slot, now()) then
      return query select 'closed', null::timestamptz, null::bigint, null::text;
      return;
    end if;
    booking.id := book_demo.id;
    booking.starts_at := book_demo.slot;
    booking.ends_at := book_demo.slot + (
      select make_interval(mins => settings.slot_minutes) from public.demo_settings settings
    );
    booking.name := book_demo.name;
    booking.email := book_demo.email;
    booking.phone := book_demo.phone;
    booking.company := book_demo.company;
    booking.service := book_demo.service;
    booking.message := book_demo.message;
    booking.platform := book_demo.platform;
    booking.locale := book_demo.locale;
    booking.time_zone := book_demo.time_zone;
    if private.take_demo_slot(booking) then
      outcome := 'booked';
    else
      -- The same form may have been sent twice at the same moment.
      select * into booking from public.demo_bookings kept where kept.id = book_demo.id;
      outcome := case when found then 'already' else 'taken' end;
    end if;
  end if;
  if outcome = 'taken' then
    return query select outcome, null::timestamptz, null::bigint, null::text;
  else
    return query select outcome, booking.starts_at, extract(epoch from booking.ends_at)::bigint,
      private.demo_signature(booking.id, extract(epoch from booking.ends_at)::bigint);
  end if;
end
$$;

insert into private.rate_limits (action, max_hits, window_seconds, proof_after) values
  ('demo_booking', 20, 600, 15),
  ('demo_link', 60, 600, null);

revoke execute on all functions in schema private from public;
-- Whoever writes a booking has its place made.
grant execute on function private.demo_signature(uuid, bigint) to service_role;
revoke execute on function public.demo_calendar() from public;
revoke execute on function
  public.book_demo(uuid, timestamptz, text, text, text, text, text, text, text, text, text) from public;
grant execute on function public.demo_calendar() to anon, authenticated, service_role;
grant execute on function
  public.book_demo(uuid, timestamptz, text, text, text, text, text, text, text, text, text)
  to anon, authenticated, service_role;
