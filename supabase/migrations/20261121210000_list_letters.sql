-- The desk's list of letters: every one, how far it got, what the queue will do about it.

-- The jobs of the queue that send one letter. A demo's key names which of its letters, so that to try one again
-- brings no reminder forward.
create function private.letter_jobs(letter public.mail_deliveries)
returns table (id bigint, run_at timestamptz, max_attempts integer, locked_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  job_key text := case letter.about
    when 'demo_booking' then 'demo:' || letter.about_id || ':' || regexp_replace(letter.kind, '-(\d+)$', ':\1')
    else replace(letter.about, '_', '-') || ':' || letter.about_id
  end;
begin
  return query
    select jobs.id, jobs.run_at, jobs.max_attempts::integer, jobs.locked_at from graphile_worker._private_jobs jobs
    where jobs.key = job_key or starts_with(jobs.key, job_key || ':');
end
$$;
revoke execute on function private.letter_jobs(public.mail_deliveries) from public;

-- Letters, the latest first, of one status or of all; the page goes on after a moment and an id.
create function public.list_letters(wanted text, before_time timestamptz, before_id uuid, most integer)
returns table (
  id uuid, about text, about_id uuid, kind text, recipient text, subject text, status text, attempts integer,
  last_error text, created_at timestamptz, sent_at timestamptz, max_attempts integer, run_at timestamptz, lead uuid,
  time_key text
)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.works_leads() then
    raise exception using errcode = '42501', message = 'not of the desk';
  end if;
  return query
    select letter.id, letter.about, letter.about_id, letter.kind, letter.recipient, letter.subject, letter.status,
      letter.attempts, letter.last_error, letter.created_at, letter.sent_at, job.max_attempts, job.run_at,
      coalesce(form.id, reply.lead_id),
      to_char(letter.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
    from (
      select * from public.mail_deliveries page
      where (wanted is null or page.status = wanted)
        and (before_time is null
          or (page.created_at <= before_time and (page.created_at, page.id) < (before_time, before_id)))
      order by page.created_at desc, page.id desc limit least(most, 200)
    ) letter
    left join lateral (
      select jobs.max_attempts, jobs.run_at
      from private.letter_jobs(row(letter.*)::public.mail_deliveries) jobs
      where letter.status <> 'sent' limit 1
    ) job on true
    left join public.leads form on form.id = letter.about_id
    left join public.lead_replies reply on reply.id = letter.about_id
    order by letter.created_at desc, letter.id desc;
end
$$;
revoke execute on function public.list_letters(text, timestamptz, uuid, integer) from public, anon;
grant execute on function public.list_letters(text, timestamptz, uuid, integer) to authenticated;

create or replace function public.retry_delivery(delivery uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  letter public.mail_deliveries;
  jobs bigint[];
begin
  if not private.works_leads() then
    raise exception using errcode = '42501', message = 'not of the desk';
  end if;
  select * into letter from public.mail_deliveries where id = delivery and status <> 'sent' for update;
  if not found then
    return false;
  end if;
  select array_agg(id) into jobs from private.letter_jobs(letter) where locked_at is null;
  if jobs is null then
    return false;
  end if;
  perform graphile_worker.reschedule_jobs(jobs, run_at => now(), attempts => 0);
  update public.mail_deliveries set status = 'waiting' where id = delivery;
  return true;
end
$$;
