-- Demos: what is offered, the sales reps, and one booking a slot for each sales rep. Visitors use only the functions
-- below, which check the time, the opening rules and the key, whatever is sent.

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
  meet_link text check (meet_link ~ '^https://' and char_length(meet_link) <= 500),
  teams_link text check (teams_link ~ '^https://' and char_length(teams_link) <= 500),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint weekdays_are_some check (cardinality(weekdays) > 0 and weekdays <@ '{1,2,3,4,5,6,7}'),
  constraint closes_after_opening check (closes > opens and closes < '24:00'),
  constraint whole_minutes check (extract(second from opens) = 0 and extract(second from closes) = 0)
);
comment on table public.demo_settings is 'How demos are offered: one row, changed in the admin. Times are wall-clock times in Europe/Stockholm.';
comment on column public.demo_settings.meet_link is 'The meeting link of sales reps without their own; teams_link likewise (private.demo_meeting_link).';
comment on column public.demo_settings.weekdays is 'ISO days of the week: 1 is Monday.';
comment on column public.demo_settings.buffer_minutes is 'A sales rep''s pause between two meetings.';
comment on column public.demo_settings.notice_minutes is 'The shortest time between a booking and its meeting.';
comment on column public.demo_settings.change_until_minutes is 'Until so long before the meeting the visitor may change or cancel it.';
comment on column public.demo_settings.weeks is 'How many weeks are offered, including this one.';
comment on column public.demo_settings.close_on_eves is 'Whether Christmas, Midsummer and New Year''s Eve are closed, which are no public holidays.';

insert into public.demo_settings default values;

