-- Applications for jobs. A visitor sends one by a form; administrators and sales, who staff the shifts, read and handle
-- them. Editors write the openings and read no applications. Only the site writes the table
-- (app/careers/application/change-application.server.ts).

create table public.job_applications (
  id uuid primary key,
  role text not null check (role = any (private.job_roles())),
  city text not null check (city ~ '^[a-z]{1,30}$'),
  opening_slug text,
  opening_title text,
  name text not null,
  phone text not null,
  email text not null,
  message text,
  locale text not null check (locale in ('sv', 'en')),
  status text not null default 'new' check (status in ('new', 'contacted', 'hired', 'declined')),
  status_at timestamptz not null default now(),
  note text,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  changed_by uuid,
  changed_at timestamptz not null default now(),
  email_key text not null generated always as (lower(email)) stored,
  phone_key text generated always as (nullif(private.plain_phone(phone), '')) stored,
  -- The bounds of app/careers/application/fields.ts, for inserts that don't go through it.
  constraint name_bounds check (name = btrim(name, E' \t\n\r') and char_length(name) between 2 and 100),
  constraint phone_bounds check (phone = btrim(phone, E' \t\n\r') and private.may_be_phone(phone)),
  constraint email_bounds check (
    email = btrim(email, E' \t\n\r') and char_length(email) between 3 and 255 and position('@' in email) > 1
  ),
  constraint message_bounds check (
    message = btrim(message, E' \t\n\r') and char_length(message) between 1 and 1000
  ),
  constraint note_bounds check (note = btrim(note, E' \t\n\r') and char_length(note) between 1 and 2000),
  constraint an_opening_has_a_title check ((opening_slug is null) = (opening_title is null))
);
create index job_applications_by_status on public.job_applications (status, created_at desc, id desc);
create index job_applications_by_email on public.job_applications (email_key);
create index job_applications_by_phone on public.job_applications (phone_key) where phone_key is not null;
create index job_applications_by_decision on public.job_applications (status_at);
comment on table public.job_applications is 'Applications for jobs, erased two years after the latest answer (app/careers/application/application.ts).';
comment on column public.job_applications.id is 'Made by the form when it is first sent, so that the same form sent twice is one application.';
comment on column public.job_applications.opening_title is 'The Swedish title of the opening when it was applied for; null for an open application.';
comment on column public.job_applications.status_at is 'When its status was set: the retention is counted from then.';
comment on column public.job_applications.note is 'The staff''s own note.';
comment on column public.job_applications.version is 'Raised by every change; a change contains the version that it was made on.';

alter table public.job_applications enable row level security;
grant select on public.job_applications to authenticated;
grant select, delete,
  insert (id, role, city, opening_slug, opening_title, name, phone, email, message, locale),
  update (status, status_at, note)
  on public.job_applications to service_role;
create policy staff_reads on public.job_applications for select to authenticated using ((select private.works_leads()));
create policy service_role_works on public.job_applications for all to service_role
  using ((select private.is_for_lead_worker())) with check ((select private.is_for_lead_worker()));

create trigger raise_version before update of status, note on public.job_applications
  for each row execute function private.raise_version('author');
create constraint trigger want_entry after update of status, note on public.job_applications deferrable initially deferred
  for each row execute function private.want_entry();
create trigger tell_changed after insert or update or delete on public.job_applications
  for each row execute function private.tell_changed('admin_changed');
create trigger erase_emails after delete on public.job_applications
  for each row execute function private.erase_emails('job_application');

insert into private.rate_limits (action, max_hits, window_seconds, proof_after) values ('job_application', 20, 600, 5);

-- Its emails: one to the company, and the confirmation.
alter table public.mail_deliveries
  drop constraint about_is_known,
  add constraint about_is_known check (
    about = any (private.request_names())
    or about in ('demo_booking', 'job_application', 'account', 'lead_email', 'lead_notice', 'morning_email', 'offer', 'order')
  );

-- As before, and for applications.
create or replace function private.is_confirmation(about text, kind text) returns boolean
language sql immutable set search_path = '' as $$
  select case about
    when 'demo_booking' then kind not like 'sales-rep-%'
    when 'job_application' then kind = 'visitor'
    else about = any (private.request_names()) and kind ~ '^visitor(-\d+)?$'
  end
$$;

