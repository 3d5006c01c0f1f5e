-- The three public forms. Only the site stores one (app/requests/store-request.server.ts), in one transaction with its
-- lead and the job of its emails. No visitor can read or add a row. A row has its lead, by its key, and is deleted with
-- it.

create table public.contact_requests (
  id uuid primary key references public.leads (id) on delete cascade,
  contact_type text not null check (contact_type in ('email', 'phone')),
  contact_value text not null,
  company_name text not null,
  locale text not null check (locale in ('sv', 'en')),
  contact_name text,
  phone text,
  message text,
  source text,
  city text,
  org_number text,
  created_at timestamptz not null default now(),
  -- The bounds of app/requests/contact-request/fields.ts, for inserts that don't go through it.
  constraint contact_value_bounds check (
    contact_value = btrim(contact_value, E' \t\n\r')
    and case contact_type
      when 'email' then char_length(contact_value) between 3 and 255 and position('@' in contact_value) > 1
      else private.may_be_phone(contact_value)
    end
  ),
  constraint company_name_bounds check (
    company_name = btrim(company_name, E' \t\n\r') and char_length(company_name) between 2 and 100
  ),
  constraint contact_name_bounds check (
    contact_name = btrim(contact_name, E' \t\n\r') and char_length(contact_name) between 2 and 100
  ),
  constraint phone_bounds check (phone = btrim(phone, E' \t\n\r') and private.may_be_phone(phone)),
  constraint message_bounds check (
    message = btrim(message, E' \t\n\r') and char_length(message) between 10 and 1000
  ),
  constraint source_bounds check (source ~ '^[a-z0-9_-]{1,40}$'),
  constraint city_bounds check (city ~ '^[a-z]{1,30}$'),
  constraint org_number_bounds check (org_number ~ '^\d{6}-\d{4}$')
);
create index contact_requests_by_time on public.contact_requests (created_at desc);
comment on table public.contact_requests is 'Requests to be contacted.';
comment on column public.contact_requests.id is 'Made by the form when it opens, so that the same form sent twice is one row.';
comment on column public.contact_requests.contact_value is 'The e-mail address or phone number, as typed, trimmed.';
comment on column public.contact_requests.locale is 'The language of the emails to the visitor.';
comment on column public.contact_requests.contact_name is 'Only from the contact form of the home page, as are phone and message.';
comment on column public.contact_requests.source is 'Which form it came from.';
comment on column public.contact_requests.city is 'The city that the text names, if it is one of the site''s. Like org_number it is found by app/requests/find-in-text.ts; the same in the other forms.';

-- The bounds are those of app/forms/text-rules.ts and of each form's fields.ts; tests compare them.

create table public.quote_requests (
  id uuid primary key references public.leads (id) on delete cascade,
  form text not null,
  name text not null,
  company text not null,
  email text not null,
  phone text not null,
  message text not null,
  service_type text not null,
  employees text,
  place text,
  period text,
  guard_count smallint,
  budget text,
  permit text,
  estimate jsonb,
  locale text not null check (locale in ('sv', 'en')),
  city text,
  org_number text,
  created_at timestamptz not null default now(),
  -- The two forms, with their services and the ranges of employees. The number of employees is required on the page
  -- about guards; the page about public-order guards asks for the permit.
  constraint form_and_service check (
    case form
      when 'guard' then service_type in ('regular', 'mobile', 'alarm', 'custom') and employees is not null and permit is null
      when 'orderGuard' then service_type in ('events', 'public', 'commercial', 'transport', 'custom')
      else false
    end
  ),
  constraint employees_range check (employees in ('1-10', '11-50', '51-200', '201+')),
  constraint permit_answer check (permit in ('yes', 'no', 'unknown')),
  constraint name_bounds check (name = btrim(name, E' \t\n\r') and char_length(name) between 1 and 100),
  constraint company_bounds check (company = btrim(company, E' \t\n\r') and char_length(company) between 1 and 100),
  constraint email_bounds check (
    email = btrim(email, E' \t\n\r') and char_length(email) between 3 and 255 and position('@' in email) > 1
  ),
  constraint phone_bounds check (phone = btrim(phone, E' \t\n\r') and private.may_be_phone(phone)),
  constraint message_bounds check (message = btrim(message, E' \t\n\r') and char_length(message) between 1 and 1000),
  constraint place_bounds check (place = btrim(place, E' \t\n\r') and char_length(place) between 1 and 100),
  constraint period_bounds check (period = btrim(period, E' \t\n\r') and char_length(period) between 1 and 100),
  constraint quote_guard_count_bounds check (guard_count between 1 and 100),
  constraint budget_bounds check (budget = btrim(budget, E' \t\n\r') and char_length(budget) between 1 and 100),
  constraint estimate_bounds check (jsonb_typeof(estimate) = 'object' and char_length(estimate::text) <= 4000),
  constraint city_bounds check (city ~ '^[a-z]{1,30}$'),
  constraint org_number_bounds check (org_number ~ '^\d{6}-\d{4}$')
);
create index quote_requests_by_time on public.quote_requests (created_at desc);
comment on table public.quote_requests is 'Requests for an offer.';
comment on column public.quote_requests.id is 'Made by the form, so that the same form sent twice is one row.';
comment on column public.quote_requests.period is 'When guards are needed, as typed.';
comment on column public.quote_requests.budget is 'As typed: an amount, a range, a word.';
comment on column public.quote_requests.permit is 'Whether the buyer has an area decision for public-order guards.';
comment on column public.quote_requests.estimate is 'The estimate made on the price page: its parameters and its sum, as the visitor saw it.';

