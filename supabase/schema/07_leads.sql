-- Leads: one row for each contact request, quote request and order, as sales works with it. The site stores it in the
-- transaction of the form's row (app/requests/store-request.server.ts), which is deleted with it.

create table public.leads (
  id uuid primary key,
  kind text not null check (kind = any (private.request_kinds())),
  number text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  locale text not null check (locale in ('sv', 'en')),
  company text,
  name text,
  email text,
  phone text,
  service text check (service = any (private.services())),
  city text check (city ~ '^[a-z]{1,30}$'),
  source text not null,
  message text,
  org_number text,
  facts jsonb not null,
  status text not null default 'new' check (status in ('new', 'contacted', 'quoted', 'won', 'lost', 'spam')),
  lost_reason text check (lost_reason in ('price', 'competitor', 'permit', 'staffing', 'noNeed', 'noAnswer', 'other')),
  assigned_to uuid references public.staff (user_id) on delete set null,
  value integer check (value between 0 and 1000000000),
  starts_at timestamptz,
  next_step text check (next_step in ('call', 'email', 'meeting', 'customer', 'permit', 'respond')),
  next_at timestamptz,
  first_response_at timestamptz,
  read_at timestamptz,
  version integer not null default 1,
  merged_into uuid references public.leads (id) on delete set null,
  email_key text generated always as (lower(email)) stored,
  phone_key text generated always as (nullif(private.plain_phone(phone), '')) stored,
  company_key text generated always as (private.company_key(company)) stored,
  sort_name text collate "sv-x-icu" not null
    generated always as (lower(coalesce(company, name, email, phone, ''))) stored,
  words tsvector not null generated always as (
    setweight(to_tsvector('simple', private.plain_words(
      number || ' ' || coalesce(company, '') || ' ' || coalesce(name, '') || ' ' || coalesce(org_number, '')
      || ' ' || coalesce(email, '') || ' ' || coalesce(private.plain_phone(phone), '') || ' ' || coalesce(city, '')
    )), 'A')
    || setweight(to_tsvector('simple', private.plain_words(coalesce(message, ''))), 'C')
    || setweight(to_tsvector('swedish', private.plain_words(coalesce(message, ''))), 'C')
  ) stored,
  constraint a_next_step_has_its_time check ((next_step is null) = (next_at is null)),
  constraint only_lost_leads_have_a_reason check (lost_reason is null or status = 'lost')
);
create index leads_by_time on public.leads (created_at desc, id desc);
-- What has changed since a time, for the API.
create index leads_by_change on public.leads (updated_at, id);
-- For counting the leads of each status and adding up their values.
create index leads_of_status on public.leads (status) include (value) where merged_into is null;
create index leads_by_merging on public.leads (merged_into) where merged_into is not null;
create index leads_by_status on public.leads (status, created_at desc, id desc);
create index leads_by_kind on public.leads (kind, created_at desc, id desc);
create index leads_by_service on public.leads (service, created_at desc, id desc);
create index leads_by_assignee on public.leads (assigned_to, created_at desc, id desc)
  where assigned_to is not null;