create or replace function private.requeue_email(email public.mail_deliveries) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  jobs bigint[];
  which text := regexp_replace(email.kind, '-\d+$', '');
  number text := substring(email.kind from '-(\d+)$');
begin
  if exists (select from private.email_jobs(email) where locked_at is not null) then
    return false;
  end if;
  select array_agg(id) into jobs from private.email_jobs(email);
  if jobs is not null then
    perform graphile_worker.reschedule_jobs(jobs, run_at => now(), attempts => 0);
  elsif email.about = any (private.request_names()) or email.about in ('lead_email', 'lead_notice', 'job_application') then
    perform private.queue_job(
      'send-' || replace(email.about, '_', '-')
        || case when email.about in ('lead_email', 'lead_notice', 'job_application') then '' else '-email' end,
      jsonb_strip_nulls(jsonb_build_object('id', email.about_id, 'change', number::integer))::json,
      concat_ws(':', replace(email.about, '_', '-'), email.about_id, number));
  elsif email.about in ('offer', 'order') then
    perform private.queue_job('send-' || email.about || '-email',
      json_build_object('id', email.about_id, 'email', email.kind),
      email.about || ':' || email.about_id || ':' || email.kind);
  elsif email.about = 'demo_booking' and which not like 'reminder-%' then
    perform private.queue_job('send-demo-email',
      json_build_object('bookingId', email.about_id, 'email', which, 'sequence', number::integer),
      'demo:' || email.about_id || ':' || which || ':' || number);
  else
    return false;
  end if;
  return true;
end
$$;

