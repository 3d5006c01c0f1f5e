-- A rush of contact requests is kept in groups (backend/database/group-commit.ts). Their emails are queued by one
-- statement for the group, in a third of the time that one for each took.

-- private.queue_job for several jobs of one task: payloads and keys are in one order.
create function private.queue_jobs(task text, payloads json[], once_keys text[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into graphile_worker._private_jobs (task_id, payload, max_attempts, key)
  select tasks.id, job.payload, 25, job.once_key
  from graphile_worker._private_tasks as tasks, unnest(payloads, once_keys) as job (payload, once_key)
  where tasks.identifier = task
  on conflict (key) do nothing;
  if not found then
    perform graphile_worker.add_job(
      task, job.payload, max_attempts => 25, job_key => job.once_key, job_key_mode => 'unsafe_dedupe'
    )
    from unnest(payloads, once_keys) as job (payload, once_key);
  end if;
end
$$;
revoke execute on function private.queue_jobs(text, json[], text[]) from public;

create or replace function private.queue_job(task text, payload json, once_key text) returns void
language sql security definer set search_path = '' as $$
  select private.queue_jobs(task, array[payload], array[once_key])
$$;

drop trigger queue_contact_request_emails on public.contact_requests;
create or replace function private.queue_contact_request_emails() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_jobs(
    'send-contact-request-email',
    array_agg(
      json_build_object(
        'requestId', id,
        'contactType', contact_type,
        'contactValue', contact_value,
        'companyName', company_name,
        'locale', locale
      )
    ),
    array_agg('contact-request:' || id)
  )
  from added having count(*) > 0;
  return null;
end
$$;
create trigger queue_contact_request_emails after insert on public.contact_requests
  referencing new table as added
  for each statement execute function private.queue_contact_request_emails();
