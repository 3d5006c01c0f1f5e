-- Emails that the admin writes to a lead, and what it may see and do about emails that did not arrive.

create table public.lead_replies (
  id uuid primary key,
  lead_id uuid not null references public.leads (id) on delete cascade,
  author uuid default auth.uid() references public.staff (user_id) on delete set null,
  recipient text not null check (
    recipient = btrim(recipient, E' \t\n\r') and char_length(recipient) between 3 and 255 and position('@' in recipient) > 1
  ),
  subject text not null check (subject = btrim(subject, E' \t\n\r') and char_length(subject) between 1 and 200),
  body text not null check (body = btrim(body, E' \t\n\r') and char_length(body) between 1 and 10000),
  locale text not null check (locale in ('sv', 'en')),
  created_at timestamptz not null default now()
);
create index lead_replies_by_lead on public.lead_replies (lead_id, created_at);
comment on table public.lead_replies is 'Emails written at the admin; each is queued as it is kept.';
comment on column public.lead_replies.id is 'Made by the form, so that a reply sent twice is one email.';

alter table public.lead_replies enable row level security;
revoke all on public.lead_replies from public, anon, authenticated, service_role;
grant select, insert (id, lead_id, recipient, subject, body, locale) on public.lead_replies to authenticated;
grant select, insert, update, delete on public.lead_replies to service_role;
create policy admin_reads on public.lead_replies for select to authenticated using ((select private.works_leads()));
create policy admin_writes on public.lead_replies for insert to authenticated
  with check (author = auth.uid() and (select private.works_leads()));
create policy service_role_works on public.lead_replies for all to service_role using (true) with check (true);

-- Whoever is written to has been answered.
create function private.log_lead_reply() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.lead_events (lead_id, kind, data)
  values (new.lead_id, 'reply', jsonb_build_object('reply', new.id));
  update public.leads set status = 'contacted' where id = new.lead_id and status = 'new';
  return null;
end
$$;
revoke execute on function private.log_lead_reply() from public;
create trigger log_lead_reply after insert on public.lead_replies
  for each row execute function private.log_lead_reply();
create trigger queue_emails after insert on public.lead_replies
  for each row execute function private.queue_emails('send-lead-reply', 'reply');
create trigger erase_emails after delete on public.lead_replies
  for each row execute function private.erase_emails('reply', 'reply');
create trigger raise_admin_version after insert on public.lead_replies
  for each statement execute function private.raise_admin_version();

grant select on public.mail_deliveries to authenticated;
create policy admin_reads on public.mail_deliveries for select to authenticated
  using ((select private.works_leads()));
create index mail_deliveries_not_sent on public.mail_deliveries (created_at desc) where status <> 'sent';

grant select on public.events to authenticated;
create policy staff_reads on public.events for select to authenticated using ((select private.is_staff()));

-- Emails that were tried and have not arrived, with what the queue knows: attempts it will make, and the next.
create function public.late_emails(most integer)
returns table (
  id uuid, about text, about_id uuid, kind text, recipient text, status text, attempts integer, last_error text,
  max_attempts integer, run_at timestamptz, lead uuid
)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.works_leads() then
    raise exception using errcode = '42501', message = 'not of the admin';
  end if;
  return query
    select email.id, email.about, email.about_id, email.kind, email.recipient, email.status, email.attempts,
      email.last_error, job.max_attempts::integer, job.run_at, coalesce(form.id, reply.lead_id)
    from public.mail_deliveries email
    left join lateral (
      select jobs.max_attempts, jobs.run_at from graphile_worker._private_jobs jobs
      where jobs.key = replace(email.about, '_', '-') || ':' || email.about_id
    ) job on true
    left join public.leads form on form.id = email.about_id
    left join public.lead_replies reply on reply.id = email.about_id
    where email.status <> 'sent' and email.last_error is not null
    order by email.created_at desc limit most;
end
$$;
revoke execute on function public.late_emails(integer) from public, anon;
grant execute on function public.late_emails(integer) to authenticated;

-- Has an email that is waiting or was given up tried again at once, with all its attempts. Gives false when it
-- has arrived since, is being sent now, or is nothing of the admin's.
create function public.retry_delivery(delivery uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  job_key text;
  jobs bigint[];
begin
  if not private.works_leads() then
    raise exception using errcode = '42501', message = 'not of the admin';
  end if;
  select replace(about, '_', '-') || ':' || about_id into job_key
  from public.mail_deliveries where id = delivery and status <> 'sent' for update;
  select array_agg(id) into jobs from graphile_worker._private_jobs
  where (key = job_key or starts_with(key, job_key || ':')) and locked_at is null;
  if jobs is null then
    return false;
  end if;
  perform graphile_worker.reschedule_jobs(jobs, run_at => now(), attempts => 0);
  update public.mail_deliveries set status = 'waiting' where id = delivery;
  return true;
end
$$;
revoke execute on function public.retry_delivery(uuid) from public, anon;
grant execute on function public.retry_delivery(uuid) to authenticated;