create index leads_by_name on public.leads (sort_name, id);
-- Rows without a time are sorted last (infinity), so that one index contains all rows in order.
create index leads_by_start on public.leads (coalesce(starts_at, 'infinity'), id);
create index leads_by_next_step_or_none on public.leads (coalesce(next_at, 'infinity'), id);
create index leads_by_next_step on public.leads (next_at, id) where next_at is not null;
create index leads_by_first_response on public.leads (first_response_at) where first_response_at is not null;
create index leads_by_email on public.leads (email_key text_pattern_ops) where email_key is not null;
create index leads_by_phone on public.leads (phone_key text_pattern_ops) where phone_key is not null;
-- Not partial, because PostgreSQL does not use the statistics of partial indexes here.
create index leads_by_phone_end on public.leads (reverse(phone_key) text_pattern_ops);
create index leads_by_company on public.leads (company_key, created_at desc, id desc) where company_key is not null;
create index leads_by_org_number on public.leads (org_number) where org_number is not null;
create index leads_by_words on public.leads using gin (words);
-- With the default statistics PostgreSQL expected a word that occurs nowhere in every hundredth row, and read a million
-- rows.
alter table public.leads alter column words set statistics 500;
comment on table public.leads is 'Every contact request, quote request and order as sales works with it; the row of its form is deleted with it.';
comment on column public.leads.id is 'The id of the row of the form.';
comment on column public.leads.number is 'Identifies the lead on the phone.';
comment on column public.leads.city is 'The city that the text names, if one of the site''s.';
comment on column public.leads.facts is 'The whole row of the form.';
comment on column public.leads.value is 'SEK without VAT: the estimate that the visitor saw, until somebody on the staff enters a value.';
comment on column public.leads.starts_at is 'When an order''s work begins.';
comment on column public.leads.next_step is 'What the staff does next or waits for (the customer, a permit); next_at is when. respond: the customer has written and waits for a response.';
comment on column public.leads.first_response_at is 'When the staff first responded.';
comment on column public.leads.read_at is 'When somebody on the staff first opened it.';
comment on column public.leads.version is 'Raised by every change; a change contains the version that it was made on.';
comment on column public.leads.merged_into is 'The lead that this one was merged into; a merged lead is counted nowhere.';
comment on column public.leads.words is 'Generated; what a search compares.';

create table public.lead_events (
  id bigint generated always as identity primary key,
  lead_id uuid references public.leads (id) on delete cascade,
  actor uuid default auth.uid(),
  kind text not null check (kind in (
    'status', 'assigned', 'value', 'nextStep', 'call', 'note', 'noteRemoved', 'email', 'incomingEmail', 'export', 'corrected',
    'takenBack', 'demoBooked', 'demoLinked', 'demoUnlinked', 'merged', 'split', 'offerSent', 'offerRead', 'offerWithdrawn',
    'offerAccepted', 'offerDeclined', 'question', 'orderAdded', 'staffed', 'onSite', 'done', 'invoiced', 'changed', 'cancelled',
    'reportUndone'
  )),
  data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  constraint only_an_export_is_about_no_lead check ((kind = 'export') = (lead_id is null))
);
create index lead_events_by_lead on public.lead_events (lead_id, id);
create index lead_events_by_time on public.lead_events (created_at desc, id desc);
comment on table public.lead_events is 'Who did what to a lead, and when; written in the transaction of the change.';

create table public.lead_notes (
  id uuid primary key,
  lead_id uuid not null references public.leads (id) on delete cascade,
  author uuid default auth.uid() references public.staff (user_id) on delete set null,
  text text not null check (text = btrim(text, E' \t\n\r') and char_length(text) between 1 and 4000),
  created_at timestamptz not null default now()
);
create index lead_notes_by_lead on public.lead_notes (lead_id, created_at);
comment on table public.lead_notes is 'What colleagues write to each other about a lead. Its author may delete it.';

-- Only the site changes leads (app/leads/change-lead.server.ts), by the rules of app/leads/lead.ts.
create trigger raise_version
  before update of status, lost_reason, assigned_to, value, next_step, next_at, merged_into on public.leads
  for each row execute function private.raise_version();
-- Generated columns are not known yet, so each column is named.
create trigger touch_row before update on public.leads for each row when (
  (old.status, old.lost_reason, old.assigned_to, old.value, old.next_step, old.next_at, old.merged_into, old.version,
    old.locale, old.company, old.name, old.email, old.phone, old.service, old.city, old.message, old.org_number,
    old.starts_at, old.first_response_at, old.read_at, old.facts)
  is distinct from
  (new.status, new.lost_reason, new.assigned_to, new.value, new.next_step, new.next_at, new.merged_into, new.version,
    new.locale, new.company, new.name, new.email, new.phone, new.service, new.city, new.message, new.org_number,
    new.starts_at, new.first_response_at, new.read_at, new.facts)
) execute function private.touch_row();

