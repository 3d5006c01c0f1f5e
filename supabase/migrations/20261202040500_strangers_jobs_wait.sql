-- Anybody may ask for an email of the sign-in, for any address, and each is a job. A crowd of them waits behind all other
-- jobs (graphile-worker takes the lowest priority number first), so that no customer's request is answered late for it.
create or replace function private.queue_job(task text, payload json, once_key text) returns void
language sql security definer set search_path = '' as $$
  select graphile_worker.add_job(
    task, private.with_request_id(payload), max_attempts => 25, job_key => once_key, job_key_mode => 'unsafe_dedupe',
    priority => case task when 'handle-account-email-request' then 10 else 0 end
  )
$$;
