-- The admin's list of emails: every one, how far it got, what the queue will do about it.

-- The jobs of the queue that send one email. A demo's key names which of its emails, so that to try one again
-- brings no reminder forward.
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
    select jobs.id, jobs.run_at, jobs.max_attempts::integer, jobs.locked_at from graphile_worker._private_jobs jobs
    where jobs.key = job_key or starts_with(jobs.key, job_key || ':');
end
$$;
revoke execute on function private.email_jobs(public.mail_deliveries) from public;

-- Emails, the latest first, of one status or of all; the page goes on after a moment and an id.
create function public.list_emails(wanted text, before_time timestamptz, before_id uuid, most integer)
returns table (
  id uuid, about text, about_id uuid, kind text, recipient text, subject text, status text, attempts integer,
  last_error text, created_at timestamptz, sent_at timestamptz, max_attempts integer, run_at timestamptz, lead uuid,
  time_key text
)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.works_leads() then
    raise exception using errcode = '42501', message = 'not of the admin';
  end if;
  return query
    select email.id, email.about, email.about_id, email.kind, email.recipient, email.subject, email.status,
      email.attempts, email.last_error, email.created_at, email.sent_at, job.max_attempts, job.run_at,
      coalesce(form.id, reply.lead_id),
      to_char(email.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
    from (
      select * from public.mail_deliveries page
      where (wanted is null or page.status = wanted)
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

create or replace function public.retry_delivery(delivery uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  email public.mail_deliveries;
  jobs bigint[];
begin
  if not private.works_leads() then
    raise exception using errcode = '42501', message = 'not of the admin';
  end if;
  select * into email from public.mail_deliveries where id = delivery and status <> 'sent' for update;
  if not found then
    return false;
  end if;
  select array_agg(id) into jobs from private.email_jobs(email) where locked_at is null;
  if jobs is null then
    return false;
  end if;
  perform graphile_worker.reschedule_jobs(jobs, run_at => now(), attempts => 0);
  update public.mail_deliveries set status = 'waiting' where id = delivery;
  return true;
end
$$;
