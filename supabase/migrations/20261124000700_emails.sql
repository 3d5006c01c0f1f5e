-- Emails: what queues them, their deliveries, and what the staff may do about one that did not arrive.

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
    about in ('contact_request', 'quote_request', 'express_order', 'demo_booking', 'account', 'reply', 'lead_notice')
  ),
  constraint kind_bounds check (kind ~ '^[a-z0-9_-]{1,40}$'),
  constraint one_delivery_for_a_email unique (about, about_id, kind)
);
create index mail_deliveries_by_time on public.mail_deliveries (created_at desc);
create index mail_deliveries_not_sent on public.mail_deliveries (created_at desc) where status <> 'sent';
comment on table public.mail_deliveries is 'Every email and its delivery; deleted with what it is about.';
comment on column public.mail_deliveries.kind is 'Which email about it, e.g. admin or visitor.';
comment on column public.mail_deliveries.body is 'Its text part, for the staff to read; null for emails of the sign-in, which can open accounts.';
comment on column public.mail_deliveries.status is
  'waiting: not sent yet, will be tried again. failed: given up after the last attempt. held: never sent, its recipient had got enough confirmations.';
comment on column public.mail_deliveries.problem is
  'Why it did not arrive at the last attempt (backend/mail/problem.ts), or givenUp: somebody stopped the attempts.';

alter table public.mail_deliveries enable row level security;

revoke all on public.mail_deliveries from public, anon, authenticated, service_role;

grant select, insert, update, delete on public.mail_deliveries to service_role;
grant select on public.mail_deliveries to authenticated;

create policy service_role_works on public.mail_deliveries for all to service_role using (true) with check (true);
create policy staff_reads on public.mail_deliveries for select to authenticated
  using ((select private.works_leads()));

-- Erases the queued and sent emails of a row, whoever erases the row, since a payload or a recipient may name a
-- visitor. Arguments of the trigger: the row's name in mail_deliveries, and the beginning of its job's key.
create function private.erase_emails() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform graphile_worker.remove_job(tg_argv[1] || ':' || old.id);
  delete from public.mail_deliveries where about = tg_argv[0] and about_id = old.id;
  return null;
end
$$;
create trigger erase_emails after delete on public.contact_requests
  for each row execute function private.erase_emails('contact_request', 'contact-request');

-- A delivery that is recorded while its row is being erased would outlast it, so it needs the row.
create function private.keep_no_orphan_email() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_there boolean;
begin
  if new.about <> 'account' then
    execute format('select exists (select from public.%I where id = $1 for share)',
      case new.about when 'reply' then 'lead_replies' else new.about || 's' end)
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

-- No row without its emails, in the row's own transaction. Arguments: the task, and the beginning of the key.
create function private.queue_emails() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_job(tg_argv[0], json_build_object('id', new.id), tg_argv[1] || ':' || new.id);
  return null;
end
$$;
create trigger queue_emails after insert on public.contact_requests
  for each row execute function private.queue_emails('send-contact-request-email', 'contact-request');
create trigger queue_emails after insert on public.quote_requests
  for each row execute function private.queue_emails('send-quote-request-email', 'quote-request');
create trigger queue_emails after insert on public.express_orders
  for each row execute function private.queue_emails('send-express-order-email', 'express-order');
create trigger erase_emails after delete on public.quote_requests
  for each row execute function private.erase_emails('quote_request', 'quote-request');
create trigger erase_emails after delete on public.express_orders
  for each row execute function private.erase_emails('express_order', 'express-order');
create trigger queue_emails after insert on public.lead_replies
  for each row execute function private.queue_emails('send-lead-reply', 'reply');
create trigger erase_emails after delete on public.lead_replies
  for each row execute function private.erase_emails('reply', 'reply');

-- Sends an email that is waiting or was given up again at once, with all its attempts. Gives false when it has
-- arrived, is being sent now, or is no email that the staff may send.
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

revoke execute on function public.retry_delivery(uuid) from public, anon;
grant execute on function public.retry_delivery(uuid) to authenticated;

