-- A booking's id alone opens nothing, and a link dies with the time that it was sent for.

alter table public.demo_bookings add column moves integer not null default 0;
comment on column public.demo_bookings.moves is 'How often it was moved; part of the link''s signature, so that a move ends the links sent before it.';
comment on column public.demo_bookings.id is 'Made by the form when it is first sent, so that the same form sent twice is one booking. Calendars and Message-IDs show a value derived from it.';

create or replace function private.revise_demo_booking() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  new.version := old.version + 1;
  if new.starts_at <> old.starts_at then
    new.moves := old.moves + 1;
  end if;
  if (new.starts_at, new.ends_at, new.host_id, new.platform, new.meeting_link, new.status = 'cancelled')
    is distinct from
    (old.starts_at, old.ends_at, old.host_id, old.platform, old.meeting_link, old.status = 'cancelled')
  then
    new.sequence := old.sequence + 1;
  end if;
  return new;
end
$$;

-- One that was never moved is signed as before: the links that are out already hold.
drop function private.demo_signature(uuid, bigint);
create function private.demo_signature(booking uuid, expires bigint, moves integer) returns text
language sql stable security definer set search_path = '' as $$
  select encode(
    private.hmac_sha256(convert_to(concat_ws('.', booking, expires, nullif(moves, 0)), 'UTF8'), value), 'hex'
  )
  from private.secrets where name = 'demo_link'
$$;

create function private.is_demo_signature(signature text, booking uuid, expires bigint, moves integer) returns boolean
language sql stable security definer set search_path = '' as $$
  -- Compared as hashes, so that the time it takes tells nothing of how much was right.
  select sha256(convert_to(coalesce(signature, ''), 'UTF8'))
    = sha256(convert_to(private.demo_signature(booking, expires, moves), 'UTF8'))
$$;

create or replace function private.demo_link_state(booking uuid, expires bigint, signature text) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when not private.is_demo_signature(
      signature, booking, expires, (select moves from public.demo_bookings where id = booking)
    ) then 'invalid'
    when expires < extract(epoch from now()) then 'expired'
    else 'valid'
  end
$$;

-- As before, but each try counts first, and a booking that is there already is told, with its link, only to who
-- knows what it is: its address and its time, not its id alone.
create or replace function public.book_demo(
  id uuid, slot timestamptz, name text, email text, phone text, company text, service text, message text,
  platform text, locale text, time_zone text
) returns table (result text, starts_at timestamptz, expires bigint, signature text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  booking public.demo_bookings;
  outcome text;
begin
  perform private.count_hit('demo_booking');
  if not exists (select from public.demo_bookings kept where kept.id = book_demo.id) then
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
    end if;
  end if;
  if outcome is null then
    -- The same form, sent before or at the same moment. One that was cancelled since chooses anew.
    select * into booking from public.demo_bookings kept
    where kept.id = book_demo.id and kept.status <> 'cancelled'
      and kept.starts_at = book_demo.slot and lower(kept.email) = lower(book_demo.email);
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

create or replace function public.move_demo(booking uuid, expires bigint, signature text, slot timestamptz)
returns table (result text, starts_at timestamptz, new_expires bigint, new_signature text)
language plpgsql security definer set search_path = '' as $$
declare
  link record;
  outcome text;
begin
  perform private.count_hit('demo_link');
  -- Whoever moves and whoever cancels at the same moment take turns.
  perform from public.demo_bookings kept where kept.id = booking for update;
  select * into link from public.demo_by_link(booking, expires, signature);
  outcome := case
    -- The button pressed twice: the first press has moved it, and the link of the second died with that.
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

-- The weeks ahead, as before; for a booking that is to be moved, without the time that it takes itself: it does not
-- stand in its own way. `movingFrom` is where it is now, which is no time to move it to.
drop function private.demo_calendar_at(timestamptz);
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
      where hosts.active and bookings.status = 'booked' and bookings.id is distinct from moving
        -- What has been is taken by nobody; a day more at both ends, for meetings that reach over them.
        and bookings.starts_at >= at_moment - interval '1 day'
        and bookings.starts_at < (monday + settings.weeks * 7 + 1)::timestamp at time zone 'Europe/Stockholm'
    ), '[]'),
    'movingFrom', (select extract(epoch from starts_at) * 1000 from public.demo_bookings where id = moving)
  )
  from public.demo_settings settings,
    lateral (select date_trunc('week', at_moment at time zone 'Europe/Stockholm')::date as monday) days
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

revoke execute on function private.demo_signature(uuid, bigint, integer),
  private.is_demo_signature(text, uuid, bigint, integer), private.demo_calendar_at(timestamptz, uuid),
  public.demo_calendar_to_move(uuid, bigint, text), public.admin_demo_calendar(uuid) from public, anon;
grant execute on function private.demo_signature(uuid, bigint, integer) to service_role;
grant execute on function public.demo_calendar_to_move(uuid, bigint, text) to anon, authenticated, service_role;
grant execute on function public.admin_demo_calendar(uuid) to authenticated;