-- When an account is removed, its leads have no owner any more, and their timelines say so.
create function private.tell_leads_without_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.lead_events (lead_id, kind, data)
  select id, 'assigned', jsonb_build_object('from', old.user_id, 'to', null) from public.leads where assigned_to = old.user_id;
  return old;
end
$$;
create trigger tell_leads_without_owner before delete on public.staff
  for each row execute function private.tell_leads_without_owner();

-- A lock: merging and splitting leads take turns, and wait while an email from a customer is stored. So the lead that
-- the email belongs to does not change meanwhile.
create function private.lock_merging(alone boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if alone then
    perform pg_advisory_xact_lock(hashtext('merged leads'));
  else
    perform pg_advisory_xact_lock_shared(hashtext('merged leads'));
  end if;
end
$$;
grant execute on function private.lock_merging(boolean) to service_role;

grant select on public.leads, public.lead_events, public.lead_notes to authenticated;
grant insert (kind, data) on public.lead_events to authenticated;
grant select, insert, update, delete on public.leads, public.lead_events, public.lead_notes to service_role;

-- The staff's own role only reads. The site writes for them, since a change also writes what nobody may write alone,
-- such as the timeline.
create policy staff_reads on public.leads for select to authenticated using ((select private.works_leads()));
create policy staff_reads on public.lead_events for select to authenticated using ((select private.works_leads()));
create policy staff_notes_its_exports on public.lead_events for insert to authenticated
  with check (kind = 'export' and lead_id is null and actor = auth.uid() and (select private.works_leads()));
create policy staff_reads on public.lead_notes for select to authenticated using ((select private.works_leads()));
create policy service_role_works on public.leads for all to service_role
  using ((select private.is_for_lead_worker())) with check ((select private.is_for_lead_worker()));
create policy service_role_works on public.lead_events for all to service_role
  using ((select private.is_for_lead_worker()))
  with check (actor is not distinct from auth.uid() and (select private.is_for_lead_worker()));
create policy service_role_works on public.lead_notes for all to service_role
  using ((auth.uid() is null or author = auth.uid()) and (select private.is_for_lead_worker()))
  with check (author is not distinct from auth.uid() and (select private.is_for_lead_worker()));

-- Saved views: names for filters and orders of the list of leads, each visible to its owner only.

create table public.lead_views (
  id uuid primary key,
  owner uuid not null default auth.uid() references public.staff (user_id) on delete cascade,
  name text not null check (name = btrim(name, E' \t\n\r') and char_length(name) between 1 and 40),
  query text not null check (char_length(query) <= 1000),
  created_at timestamptz not null default now()
);
create unique index lead_views_by_name on public.lead_views (owner, lower(name));
comment on table public.lead_views is 'Views of the list of leads that a member of the staff has saved under a name.';
comment on column public.lead_views.query is 'The query parameters of the list.';

grant select, insert (id, name, query), update (name), delete on public.lead_views to authenticated;

create policy owner_reads on public.lead_views for select to authenticated
  using (owner = auth.uid() and (select private.works_leads()));
create policy owner_adds on public.lead_views for insert to authenticated
  with check (owner = auth.uid() and (select private.works_leads()));
create policy owner_renames on public.lead_views for update to authenticated
  using (owner = auth.uid() and (select private.works_leads())) with check (owner = auth.uid());
create policy owner_removes on public.lead_views for delete to authenticated
  using (owner = auth.uid() and (select private.works_leads()));

create trigger limit_rows after insert on public.lead_views
  for each row execute function private.limit_rows('20');

create trigger tell_changed after insert or update or delete on public.lead_views
  for each row execute function private.tell_changed('admin_changed');

create trigger tell_changed after insert or update or delete on public.leads
  for each row execute function private.tell_changed('admin_changed');
create trigger tell_changed after insert or delete on public.lead_notes
  for each row execute function private.tell_changed('admin_changed');
