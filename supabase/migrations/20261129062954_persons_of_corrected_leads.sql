-- A lead is also the person's whose address or number it had before a colleague corrected it: the row of its form and its
-- timeline still have it.
create index lead_events_by_corrected_email on public.lead_events (lower(data ->> 'from'))
  where kind = 'edited' and data ->> 'field' = 'email';
create index lead_events_by_corrected_phone on public.lead_events (private.plain_phone(data ->> 'from'))
  where kind = 'edited' and data ->> 'field' = 'phone';

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
$$;
