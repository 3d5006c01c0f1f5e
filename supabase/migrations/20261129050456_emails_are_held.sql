-- An email to a lead is held for some seconds, in which its author can take it back. Nodes of the version before go on
-- queuing theirs with private.queue_job, which sends them at once.

-- Queues an email to a lead, to be sent when it has been held. It has as many attempts as one that is sent at once. The
-- job remembers the lead as it was before the email, for as long as it can be taken back.
create function private.hold_lead_email(email uuid, held interval, lead_before jsonb) returns void
language sql security definer set search_path = '' as $$
  select graphile_worker.add_job(
    'send-lead-email', private.with_request_id(json_build_object('id', email, 'before', lead_before)),
    run_at => now() + held, job_key => 'lead-email:' || email, job_key_mode => 'unsafe_dedupe', max_attempts => 25
  )
$$;

-- Removes the job of an email that is held, and gives the lead as it was before; null when the email has begun to be
-- sent. The queue locks a job before it runs it, and complete_jobs() removes none that is locked, so one of the two is
-- first.
create function private.take_back_lead_email(email uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  job bigint := (
    select id from graphile_worker.jobs where key = 'lead-email:' || email and attempts = 0
      and not exists (select from public.mail_deliveries where about = 'lead_email' and about_id = email)
  );
  tried smallint;
  before jsonb;
begin
  select attempts, payload -> 'before' into tried, before from graphile_worker.complete_jobs(array[job]);
  -- Its first attempt has just failed, or a node of the version before has queued it.
  if tried > 0 or (tried is not null and before is null) then
    raise exception using errcode = '55006', message = 'the email can not be taken back';
  end if;
  return before;
end
$$;

grant execute on function private.hold_lead_email(uuid, interval, jsonb), private.take_back_lead_email(uuid)
to service_role;

-- Open tabs no longer show an email that was taken back.
create trigger tell_taken_back after delete on public.lead_emails
  for each row execute function private.tell_changed('admin_changed');
