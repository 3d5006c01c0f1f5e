-- Orders: the buyer's signed link, the offers that are sent to them, and the order that an accepted offer becomes. What may
-- happen is decided in app/orders; here it is guaranteed that an offer's text never changes and that one is accepted once.

-- A buyer's link to what they have asked for: the id of the lead and a signature. It is valid as long as the lead is stored.
create function private.order_signature(lead_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select encode(private.signature_of(lead_id::text, 'order_link'), 'hex')
$$;

create function private.is_order_signature(lead_id uuid, signature text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_signature(signature, private.order_signature(lead_id))
$$;

-- Returns the signature to the client that has just sent the order: it must know the id, the email address and the
-- telephone number.
create function public.order_link(order_id uuid, email text, phone text) returns text
language sql stable security definer set search_path = '' as $$
  select private.order_signature(kept.id) from public.express_orders kept
  where kept.id = order_id and kept.contact_email = email and kept.contact_phone is not distinct from phone
$$;

grant execute on function public.order_link(uuid, text, text) to anon, authenticated, service_role;
-- The emails contain the buyer's link, and the site reads for whoever has it.
grant execute on function private.order_signature(uuid), private.is_order_signature(uuid, text) to service_role;

create table public.offers (
  id uuid primary key,
  lead_id uuid not null references public.leads (id) on delete cascade,
  version integer not null check (version > 0),
  recipient text not null check (char_length(recipient) between 3 and 255 and position('@' in recipient) > 1),
  locale text not null check (locale in ('sv', 'en')),
  document text not null check (document is json object and char_length(document) <= 60000),
  checksum text not null check (checksum = encode(sha256(convert_to(document, 'UTF8')), 'hex')),
  sum integer not null check (sum between 0 and 1000000000),
  valid_until timestamptz not null,
  sent_by uuid references public.staff (user_id) on delete set null,
  sent_at timestamptz not null default now(),
  read_at timestamptz,
  reminded_at timestamptz,
  withdrawn_at timestamptz,
  withdrawn_reason text check (withdrawn_reason = btrim(withdrawn_reason, E' \t\n\r') and char_length(withdrawn_reason) between 1 and 500),
  declined_at timestamptz,
  decline_reason text check (decline_reason in ('price', 'competitor', 'noNeed', 'times', 'other')),
  decline_text text check (decline_text = btrim(decline_text, E' \t\n\r') and char_length(decline_text) between 1 and 1000),
  accepted_at timestamptz,
  accepted_name text check (accepted_name = btrim(accepted_name, E' \t\n\r') and char_length(accepted_name) between 2 and 100),
  invoice_address text check (invoice_address = btrim(invoice_address, E' \t\n\r') and char_length(invoice_address) between 5 and 500),
  constraint offers_by_version unique (lead_id, version),
  constraint ends_after_sending check (valid_until > sent_at),
  constraint one_answer check (num_nonnulls(withdrawn_at, declined_at, accepted_at) <= 1),
  constraint only_a_withdrawn_offer_has_a_reason check (withdrawn_reason is null or withdrawn_at is not null),
  constraint declined_with_reason check (
    (declined_at is null) = (decline_reason is null) and (decline_text is null or declined_at is not null)
  ),
  constraint accepted_with_name check (
    (accepted_at is null) = (accepted_name is null) and (accepted_at is null) = (invoice_address is null)
  ),
  constraint accepted_in_time check (accepted_at <= valid_until)
);
-- One yes for each lead.
create unique index one_accepted_offer on public.offers (lead_id) where accepted_at is not null;
create index offers_without_answer on public.offers (valid_until)
  where withdrawn_at is null and declined_at is null and accepted_at is null;
-- A colleague's latest offer has the telephone number for their next one.
create index offers_by_sender on public.offers (sent_by, sent_at desc);
comment on table public.offers is 'Offers as they were sent to the buyers of leads; a later version replaces an earlier one.';
comment on column public.offers.id is 'Made by the form, so that an offer that is sent twice is one row.';
comment on column public.offers.document is 'What the buyer sees (app/orders/offer.ts), as JSON: its lines, times, terms and sender. Text, because jsonb would change it.';
comment on column public.offers.checksum is 'SHA-256 of the document, hexadecimal: an acceptance names it.';
comment on column public.offers.sum is 'In whole kronor, without VAT.';
comment on column public.offers.withdrawn_reason is 'The colleague''s word to the buyer; null where the buyer has changed the order or taken it back.';
comment on column public.offers.read_at is 'When the buyer''s browser first showed it.';

create table public.orders (
  id uuid primary key references public.leads (id) on delete cascade,
  offer_id uuid unique references public.offers (id),
  version integer not null default 1,
  service text check (service = any (private.ordered_services())),
  place text check (place = btrim(place, E' \t\n\r') and char_length(place) between 1 and 200),
  people integer not null check (people between 1 and 1000),
  starts_at timestamptz,
  ends_at timestamptz,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  staff jsonb not null default '[]' check (jsonb_typeof(staff) = 'array' and char_length(staff::text) <= 100000),
  staffed_at timestamptz,
  on_site_at timestamptz,
  done_at timestamptz,
  invoiced_at timestamptz,
  invoice_reference text check (
    invoice_reference = btrim(invoice_reference, E' \t\n\r') and char_length(invoice_reference) between 1 and 100
  ),
  cancelled_at timestamptz,
  cancelled_reason text check (
    cancelled_reason = btrim(cancelled_reason, E' \t\n\r') and char_length(cancelled_reason) between 1 and 500
  ),
  constraint ends_after_start check (ends_at > starts_at and (starts_at is null) = (ends_at is null)),
  constraint cancelled_with_reason check ((cancelled_at is null) = (cancelled_reason is null)),
  constraint invoiced_with_reference check ((invoiced_at is null) = (invoice_reference is null))
);
-- Orders without a time come last.
create index orders_by_start on public.orders (coalesce(starts_at, 'infinity'), id);
create index orders_by_change on public.orders (changed_at, id);
comment on table public.orders is 'What was agreed with a buyer and is carried out: from the accepted offer, or entered by the staff.';
comment on column public.orders.id is 'The id of its lead.';
comment on column public.orders.version is 'Raised by every change; a change of the staff contains the version that it was made on.';
comment on column public.orders.staff is 'Who comes, as the buyer sees it: a list of names and badge numbers.';

-- An offer that is sent is never changed: only what happens to it is written, and after the yes nothing.
grant select on public.offers, public.orders to authenticated;
grant select, insert, delete on public.offers to service_role;
grant update (read_at, reminded_at, withdrawn_at, withdrawn_reason, declined_at, decline_reason, decline_text, accepted_at,
  accepted_name, invoice_address) on public.offers to service_role;
grant select, insert, update, delete on public.orders to service_role;

create policy staff_reads on public.offers for select to authenticated using ((select private.works_leads()));
create policy staff_reads on public.orders for select to authenticated using ((select private.works_leads()));
create policy service_role_reads on public.offers for select to service_role
  using ((select private.is_for_lead_worker()));
create policy service_role_sends on public.offers for insert to service_role
  with check ((select private.is_for_lead_worker()));
create policy service_role_answers on public.offers for update to service_role
  using (accepted_at is null and (select private.is_for_lead_worker()))
  with check ((select private.is_for_lead_worker()));
create policy service_role_works on public.orders for all to service_role
  using ((select private.is_for_lead_worker())) with check ((select private.is_for_lead_worker()));

create trigger raise_version before update on public.orders
  for each row execute function private.raise_version();
create trigger tell_changed after insert or update on public.offers
  for each row execute function private.tell_changed('admin_changed');
create trigger tell_changed after insert or update or delete on public.orders
  for each row execute function private.tell_changed('admin_changed');
