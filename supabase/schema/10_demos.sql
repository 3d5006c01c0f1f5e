-- Demos: what is offered, the sales reps, and one booking a slot for each sales rep. What may happen to a demo, and its
-- consequences, are decided in app/demos (slots.ts, demo.ts); this file guarantees what must hold whatever is decided.
-- Only the site writes these tables (app/demos/change-*.server.ts), with an entry in the log for each change of the staff;
-- visitors read them by the functions below.

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
  version integer not null default 1,
  constraint weekdays_are_some check (cardinality(weekdays) > 0 and weekdays <@ '{1,2,3,4,5,6,7}'),
  constraint closes_after_opening check (closes > opens and closes < '24:00'),
  constraint whole_minutes check (extract(second from opens) = 0 and extract(second from closes) = 0)
);
comment on table public.demo_settings is 'How demos are offered: one row, changed in the admin. Times are wall-clock times in Europe/Stockholm.';
comment on column public.demo_settings.meet_link is 'The meeting link of sales reps without their own; teams_link likewise (meetingLinkOf in app/demos/meeting-link.ts).';
comment on column public.demo_settings.weekdays is 'ISO days of the week: 1 is Monday.';
comment on column public.demo_settings.buffer_minutes is 'A sales rep''s pause between two meetings.';
comment on column public.demo_settings.notice_minutes is 'The shortest time between a booking and its meeting.';
comment on column public.demo_settings.change_until_minutes is 'How long before the meeting the visitor may still change or cancel it.';
comment on column public.demo_settings.weeks is 'How many weeks are offered, including this one.';
comment on column public.demo_settings.close_on_eves is 'Whether Christmas Eve, Midsummer Eve and New Year''s Eve are closed, which are not public holidays.';

insert into public.demo_settings default values;

-- Whether a value is the hours of a week: {"1": ["09:00", "15:00"]} is Mondays from 9 to 15. A day that is left out has
-- none.
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
comment on column public.sales_reps.user_id is 'The account of the person, who may change these hours; null for a team. Set by administrators.';
comment on column public.sales_reps.hours is 'The sales rep''s own hours within those of the settings (private.are_hours); null for all of them.';
comment on table public.sales_reps is 'Who holds the demos: as many meetings run at once as there are active sales reps.';
comment on column public.sales_reps.number is 'Separates the sales reps in demo_bookings.busy: each has a range of numbers.';
comment on column public.sales_reps.email is 'Receives what the visitors respond; without an address the sales mailbox does.';

insert into public.sales_reps (name) values ('Säljteamet');

create table public.demo_closed_days (
  day date primary key,
  kind text not null default 'admin' check (kind in ('holiday', 'eve', 'admin')),
  closed boolean not null default true,
  reason_sv text check (char_length(reason_sv) between 1 and 100),
  reason_en text check (char_length(reason_en) between 1 and 100)
);
comment on table public.demo_closed_days is 'Days without demos. The server adds public holidays and eves ahead of time; sales adds its own.';
comment on column public.demo_closed_days.closed is 'False: a holiday with demos. The row is kept, since the holiday would be added again otherwise.';

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
  service text not null check (service = 'several' or service = any (private.services())),
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
  constraint phone_bounds check (phone = btrim(phone, E' \t\n\r') and private.may_be_phone(phone)),
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
  -- A sales rep has one meeting at a time, including the pause after it. The constraint compares ranges of whole
  -- numbers, of which each sales rep has its own part, because this needs no extension.
  constraint demo_bookings_apart exclude using gist (busy with &&) where (status = 'booked')
);
-- At most one booking of a slot for each sales rep.
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
comment on table public.demo_bookings is 'Demos. Only the site writes them (app/demos/change-demo.server.ts); a visitor reads one by its signed link.';
comment on column public.demo_bookings.id is 'Made by the form when it is first sent, so that the same form sent twice is one booking. Calendars and Message-IDs show a value derived from it.';
comment on column public.demo_bookings.busy is 'From start to the end of the pause after it, in seconds, in the sales rep''s range of numbers. Set by a trigger.';
comment on column public.demo_bookings.meeting_link is 'Set by the staff, or from the sales rep''s own link when it was booked.';
comment on column public.demo_bookings.note is 'The staff''s own, never shown to the visitor.';
comment on column public.demo_bookings.cancel_reason is 'Why it was cancelled, in the words of whoever cancelled; optional.';
comment on column public.demo_bookings.invited_at is 'When the staff asked the visitor to choose a new time; null again after the next move or outcome.';
comment on column public.demo_bookings.time_zone is 'The visitor''s time zone, as the browser names it.';
comment on column public.demo_bookings.sequence is 'Raised by every change that calendars must show (RFC 5545, SEQUENCE).';
comment on column public.demo_bookings.version is 'Raised by every change; a change by the staff contains the version that it was made on. The same holds for sales reps and settings.';
comment on column public.demo_bookings.moves is 'How often it was moved; part of the link''s signature, so that earlier links stop working after a move.';

