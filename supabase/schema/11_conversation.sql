-- Emails between the staff and a customer about a lead: those of the staff, with attachments and templates, and the
-- customer's.

-- Emails that the staff writes to a lead.

create table public.lead_emails (
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
create index lead_emails_by_lead on public.lead_emails (lead_id, created_at);
comment on table public.lead_emails is 'Emails that the staff writes to a lead; each is queued as it is stored.';
comment on column public.lead_emails.id is 'Made by the form, so that the same form sent twice is one email.';

grant select on public.lead_emails to authenticated;
grant select, insert, update, delete on public.lead_emails to service_role;

create policy staff_reads on public.lead_emails for select to authenticated using ((select private.works_leads()));
create policy service_role_works on public.lead_emails for all to service_role
  using ((select private.is_for_lead_worker()))
  with check (author is not distinct from auth.uid() and (select private.is_for_lead_worker()));

create trigger tell_changed after insert on public.lead_emails
  for each row execute function private.tell_changed('admin_changed');

-- Attachments of the emails that the staff writes to a lead: stored with the email, read by its job, erased with it.

create table public.lead_email_files (
  id uuid primary key default gen_random_uuid(),
  email_id uuid not null references public.lead_emails (id) on delete cascade,
  place integer not null check (place between 1 and 5),
  name text not null check (char_length(name) between 1 and 150),
  kind text not null check (kind ~ '^[a-z0-9.+-]{1,60}/[a-z0-9.+-]{1,100}$'),
  content bytea not null check (octet_length(content) between 1 and 8000000),
  size integer not null generated always as (octet_length(content)) stored,
  constraint one_lead_email_file_for_a_place unique (email_id, place)
);
comment on table public.lead_email_files is 'Attachments of the emails that the staff writes to a lead.';

grant select on public.lead_email_files to authenticated;
grant select, insert (email_id, place, name, kind, content) on public.lead_email_files to service_role;

create policy staff_reads on public.lead_email_files for select to authenticated using ((select private.works_leads()));
create policy site_reads on public.lead_email_files for select to service_role using (true);
create policy site_adds_to_own on public.lead_email_files for insert to service_role
  with check (exists (
    select from public.lead_emails email where email.id = email_id and email.author is not distinct from auth.uid()
  ));

-- Templates that the staff writes for emails to leads: for themselves, or for everyone who works with leads.

create table public.email_templates (
  id uuid primary key,
  owner uuid references public.staff (user_id) on delete cascade,
  name text not null check (name = btrim(name, E' \t\n\r') and char_length(name) between 1 and 60),
  locale text not null check (locale in ('sv', 'en')),
  subject text not null check (subject = btrim(subject, E' \t\n\r') and char_length(subject) between 1 and 200),
  body text not null check (body = btrim(body, E' \t\n\r') and char_length(body) between 1 and 8000),
  version integer not null default 1,
  changed_by uuid default auth.uid(),
  changed_at timestamptz not null default now()
);
comment on table public.email_templates is 'Templates for emails to leads; placeholders such as {name} are filled in when one is used.';
comment on column public.email_templates.owner is 'The only person who sees it; null: shared.';
comment on column public.email_templates.locale is 'The language of the leads for which it is offered.';
comment on column public.email_templates.version is 'Raised by every change; a change contains the version that it was made on.';

create trigger limit_rows after insert or update on public.email_templates
  for each row execute function private.limit_rows('100');
create trigger raise_version before update on public.email_templates
  for each row execute function private.raise_version('author');
create constraint trigger want_entry after insert or update or delete on public.email_templates
  deferrable initially deferred for each row execute function private.want_entry();

grant select, insert (id, owner, name, locale, subject, body), update (owner, name, locale, subject, body), delete
  on public.email_templates to authenticated;

create policy sales_works on public.email_templates for all to authenticated
  using ((owner is null or owner = auth.uid()) and (select private.works_leads()))
  with check ((owner is null or owner = auth.uid()) and (select private.works_leads()));

create trigger tell_changed after insert or update or delete on public.email_templates
  for each row execute function private.tell_changed('admin_changed');

-- Customers' emails to the Reply-To address of our emails. The address is signed, so that nobody can make one
-- up, and valid for half a year, so that one in the wrong hands stops working.

create table public.incoming_emails (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references public.leads (id) on delete cascade,
  message_id text not null check (char_length(message_id) between 1 and 300),
  sender text not null check (char_length(sender) <= 255),
  sender_name text not null check (char_length(sender_name) <= 200),
  subject text not null check (char_length(subject) <= 300),
  body text not null check (char_length(body) <= 50000),
  is_cut boolean not null default false,
  is_automatic boolean not null default false,
  is_spam boolean not null default false,
  files_left integer not null default 0 check (files_left >= 0),
  created_at timestamptz not null default now(),
  names_left text[] not null default '{}',
  pictures_left integer not null default 0 check (pictures_left >= 0),
  doubts text[] not null default '{}' check (doubts <@ array['empty', 'letters']),
  constraint one_incoming_email_for_a_message unique (lead_id, message_id)
);
create index incoming_emails_by_time on public.incoming_emails (created_at);
comment on table public.incoming_emails is 'Emails from customers to the reply address of a lead; erased with it.';
comment on column public.incoming_emails.message_id is 'Identifies the email, so that it is stored once when it is sent twice.';
comment on column public.incoming_emails.body is 'Its whole text. Quoted emails are folded where it is shown.';
comment on column public.incoming_emails.is_cut is 'The text was longer than the limit and is stored in part.';
comment on column public.incoming_emails.is_automatic is 'An out-of-office reply or the like: it changes nothing about the lead.';
comment on column public.incoming_emails.is_spam is 'Marked as spam by a filter in front of the site, or by a colleague.';
comment on column public.incoming_emails.files_left is 'The number of attachments that were not stored, because they were too many or too large.';
comment on column public.incoming_emails.names_left is 'The names of the first attachments that are counted in files_left.';
comment on column public.incoming_emails.pictures_left is 'The number of pictures in the text, such as the logos of a signature, that were not stored.';
comment on column public.incoming_emails.doubts is 'Why the text may differ from what its sender wrote: no text was found, or letters may be wrong.';

create table public.incoming_email_files (
  id uuid primary key default gen_random_uuid(),
  incoming_email_id uuid not null references public.incoming_emails (id) on delete cascade,
  place integer not null,
  name text not null check (char_length(name) between 1 and 150),
  kind text not null check (kind ~ '^[a-z0-9.+-]{1,60}/[a-z0-9.+-]{1,100}$'),
  content bytea not null,
  size integer not null generated always as (octet_length(content)) stored,
  constraint one_incoming_file_for_a_place unique (incoming_email_id, place)
);
comment on table public.incoming_email_files is 'Attachments of customers'' emails, as they were sent: downloaded, never shown.';
comment on column public.incoming_email_files.kind is 'The media type that its sender declared.';
comment on column public.incoming_email_files.place is '0: the email itself as it came; 1 and above: its attachments.';

grant select on public.incoming_emails, public.incoming_email_files to authenticated;
grant select, insert, update (is_spam) on public.incoming_emails to service_role;
grant insert (incoming_email_id, place, name, kind, content) on public.incoming_email_files to service_role;

create policy staff_reads on public.incoming_emails for select to authenticated using ((select private.works_leads()));
create policy staff_reads on public.incoming_email_files for select to authenticated
  using ((select private.works_leads()));
create policy service_role_works on public.incoming_emails for all to service_role
  using ((select private.is_for_lead_worker())) with check ((select private.is_for_lead_worker()));
create policy site_adds on public.incoming_email_files for insert to service_role
  with check ((select private.is_for_lead_worker()));

-- The signature of a lead's reply address, which is valid until a day (days since 1970).
create function private.reply_address_signature(lead uuid, last_day integer) returns bytea
language sql stable security definer set search_path = '' as $$
  select substring(private.signature_of(lead || ' ' || last_day, 'reply_address') from 1 for 16)
$$;

-- Whether an email to a reply address is accepted: "ok", "unknown" (not signed by us, expired, or its lead was erased),
-- or "full", after which the sender's server tries again for days. Limits for a day: 50 emails and 50 MB to one lead,
-- 500 emails and 500 MB in all. Only stored emails count, so that nobody can use up the limit by naming addresses.
-- Counts a hit of the client.
create function private.admit_incoming_email(lead uuid, last_day integer, signature bytea) returns text
language plpgsql security definer set search_path = '' as $$
declare
  stored record;
begin
  perform private.count_hit('incoming_email');
  if not private.is_signature(encode(signature, 'hex'), encode(private.reply_address_signature(lead, last_day), 'hex'))
    or last_day < extract(epoch from now()) / 86400
    or not exists (select from public.leads where id = lead)
  then
    return 'unknown';
  end if;
  select
    count(distinct email.id) as emails, coalesce(sum(file.size), 0) as bytes,
    count(distinct email.id) filter (where email.lead_id = lead) as emails_of_lead,
    coalesce(sum(file.size) filter (where email.lead_id = lead), 0) as bytes_of_lead
  into stored
  from public.incoming_emails email left join public.incoming_email_files file on file.incoming_email_id = email.id
  where email.created_at > now() - interval '1 day';
  return case
    when stored.emails_of_lead >= 50 or stored.bytes_of_lead >= 50000000 then 'full'
    when stored.emails >= 500 or stored.bytes >= 500000000 then 'full'
    else 'ok'
  end;
end
$$;

create trigger tell_changed after insert or update on public.incoming_emails
  for each row execute function private.tell_changed('admin_changed');

grant execute on function private.reply_address_signature(uuid, integer), private.admit_incoming_email(uuid, integer, bytea)
  to service_role;
