-- Changing a booking by its signed link, and what every change sets going: the calendars' SEQUENCE, the
-- emails, the reminders.

create function private.demo_link_state(booking uuid, expires bigint, signature text) returns text
language sql stable security definer set search_path = '' as $$
  select case
    -- Compared as hashes, so that the time it takes tells nothing of how much was right.
    when sha256(convert_to(coalesce(signature, ''), 'UTF8'))
      is distinct from sha256(convert_to(private.demo_signature(booking, expires), 'UTF8')) then 'invalid'
    when expires < extract(epoch from now()) then 'expired'
    else 'valid'
  end
$$;

-- A booking for whoever has its link. `state` is "valid", "expired" or "invalid"; without a valid link, nothing else.
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

-- Moves a booking to a slot, with its own host if he is free then. Gives false when none is.
create function private.move_demo_booking(booking uuid, slot timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  host record;
  length interval;
begin
  -- One move at a time: two that cross each other would wait for one another.
  perform pg_advisory_xact_lock(7310004);
  select make_interval(mins => slot_minutes) into length from public.demo_settings;
  for host in
    select hosts.id, hosts.meet_link, hosts.teams_link, hosts.id = kept.host_id as same
    from public.demo_hosts hosts, public.demo_bookings kept
    where kept.id = booking and (hosts.active or hosts.id = kept.host_id)
    order by same desc, hosts.lane
  loop
    begin
      update public.demo_bookings set
        starts_at = slot,
        ends_at = slot + length,
        host_id = host.id,
        meeting_link = case
          when host.same then meeting_link
          when platform = 'teams' then host.teams_link
          else host.meet_link
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

-- Moves a demo for whoever has its link. Gives "moved", "taken", "closed" (no slot that is offered), "tooLate",
-- "cancelled", "expired" or "invalid"; and, when it is moved, when it is now and the link that holds from now on.
create function public.move_demo(booking uuid, expires bigint, signature text, slot timestamptz)
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
      private.demo_signature(kept.id, extract(epoch from kept.ends_at)::bigint)
    from (select) one left join public.demo_bookings kept on kept.id = booking and outcome = 'moved';
end
$$;

-- Cancels a demo for whoever has its link. Gives "cancelled" (also when it was already), "tooLate", "expired"
-- or "invalid".
create function public.cancel_demo(booking uuid, expires bigint, signature text) returns text
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
  update public.demo_bookings set status = 'cancelled', cancelled_by = 'visitor' where id = booking;
  return 'cancelled';
end
$$;

-- A change that the calendars must learn of raises the sequence.
create function private.revise_demo_booking() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  if (new.starts_at, new.ends_at, new.host_id, new.platform, new.meeting_link, new.status = 'cancelled')
    is distinct from
    (old.starts_at, old.ends_at, old.host_id, old.platform, old.meeting_link, old.status = 'cancelled')
  then
    new.sequence := old.sequence + 1;
  end if;
  return new;
end
$$;
create trigger revise_demo_booking before update on public.demo_bookings
  for each row execute function private.revise_demo_booking();

-- As private.queue_job, for a moment ahead. Nothing is queued for one that is past.
create function private.queue_job_at(task text, payload json, once_key text, at_moment timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if at_moment > now() then
    perform graphile_worker.add_job(
      task, payload, run_at => at_moment, max_attempts => 10, job_key => once_key, job_key_mode => 'unsafe_dedupe'
    );
  end if;
end
$$;

create function private.demo_reminder_key(booking public.demo_bookings, email text) returns text
language sql immutable set search_path = '' as $$
  select 'demo:' || booking.id || ':' || email || ':' || extract(epoch from booking.starts_at)::bigint
$$;

create function private.queue_demo_email(booking public.demo_bookings, email text, host uuid) returns void
language sql security definer set search_path = '' as $$
  select private.queue_job(
    'send-demo-email',
    json_build_object(
      'bookingId', booking.id, 'email', email, 'sequence', booking.sequence, 'hostId', host
    ),
    'demo:' || booking.id || ':' || email || ':' || booking.sequence || coalesce(':' || host, '')
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
  -- Who has just booked needs no reminder the next moment.
  where booking.starts_at >= now() + least
$$;

create function private.forget_demo_reminders(booking public.demo_bookings) returns void
language sql security definer set search_path = '' as $$
  select graphile_worker.remove_job(private.demo_reminder_key(booking, email))
  from unnest(array['reminder-day', 'reminder-hour']) as email
$$;

-- No booking and no change without its emails: the jobs are part of the row's own transaction, through any path.
create function private.queue_demo_emails() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.queue_demo_email(new, 'booked', null);
    perform private.queue_demo_email(new, 'host-booked', new.host_id);
    perform private.queue_demo_reminders(new);
  elsif new.status = 'cancelled' and old.status <> 'cancelled' then
    perform private.forget_demo_reminders(old);
    perform private.queue_demo_email(new, 'cancelled', null);
    perform private.queue_demo_email(new, 'host-cancelled', new.host_id);
  elsif new.status = 'booked' and new.starts_at <> old.starts_at then
    perform private.forget_demo_reminders(old);
    perform private.queue_demo_email(new, 'moved', null);
    perform private.queue_demo_email(
      new, case when new.host_id = old.host_id then 'host-moved' else 'host-booked' end, new.host_id
    );
    if new.host_id <> old.host_id then
      perform private.queue_demo_email(new, 'host-cancelled', old.host_id);
    end if;
    perform private.queue_demo_reminders(new);
  elsif new.status = 'booked' and new.meeting_link is distinct from old.meeting_link
    and new.meeting_link is not null
  then
    perform private.queue_demo_email(new, 'link', null);
  end if;
  return null;
end
$$;
create trigger queue_demo_emails after insert or update on public.demo_bookings
  for each row execute function private.queue_demo_emails();

-- Emails and the jobs that wait or were given up go when the booking is erased, whoever erases it.
create function private.erase_demo_emails() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform graphile_worker.remove_job(jobs.key) from graphile_worker._private_jobs jobs
  where jobs.key like 'demo:' || old.id || ':%';
  delete from public.mail_deliveries where about = 'demo_booking' and about_id = old.id;
  return null;
end
$$;
create trigger erase_demo_emails after delete on public.demo_bookings
  for each row execute function private.erase_demo_emails();

revoke execute on all functions in schema private from public;
revoke execute on function public.demo_by_link(uuid, bigint, text) from public;
revoke execute on function public.move_demo(uuid, bigint, text, timestamptz) from public;
revoke execute on function public.cancel_demo(uuid, bigint, text) from public;
grant execute on function public.demo_by_link(uuid, bigint, text) to anon, authenticated, service_role;
grant execute on function public.move_demo(uuid, bigint, text, timestamptz) to anon, authenticated, service_role;
grant execute on function public.cancel_demo(uuid, bigint, text) to anon, authenticated, service_role;