create or replace function public.correct_address(delivery uuid, address text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  refused public.mail_deliveries;
  before text;
  thing uuid;
begin
  perform private.require_lead_worker();
  select * into refused from public.mail_deliveries
  where id = delivery and status in ('waiting', 'failed')
    and (about = 'lead_email' or private.is_confirmation(about, kind)) for update;
  if not found or not private.requeue_email(refused) then
    return false;
  end if;
  before := lower(refused.recipient);
  thing := refused.about_id;
  if refused.about = 'lead_email' then
    select lead_id into thing from public.lead_emails where id = refused.about_id;
    update public.lead_emails set recipient = address where id = refused.about_id;
  end if;
  update public.contact_requests set contact_value = address
  where id = thing and contact_type = 'email' and lower(contact_value) = before;
  update public.quote_requests set email = address where id = thing and lower(email) = before;
  update public.express_orders set contact_email = address where id = thing and lower(contact_email) = before;
  update public.demo_bookings set email = address where id = thing and lower(email) = before;
  update public.job_applications set email = address where id = thing and lower(email) = before;
  update public.leads set email = address where id = thing and lower(email) = before;
  update public.mail_deliveries set status = 'waiting', problem = null, recipient = address where id = delivery;
  perform private.log_email('emailCorrected', refused);
  return true;
end
$$;

-- An application belongs to its person as their other forms do: it is found, exported and erased with them.
create or replace function private.forms_by(emails text[], phones text[])
returns table (kind text, id uuid, email text, phone text)
language sql stable security definer set search_path = '' as $$
  select private.request_table(lead.kind), lead.id, lead.email_key, lead.phone_key
  from public.leads lead where lead.email_key = any (emails) or lead.phone_key = any (phones)
  union select private.request_table(lead.kind), lead.id, lower(event.data ->> 'from'), lead.phone_key
  from public.lead_events event join public.leads lead on lead.id = event.lead_id
  where event.kind = 'edited' and event.data ->> 'field' = 'email' and lower(event.data ->> 'from') = any (emails)
  union select private.request_table(lead.kind), lead.id, lead.email_key, private.plain_phone(event.data ->> 'from')
  from public.lead_events event join public.leads lead on lead.id = event.lead_id
  where event.kind = 'edited' and event.data ->> 'field' = 'phone'
    and private.plain_phone(event.data ->> 'from') = any (phones)
  union select 'express_orders', form.id, lower(form.contact_email), nullif(private.plain_phone(form.contact_phone), '')
  from public.express_orders form where lower(form.billing_email) = any (emails)
  union select 'demo_bookings', booking.id, booking.email_key, booking.phone_key
  from public.demo_bookings booking where booking.email_key = any (emails) or booking.phone_key = any (phones)
  union select 'job_applications', application.id, application.email_key, application.phone_key
  from public.job_applications application
  where application.email_key = any (emails) or application.phone_key = any (phones)
$$;

create or replace function public.person_file(wanted_email text, wanted_phone text, for_export boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  ties record;
  incoming uuid[];
  written uuid[];
  file jsonb;
  form_table text;
  forms jsonb;
begin
  perform private.require_administrator();
  select * into ties from private.person_ties(wanted_email, wanted_phone);
  incoming := private.incoming_emails_of(ties.forms, ties.emails);
  written := array(
    select id from public.lead_emails where lead_id = any (ties.forms) or lower(recipient) = any (ties.emails)
  );
  file := jsonb_build_object(
    'demo_bookings', (select coalesce(jsonb_agg(
        to_jsonb(booking) - '{busy,words,email_key,phone_key,company_key}'::text[] order by created_at), '[]')
      from public.demo_bookings booking where id = any (ties.forms)),
    'job_applications', (select coalesce(jsonb_agg(
        to_jsonb(application) - '{email_key,phone_key}'::text[] order by created_at), '[]')
      from public.job_applications application where id = any (ties.forms)),
    'leads', (select coalesce(jsonb_agg(to_jsonb(lead) - 'words' - 'facts' - 'email_key' - 'phone_key' - 'company_key' - 'sort_name'
        || jsonb_build_object('tags', array(
          select name from public.lead_tags tagged join public.tags on tags.id = tagged.tag_id
          where tagged.lead_id = lead.id and removed_at is null order by name))
      order by created_at), '[]') from public.leads lead where id = any (ties.forms)),
    'lead_notes', (select coalesce(jsonb_agg(to_jsonb(note) order by created_at), '[]') from public.lead_notes note
      where lead_id = any (ties.forms) or id in (select private.notes_naming(ties.emails, ties.phones))),
    'lead_emails', (select coalesce(jsonb_agg(to_jsonb(email) || jsonb_build_object('files', coalesce(files, '[]'))
        order by created_at), '[]')
      from public.lead_emails email
      left join private.files_of_lead_emails(written, for_export) attached on attached.email_id = email.id
      where email.id = any (written)),
    'incoming_emails', (select coalesce(jsonb_agg(to_jsonb(email) order by created_at), '[]')
      from public.incoming_emails email where id = any (incoming)),
    -- The content is included up to a limit. Whole emails come last, since they contain the attachments again; the rest
    -- is downloaded from the lead.
    'incoming_email_files', (select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'incoming_email_id', incoming_email_id, 'created_at', created_at,
        'name', name, 'kind', kind, 'size', size,
        'content', case when for_export and so_far <= 8000000 then translate(encode(content, 'base64'), E'\n', '') end
      ) order by created_at, place), '[]')
      from (
        select file.*, email.created_at, sum(size) over (order by place = 0, email.created_at, place) as so_far
        from public.incoming_email_files file join public.incoming_emails email on email.id = file.incoming_email_id
        where email.id = any (incoming)
      ) file),
    'lead_events', (select coalesce(jsonb_agg(to_jsonb(event) order by created_at), '[]') from public.lead_events event
      where lead_id = any (ties.forms)),
    'offers', (select coalesce(jsonb_agg(to_jsonb(offer) || jsonb_build_object('document', document::jsonb) order by sent_at), '[]')
      from public.offers offer where lead_id = any (ties.forms)),
    'orders', (select coalesce(jsonb_agg(to_jsonb(agreed) order by created_at), '[]') from public.orders agreed
      where id = any (ties.forms)),
    'mail_deliveries', (select coalesce(jsonb_agg(to_jsonb(email) order by created_at), '[]')
      from public.mail_deliveries email
      where about_id = any (ties.forms) or lower(recipient) = any (ties.emails)),
    'accounts', (select coalesce(jsonb_agg(jsonb_build_object(
        'id', account.id, 'email', account.email, 'phone', account.phone, 'created_at', account.created_at,
        'last_sign_in_at', account.last_sign_in_at, 'data', account.raw_user_meta_data,
        'staff', exists (select from public.staff where user_id = account.id)
      )), '[]') from auth.users account where lower(account.email) = any (ties.emails))
  );
  foreach form_table in array private.request_names() loop
    form_table := form_table || 's';
    execute format(
      'select coalesce(jsonb_agg(to_jsonb(request) order by created_at), ''[]'') from public.%I request where id = any ($1)', form_table
    ) into forms using ties.forms;
    file := file || jsonb_build_object(form_table, forms);
  end loop;
  insert into public.admin_log (kind) values (case when for_export then 'personExported' else 'personFound' end);
  return file;
