-- The lead: what a visitor sent, stored with the job that mails it in one transaction.

create table public.contact_requests (
  id uuid primary key,
  contact_type text not null check (contact_type in ('email', 'phone')),
  contact_value text not null,
  company_name text not null,
  locale text not null check (locale in ('sv', 'en')),
  contact_name text,
  phone text,
  message text,
  source text,
  created_at timestamptz not null default now(),
  -- The bounds of app/leads/contact-request/rules.ts, for every path that does not go through it.
  constraint contact_value_bounds check (
    contact_value = btrim(contact_value, E' \t\n\r')
    and case contact_type
      when 'email' then char_length(contact_value) between 3 and 255 and position('@' in contact_value) > 1
      else contact_value ~ '^\+?[-0-9()[:space:]]{8,15}$'
    end
  ),
  constraint company_name_bounds check (
    company_name = btrim(company_name, E' \t\n\r') and char_length(company_name) between 2 and 100
  ),
  constraint contact_name_bounds check (
    contact_name = btrim(contact_name, E' \t\n\r') and char_length(contact_name) between 2 and 100
  ),
  constraint phone_bounds check (phone = btrim(phone, E' \t\n\r') and phone ~ '^\+?[-0-9()[:space:]]{8,15}$'),
  constraint message_bounds check (
    message = btrim(message, E' \t\n\r') and char_length(message) between 10 and 1000
  ),
  constraint source_bounds check (source ~ '^[a-z0-9_-]{1,40}$')
);
create index contact_requests_by_time on public.contact_requests (created_at desc);

comment on table public.contact_requests is 'Requests to be contacted. A visitor may add one and read none.';
comment on column public.contact_requests.id is 'Made by the form when it opens, so that the same form sent twice is one row.';
comment on column public.contact_requests.contact_value is 'The e-mail address or phone number, as typed, trimmed.';
comment on column public.contact_requests.locale is 'The language the visitor was answered in.';
comment on column public.contact_requests.contact_name is 'Only from the contact form of the home page, as are phone and message.';
comment on column public.contact_requests.source is 'Which form it came from.';

alter table public.contact_requests enable row level security;
revoke all on public.contact_requests from public, anon, authenticated, service_role;
grant insert (id, contact_type, contact_value, company_name, locale, contact_name, phone, message, source)
  on public.contact_requests to anon, authenticated;
grant select, insert, update, delete on public.contact_requests to service_role;
create policy visitors_may_send on public.contact_requests for insert to anon, authenticated with check (true);
create policy service_role_works on public.contact_requests for all to service_role using (true) with check (true);

-- A request that is already kept is left as it is, and is no hit: a visitor who sends the same form again
-- (double click, retry, back button) is never told to wait.
create function private.admit_contact_request() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.contact_requests where id = new.id) then
    return null;
  end if;
  perform private.count_hit('contact_request');
  return new;
end
$$;
create trigger admit_contact_request before insert on public.contact_requests
  for each row execute function private.admit_contact_request();

-- Queues a job in the caller's transaction, once for a key. The queue's own add_job announces every job by
-- NOTIFY, and PostgreSQL lets only one announcing transaction commit at a time: measured, that halves the
-- requests kept a second. So the row is written as add_job writes it, without the announcement, and the
-- worker finds it when it looks, once a second. A task's first job goes by add_job, which registers the task.
create function private.queue_job(task text, payload json, once_key text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into graphile_worker._private_jobs (task_id, payload, max_attempts, key)
  select id, queue_job.payload, 25, once_key from graphile_worker._private_tasks where identifier = task
  on conflict (key) do nothing;
  if not found then
    perform graphile_worker.add_job(
      task, payload, max_attempts => 25, job_key => once_key, job_key_mode => 'unsafe_dedupe'
    );
  end if;
end
$$;

-- No row without its email: the job is part of the row's own transaction, through any path.
create function private.queue_contact_request_emails() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_job(
    'send-contact-request-email',
    json_build_object(
      'requestId', new.id,
      'contactType', new.contact_type,
      'contactValue', new.contact_value,
      'companyName', new.company_name,
      'locale', new.locale
    ),
    'contact-request:' || new.id
  );
  return null;
end
$$;
create trigger queue_contact_request_emails after insert on public.contact_requests
  for each row execute function private.queue_contact_request_emails();

create table public.mail_deliveries (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.contact_requests (id) on delete cascade,
  kind text not null check (kind in ('admin', 'visitor')),
  recipient text not null,
  subject text not null,
  locale text not null check (locale in ('sv', 'en')),
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'failed')),
  attempts integer not null default 0,
  last_error text,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  unique (request_id, kind),
  constraint sent_has_its_time check ((status = 'sent') = (sent_at is not null))
);
create index mail_deliveries_by_time on public.mail_deliveries (created_at desc);

comment on table public.mail_deliveries is 'Every email about a request and how far it got; goes when the request is erased.';
comment on column public.mail_deliveries.status is 'waiting: not sent yet, will be tried again. failed: given up after the last attempt.';

alter table public.mail_deliveries enable row level security;
revoke all on public.mail_deliveries from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.mail_deliveries to service_role;
create policy service_role_works on public.mail_deliveries for all to service_role using (true) with check (true);

