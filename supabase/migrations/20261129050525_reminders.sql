-- Reminders to the staff: at the time of a next step, and each working day in the morning. Who has chosen how to be
-- notified keeps to it: a step comes as incoming emails do, the morning email unless they get no emails at all.

alter table public.staff_notices
  add column steps text not null default 'email' check (steps in ('none', 'browser', 'email', 'both')),
  add column morning text not null default 'email' check (morning in ('none', 'email'));
comment on column public.staff_notices.steps is 'How they are reminded of a next step at its time.';
comment on column public.staff_notices.morning is 'Whether they get the email of each working day''s morning.';
update public.staff_notices set
  steps = incoming_emails,
  morning = case when 'email' in (new_leads, assigned, incoming_emails) or 'both' in (new_leads, assigned, incoming_emails)
    then 'email' else 'none' end;

-- As private.lead_workers, which nodes of 1.0.0 call, with the reminders.
create function private.notice_choices()
returns table (id uuid, new_leads text, assigned text, incoming_emails text, steps text, morning text)
language sql stable security definer set search_path = '' as $$
  select worker.id, worker.new_leads, worker.assigned, worker.incoming_emails, coalesce(chosen.steps, 'email'),
    coalesce(chosen.morning, 'email')
  from private.lead_workers() worker left join public.staff_notices chosen on chosen.user_id = worker.id
$$;
grant execute on function private.notice_choices() to service_role;

-- A reminder is a notice that has the time of its step. The index makes it one, however often and on however many nodes
-- it is looked for.
alter table public.lead_notices add column step_at timestamptz;
comment on column public.lead_notices.step_at is 'The time of the step that it reminds of; null for any other notice.';
create unique index one_reminder_of_a_step on public.lead_notices (lead_id, user_id, step_at) where step_at is not null;
alter table public.lead_notices
  drop constraint lead_notices_kind_check,
  add constraint lead_notices_kind_check check (kind in ('new', 'assigned', 'incomingEmail', 'accepted', 'declined', 'step')),
  add constraint only_a_reminder_has_a_step check ((kind = 'step') = (step_at is not null));
-- Any other notice comes with a change of its lead, which tells the open tabs.
create trigger tell_changed after insert on public.lead_notices
  for each row when (new.kind = 'step') execute function private.tell_changed('admin_changed');

create table public.morning_emails (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.staff (user_id) on delete cascade,
  day date not null,
  constraint one_morning_email_a_day unique (user_id, day)
);
comment on table public.morning_emails is 'Whose morning email of a day was queued; kept for a month.';
alter table public.morning_emails enable row level security;
grant select, insert, delete on public.morning_emails to service_role;
create policy service_role_works on public.morning_emails for all to service_role using (true) with check (true);

alter table public.mail_deliveries
  drop constraint about_is_known,
  add constraint about_is_known check (
    about = any (private.request_names())
    or about in ('demo_booking', 'account', 'lead_email', 'lead_notice', 'morning_email', 'offer', 'order')
  );
create trigger erase_emails after delete on public.morning_emails
  for each row execute function private.erase_emails('morning_email');