end
$$;

create or replace function public.erase_person(wanted_email text, wanted_phone text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  ties record;
  written uuid[];
  incoming uuid[];
  abouts uuid[];
  counts jsonb;
  one integer;
  form_table text;
begin
  perform private.require_administrator();
  select * into ties from private.person_ties(wanted_email, wanted_phone);
  -- Demos, orders, leads: in the order in which everybody locks them, so that whoever changes several at this moment takes
  -- turns with this.
  perform from public.demo_bookings where id = any (ties.forms) or lead_id = any (ties.forms) order by id for update;
  perform from public.express_orders where id = any (ties.forms) order by id for update;
  perform from public.leads where id = any (ties.forms) order by id for update;
  select coalesce(array_agg(id), '{}') into written from public.lead_emails
  where lead_id = any (ties.forms) or lower(recipient) = any (ties.emails);
  -- Deleted before their subjects: deleting a subject also deletes its emails, notes and events, without counting them.
  with gone as (
    delete from public.mail_deliveries
    where about_id = any (ties.forms || written) or lower(recipient) = any (ties.emails)
    returning about_id
  )
  select count(*), coalesce(array_agg(distinct about_id), '{}') into one, abouts from gone;
  counts := jsonb_build_object('mail_deliveries', one);
  with gone as (
    delete from public.lead_notes
    where lead_id = any (ties.forms) or id in (select private.notes_naming(ties.emails, ties.phones))
    returning id, lead_id
  ), untold as (
    delete from public.lead_events event using gone
    where event.lead_id = gone.lead_id and event.kind = 'note' and event.data ->> 'note' = gone.id::text
  ), told as (
    insert into public.lead_events (lead_id, kind) select lead_id, 'noteRemoved' from gone
  )
  select count(*) into one from gone;
  counts := counts || jsonb_build_object('lead_notes', one);
  delete from public.lead_emails where id = any (written);
  get diagnostics one = row_count;
  counts := counts || jsonb_build_object('lead_emails', one);
  incoming := private.incoming_emails_of(ties.forms, ties.emails);
  delete from public.incoming_email_files where incoming_email_id = any (incoming);
  get diagnostics one = row_count;
  counts := counts || jsonb_build_object('incoming_email_files', one);
  delete from public.lead_events
  where lead_id in (select lead_id from public.incoming_emails where id = any (incoming))
    and kind = 'incomingEmail' and (data ->> 'email')::uuid = any (incoming);
  delete from public.incoming_emails where id = any (incoming);
  get diagnostics one = row_count;
  counts := counts || jsonb_build_object('incoming_emails', one);
  select count(*) into one from public.lead_events where lead_id = any (ties.forms);
  counts := counts || jsonb_build_object('lead_events', one);
  select count(*) into one from public.offers where lead_id = any (ties.forms);
  counts := counts || jsonb_build_object('offers', one);
  select count(*) into one from public.orders where id = any (ties.forms);
  counts := counts || jsonb_build_object('orders', one);
  select count(*) into one from public.leads where id = any (ties.forms);
  counts := counts || jsonb_build_object('leads', one);
  foreach form_table in array private.request_names() || '{demo_booking,job_application}'::text[] loop
    form_table := form_table || 's';
    execute format('select count(*) from public.%I where id = any ($1)', form_table) into one using ties.forms;
    counts := counts || jsonb_build_object(form_table, one);
  end loop;
  -- The forms are deleted with their leads.
  delete from public.leads where id = any (ties.forms);
  delete from public.demo_bookings where id = any (ties.forms);
  delete from public.job_applications where id = any (ties.forms);
  delete from auth.users account
  where lower(account.email) = any (ties.emails)
    and not exists (select from public.staff where user_id = account.id);
  get diagnostics one = row_count;
  counts := counts || jsonb_build_object('accounts', one);
  insert into public.admin_log (kind, data) values ('personErased', counts);
  return jsonb_build_object('counts', counts, 'ids', to_jsonb(ties.forms || written || abouts));
end
$$;
