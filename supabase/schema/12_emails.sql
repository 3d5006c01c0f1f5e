-- Emails: how they are queued, their deliveries, and what the staff may do about one that did not arrive.

create table public.mail_deliveries (
  id uuid primary key default gen_random_uuid(),
  about_id uuid not null,
  kind text not null,
  recipient text not null,
  subject text not null,
  body text,
  locale text not null check (locale in ('sv', 'en')),
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'failed', 'held')),
  attempts integer not null default 0,
  last_error text,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  about text not null,
  problem text check (problem in
    ('mailbox', 'full', 'spam', 'tooLarge', 'refused', 'busy', 'unreachable', 'signIn', 'other', 'givenUp')),
  constraint sent_has_its_time check ((status = 'sent') = (sent_at is not null)),
  constraint about_is_known check (
    about = any (private.request_names()) or about in ('demo_booking', 'account', 'lead_email', 'lead_notice', 'offer', 'order')
  ),
  constraint kind_bounds check (kind ~ '^[a-z0-9_-]{1,40}$'),
  constraint one_delivery_for_a_email unique (about, about_id, kind)
);
create index mail_deliveries_by_time on public.mail_deliveries (created_at desc);
create index mail_deliveries_not_sent on public.mail_deliveries (created_at desc) where status <> 'sent';
comment on table public.mail_deliveries is 'Every email and its delivery; deleted with what it is about.';
comment on column public.mail_deliveries.kind is 'Which of its emails, e.g. admin or visitor.';
comment on column public.mail_deliveries.body is 'Its text part, for the staff to read; null for emails of the sign-in, which can open accounts.';
comment on column public.mail_deliveries.status is
  'waiting: not sent yet, will be tried again. failed: given up after the last attempt. held: not sent, because its recipient has had too many confirmations.';
comment on column public.mail_deliveries.problem is
  'Why it did not arrive at the last attempt (backend/mail/problem.ts), or givenUp: somebody stopped the attempts.';

grant select on public.mail_deliveries to authenticated;

create policy staff_reads on public.mail_deliveries for select to authenticated
  using ((select private.works_leads()));

-- A delivery is only stored while the row that it is about exists; otherwise one that is recorded during an erasure
-- would be left over.
create function private.keep_no_orphan_email() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_there boolean;
begin
  if new.about <> 'account' then
    execute format('select exists (select from public.%I where id = $1 for share)', new.about || 's')
      into is_there using new.about_id;
    if not is_there then
      return null;
    end if;
  end if;
  return new;
end
$$;
create trigger keep_no_orphan_email before insert on public.mail_deliveries
  for each row execute function private.keep_no_orphan_email();

-- Deleting what emails are about deletes its queued and sent emails, since a payload or a recipient may name a person.
-- The argument says what they are about (mail_deliveries.about); a lead has those about its form.
create function private.erase_emails() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  abouts text[] := case when tg_nargs > 0 then tg_argv else private.request_names() end;
begin
  perform graphile_worker.remove_job(replace(name, '_', '-') || ':' || old.id) from unnest(abouts) as name;
  delete from public.mail_deliveries where about = any (abouts) and about_id = old.id;
  return null;
end
$$;
create trigger erase_emails after delete on public.leads
  for each row execute function private.erase_emails();
create trigger erase_emails after delete on public.lead_emails
  for each row execute function private.erase_emails('lead_email');
create trigger erase_emails after delete on public.offers
  for each row execute function private.erase_emails('offer');
create trigger erase_emails after delete on public.orders
  for each row execute function private.erase_emails('order');

