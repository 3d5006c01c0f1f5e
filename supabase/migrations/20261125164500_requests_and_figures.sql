-- What is needed to see how the site is doing: which request queued a job, and the figures of queue and emails.

-- A job's payload with the id of the request that queues it (setting app.request_id), for the log.
create function private.with_request_id(payload json) returns json
language sql stable set search_path = '' as $$
  select case
    when coalesce(current_setting('app.request_id', true), '') = '' then payload
    else (payload::jsonb || jsonb_build_object('request', current_setting('app.request_id', true)))::json
  end
$$;

create or replace function private.queue_job(task text, payload json, once_key text) returns void
language sql security definer set search_path = '' as $$
  select graphile_worker.add_job(
    task, private.with_request_id(payload), max_attempts => 25, job_key => once_key, job_key_mode => 'unsafe_dedupe'
  )
$$;

create or replace function private.queue_job_at(task text, payload json, once_key text, at_moment timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if at_moment > now() then
    perform graphile_worker.add_job(
      task, private.with_request_id(payload), run_at => at_moment, max_attempts => 10, job_key => once_key,
      job_key_mode => 'unsafe_dedupe'
    );
  end if;
end
$$;

-- The figures that are watched. Emails that were sent are not counted: there are too many of them.
create function private.figures() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'writable', not (pg_is_in_recovery() or current_setting('transaction_read_only')::boolean),
    'jobs', (
      select jsonb_build_object(
        'due', count(*) filter (where locked_at is null and attempts < max_attempts and run_at <= now()),
        'running', count(*) filter (where locked_at is not null),
        'later', count(*) filter (where locked_at is null and attempts < max_attempts and run_at > now()),
        'failed', count(*) filter (where locked_at is null and attempts >= max_attempts),
        'oldestDue', min(run_at) filter (where locked_at is null and attempts < max_attempts and run_at <= now())
      ) from graphile_worker.jobs
    ),
    'emails', (
      select jsonb_build_object(
        'waiting', count(*) filter (where status = 'waiting'),
        'failed', count(*) filter (where status = 'failed'),
        'held', count(*) filter (where status = 'held')
      ) from public.mail_deliveries where status <> 'sent'
    ),
    'backup', (select finished_at from private.backups)
  )
$$;

revoke execute on function private.with_request_id(json), private.figures() from public;
grant execute on function private.figures() to service_role;