-- The queue's jobs that send one email. A demo's key names which of its emails, so that sending one again brings no
-- reminder forward.
create function private.email_jobs(email public.mail_deliveries)
returns table (id bigint, run_at timestamptz, max_attempts integer, locked_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  job_key text := case email.about
    when 'demo_booking' then 'demo:' || email.about_id || ':' || regexp_replace(email.kind, '-(\d+)$', ':\1')
    else replace(email.about, '_', '-') || ':' || email.about_id
  end;
begin
  return query
    select jobs.id, jobs.run_at, jobs.max_attempts::integer, jobs.locked_at from graphile_worker.jobs jobs
    where jobs.key = job_key or starts_with(jobs.key, job_key || ':');
end
$$;

-- Emails, latest first, of one status, of all, or those that were attempted and have not arrived ('late'); with the
-- attempts that the queue will make, and the next one. A page begins after a moment and an id. Planned anew each
-- time: the index of unsent emails suits two of the three.
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
      coalesce(form.id, reply.lead_id, (select lead_id from public.lead_notices where lead_notices.id = email.about_id limit 1)),
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
    left join public.lead_replies reply on reply.id = email.about_id
    order by email.created_at desc, email.id desc;
end
$$;

revoke execute on function public.list_emails(text, timestamptz, uuid, integer) from public, anon;

grant execute on function public.list_emails(text, timestamptz, uuid, integer) to authenticated;

-- Notices to the staff of leads: that a new one has come, or that a colleague gave them one; in an open tab of the
-- admin, by email or both, as each one chose. Nobody is told of what they did themselves.

create table public.staff_notices (
  user_id uuid primary key default auth.uid() references public.staff (user_id) on delete cascade,
  new_leads text not null default 'none' check (new_leads in ('none', 'browser', 'email', 'both')),
  assigned text not null default 'email' check (assigned in ('none', 'browser', 'email', 'both')),
  answers text not null default 'email' check (answers in ('none', 'browser', 'email', 'both'))
);
comment on table public.staff_notices is 'How each member of staff is told of leads; whoever has no row has its defaults.';

create table public.lead_notices (
  id uuid not null,
  lead_id uuid not null references public.leads (id) on delete cascade,
  user_id uuid not null references public.staff (user_id) on delete cascade,
  kind text not null check (kind in ('new', 'assigned', 'answer')),
  way text not null check (way in ('browser', 'email', 'both')),
  created_at timestamptz not null default now(),
  primary key (id, lead_id)
);
create index lead_notices_by_person on public.lead_notices (user_id, created_at);
create index lead_notices_by_lead on public.lead_notices (lead_id);
comment on table public.lead_notices is 'Whom to tell of which lead; goes with the lead.';
comment on column public.lead_notices.id is 'One for what one transaction tells one person, so that twenty leads given at once are one email.';

alter table public.staff_notices enable row level security;
alter table public.lead_notices enable row level security;

revoke all on public.staff_notices, public.lead_notices from public, anon, authenticated, service_role;

grant select, insert (new_leads, assigned, answers), update (new_leads, assigned, answers) on public.staff_notices
  to authenticated;
grant select on public.lead_notices to authenticated;
grant select, insert, update, delete on public.staff_notices, public.lead_notices to service_role;

create policy own_choice on public.staff_notices for all to authenticated
  using (user_id = auth.uid() and (select private.works_leads()))
  with check (user_id = auth.uid() and (select private.works_leads()));
create policy own_notices on public.lead_notices for select to authenticated
  using (user_id = auth.uid() and (select private.works_leads()));
create policy service_role_works on public.staff_notices for all to service_role using (true) with check (true);
create policy service_role_works on public.lead_notices for all to service_role using (true) with check (true);

-- Tells one person of a lead, as they chose; what one transaction tells them is one notice.
create function private.add_notice(person uuid, lead uuid, notice_kind text, chosen_way text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  notice uuid := md5(concat_ws(' ', now(), pg_current_xact_id(), notice_kind, person))::uuid;
begin
  if chosen_way = 'none' then
    return;
  end if;
  insert into public.lead_notices (id, lead_id, user_id, kind, way)
  values (notice, lead, person, notice_kind, chosen_way)
  on conflict (id, lead_id) do nothing;
  if chosen_way <> 'browser' then
    perform private.queue_job('send-lead-notice', json_build_object('id', notice), 'lead-notice:' || notice);
  end if;
end
$$;

create function private.notify_of_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.add_notice(staff.user_id, new.id, case tg_op when 'INSERT' then 'new' else 'assigned' end,
    case tg_op when 'INSERT' then coalesce(chosen.new_leads, 'none') else coalesce(chosen.assigned, 'email') end)
  from public.staff left join public.staff_notices chosen on chosen.user_id = staff.user_id
  where staff.active and staff.role in ('admin', 'sales') and staff.user_id is distinct from auth.uid()
    and (tg_op = 'INSERT' or staff.user_id = new.assigned_to);
  return null;
end
$$;
create trigger notify_of_lead after insert on public.leads
  for each row when (new.status <> 'spam') execute function private.notify_of_lead();
create trigger notify_of_owner after update on public.leads
  for each row when (new.assigned_to is not null and new.assigned_to is distinct from old.assigned_to)
  execute function private.notify_of_lead();
create trigger erase_emails after delete on public.lead_notices
  for each row execute function private.erase_emails('lead_notice', 'lead-notice');

-- Where an email to a member of staff goes.
create function private.staff_address(person uuid) returns text
language sql stable security definer set search_path = '' as $$ select email::text from auth.users where id = person $$;

create function private.log_notices() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was public.staff_notices := old;
begin
  if tg_op = 'INSERT' then
    was.new_leads := 'none';
    was.assigned := 'email';
    was.answers := 'email';
  end if;
  if (was.new_leads, was.assigned, was.answers) is distinct from (new.new_leads, new.assigned, new.answers) then
    insert into public.admin_log (kind, about, data) values ('noticesChanged', new.user_id, jsonb_build_object('changes',
      case when was.new_leads = new.new_leads then '[]' else jsonb_build_array(
        jsonb_build_object('name', 'newLeads', 'from', was.new_leads, 'to', new.new_leads)) end
      || case when was.assigned = new.assigned then '[]' else jsonb_build_array(
        jsonb_build_object('name', 'assigned', 'from', was.assigned, 'to', new.assigned)) end
      || case when was.answers = new.answers then '[]' else jsonb_build_array(
        jsonb_build_object('name', 'answers', 'from', was.answers, 'to', new.answers)) end));
  end if;
  return null;
end
$$;
create trigger log_notices after insert or update on public.staff_notices
  for each row execute function private.log_notices();

-- A visitor's address is not verified: anybody can fill in somebody else's. So one mailbox gets at most three
-- confirmations an hour and ten a day, of all kinds together. Further ones are held; the request itself is stored and
-- the company gets its email.

-- The mailbox of an address: capitals, "+tag" and Gmail's dots make no other one.
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

-- Whether an email goes to an address that a stranger typed into a form, without anybody at the company having read
-- it.
create function private.is_confirmation(about text, kind text) returns boolean
language sql immutable set search_path = '' as $$
  select case about
    when 'demo_booking' then kind not like 'sales-rep-%'
    else about in ('contact_request', 'quote_request', 'express_order') and kind ~ '^visitor(-\d+)?$'
  end
$$;
create index mail_deliveries_confirmations
  on public.mail_deliveries (private.mailbox_of(recipient), created_at)
  where private.is_confirmation(about, kind) and status <> 'held';

-- A change that the staff makes to a demo is always sent, however many emails its visitor has got: no stranger causes
-- it. Setting the meeting's link and asking for a new time are always the staff's; a booking, a move and a cancellation
-- are when the log names an actor.
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
  -- One that was begun before keeps its place among them.
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

-- Sends an email now, by its job in the queue or by a new one when that is done. False while it is being sent, or for
-- an email that the staff may not send.
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
  elsif email.about in ('contact_request', 'quote_request', 'express_order') then
    perform private.queue_job('send-' || replace(email.about, '_', '-') || '-email',
      jsonb_strip_nulls(jsonb_build_object('id', email.about_id, 'change', number::integer))::json,
      concat_ws(':', replace(email.about, '_', '-'), email.about_id, number));
  elsif email.about = 'lead_notice' then
    perform private.queue_job('send-lead-notice', json_build_object('id', email.about_id), 'lead-notice:' || email.about_id);
  elsif email.about = 'reply' then
    perform private.queue_job('send-lead-reply', json_build_object('id', email.about_id), 'reply:' || email.about_id);
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

-- What an entry of the log is about, by the id of a lead or a booking; never an address.
create function private.log_email(entry_kind text, email public.mail_deliveries) returns void
language sql security definer set search_path = '' as $$
  insert into public.admin_log (kind, data) values (entry_kind, jsonb_strip_nulls(jsonb_build_object(
    'lead', case when email.about = 'reply' then (select lead_id from public.lead_replies where id = email.about_id)
      else (select id from public.leads where id = email.about_id) end,
    'demo', case when email.about = 'demo_booking' then email.about_id end)))
$$;

-- Stops the attempts. False when it has arrived or is being sent.
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
-- arrived, is being sent, or goes to no visitor.
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
    and (about = 'reply' or private.is_confirmation(about, kind)) for update;
  if not found or not private.requeue_email(refused) then
    return false;
  end if;
  before := lower(refused.recipient);
  thing := refused.about_id;
  if refused.about = 'reply' then
    select lead_id into thing from public.lead_replies where id = refused.about_id;
    update public.lead_replies set recipient = address where id = refused.about_id;
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

revoke execute on function public.give_up_delivery(uuid), public.correct_address(uuid, text) from public, anon;

grant execute on function public.give_up_delivery(uuid), public.correct_address(uuid, text) to authenticated;

-- Customers' answers: emails to the address that our emails to them name for answers (Reply-To). It is signed and good for
-- half a year, so that nobody can make one up, and one that got into other hands comes to an end.

create table public.lead_answers (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references public.leads (id) on delete cascade,
  message_id text not null check (char_length(message_id) between 1 and 300),
  sender text not null check (char_length(sender) <= 255),
  sender_name text not null check (char_length(sender_name) <= 200),
  subject text not null check (char_length(subject) <= 300),
  body text not null check (char_length(body) <= 50000),
  is_cut boolean not null default false,
  is_automatic boolean not null default false,
  is_spam boolean not null default false,
  files_left integer not null default 0 check (files_left >= 0),
  created_at timestamptz not null default now(),
  constraint one_answer_for_a_message unique (lead_id, message_id)
);
comment on table public.lead_answers is 'Emails from customers, to the address for answers of a lead; erased with it.';
comment on column public.lead_answers.message_id is 'By which the same email, sent twice, is stored once.';
comment on column public.lead_answers.body is 'Its text, whole: what it quotes is folded away where it is shown.';
comment on column public.lead_answers.is_cut is 'The text was longer than what is kept.';
comment on column public.lead_answers.is_automatic is 'An out-of-office answer or the like: it raises no attention.';
comment on column public.lead_answers.is_spam is 'Marked by a filter in front, or by a colleague.';
comment on column public.lead_answers.files_left is 'The number of attachments that were too many or too large to be kept.';

create table public.lead_answer_files (
  id uuid primary key default gen_random_uuid(),
  answer_id uuid not null references public.lead_answers (id) on delete cascade,
  place integer not null,
  name text not null check (char_length(name) between 1 and 150),
  kind text not null check (kind ~ '^[a-z0-9.+-]{1,60}/[a-z0-9.+-]{1,100}$'),
  content bytea not null,
  size integer not null generated always as (octet_length(content)) stored,
  constraint one_file_for_a_place unique (answer_id, place)
);
comment on table public.lead_answer_files is 'Attachments of customers'' answers, as they were sent: downloaded, never shown.';
comment on column public.lead_answer_files.kind is 'What its sender says that it is.';

alter table public.lead_answers enable row level security;
alter table public.lead_answer_files enable row level security;

revoke all on public.lead_answers, public.lead_answer_files from public, anon, authenticated, service_role;

grant select, update (is_spam) on public.lead_answers to authenticated;
grant select on public.lead_answer_files to authenticated;
grant select on public.lead_answers to service_role;

create policy staff_reads on public.lead_answers for select to authenticated using ((select private.works_leads()));
create policy staff_marks on public.lead_answers for update to authenticated
  using ((select private.works_leads())) with check ((select private.works_leads()));
create policy staff_reads on public.lead_answer_files for select to authenticated
  using ((select private.works_leads()));
create policy site_reads on public.lead_answers for select to service_role using (true);

-- What signs the address for answers of a lead until a day, counted from 1970.
create function private.reply_signature(lead uuid, last_day integer) returns bytea
language sql stable security definer set search_path = '' as $$
  select substring(private.hmac_sha256(convert_to(lead || ' ' || last_day, 'UTF8'), value) from 1 for 16)
  from private.secrets where name = 'reply_address'
$$;

-- Whether an email to an address for answers is taken: "ok", "unknown" (not signed by us, over, or its lead is erased)
-- or "full" (the lead got fifty within a day). Counts a hit of the client.
create function private.admit_answer(lead uuid, last_day integer, signature bytea) returns text
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_hit('answer');
  -- Compared as hashes, so that the time it takes tells nothing of how much was right.
  if sha256(signature) <> sha256(private.reply_signature(lead, last_day))
    or last_day < extract(epoch from now()) / 86400
    or not exists (select from public.leads where id = lead)
  then
    return 'unknown';
  end if;
  return case when (
    select count(*) from public.lead_answers where lead_id = lead and created_at > now() - interval '1 day'
  ) < 50 then 'ok' else 'full' end;
end
$$;

-- Stores a customer's answer with its attachments, once for a Message-ID. One that no machine wrote and that is no spam
-- opens a lost lead again, makes the answer to it the next step of the lead (or of the one that it was merged into), and
-- is told to whoever has the lead, or to those who are told of new ones. False when the lead is gone or has it already.
create function private.receive_answer(lead uuid, answer jsonb, names text[], kinds text[], contents bytea[])
returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  given public.lead_answers := jsonb_populate_record(null::public.lead_answers, answer);
  stored uuid;
  worked public.leads;
begin
  perform from public.leads where id = lead for share;
  if not found then
    return false;
  end if;
  insert into public.lead_answers
    (lead_id, message_id, sender, sender_name, subject, body, is_cut, is_automatic, is_spam, files_left)
  values (lead, given.message_id, given.sender, given.sender_name, given.subject, given.body, given.is_cut,
    given.is_automatic, given.is_spam, given.files_left)
  on conflict (lead_id, message_id) do nothing returning id into stored;
  if stored is null then
    return false;
  end if;
  insert into public.lead_answer_files (answer_id, place, name, kind, content)
  select stored, place, name, kind, content
  from unnest(names, kinds, contents) with ordinality as file (name, kind, content, place);
  insert into public.lead_events (lead_id, kind, data)
  values (lead, 'answer', jsonb_build_object('answer', stored));
  if given.is_automatic or given.is_spam then
    return true;
  end if;
  with recursive chain as (
    select id, merged_into, 1 as depth from public.leads where id = lead
    union all select above.id, above.merged_into, depth + 1
    from public.leads above join chain on above.id = chain.merged_into where depth < 20
  )
  select leads.* into worked from public.leads where id = (select id from chain order by depth desc limit 1) for update;
  if worked.status = 'spam' then
    return true;
  end if;
  update public.leads set
    status = case status when 'lost' then 'contacted' else status end,
    -- What is late already stays, and is looked at anyway.
    next_step = case when next_at <= now() then next_step else 'answer' end,
    next_at = case when next_at <= now() then next_at else now() end
  where id = worked.id;
  perform private.add_notice(staff.user_id, worked.id, 'answer',
    case when staff.user_id = worked.assigned_to then coalesce(chosen.answers, 'email') else coalesce(chosen.new_leads, 'none') end)
  from public.staff left join public.staff_notices chosen on chosen.user_id = staff.user_id
  where staff.active and staff.role in ('admin', 'sales')
    and (staff.user_id = worked.assigned_to or not exists (
      select from public.staff owner
      where owner.user_id = worked.assigned_to and owner.active and owner.role in ('admin', 'sales')
    ));
  return true;
end
$$;

create function private.log_lead_answer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.admin_log (kind, data) values (
    case when new.is_spam then 'answerSpam' else 'answerNotSpam' end, jsonb_build_object('lead', new.lead_id));
  return null;
end
$$;
create trigger log_lead_answer after update of is_spam on public.lead_answers
  for each row when (old.is_spam is distinct from new.is_spam) execute function private.log_lead_answer();

create trigger tell_admin_changed after insert or update on public.lead_answers
  for each row execute function private.tell_admin_changed();

revoke execute on all functions in schema private from public;
-- Inserting a delivery evaluates its index and its trigger's condition with the inserter's rights.
grant execute on function private.mailbox_of(text), private.is_confirmation(text, text), private.staff_address(uuid),
  private.reply_signature(uuid, integer), private.admit_answer(uuid, integer, bytea),
  private.receive_answer(uuid, jsonb, text[], text[], bytea[])
  to service_role;