create table public.express_orders (
  id uuid primary key references public.leads (id) on delete cascade,
  contact_name text not null,
  contact_email text not null,
  billing_email text not null,
  contact_phone text,
  company text,
  service text not null check (service = any (private.ordered_services())),
  location text not null,
  job_description text not null,
  guard_count integer not null check (guard_count between 1 and 100),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  permit text,
  reference text,
  locale text not null check (locale in ('sv', 'en')),
  city text,
  org_number text,
  estimate integer check (estimate between 0 and 1000000000),
  created_at timestamptz not null default now(),
  changes integer not null default 0,
  taken_back_at timestamptz,
  constraint contact_name_bounds check (
    contact_name = btrim(contact_name, E' \t\n\r') and char_length(contact_name) between 2 and 100
  ),
  constraint contact_email_bounds check (
    contact_email = btrim(contact_email, E' \t\n\r') and char_length(contact_email) between 3 and 255
    and position('@' in contact_email) > 1
  ),
  constraint billing_email_bounds check (
    billing_email = btrim(billing_email, E' \t\n\r') and char_length(billing_email) between 3 and 255
    and position('@' in billing_email) > 1
  ),
  constraint contact_phone_bounds check (
    contact_phone = btrim(contact_phone, E' \t\n\r') and private.may_be_phone(contact_phone)
  ),
  constraint company_bounds check (company = btrim(company, E' \t\n\r') and char_length(company) between 1 and 100),
  constraint location_bounds check (
    location = btrim(location, E' \t\n\r') and char_length(location) between 2 and 200
  ),
  constraint job_description_bounds check (
    job_description = btrim(job_description, E' \t\n\r') and char_length(job_description) between 10 and 2000
  ),
  constraint reference_bounds check (
    reference = btrim(reference, E' \t\n\r') and char_length(reference) between 1 and 100
  ),
  constraint ends_after_start check (ends_at > starts_at and ends_at <= starts_at + interval '366 days'),
  constraint permit_only_for_order_guards check (
    -- A check whose result is null accepts the row, so "is not null" is checked as well.
    case
      when service = 'orderGuard' then permit is not null and permit in ('yes', 'no', 'unknown')
      else permit is null
    end
  ),
  constraint city_bounds check (city ~ '^[a-z]{1,30}$'),
  constraint org_number_bounds check (org_number ~ '^\d{6}-\d{4}$')
);
-- Somebody who only pays is found by this address as well.
create index express_orders_by_billing_email on public.express_orders (lower(billing_email));
create index express_orders_by_time on public.express_orders (created_at desc);
comment on table public.express_orders is 'Express orders.';
comment on column public.express_orders.id is 'Made by the form, so that the same form sent twice is one row.';
comment on column public.express_orders.changes is 'How often the buyer has corrected or cancelled it by its link.';
comment on column public.express_orders.estimate is 'The sum that the buyer was shown, SEK without VAT; null where there is no list price.';
comment on column public.express_orders.reference is 'The buyer''s own, for the invoice.';

grant select, insert on public.contact_requests, public.quote_requests, public.express_orders to service_role;
-- The buyer corrects an order, or takes it back.
grant update on public.express_orders to service_role;

create policy service_role_works on public.contact_requests for all to service_role
  using ((select private.is_for_lead_worker())) with check ((select private.is_for_lead_worker()));
create policy service_role_works on public.quote_requests for all to service_role
  using ((select private.is_for_lead_worker())) with check ((select private.is_for_lead_worker()));
create policy service_role_works on public.express_orders for all to service_role
  using ((select private.is_for_lead_worker())) with check ((select private.is_for_lead_worker()));