-- Immediately sends an email that is waiting or was given up, with a new series of attempts. Returns false when it has
-- arrived, is being sent, or is not one that the staff may send.
create function public.retry_delivery(delivery uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  email public.mail_deliveries;
begin
  perform private.require_lead_worker();
  select * into email from public.mail_deliveries
  where id = delivery and status in ('waiting', 'failed') for update;
  if not found or not private.requeue_email(email) then
    return false;
  end if;
  update public.mail_deliveries set status = 'waiting', problem = null where id = delivery;
  perform private.log_email('emailRetried', email);
  return true;
end
$$;

grant execute on function public.retry_delivery(uuid) to authenticated;

-- The queue's jobs that send an email. The key of a demo's job names the email, so that sending one again does not
-- bring a reminder forward.
create function private.email_jobs(email public.mail_deliveries)
returns table (id bigint, run_at timestamptz, max_attempts integer, locked_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  job_key text := case email.about
    when 'demo_booking' then 'demo:' || email.about_id || ':' || regexp_replace(email.kind, '-(\d+)$', ':\1')
    when 'offer' then 'offer:' || email.about_id || ':' || email.kind
    when 'order' then 'order:' || email.about_id || ':' || email.kind
    else replace(email.about, '_', '-') || ':' || email.about_id
  end;
begin
  return query
    select jobs.id, jobs.run_at, jobs.max_attempts::integer, jobs.locked_at from graphile_worker.jobs jobs
    where jobs.key = job_key or starts_with(jobs.key, job_key || ':');
end
$$;

-- Emails, latest first: of one status, of all, or those that were attempted and have not arrived ('late'); with the
-- queue's attempts and the time of the next. A page begins after a time and an id. The query is planned anew each time,
-- since the index of unsent emails suits two of these three.
create function public.list_emails(wanted text, before_time timestamptz, before_id uuid, most integer)
returns table (
  id uuid, about text, about_id uuid, kind text, recipient text, subject text, status text, attempts integer,
  last_error text, problem text, created_at timestamptz, sent_at timestamptz, max_attempts integer,
  run_at timestamptz, lead uuid, time_key text
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  perform private.require_lead_worker();
  return query
    select email.id, email.about, email.about_id, email.kind, email.recipient, email.subject, email.status,
      email.attempts, email.last_error, email.problem, email.created_at, email.sent_at, job.max_attempts, job.run_at,
      coalesce(form.id, written.lead_id, offer.lead_id, (select lead_id from public.lead_notices where lead_notices.id = email.about_id limit 1)),
      to_char(email.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
    from (
      select * from public.mail_deliveries page
      where (wanted is null or page.status = wanted
          or (wanted = 'late' and page.status <> 'sent' and page.last_error is not null))
        and (before_time is null
          or (page.created_at <= before_time and (page.created_at, page.id) < (before_time, before_id)))
      order by page.created_at desc, page.id desc limit least(most, 200)
    ) email
    left join lateral (
      select jobs.max_attempts, jobs.run_at
      from private.email_jobs(row(email.*)::public.mail_deliveries) jobs
      where email.status <> 'sent' limit 1
    ) job on true
    left join public.leads form on form.id = email.about_id
    left join public.lead_emails written on written.id = email.about_id
    left join public.offers offer on offer.id = email.about_id
    order by email.created_at desc, email.id desc;
end
$$;

grant execute on function public.list_emails(text, timestamptz, uuid, integer) to authenticated;

-- A visitor's address is not verified: anybody can type somebody else's. So one mailbox gets at most three
-- confirmations an hour and ten a day, of all kinds together. Further ones are held. The request itself is stored in
-- any case, and the company gets its email.

-- The mailbox of an address: case, "+tag" and Gmail's dots don't matter.
create function private.mailbox_of(address text) returns text
language sql immutable strict set search_path = '' as $$
  select case
    when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
    else name || '@' || domain
  end
  from (values (
    regexp_replace(lower(substring(address from '^(.*)@')), '\+.*$', ''),
    lower(substring(address from '@([^@]*)$'))
  )) as parts (name, domain)
$$;

-- Whether an email is sent to an address that somebody typed into a form, before anyone at the company has read the
-- form.
create function private.is_confirmation(about text, kind text) returns boolean
language sql immutable set search_path = '' as $$
  select case about
    when 'demo_booking' then kind not like 'sales-rep-%'
    else about = any (private.request_names()) and kind ~ '^visitor(-\d+)?$'
  end
$$;

-- Whether an email goes to the company or its staff. These contain the requests: if one fails, nobody learns of the
-- request.
create function private.is_to_company(about text, kind text) returns boolean
language sql immutable set search_path = '' as $$
  -- After the kind comes the number of an order's change, or the sequence of a demo.
  select about = 'lead_notice' or kind ~ '^(admin|sales-rep)(-|$)'
$$;
create index mail_deliveries_confirmations
  on public.mail_deliveries (private.mailbox_of(recipient), created_at)
  where private.is_confirmation(about, kind) and status <> 'held';

-- Whether the staff has caused an email about a demo. Such an email is always sent, however many its visitor has got.
-- Setting the meeting's link and asking for a new time are always the staff's doing; a booking, a move and a
-- cancellation are when the log names an actor.
create function private.hold_confirmation() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  mailbox text := private.mailbox_of(new.recipient);
  last_hour bigint;
  last_day bigint;
begin
  if new.about = 'demo_booking' and (new.kind ~ '^(link|new-time|missed)-' or exists (
    select from (
      select actor from public.admin_log
      where about = new.about_id::text
        and kind = case
          when new.kind like 'booked-%' then 'demoBookedFor'
          when new.kind like 'moved-%' then 'demoMoved'
          when new.kind like 'cancelled-%' then 'demoCancelled'
        end
      order by id desc limit 1
    ) latest where actor is not null
  )) then
    return new;
  end if;
  -- Emails to the same mailbox take turns, on every node.
  perform pg_advisory_xact_lock(7310005, hashtext(mailbox));
  -- An email whose first attempt was earlier keeps its place among them.
  if exists (
    select from public.mail_deliveries
    where about = new.about and about_id = new.about_id and kind = new.kind
  ) then
    return new;
  end if;
  select count(*) filter (where created_at > now() - interval '1 hour'), count(*)
    into last_hour, last_day
    from public.mail_deliveries
    where private.mailbox_of(recipient) = mailbox and private.is_confirmation(about, kind) and status <> 'held'
      and kind !~ '^(link|new-time|missed)-' and created_at > now() - interval '1 day';
  if last_hour >= 3 or last_day >= 10 then
    new.status := 'held';
    new.attempts := 0;
  end if;
  return new;
end
$$;
create trigger hold_confirmation before insert on public.mail_deliveries
  for each row when (private.is_confirmation(new.about, new.kind))
  execute function private.hold_confirmation();

-- Sends an email now: by its job in the queue, or by a new job. False while it is being sent, or when the staff may not
-- send it.
create function private.requeue_email(email public.mail_deliveries) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  jobs bigint[];
  which text := regexp_replace(email.kind, '-\d+$', '');
  number text := substring(email.kind from '-(\d+)$');
begin
  if exists (select from private.email_jobs(email) where locked_at is not null) then
    return false;
  end if;
  select array_agg(id) into jobs from private.email_jobs(email);
  if jobs is not null then
    perform graphile_worker.reschedule_jobs(jobs, run_at => now(), attempts => 0);
  elsif email.about = any (private.request_names()) or email.about in ('lead_email', 'lead_notice') then
    perform private.queue_job(
      'send-' || replace(email.about, '_', '-')
        || case when email.about in ('lead_email', 'lead_notice') then '' else '-email' end,
      jsonb_strip_nulls(jsonb_build_object('id', email.about_id, 'change', number::integer))::json,
      concat_ws(':', replace(email.about, '_', '-'), email.about_id, number));
  elsif email.about in ('offer', 'order') then
    perform private.queue_job('send-' || email.about || '-email',
      json_build_object('id', email.about_id, 'email', email.kind),
      email.about || ':' || email.about_id || ':' || email.kind);
  elsif email.about = 'demo_booking' and which not like 'reminder-%' then
    perform private.queue_job('send-demo-email',
      json_build_object('bookingId', email.about_id, 'email', which, 'sequence', number::integer),
      'demo:' || email.about_id || ':' || which || ':' || number);
  else
    return false;
  end if;
  return true;
end
$$;

-- The subject of an entry in the log: the id of a lead or a booking, never an address.
create function private.log_email(entry_kind text, email public.mail_deliveries) returns void
language sql security definer set search_path = '' as $$
  insert into public.admin_log (kind, data) values (entry_kind, jsonb_strip_nulls(jsonb_build_object(
    'lead', case email.about
      when 'lead_email' then (select lead_id from public.lead_emails where id = email.about_id)
      when 'offer' then (select lead_id from public.offers where id = email.about_id)
      else (select id from public.leads where id = email.about_id) end,
    'demo', case when email.about = 'demo_booking' then email.about_id end)))
$$;

-- Stops the attempts to send an email. False when it has arrived or is being sent.
create function public.give_up_delivery(delivery uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  email public.mail_deliveries;
begin
  perform private.require_lead_worker();
  select * into email from public.mail_deliveries where id = delivery and status = 'waiting' for update;
  if not found or exists (select from private.email_jobs(email) where locked_at is not null) then
    return false;
  end if;
  update public.mail_deliveries set status = 'failed', problem = 'givenUp' where id = delivery;
  perform private.log_email('emailGivenUp', email);
  return true;
end
$$;

-- Corrects the address of the lead or booking that an email did not reach, and sends it again. False when it has
-- arrived, is being sent, or is not to a visitor.
create function public.correct_address(delivery uuid, address text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  refused public.mail_deliveries;
  before text;
  thing uuid;
begin
  perform private.require_lead_worker();
  select * into refused from public.mail_deliveries
  where id = delivery and status in ('waiting', 'failed')
    and (about = 'lead_email' or private.is_confirmation(about, kind)) for update;
  if not found or not private.requeue_email(refused) then
    return false;
  end if;
  before := lower(refused.recipient);
  thing := refused.about_id;
  if refused.about = 'lead_email' then
    select lead_id into thing from public.lead_emails where id = refused.about_id;
    update public.lead_emails set recipient = address where id = refused.about_id;
  end if;
  update public.contact_requests set contact_value = address
  where id = thing and contact_type = 'email' and lower(contact_value) = before;
  update public.quote_requests set email = address where id = thing and lower(email) = before;
  update public.express_orders set contact_email = address where id = thing and lower(contact_email) = before;
  update public.demo_bookings set email = address where id = thing and lower(email) = before;
  update public.leads set email = address where id = thing and lower(email) = before;
  update public.mail_deliveries set status = 'waiting', problem = null, recipient = address where id = delivery;
  perform private.log_email('emailCorrected', refused);
  return true;
end
$$;

grant execute on function public.give_up_delivery(uuid), public.correct_address(uuid, text) to authenticated;

-- Inserting a delivery evaluates its index and its trigger's condition with the rights of the role that inserts.
grant execute on function
  private.mailbox_of(text), private.is_confirmation(text, text), private.is_to_company(text, text)
to service_role;
