-- Emails to the company and its staff, which carry the requests: one that fails is a request that nobody hears of.
create function private.is_to_company(about text, kind text) returns boolean
language sql immutable set search_path = '' as $$
  -- A correction's email has the change's number after the kind, a demo's its sequence.
  select about = 'lead_notice' or kind ~ '^(admin|sales-rep)(-|$)'
$$;
revoke execute on function private.is_to_company(text, text) from public;
grant execute on function private.is_to_company(text, text) to service_role;

-- The figures that are watched. Emails that were sent are not counted: there are too many of them.
create or replace function private.figures() returns jsonb
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
        'held', count(*) filter (where status = 'held'),
        -- One that a colleague stopped is dealt with.
        'failedToCompany', count(*) filter (
          where status = 'failed' and private.is_to_company(about, kind) and problem is distinct from 'givenUp'
        ),
        -- Since when, not until when: the attempts are further and further apart. A visitor's mailbox that is full or
        -- refuses for now is the visitor's matter. Without a job nothing is tried: what it was about has changed.
        'oldestWaiting', (
          select email.created_at from public.mail_deliveries email
          where email.status = 'waiting'
            and (private.is_to_company(email.about, email.kind) or email.problem is null
              or email.problem in ('unreachable', 'signIn', 'other'))
            and exists (select from private.email_jobs(email))
          order by email.created_at limit 1
        )
      ) from public.mail_deliveries where status <> 'sent'
    ),
    'backup', (select finished_at from private.backups)
  )
$$;