comment on column public.demo_bookings.lead_id is 'The lead of the same person, found at the booking or chosen by the staff.';
comment on column public.demo_bookings.words is 'Generated; what a search for customers compares.';

grant select on public.demo_bookings, public.demo_settings, public.sales_reps, public.demo_closed_days to authenticated;
grant select, insert, update, delete
  on public.demo_bookings, public.demo_settings, public.sales_reps, public.demo_closed_days to service_role;

create policy staff_sees_demos on public.demo_bookings for select to authenticated
  using ((select private.works_leads()));
create policy staff_reads on public.demo_settings for select to authenticated using ((select private.works_leads()));
create policy staff_reads on public.sales_reps for select to authenticated using ((select private.works_leads()));
create policy staff_reads on public.demo_closed_days for select to authenticated using ((select private.works_leads()));
create policy service_role_works on public.demo_bookings for all to service_role
  using ((select private.is_for_lead_worker())) with check ((select private.is_for_lead_worker()));
create policy service_role_works on public.demo_settings for all to service_role
  using ((select private.is_for_lead_worker())) with check ((select private.is_for_lead_worker()));
create policy service_role_works on public.sales_reps for all to service_role
  using ((select private.is_for_lead_worker())) with check ((select private.is_for_lead_worker()));
create policy service_role_works on public.demo_closed_days for all to service_role
  using ((select private.is_for_lead_worker())) with check ((select private.is_for_lead_worker()));

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

-- A visitor's link to a booking: its id, when it expires (seconds since 1970), and a signature that only this database
-- can make (HMAC-SHA-256, RFC 2104). It is valid until the end of the meeting, so that a visitor who is too late to
-- change it is told so. After a move to another time earlier links are invalid.

create function private.demo_signature(booking uuid, expires bigint, moves integer) returns text
language sql stable security definer set search_path = '' as $$
  select encode(private.signature_of(concat_ws('.', booking, expires, nullif(moves, 0)), 'demo_link'), 'hex')
$$;

create function private.is_demo_signature(signature text, booking uuid, expires bigint, moves integer) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_signature(signature, private.demo_signature(booking, expires, moves))
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

-- The booking that a link names. `state` is "valid", "expired" or "invalid"; the rest is returned for a valid link
-- only.
create function public.demo_by_link(booking uuid, expires bigint, signature text)
returns table (
  state text, starts_at timestamptz, ends_at timestamptz, status text, change_until_minutes integer, sequence integer,
  name text, email text, company text, service text, platform text, meeting_link text, time_zone text
)
language sql stable security definer set search_path = '' as $$
  select link.state, kept.starts_at, kept.ends_at, kept.status, settings.change_until_minutes, kept.sequence, kept.name,
    kept.email, kept.company, kept.service, kept.platform, kept.meeting_link, kept.time_zone
  from public.demo_settings settings
  cross join (select private.demo_link_state(booking, expires, signature) as state) link
  left join public.demo_bookings kept on kept.id = booking and link.state = 'valid'
