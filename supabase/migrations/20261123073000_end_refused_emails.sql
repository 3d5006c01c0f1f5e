-- An email that a mail server has refused for good is not tried again by itself. Whoever works with leads may give one
-- up, try it again, or correct the address that it went to.

alter table public.mail_deliveries add column problem text check (problem in
  ('mailbox', 'full', 'spam', 'tooLarge', 'refused', 'busy', 'unreachable', 'signIn', 'other', 'givenUp'));
comment on column public.mail_deliveries.problem is
  'Why it did not arrive at the last attempt (backend/mail/problem.ts), or givenUp: somebody stopped the attempts.';

-- Has an email sent now, by its job in the queue or by a new one where that is done. False while it is being sent, or
-- for an email that is nobody's at the admin to send.
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
  elsif email.about = 'contact_request' then
    perform private.queue_job('send-contact-request-email', json_build_object('requestId', email.about_id),
      'contact-request:' || email.about_id);
  elsif email.about = 'quote_request' then
    perform private.queue_job('send-quote-request-email', json_build_object('id', email.about_id),
      'quote-request:' || email.about_id);
  elsif email.about = 'express_order' then
    perform private.queue_job('send-express-order-email', json_build_object('id', email.about_id),
      'express-order:' || email.about_id);
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

create or replace function public.retry_delivery(delivery uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  email public.mail_deliveries;
begin
  if not private.works_leads() then
    raise exception using errcode = '42501', message = 'not of the admin';
  end if;
  select * into email from public.mail_deliveries
  where id = delivery and status in ('waiting', 'failed') for update;
  if not found or not private.requeue_email(email) then
    return false;
  end if;
  update public.mail_deliveries set status = 'waiting', problem = null where id = delivery;
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
  if not private.works_leads() then
    raise exception using errcode = '42501', message = 'not of the admin';
  end if;
  select * into email from public.mail_deliveries where id = delivery and status = 'waiting' for update;
  if not found or exists (select from private.email_jobs(email) where locked_at is not null) then
    return false;
  end if;
  update public.mail_deliveries set status = 'failed', problem = 'givenUp' where id = delivery;
  perform private.log_email('emailGivenUp', email);
  return true;
end
$$;

-- Corrects the address of the lead or booking that an email did not reach, and sends it again. False where it arrived,
-- is being sent, or goes to no visitor.
create function public.correct_address(delivery uuid, address text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  email public.mail_deliveries;
  before text;
  thing uuid;
begin
  if not private.works_leads() then
    raise exception using errcode = '42501', message = 'not of the admin';
  end if;
  select * into email from public.mail_deliveries
  where id = delivery and status in ('waiting', 'failed')
    and (about = 'reply' or private.is_confirmation(about, kind)) for update;
  if not found or not private.requeue_email(email) then
    return false;
  end if;
  before := lower(email.recipient);
  thing := email.about_id;
  if email.about = 'reply' then
    select lead_id into thing from public.lead_replies where id = email.about_id;
    update public.lead_replies set recipient = address where id = email.about_id;
  end if;
  update public.contact_requests set contact_value = address
  where id = thing and contact_type = 'email' and lower(contact_value) = before;
  update public.quote_requests set email = address where id = thing and lower(email) = before;
  update public.express_orders set contact_email = address where id = thing and lower(contact_email) = before;
  update public.demo_bookings set email = address where id = thing and lower(email) = before;
  update public.leads set email = address where id = thing and lower(email) = before;
  update public.mail_deliveries set status = 'waiting', problem = null, recipient = address where id = delivery;
  perform private.log_email('emailCorrected', email);
  return true;
end
$$;

revoke execute on function private.requeue_email(public.mail_deliveries),
  private.log_email(text, public.mail_deliveries) from public;
revoke execute on function public.give_up_delivery(uuid), public.correct_address(uuid, text) from public, anon;
grant execute on function public.give_up_delivery(uuid), public.correct_address(uuid, text) to authenticated;