-- Hours of the week: {"1": ["09:00", "15:00"]} for Mondays, from and to. A day that is not named is free.
create function private.are_hours(hours jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select jsonb_typeof(hours) = 'object' and hours <> '{}' and not exists (
    select from jsonb_each(hours) as days (weekday, span)
    where weekday !~ '^[1-7]$' or jsonb_array_length(span) <> 2
      or not coalesce(span ->> 0 ~ '^([01]\d|2[0-3]):[0-5]\d$' and span ->> 1 ~ '^([01]\d|2[0-3]):[0-5]\d$', false)
      or (span ->> 0) collate "C" >= span ->> 1
  )
$$;

create table public.sales_reps (
  id uuid primary key default gen_random_uuid(),
  number smallint not null unique generated always as identity,
  name text not null check (name = btrim(name) and char_length(name) between 1 and 100),
  email text check (char_length(email) between 3 and 255 and position('@' in email) > 1),
  active boolean not null default true,
  meet_link text check (meet_link ~ '^https://' and char_length(meet_link) <= 500),
  teams_link text check (teams_link ~ '^https://' and char_length(teams_link) <= 500),
  user_id uuid references public.staff (user_id) on delete set null,
  hours jsonb check (private.are_hours(hours)),
  created_at timestamptz not null default now(),
  version integer not null default 1
);
comment on column public.sales_reps.user_id is 'The account of the person, who may change its hours; null for a team. Set by administrators.';
comment on column public.sales_reps.hours is 'The sales rep''s own hours within those of the settings (private.are_hours); null for all of them.';
comment on table public.sales_reps is 'Who holds the demos: as many meetings run at once as there are active sales reps.';
comment on column public.sales_reps.number is 'Keeps the meetings of one sales rep apart from another''s in the key demo_bookings.busy.';
comment on column public.sales_reps.email is 'Gets the answers; without one the sales mailbox does.';

insert into public.sales_reps (name) values ('Säljteamet');

create table public.demo_closed_days (
  day date primary key,
  kind text not null default 'admin' check (kind in ('holiday', 'eve', 'admin')),
  closed boolean not null default true,
  reason_sv text check (char_length(reason_sv) between 1 and 100),
  reason_en text check (char_length(reason_en) between 1 and 100)
);
comment on table public.demo_closed_days is 'Days without demos. The server adds public holidays and eves ahead of time; sales adds its own.';
comment on column public.demo_closed_days.closed is 'False: a holiday with demos. The row stays, or the holiday would be added again.';

create table public.demo_bookings (
  id uuid primary key,
  sales_rep_id uuid not null references public.sales_reps (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  busy int8range not null,
  name text not null,
  email text not null,
  phone text,
  company text not null,
  service text not null check (service in ('guard', 'orderGuard', 'entranceHost', 'training', 'several')),
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
  version integer not null default 1,
  moves integer not null default 0,
  note text,
  cancel_reason text,
  invited_at timestamptz,
  lead_id uuid references public.leads (id) on delete set null,
  email_key text not null generated always as (lower(email)) stored,
  phone_key text generated always as (nullif(private.plain_phone(phone), '')) stored,
  company_key text generated always as (private.company_key(company)) stored,
  words tsvector not null generated always as (
    to_tsvector('simple', private.plain_words(
      company || ' ' || name || ' ' || email || ' ' || coalesce(private.plain_phone(phone), '')
    ))
  ) stored,
  -- The bounds of app/forms/text-rules.ts, for inserts that don't go through it.
  constraint name_bounds check (name = btrim(name, E' \t\n\r') and char_length(name) between 2 and 100),
  constraint email_bounds check (
    email = btrim(email, E' \t\n\r') and char_length(email) between 3 and 255 and position('@' in email) > 1
  ),
  constraint phone_bounds check (phone = btrim(phone, E' \t\n\r') and char_length(phone) between 5 and 100),
  constraint company_bounds check (
    company = btrim(company, E' \t\n\r') and char_length(company) between 2 and 100
  ),
  constraint message_bounds check (
    message = btrim(message, E' \t\n\r') and char_length(message) between 1 and 1000
  ),
  constraint note_bounds check (note = btrim(note, E' \t\n\r') and char_length(note) between 1 and 2000),
  constraint cancel_reason_bounds check (
    cancel_reason = btrim(cancel_reason, E' \t\n\r') and char_length(cancel_reason) between 1 and 500
  ),
  constraint cancelled_by_someone check ((status = 'cancelled') = (cancelled_by is not null)),
  -- A sales rep is in one meeting at a time, including the pause after it. Ranges of whole numbers, because their
  -- keys need no extension: each sales rep has a range of numbers of its own.
  constraint demo_bookings_apart exclude using gist (busy with &&) where (status = 'booked')
);
-- One slot, one booking for each sales rep.
create unique index demo_bookings_one_slot on public.demo_bookings (sales_rep_id, starts_at) where status = 'booked';
create index demo_bookings_by_time on public.demo_bookings (starts_at);
create index demo_bookings_by_lead on public.demo_bookings (lead_id) where lead_id is not null;
create index demo_bookings_by_email on public.demo_bookings (email_key text_pattern_ops);
create index demo_bookings_by_phone on public.demo_bookings (phone_key text_pattern_ops) where phone_key is not null;
create index demo_bookings_by_phone_end on public.demo_bookings (reverse(phone_key) text_pattern_ops);
create index demo_bookings_by_company on public.demo_bookings (company_key, created_at desc, id desc)
  where company_key is not null;
create index demo_bookings_by_booking on public.demo_bookings (created_at desc, id desc);
create index demo_bookings_by_words on public.demo_bookings using gin (words);
-- Cancelled bookings have a list of their own.
create index demo_bookings_cancelled on public.demo_bookings (starts_at) where status = 'cancelled';
comment on table public.demo_bookings is 'Demos. A visitor books through book_demo, changes through a signed link, and reads none.';
comment on column public.demo_bookings.id is 'Made by the form when it is first sent, so that the same form sent twice is one booking. Calendars and Message-IDs show a value derived from it.';
comment on column public.demo_bookings.busy is 'From start to the end of the pause after it, in seconds, in the sales rep''s range of numbers. Set by a trigger.';
comment on column public.demo_bookings.meeting_link is 'Set by the staff, or from the sales rep''s own link when it was booked.';
comment on column public.demo_bookings.note is 'The staff''s own, never shown to the visitor.';
comment on column public.demo_bookings.cancel_reason is 'Why it was cancelled, in the words of whoever cancelled; optional.';
comment on column public.demo_bookings.invited_at is 'When the staff asked the visitor to choose a new time; forgotten with the next time or outcome.';
comment on column public.demo_bookings.time_zone is 'The visitor''s own, as the browser names it.';
comment on column public.demo_bookings.sequence is 'Raised by every change that concerns calendars (RFC 5545, SEQUENCE).';
comment on column public.demo_bookings.version is 'Raised by every change; a change by the staff names the version it was made on. So are those of sales reps and settings.';
comment on column public.demo_bookings.moves is 'How often it was moved; part of the link''s signature, so that a move ends earlier links.';

comment on column public.demo_bookings.lead_id is 'The lead of the same person, found as it is booked or chosen by the staff.';
comment on column public.demo_bookings.words is 'Generated; what a search for customers compares.';

grant select, update (meeting_link) on public.demo_bookings to authenticated;
grant select on public.demo_settings, public.sales_reps, public.demo_closed_days to authenticated;
grant update (weekdays, opens, closes, slot_minutes, buffer_minutes, notice_minutes, change_until_minutes, weeks, close_on_eves,
  meet_link, teams_link)
  on public.demo_settings to authenticated;
grant insert (id, name, email, meet_link, teams_link),
  update (name, email, meet_link, teams_link, active, user_id, hours), delete
  on public.sales_reps to authenticated;
grant insert (day, reason_sv, reason_en), update (closed), delete on public.demo_closed_days to authenticated;

create policy staff_sees_demos on public.demo_bookings for select to authenticated
  using ((select private.works_leads()));
create policy staff_sets_links on public.demo_bookings for update to authenticated
  using (status = 'booked' and (select private.works_leads())) with check ((select private.works_leads()));
create policy staff_reads on public.demo_settings for select to authenticated using ((select private.works_leads()));
create policy staff_changes on public.demo_settings for update to authenticated
  using ((select private.works_leads())) with check ((select private.works_leads()));
create policy staff_reads on public.sales_reps for select to authenticated using ((select private.works_leads()));
create policy staff_adds on public.sales_reps for insert to authenticated with check ((select private.works_leads()));
create policy staff_changes on public.sales_reps for update to authenticated
  using ((select private.works_leads())) with check ((select private.works_leads()));
create policy staff_reads on public.demo_closed_days for select to authenticated using ((select private.works_leads()));
create policy staff_adds on public.demo_closed_days for insert to authenticated
  with check (kind = 'admin' and (select private.works_leads()));
create policy staff_changes on public.demo_closed_days for update to authenticated
  using ((select private.works_leads())) with check ((select private.works_leads()));
-- A holiday that was deleted would come back.
create policy staff_removes_its_own on public.demo_closed_days for delete to authenticated
  using (kind = 'admin' and (select private.works_leads()));
-- Adding a sales rep can be undone as long as nobody has changed it and it never had a meeting.
create policy staff_takes_back on public.sales_reps for delete to authenticated
  using (
    (select private.works_leads()) and version = 1
    and not exists (select from public.demo_bookings where sales_rep_id = sales_reps.id)
  );

create function private.place_demo_booking() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  stretch bigint;
  pause integer;
begin
  select number * 100000000000 into stretch from public.sales_reps where id = new.sales_rep_id;
  select buffer_minutes * 60 into pause from public.demo_settings;
  new.busy := int8range(
    stretch + extract(epoch from new.starts_at)::bigint,
    stretch + extract(epoch from new.ends_at)::bigint + pause
  );
  return new;
end
$$;
create trigger place_demo_booking before insert or update of sales_rep_id, starts_at, ends_at on public.demo_bookings
  for each row execute function private.place_demo_booking();
create trigger check_phone before insert or update of phone on public.demo_bookings
  for each row execute function private.check_phone('phone');

-- Whether a sales rep works from one moment to another; without own hours they do whenever demos are offered.
create function private.sales_rep_works(rep public.sales_reps, starts timestamptz, ends timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select rep.hours is null or coalesce(
    starts >= (day + (span ->> 0)::time) at time zone 'Europe/Stockholm'
    and ends <= (day + (span ->> 1)::time) at time zone 'Europe/Stockholm',
    false
  )
  from (select (starts at time zone 'Europe/Stockholm')::date as day) days,
    lateral (select rep.hours -> extract(isodow from day)::text as span) spans
$$;

create function private.demo_day_is_closed(wanted date) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.demo_closed_days days, public.demo_settings settings
    where days.day = wanted and days.closed and (days.kind <> 'eve' or settings.close_on_eves)
  )
$$;

-- Whether a moment is a slot that is offered at another moment: the rule of app/demos/slots.ts (demoWeeks). Slots are
-- counted in real time from the opening, so that the nights when the clock changes are right.
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

-- When sales reps don't work in so many weeks from a Monday, as if they were busy: to the end of a meeting and its
-- pause, since a pause may lie outside of their hours (app/demos/slots.ts).
create function private.sales_reps_away(monday date, weeks integer)
returns table (number smallint, away_from timestamptz, away_to timestamptz)
language sql stable security definer set search_path = '' as $$
  select reps.number, (away.since at time zone 'Europe/Stockholm') + make_interval(mins => settings.buffer_minutes),
    away.until at time zone 'Europe/Stockholm'
  from public.sales_reps reps, public.demo_settings settings, generate_series(0, weeks * 7 - 1) as place,
    lateral (select monday + place as day) days,
    lateral (select reps.hours -> extract(isodow from day)::text as span) spans,
    lateral (values
      (day::timestamp, coalesce(day + (span ->> 0)::time, (day + 1)::timestamp)),
      (day + (span ->> 1)::time, (day + 1)::timestamp)
    ) as away (since, until)
  where reps.active and reps.hours is not null and away.since is not null
$$;

-- The coming weeks for app/demos/slots.ts, without who has booked.
create function private.demo_calendar_at(at_moment timestamptz, moving uuid default null) returns jsonb
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
    'salesReps', (select count(*) from public.sales_reps where active),
    'closedDays', coalesce((
      select jsonb_agg(jsonb_build_object('day', day, 'sv', reason_sv, 'en', reason_en) order by day)
      from public.demo_closed_days
      where day >= monday and day < monday + settings.weeks * 7 and private.demo_day_is_closed(day)
    ), '[]'),
    'busy', coalesce((
      select jsonb_agg(jsonb_build_object(
        'salesRep', number,
        'from', extract(epoch from busy_from) * 1000,
        'to', extract(epoch from busy_to) * 1000
      ) order by busy_from)
      from (
        select reps.number, bookings.starts_at as busy_from,
          bookings.starts_at + make_interval(secs => upper(bookings.busy) - lower(bookings.busy)) as busy_to
        from public.demo_bookings bookings join public.sales_reps reps on reps.id = bookings.sales_rep_id
        where reps.active and bookings.status = 'booked' and bookings.id is distinct from moving
          -- Past meetings don't matter; a day more at both ends, for meetings that extend over them.
          and bookings.starts_at >= at_moment - interval '1 day'
          and bookings.starts_at < (monday + settings.weeks * 7 + 1)::timestamp at time zone 'Europe/Stockholm'
        union all select * from private.sales_reps_away(monday, settings.weeks)
      ) busy
    ), '[]'),
    'movingFrom', (select extract(epoch from starts_at) * 1000 from public.demo_bookings where id = moving)
  )
  from public.demo_settings settings,
    lateral (select date_trunc('week', at_moment at time zone 'Europe/Stockholm')::date as monday) days
$$;

create function public.demo_calendar() returns jsonb
language sql stable security definer set search_path = '' as $$ select private.demo_calendar_at(now()) $$;

-- The link by which a visitor comes back to a booking: its id, when it expires (seconds since 1970), and a signature
-- that only this database can make (HMAC-SHA-256, RFC 2104). It is valid until the end of the meeting, so that a
-- visitor who is too late is told so, and ends with a move to another time.

create function private.demo_signature(booking uuid, expires bigint, moves integer) returns text
language sql stable security definer set search_path = '' as $$
  select encode(
    private.hmac_sha256(convert_to(concat_ws('.', booking, expires, nullif(moves, 0)), 'UTF8'), value), 'hex'
  )
  from private.secrets where name = 'demo_link'
$$;

create function private.is_demo_signature(signature text, booking uuid, expires bigint, moves integer) returns boolean
language sql stable security definer set search_path = '' as $$
  -- Compared as hashes, so that the time tells nothing about how much was right.
  select sha256(convert_to(coalesce(signature, ''), 'UTF8'))
    = sha256(convert_to(private.demo_signature(booking, expires, moves), 'UTF8'))
$$;

-- The meeting link of a new booking: the sales rep's own, otherwise that of all, with {booking} replaced by sixteen
-- digits of the booking's id and {host} by the sales rep's name as it stands in an address.
create function private.demo_meeting_link(platform text, rep uuid, booking uuid) returns text
language sql stable security definer set search_path = '' as $$
  select link from (select replace(
    replace(
      case platform
        when 'teams' then coalesce(reps.teams_link, settings.teams_link)
        else coalesce(reps.meet_link, settings.meet_link)
      end,
      '{booking}', left(replace(booking::text, '-', ''), 16)
    ),
    '{host}', btrim(regexp_replace(private.plain_spelling(reps.name), '[^a-z0-9]+', '-', 'g'), '-')
  ) as link
  from public.sales_reps reps, public.demo_settings settings where reps.id = rep) made
  -- A link that grew too long costs no booking: the staff sets one by hand.
  where char_length(link) <= 500
$$;

-- Takes the first free sales rep who works then, the one with the fewest meetings that week first; with `anyway` others
-- after them. Gives false when none is free. The keys decide: whoever commits second finds the slot taken, however many
-- ask at once, from any node.
create function private.take_demo_slot(booking public.demo_bookings, anyway boolean default false) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  rep record;
begin
  for rep in
    select reps.id from public.sales_reps reps,
      lateral (select private.sales_rep_works(reps, booking.starts_at, booking.ends_at) as works) hours
    where reps.active and (anyway or works)
    order by works desc, (
      select count(*) from public.demo_bookings bookings
      where bookings.sales_rep_id = reps.id and bookings.status = 'booked'
        and bookings.starts_at >= booking.starts_at - interval '3 days'
        and bookings.starts_at < booking.starts_at + interval '3 days'
    ), reps.number
  loop
    insert into public.demo_bookings (
      id, sales_rep_id, starts_at, ends_at, name, email, phone, company, service, message, platform, meeting_link,
      locale, time_zone, lead_id
    ) values (
      booking.id, rep.id, booking.starts_at, booking.ends_at, booking.name, booking.email, booking.phone,
      booking.company, booking.service, booking.message, booking.platform,
      private.demo_meeting_link(booking.platform, rep.id, booking.id),
      booking.locale, booking.time_zone, booking.lead_id
    ) on conflict do nothing;
    if found then
      return true;
    end if;
    exit when exists (select from public.demo_bookings where id = booking.id);
  end loop;
  return false;
end
$$;

-- Books a demo for a visitor. Gives the result: "booked"; "already" when this form was booked before; "taken" when
-- every sales rep is busy then; "closed" when the moment is not an offered slot. When it is booked, also the time and
-- the visitor's link. Each attempt counts first: raises PT429 when a client asks too often, 23514 for a bad value.
-- `form` has a booking's columns by name; take_demo_slot stores those that a visitor fills in, and no other. For a
-- booking that exists the link is given only to a client that knows its email address and its time, not its id alone.
create function public.book_demo(form jsonb)
returns table (result text, starts_at timestamptz, expires bigint, signature text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  booking public.demo_bookings;
  outcome text;
begin
  perform private.count_hit('demo_booking');
  booking := jsonb_populate_record(null::public.demo_bookings, form);
  -- Part of the signature below, which the form must not decide; nor its lead.
  booking.moves := 0;
  booking.lead_id := null;
  if not exists (select from public.demo_bookings kept where kept.id = booking.id) then
    if not private.demo_slot_is_open(booking.starts_at, now()) then
      return query select 'closed', null::timestamptz, null::bigint, null::text;
      return;
    end if;
    booking.ends_at := booking.starts_at + (
      select make_interval(mins => settings.slot_minutes) from public.demo_settings settings
    );
    if private.take_demo_slot(booking) then
      outcome := 'booked';
    end if;
  end if;
  if outcome is null then
    -- The same form, sent before or at the same moment. One that was cancelled since books again.
    select * into booking from public.demo_bookings kept
    where kept.id = booking.id and kept.status <> 'cancelled'
      and kept.starts_at = booking.starts_at and lower(kept.email) = lower(booking.email);
    if not found then
      return query select 'taken', null::timestamptz, null::bigint, null::text;
      return;
    end if;
    outcome := 'already';
  end if;
  return query select outcome, booking.starts_at, extract(epoch from booking.ends_at)::bigint,
    private.demo_signature(booking.id, extract(epoch from booking.ends_at)::bigint, booking.moves);
end
$$;

create function private.demo_link_state(booking uuid, expires bigint, signature text) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when not private.is_demo_signature(
      signature, booking, expires, (select moves from public.demo_bookings where id = booking)
    ) then 'invalid'
    when expires < extract(epoch from now()) then 'expired'
    else 'valid'
  end
$$;

-- The booking of a link. `state` is "valid", "expired" or "invalid"; without a valid link, nothing else.
create function public.demo_by_link(booking uuid, expires bigint, signature text)
returns table (
  state text, starts_at timestamptz, ends_at timestamptz, status text, changeable boolean,
  change_until_minutes integer, sequence integer,
  name text, email text, company text, service text, platform text, meeting_link text, time_zone text
)
language sql stable security definer set search_path = '' as $$
  select link.state, kept.starts_at, kept.ends_at, kept.status,
    kept.status = 'booked' and now() <= kept.starts_at - make_interval(mins => settings.change_until_minutes),
    settings.change_until_minutes, kept.sequence, kept.name, kept.email, kept.company, kept.service, kept.platform, kept.meeting_link,
    kept.time_zone
  from public.demo_settings settings
  cross join (select private.demo_link_state(booking, expires, signature) as state) link
  left join public.demo_bookings kept on kept.id = booking and link.state = 'valid'
$$;

-- Moves a booking to a slot, with its own sales rep if free then; with `anyway` also outside of their hours. Gives false
-- when none is free.
create function private.move_demo_booking(booking uuid, slot timestamptz, anyway boolean default false) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  rep record;
  length interval;
begin
  -- One move at a time: two that cross each other would wait for one another.
  perform pg_advisory_xact_lock(7310004);
  select make_interval(mins => slot_minutes) into length from public.demo_settings;
  for rep in
    select reps.id, reps.id = kept.sales_rep_id as same
    from public.sales_reps reps, public.demo_bookings kept
    where kept.id = booking and (reps.active or reps.id = kept.sales_rep_id)
      and (anyway or private.sales_rep_works(reps, slot, slot + length))
    order by same desc, private.sales_rep_works(reps, slot, slot + length) desc, reps.number
  loop
    begin
      update public.demo_bookings set
        starts_at = slot,
        ends_at = slot + length,
        sales_rep_id = rep.id,
        meeting_link = case
          when rep.same then meeting_link
          else private.demo_meeting_link(platform, rep.id, id)
        end
      where id = booking;
      return true;
    exception when unique_violation or exclusion_violation then
      continue;
    end;
  end loop;
  return false;
end
$$;

-- Moves the demo of a link. Gives "moved", "taken", "closed" (not an offered slot), "tooLate", "cancelled", "expired"
-- or "invalid"; when it is moved, also its new time and the new link.
create function public.move_demo(booking uuid, expires bigint, signature text, slot timestamptz)
returns table (result text, starts_at timestamptz, new_expires bigint, new_signature text)
language plpgsql security definer set search_path = '' as $$
declare
  link record;
  outcome text;
begin
  perform private.count_hit('demo_link');
  -- A move and a cancellation at the same moment take turns.
  perform from public.demo_bookings kept where kept.id = booking for update;
  select * into link from public.demo_by_link(booking, expires, signature);
  outcome := case
    -- The button pressed twice: the first press has moved it, which ended the link of the second.
    when link.state = 'invalid' and exists (
      select from public.demo_bookings kept
      where kept.id = booking and kept.status = 'booked' and kept.starts_at = slot
        and kept.updated_at > now() - interval '1 minute'
        and private.is_demo_signature(signature, booking, expires, kept.moves - 1)
    ) then 'moved'
    when link.state <> 'valid' then link.state
    when link.status is null then 'invalid'
    when link.status <> 'booked' then 'cancelled'
    when link.starts_at = slot then 'moved'
    when not link.changeable then 'tooLate'
    when not private.demo_slot_is_open(slot, now()) then 'closed'
    when private.move_demo_booking(booking, slot) then 'moved'
    else 'taken'
  end;
  return query
    select outcome, kept.starts_at, extract(epoch from kept.ends_at)::bigint,
      private.demo_signature(kept.id, extract(epoch from kept.ends_at)::bigint, kept.moves)
    from (select) one left join public.demo_bookings kept on kept.id = booking and outcome = 'moved';
end
$$;

-- Cancels the demo of a link. Gives "cancelled" (also when it was already), "tooLate", "expired" or "invalid".
create function public.cancel_demo(booking uuid, expires bigint, signature text, reason text default null) returns text
language plpgsql security definer set search_path = '' as $$
declare
  link record;
begin
  perform private.count_hit('demo_link');
  perform from public.demo_bookings kept where kept.id = booking for update;
  select * into link from public.demo_by_link(booking, expires, signature);
  if link.state <> 'valid' then
    return link.state;
  elsif link.status is null then
    return 'invalid';
  elsif link.status = 'cancelled' then
    return 'cancelled';
  elsif not link.changeable then
    return 'tooLate';
  end if;
  update public.demo_bookings
  set status = 'cancelled', cancelled_by = 'visitor', cancel_reason = nullif(btrim(reason, E' \t\n\r'), '')
  where id = booking;
  return 'cancelled';
end
$$;

-- A change that concerns calendars raises the sequence.
create function private.revise_demo_booking() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  new.version := old.version + 1;
  if new.starts_at <> old.starts_at then
    new.moves := old.moves + 1;
  end if;
  if new.starts_at <> old.starts_at or new.status <> old.status then
    new.invited_at := null;
  end if;
  if (new.starts_at, new.ends_at, new.sales_rep_id, new.platform, new.meeting_link, new.status = 'cancelled')
    is distinct from
    (old.starts_at, old.ends_at, old.sales_rep_id, old.platform, old.meeting_link, old.status = 'cancelled')
  then
    new.sequence := old.sequence + 1;
  end if;
  return new;
end
$$;
create trigger revise_demo_booking before update on public.demo_bookings
  for each row execute function private.revise_demo_booking();

create function private.demo_reminder_key(booking public.demo_bookings, email text) returns text
language sql immutable set search_path = '' as $$
  select 'demo:' || booking.id || ':' || email || ':' || extract(epoch from booking.starts_at)::bigint
$$;

create function private.queue_demo_email(booking public.demo_bookings, email text, rep uuid) returns void
language sql security definer set search_path = '' as $$
  select private.queue_job(
    'send-demo-email',
    json_build_object(
      'bookingId', booking.id, 'email', email, 'sequence', booking.sequence, 'salesRepId', rep
    ),
    'demo:' || booking.id || ':' || email || ':' || booking.sequence || coalesce(':' || rep, '')
  )
$$;

create function private.queue_demo_reminders(booking public.demo_bookings) returns void
language sql security definer set search_path = '' as $$
  select private.queue_job_at(
    'send-demo-email',
    json_build_object('bookingId', booking.id, 'email', email, 'startsAt', booking.starts_at),
    private.demo_reminder_key(booking, email),
    booking.starts_at - ahead
  )
  from (values
    ('reminder-day', interval '24 hours', interval '26 hours'),
    ('reminder-hour', interval '1 hour', interval '90 minutes')
  ) as reminders (email, ahead, least)
  -- A demo that was just booked needs no reminder at once.
  where booking.starts_at >= now() + least
$$;

create function private.forget_demo_reminders(booking public.demo_bookings) returns void
language sql security definer set search_path = '' as $$
  select graphile_worker.remove_job(private.demo_reminder_key(booking, email))
  from unnest(array['reminder-day', 'reminder-hour']) as email
$$;

-- No booking and no change without its emails: the jobs are part of the row's own transaction, however it is changed.
create function private.queue_demo_emails() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.queue_demo_email(new, 'booked', null);
    perform private.queue_demo_email(new, 'sales-rep-booked', new.sales_rep_id);
    perform private.queue_demo_reminders(new);
  elsif new.status = 'cancelled' and old.status <> 'cancelled' then
    perform private.forget_demo_reminders(old);
    perform private.queue_demo_email(new, 'cancelled', null);
    perform private.queue_demo_email(new, 'sales-rep-cancelled', new.sales_rep_id);
  elsif new.status = 'booked' and new.starts_at <> old.starts_at then
    perform private.forget_demo_reminders(old);
    perform private.queue_demo_email(new, 'moved', null);
    perform private.queue_demo_email(
      new, case when new.sales_rep_id = old.sales_rep_id then 'sales-rep-moved' else 'sales-rep-booked' end, new.sales_rep_id
    );
    if new.sales_rep_id <> old.sales_rep_id then
      perform private.queue_demo_email(new, 'sales-rep-cancelled', old.sales_rep_id);
    end if;
    perform private.queue_demo_reminders(new);
  elsif new.status = 'booked' and new.meeting_link is distinct from old.meeting_link
    and new.meeting_link is not null
  then
    perform private.queue_demo_email(new, 'link', null);
  elsif new.invited_at is distinct from old.invited_at and new.invited_at is not null then
    perform private.queue_demo_email(new, case new.status when 'no_show' then 'missed' else 'new-time' end, null);
  end if;
  return null;
end
$$;
create trigger queue_demo_emails after insert or update on public.demo_bookings
  for each row execute function private.queue_demo_emails();

-- Emails and jobs, waiting or given up, are erased with the booking, whoever erases it.
create function private.erase_demo_emails() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform graphile_worker.remove_job(jobs.key) from graphile_worker.jobs jobs
  where jobs.key like 'demo:' || old.id || ':%';
  delete from public.mail_deliveries where about = 'demo_booking' and about_id = old.id;
  return null;
end
$$;
create trigger erase_demo_emails after delete on public.demo_bookings
  for each row execute function private.erase_demo_emails();

create function private.version_sales_rep() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.version := old.version + 1;
  return new;
end
$$;
create trigger version_sales_rep before update on public.sales_reps
  for each row execute function private.version_sales_rep();

-- Whose account a sales rep is, administrators say; its hours they change, and that person.
create function private.guard_sales_rep() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null and not private.is_administrator()
    and (new.user_id is distinct from old.user_id or old.user_id is distinct from auth.uid()) then
    raise exception using errcode = '42501', message = 'not your own hours';
  end if;
  return new;
end
$$;
create trigger guard_sales_rep before update on public.sales_reps
  for each row when ((new.user_id, new.hours) is distinct from (old.user_id, old.hours))
  execute function private.guard_sales_rep();

create function private.version_demo_settings() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end
$$;
create trigger version_demo_settings before update on public.demo_settings
  for each row execute function private.version_demo_settings();

-- Who changed what. A visitor's own change is logged, too, without an actor, because sales needs it.
create function private.log_demo_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.starts_at <> old.starts_at then
    insert into public.admin_log (kind, about, data)
    values ('demoMoved', new.id, jsonb_build_object('was', old.starts_at, 'now', new.starts_at));
  end if;
  if new.status <> old.status then
    insert into public.admin_log (kind, about) values (
      case new.status
        when 'cancelled' then 'demoCancelled' when 'no_show' then 'demoNoShow' when 'done' then 'demoHeld'
        else 'demoReopened'
      end,
      new.id
    );
  end if;
  if new.note is distinct from old.note then
    insert into public.admin_log (kind, about) values ('demoNote', new.id);
  end if;
  if new.invited_at is distinct from old.invited_at and new.invited_at is not null then
    insert into public.admin_log (kind, about)
    values (case new.status when 'no_show' then 'demoFollowedUp' else 'demoAskedNewTime' end, new.id);
  end if;
  if new.meeting_link is distinct from old.meeting_link and new.starts_at = old.starts_at then
    insert into public.admin_log (kind, about)
    values (case when new.meeting_link is null then 'demoLinkRemoved' else 'demoLink' end, new.id);
  end if;
  return null;
end
$$;
create trigger log_demo_change after update on public.demo_bookings
  for each row execute function private.log_demo_change();

create function private.log_sales_rep() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    insert into public.admin_log (kind, about) values ('demoSalesRepAdded', new.name);
  elsif tg_op = 'DELETE' then
    insert into public.admin_log (kind, about) values ('demoSalesRepRemoved', old.name);
  else
    if (new.name, new.email, new.meet_link, new.teams_link, new.user_id)
      is distinct from (old.name, old.email, old.meet_link, old.teams_link, old.user_id) then
      insert into public.admin_log (kind, about) values ('demoSalesRepChanged', new.name);
    end if;
    if new.hours is distinct from old.hours then
      insert into public.admin_log (kind, about) values ('demoSalesRepHours', new.name);
    end if;
    if new.active <> old.active then
      insert into public.admin_log (kind, about)
      values (case when new.active then 'demoSalesRepActive' else 'demoSalesRepPaused' end, new.name);
    end if;
  end if;
  return null;
end
$$;
create trigger log_sales_rep after insert or update or delete on public.sales_reps
  for each row execute function private.log_sales_rep();

-- The rules before the change are stored with it, as their history.
create function private.log_demo_settings() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.admin_log (kind, data)
  values ('demoRules', jsonb_build_object(
    'was', to_jsonb(old) - '{only_row,version,updated_at}'::text[],
    'now', to_jsonb(new) - '{only_row,version,updated_at}'::text[]
  ));
  return null;
end
$$;
create trigger log_demo_settings after update on public.demo_settings
  for each row execute function private.log_demo_settings();

create function private.log_demo_day() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Holidays that the server adds are nobody's change.
  if auth.uid() is not null then
    insert into public.admin_log (kind, about) values (
      case when tg_op <> 'DELETE' and new.closed then 'demoDayClosed' else 'demoDayOpened' end,
      case when tg_op = 'DELETE' then old.day else new.day end
    );
  end if;
  return null;
end
$$;
create trigger log_demo_day after insert or update or delete on public.demo_closed_days
  for each row execute function private.log_demo_day();

-- Changes of a booking by the staff. Each gives "done", or why not: "changed" (a colleague changed it first), "gone"
-- (erased), "over" (its state allows no change). The triggers queue the same emails as for a visitor's change.

-- What stands against a time that the staff chooses, which they may decide to ignore: "warnDay" (closed) or "warnHours"
-- (outside of the opening hours, or no sales rep works then); null for nothing. Without an end it is as long as new
-- bookings are.
create function private.demo_time_warning(slot timestamptz, ends timestamptz default null) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when private.demo_day_is_closed(wall.start::date) then 'warnDay'
    when extract(isodow from wall.start) <> all (settings.weekdays)
      or wall.start::time < settings.opens
      or wall.finish > wall.start::date + settings.closes
      -- Without any active sales rep there is nobody to be outside of the hours of.
      or (select not bool_or(private.sales_rep_works(reps, slot, wall.finish at time zone 'Europe/Stockholm'))
        from public.sales_reps reps where reps.active) then 'warnHours'
  end
  from public.demo_settings settings, lateral (select
    slot at time zone 'Europe/Stockholm' as start,
    coalesce(ends, slot + make_interval(mins => settings.slot_minutes)) at time zone 'Europe/Stockholm' as finish
  ) wall
$$;

-- The demos to come at times that are not offered (any more), or outside of their sales rep's hours.
create function public.admin_demos_outside() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_lead_worker();
  return query select bookings.id
    from public.demo_bookings bookings join public.sales_reps reps on reps.id = bookings.sales_rep_id
    where bookings.status = 'booked' and bookings.starts_at > now() and (
      private.demo_time_warning(bookings.starts_at, bookings.ends_at) is not null
      or not private.sales_rep_works(reps, bookings.starts_at, bookings.ends_at)
    );
end
$$;

-- Books a demo for a customer, up to 90 days ahead, with the same emails as when they book it themselves; `lead` is the
-- lead that it belongs to, otherwise it is the latest of that person. Gives "done" (also for a form that was sent
-- before), "closed" (past, or further ahead), "taken", and what stands against the time, unless `anyway`.
create function public.admin_book_demo(form jsonb, lead uuid default null, anyway boolean default false) returns text
language plpgsql security definer set search_path = '' as $$
declare
  booking public.demo_bookings;
begin
  perform private.require_lead_worker();
  booking := jsonb_populate_record(null::public.demo_bookings, form);
  if exists (select from public.demo_bookings kept where kept.id = booking.id) then
    return 'done';
  elsif booking.starts_at <= now() or booking.starts_at > now() + interval '90 days' then
    return 'closed';
  elsif not anyway and private.demo_time_warning(booking.starts_at) is not null then
    return private.demo_time_warning(booking.starts_at);
  end if;
  booking.lead_id := (select id from public.leads where id = lead);
  booking.ends_at := booking.starts_at + (select make_interval(mins => slot_minutes) from public.demo_settings);
  if not private.take_demo_slot(booking, anyway) then
    return 'taken';
  end if;
  insert into public.admin_log (kind, about) values ('demoBookedFor', booking.id);
  return 'done';
end
$$;

-- Also "closed" (past, or further ahead than 90 days), "taken", and what stands against it, unless `anyway`.
create function public.admin_move_demo(
  booking uuid, known_version integer, slot timestamptz, anyway boolean default false
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  kept public.demo_bookings;
begin
  perform private.require_lead_worker();
  select * into kept from public.demo_bookings where id = booking for update;
  return case
    when kept.id is null then 'gone'
    when kept.version <> known_version then 'changed'
    when kept.status <> 'booked' then 'over'
    when kept.starts_at = slot then 'done'
    when slot <= now() or slot > now() + interval '90 days' then 'closed'
    when not anyway and private.demo_time_warning(slot) is not null then private.demo_time_warning(slot)
    when private.move_demo_booking(booking, slot, anyway) then 'done'
    else 'taken'
  end;
end
$$;

-- Asks the visitor by email to choose a new time: by the booking's link while it is ahead, by a new booking when they
-- did not come. A second time is no error and sends nothing.
create function public.admin_invite_demo(booking uuid, known_version integer) returns text
language plpgsql security definer set search_path = '' as $$
declare
  kept public.demo_bookings;
begin
  perform private.require_lead_worker();
  select * into kept from public.demo_bookings where id = booking for update;
  if kept.id is null then
    return 'gone';
  elsif kept.invited_at is not null then
    return 'done';
  elsif kept.version <> known_version then
    return 'changed';
  elsif kept.status <> 'no_show' and (kept.status <> 'booked' or kept.starts_at <= now()) then
    return 'over';
  end if;
  update public.demo_bookings set invited_at = now() where id = booking;
  return 'done';
end
$$;

create function public.admin_note_demo(booking uuid, known_version integer, written text) returns text
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_lead_worker();
  update public.demo_bookings set note = nullif(btrim(written, E' \t\n\r'), '')
  where id = booking and version = known_version;
  return case
    when found then 'done'
    when exists (select from public.demo_bookings where id = booking) then 'changed'
    else 'gone'
  end;
end
$$;

create function public.admin_cancel_demo(booking uuid, known_version integer, reason text default null) returns text
language plpgsql security definer set search_path = '' as $$
declare
  kept public.demo_bookings;
begin
  perform private.require_lead_worker();
  select * into kept from public.demo_bookings where id = booking for update;
  if kept.id is null then
    return 'gone';
  elsif kept.version <> known_version then
    return 'changed';
  elsif kept.status <> 'booked' or kept.ends_at <= now() then
    return 'over';
  end if;
  update public.demo_bookings
  set status = 'cancelled', cancelled_by = 'admin', cancel_reason = nullif(btrim(reason, E' \t\n\r'), '')
  where id = booking;
  return 'done';
end
$$;

-- How the meeting went, once it has begun: "no_show", "done", or "booked" to undo that.
create function public.admin_mark_demo(booking uuid, known_version integer, outcome text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  kept public.demo_bookings;
begin
  perform private.require_lead_worker();
  select * into kept from public.demo_bookings where id = booking for update;
  if kept.id is null then
    return 'gone';
  elsif kept.version <> known_version then
    return 'changed';
  elsif kept.status = 'cancelled' or kept.starts_at > now() or outcome not in ('booked', 'no_show', 'done') then
    return 'over';
  end if;
  update public.demo_bookings set status = outcome where id = booking;
  return 'done';
end
$$;

-- For whoever has the booking's link; without a valid one it is the calendar that everybody sees.
create function public.demo_calendar_to_move(booking uuid, expires bigint, signature text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.demo_calendar_at(
    now(), case when private.demo_link_state(booking, expires, signature) = 'valid' then booking end
  )
$$;

create function public.admin_demo_calendar(booking uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_lead_worker();
  return private.demo_calendar_at(now(), booking);
end
$$;

-- Calendar feeds: a secret address shows the coming demos, of one sales rep or of all, to whoever has it. Each belongs
-- to a member of staff and ends with their access.

create table private.demo_feeds (
  user_id uuid not null references public.staff (user_id) on delete cascade,
  sales_rep_id uuid references public.sales_reps (id) on delete cascade,
  key_hash bytea not null unique,
  created_at timestamptz not null default now(),
  unique nulls not distinct (user_id, sales_rep_id)
);
comment on table private.demo_feeds is 'The hashes of the keys in the addresses of calendar feeds; without a sales rep the feed has all demos.';
alter table private.demo_feeds enable row level security;

-- Gives the caller's feed a new key, which ends the one before; without a key the feed ends.
create function public.admin_set_demo_feed(rep uuid, key text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_lead_worker();
  delete from private.demo_feeds where user_id = auth.uid() and sales_rep_id is not distinct from rep;
  if key is not null then
    insert into private.demo_feeds (user_id, sales_rep_id, key_hash)
    values (auth.uid(), rep, sha256(convert_to(key, 'UTF8')));
  end if;
  insert into public.admin_log (kind) values (case when key is null then 'demoFeedEnded' else 'demoFeedMade' end);
end
$$;

-- The caller's own feeds.
create function public.admin_demo_feeds() returns table (sales_rep_id uuid, created_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_lead_worker();
  return query select feeds.sales_rep_id, feeds.created_at from private.demo_feeds feeds where user_id = auth.uid();
end
$$;

-- The demos of a feed from yesterday on, cancelled ones too; null for a key that is not valid (any more). Raises PT429
-- when a client asks too often.
create function public.demo_feed(key text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  feed private.demo_feeds;
begin
  perform private.count_hit('demo_feed');
  select feeds.* into feed from private.demo_feeds feeds join public.staff on staff.user_id = feeds.user_id
  where key_hash = sha256(convert_to(coalesce(key, ''), 'UTF8')) and staff.active and staff.role in ('admin', 'sales');
  if feed.user_id is null then
    return null;
  end if;
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', booking.id, 'startsAt', booking.starts_at, 'endsAt', booking.ends_at, 'updatedAt', booking.updated_at,
      'sequence', booking.sequence, 'isCancelled', booking.status = 'cancelled', 'company', booking.company,
      'name', booking.name, 'phone', booking.phone, 'meetingLink', booking.meeting_link, 'salesRep', reps.name
    ) order by booking.starts_at)
    from public.demo_bookings booking join public.sales_reps reps on reps.id = booking.sales_rep_id
    where booking.starts_at > now() - interval '1 day'
      and (feed.sales_rep_id is null or booking.sales_rep_id = feed.sales_rep_id)
  ), '[]');
end
$$;

create trigger tell_changed after insert or update or delete on public.demo_bookings
  for each row execute function private.tell_changed('admin_changed');
create trigger tell_changed after insert or update or delete on public.sales_reps
  for each row execute function private.tell_changed('admin_changed');

create trigger tell_changed after update on public.demo_settings
  for each row execute function private.tell_changed('admin_changed');
create trigger tell_changed after insert or update or delete on public.demo_closed_days
  for each row execute function private.tell_changed('admin_changed');
-- The staff changes sales reps themselves, and the table checks their hours.
grant execute on function private.are_hours(jsonb) to authenticated, service_role;
-- Writing an email to a visitor makes its link.
grant execute on function private.demo_signature(uuid, bigint, integer) to service_role;
grant execute on function
  public.demo_calendar(), public.demo_calendar_to_move(uuid, bigint, text),
  public.book_demo(jsonb),
  public.demo_by_link(uuid, bigint, text), public.move_demo(uuid, bigint, text, timestamptz),
  public.cancel_demo(uuid, bigint, text, text), public.demo_feed(text)
to anon, authenticated, service_role;
grant execute on function
  public.admin_demo_calendar(uuid), public.admin_demos_outside(),
  public.admin_set_demo_feed(uuid, text), public.admin_demo_feeds(), public.admin_book_demo(jsonb, uuid, boolean),
  public.admin_move_demo(uuid, integer, timestamptz, boolean),
  public.admin_invite_demo(uuid, integer), public.admin_note_demo(uuid, integer, text),
  public.admin_cancel_demo(uuid, integer, text), public.admin_mark_demo(uuid, integer, text)
to authenticated;

-- Demos and leads of the same person.

-- The lead that a demo of a person belongs to: with the same address or, if it has none, with the same number. An open
-- lead first, of these one with the address before one with the number alone, then the latest; never spam. A merged lead
-- stands for the one that it was merged into, whose page shows its demos.
create function private.lead_of_person(email_asked text, phone_asked text) returns uuid
language sql stable security definer set search_path = '' as $$
  with recursive found as (
    select lead.id, lead.merged_into, lead.status, lead.created_at, lead.email_key = email_asked as by_email
    from public.leads lead
    where (lead.email_key = email_asked or (lead.email_key is null and lead.phone_key = nullif(phone_asked, '')))
      and lead.status <> 'spam'
    union
    select lead.id, lead.merged_into, lead.status, lead.created_at, found.by_email
    from found join public.leads lead on lead.id = found.merged_into
  )
  select found.id from found where found.merged_into is null and found.status <> 'spam'
  order by public.lead_is_open(found.status) desc, found.by_email desc nulls last, found.created_at desc, found.id limit 1
$$;

create function private.tie_demo_to_its_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.lead_id := coalesce(new.lead_id, private.lead_of_person(lower(new.email), private.plain_phone(new.phone)));
  return new;
end
$$;
create trigger tie_demo_to_its_lead before insert on public.demo_bookings
  for each row execute function private.tie_demo_to_its_lead();

-- A lead of somebody who has booked a demo before.
create function private.tie_lead_to_its_demos() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.demo_bookings set lead_id = new.id
  where lead_id is null and status = 'booked' and ends_at > now()
    and case when new.email_key is null then phone_key = new.phone_key else email_key = new.email_key end;
  return null;
end
$$;
create trigger tie_lead_to_its_demos after insert on public.leads
  for each row execute function private.tie_lead_to_its_demos();

create function private.log_demo_tie() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.lead_id is not distinct from old.lead_id then
    return null;
  end if;
  -- A lead that is being erased takes its events with it.
  if tg_op = 'UPDATE' and exists (select from public.leads where id = old.lead_id) then
    insert into public.lead_events (lead_id, kind, data)
    values (old.lead_id, 'demoUntied', jsonb_build_object('demo', new.id));
  end if;
  if new.lead_id is not null then
    insert into public.lead_events (lead_id, kind, data)
    values (
      new.lead_id, case tg_op when 'INSERT' then 'demoBooked' else 'demoTied' end, jsonb_build_object('demo', new.id)
    );
  end if;
  return null;
end
$$;
create trigger log_demo_tie after insert or update of lead_id on public.demo_bookings
  for each row execute function private.log_demo_tie();

-- Ties a booking to a lead or, without one, to none. Gives "done", "changed" (a colleague changed it first) or "gone"
-- (the booking or the lead is erased).
create function public.tie_demo(booking uuid, known_version integer, lead uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  kept public.demo_bookings;
begin
  perform private.require_lead_worker();
  select * into kept from public.demo_bookings where id = booking for update;
  if kept.id is null or (lead is not null and not exists (select from public.leads where id = lead)) then
    return 'gone';
  elsif kept.lead_id is not distinct from lead then
    return 'done';
  elsif kept.version <> known_version then
    return 'changed';
  end if;
  update public.demo_bookings set lead_id = lead where id = booking;
  return 'done';
end
$$;

grant execute on function public.tie_demo(uuid, integer, uuid) to authenticated;