$$;

-- What visitors may know about a span of time: how demos are offered and when sales reps are busy, but not who has
-- booked. The booking of a valid link is left out of `busy`, since it is to be moved. app/demos/slots.ts reads the
-- result.
create function public.demo_calendar(
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
      select jsonb_agg(jsonb_build_object(
        'salesRep', reps.number,
        'from', extract(epoch from bookings.starts_at) * 1000,
        'to', (extract(epoch from bookings.starts_at) + upper(bookings.busy) - lower(bookings.busy)) * 1000
      ) order by bookings.starts_at)
      from public.demo_bookings bookings join public.sales_reps reps on reps.id = bookings.sales_rep_id
      where reps.active and bookings.status = 'booked' and bookings.id is distinct from moving.id
        and bookings.starts_at >= since and bookings.starts_at < until
    ), '[]'),
    'movingFrom', extract(epoch from moving.starts_at) * 1000
  )
  from public.demo_settings settings left join public.demo_bookings moving
    on moving.id = booking and private.demo_link_state(booking, expires, signature) = 'valid'
$$;

create trigger raise_version before update on public.demo_bookings
  for each row execute function private.raise_version();
-- app/demos sets updated_at itself. The trigger is for changes from elsewhere: a new lead or an erased one changes the
-- link to the lead, and an address may be corrected. So a colleague whose change is then refused is not told of an
-- earlier change as the reason.
create trigger touch_row before update on public.demo_bookings
  for each row when (new.updated_at = old.updated_at) execute function private.touch_row();
create trigger raise_version before update on public.sales_reps
  for each row execute function private.raise_version();
create trigger raise_version before update on public.demo_settings
  for each row execute function private.raise_version();

-- When a booking is deleted, by whomever, its emails and jobs are deleted as well, waiting or given up.
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

-- Only administrators connect a sales rep with an account. Its hours may be changed by administrators and by the owner
-- of that account.
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

-- Calendar feeds: a secret URL gives the coming demos, of one sales rep or of all, to anyone who has it. Each belongs
-- to a member of staff and stops working when their access ends.

create table private.demo_feeds (
  user_id uuid not null references public.staff (user_id) on delete cascade,
  sales_rep_id uuid references public.sales_reps (id) on delete cascade,
  key_hash bytea not null unique,
  created_at timestamptz not null default now(),
  unique nulls not distinct (user_id, sales_rep_id)
);
comment on table private.demo_feeds is 'The hashes of the keys in the URLs of calendar feeds. Without a sales rep the feed has all demos.';
alter table private.demo_feeds enable row level security;

-- Replaces the key of the caller's feed; without a key the feed is removed.
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

-- The demos of a feed from yesterday on, including cancelled ones; null when the key is not valid. Raises PT429 above
-- the client's limit.
create function public.demo_feed(key text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  feed private.demo_feeds;
begin
  perform private.count_hit('demo_feed');
  select feeds.* into feed from private.demo_feeds feeds join private.lead_workers() worker on worker.id = feeds.user_id
  where key_hash = sha256(convert_to(coalesce(key, ''), 'UTF8'));
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
-- The site changes sales reps, and the table's check of the hours calls this.
grant execute on function private.are_hours(jsonb) to service_role;
-- The site checks a visitor's link before it changes their demo, and makes the link for its emails.
grant execute on function
  private.demo_signature(uuid, bigint, integer), private.is_demo_signature(text, uuid, bigint, integer),
  private.demo_link_state(uuid, bigint, text)
to service_role;
grant execute on function
  public.demo_calendar(timestamptz, timestamptz, uuid, bigint, text), public.demo_by_link(uuid, bigint, text),
  public.demo_feed(text)
to anon, authenticated, service_role;
grant execute on function public.admin_set_demo_feed(uuid, text), public.admin_demo_feeds() to authenticated;
