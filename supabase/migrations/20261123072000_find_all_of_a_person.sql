-- A person is found by their address, by their number, and by what ties the two together: a request that has only the
-- number which the same person gave beside their address is theirs, too. A request with the number and somebody else's
-- address is not, and is told of instead.

-- Forms by addresses and numbers, with both as they stand in each. What came in the last days is looked up beside the leads.
create function private.forms_by(emails text[], phones text[])
returns table (kind text, id uuid, email text, phone text)
language sql stable security definer set search_path = '' as $$
  select case lead.kind when 'contact' then 'contact_requests' when 'quote' then 'quote_requests' else 'express_orders' end,
    lead.id, lead.email_key, nullif(lead.phone_key, '')
  from public.leads lead where lead.email_key = any (emails) or lead.phone_key = any (phones)
  union select 'contact_requests', form.id, form.email, form.phone from (
    select each.id, case when contact_type = 'email' then lower(contact_value) end as email,
      nullif(private.plain_phone(coalesce(nullif(each.phone, ''), case when contact_type = 'phone' then contact_value end)), '')
        as phone
    from public.contact_requests each where created_at > now() - interval '2 days'
  ) form where form.email = any (emails) or form.phone = any (phones)
  union select 'quote_requests', form.id, lower(form.email), nullif(private.plain_phone(form.phone), '')
  from public.quote_requests form
  where form.created_at > now() - interval '2 days'
    and (lower(form.email) = any (emails) or private.plain_phone(form.phone) = any (phones))
  union select 'express_orders', form.id, lower(form.contact_email), nullif(private.plain_phone(form.contact_phone), '')
  from public.express_orders form
  where lower(form.billing_email) = any (emails) or (
    form.created_at > now() - interval '2 days'
    and (lower(form.contact_email) = any (emails) or private.plain_phone(form.contact_phone) = any (phones)))
  union select 'demo_bookings', booking.id, lower(booking.email), nullif(private.plain_phone(booking.phone), '')
  from public.demo_bookings booking
  where lower(booking.email) = any (emails) or private.plain_phone(booking.phone) = any (phones)
$$;

-- Whose the data is: the person's addresses and numbers, the forms that are theirs, and the addresses of others who
-- gave the same number.
create function private.person_ties(wanted_email text, wanted_phone text)
returns table (emails text[], phones text[], others text[], forms uuid[])
language plpgsql stable security definer set search_path = '' as $$
declare
  asked_email text := nullif(lower(btrim(wanted_email)), '');
  asked_phone text := nullif(private.plain_phone(wanted_phone), '');
  direct_emails text[];
begin
  emails := array_remove(array[asked_email], null);
  phones := array_remove(array[asked_phone], null);
  -- A number alone leads to an address where only one person has given it.
  if asked_email is null then
    select array_agg(distinct form.email) into direct_emails
    from private.forms_by('{}', phones) form where form.email is not null;
    if cardinality(direct_emails) = 1 then
      emails := direct_emails;
    end if;
  end if;
  select array(
    select unnest(phones) union
    select form.phone from private.forms_by(emails, '{}') form where form.phone is not null and form.email = any (emails)
  ) into phones;
  select
    coalesce(array_agg(distinct form.id) filter (
      where form.email is null or form.email = any (emails) or form.phone = asked_phone or form.by_email), '{}'),
    coalesce(array_agg(distinct form.email) filter (
      where not form.by_email and form.email is not null and form.email <> all (emails)), '{}')
  into forms, others
  from (
    select *, true as by_email from private.forms_by(emails, '{}')
    union all select *, false from private.forms_by('{}', phones)
  ) form;
  return next;
end
$$;

-- Notes that name an address or a number, on whosever lead.
create function private.notes_naming(emails text[], phones text[]) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select note.id from public.lead_notes note
  where exists (select from unnest(emails) email where position(email in lower(note.text)) > 0)
    or exists (
      select from unnest(phones) phone
      where position(regexp_replace(phone, '^0', '') in regexp_replace(note.text, '\D', '', 'g')) > 0
    )
$$;

-- By what a person is found, for the page that shows it before anything is erased.
create function public.person_found_by(wanted_email text, wanted_phone text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_administrator();
  return (select jsonb_build_object('emails', emails, 'phones', phones, 'others', others)
    from private.person_ties(wanted_email, wanted_phone));
end
$$;

create or replace function public.person_file(wanted_email text, wanted_phone text, for_export boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  ties record;
  file jsonb;
begin
  perform private.require_administrator();
  select * into ties from private.person_ties(wanted_email, wanted_phone);
  file := jsonb_build_object(
    'contact_requests', (select coalesce(jsonb_agg(to_jsonb(form) order by created_at), '[]')
      from public.contact_requests form where id = any (ties.forms)),
    'quote_requests', (select coalesce(jsonb_agg(to_jsonb(quote) order by created_at), '[]')
      from public.quote_requests quote where id = any (ties.forms)),
    'express_orders', (select coalesce(jsonb_agg(to_jsonb(form) order by created_at), '[]')
      from public.express_orders form where id = any (ties.forms)),
    'demo_bookings', (select coalesce(jsonb_agg(to_jsonb(booking) - 'busy' order by created_at), '[]')
      from public.demo_bookings booking where id = any (ties.forms)),
    'leads', (select coalesce(jsonb_agg(to_jsonb(lead) - 'words' - 'facts' - 'email_key' - 'phone_key' - 'sort_name'
      order by created_at), '[]') from public.leads lead where id = any (ties.forms)),
    'lead_notes', (select coalesce(jsonb_agg(to_jsonb(note) order by created_at), '[]') from public.lead_notes note
      where lead_id = any (ties.forms) or id in (select private.notes_naming(ties.emails, ties.phones))),
    'lead_replies', (select coalesce(jsonb_agg(to_jsonb(reply) order by created_at), '[]') from public.lead_replies reply
      where lead_id = any (ties.forms) or lower(recipient) = any (ties.emails)),
    'lead_events', (select coalesce(jsonb_agg(to_jsonb(event) order by created_at), '[]') from public.lead_events event
      where lead_id = any (ties.forms)),
    'mail_deliveries', (select coalesce(jsonb_agg(to_jsonb(email) order by created_at), '[]')
      from public.mail_deliveries email
      where about_id = any (ties.forms) or lower(recipient) = any (ties.emails)),
    'accounts', (select coalesce(jsonb_agg(jsonb_build_object(
        'id', account.id, 'email', account.email, 'phone', account.phone, 'created_at', account.created_at,
        'last_sign_in_at', account.last_sign_in_at, 'data', account.raw_user_meta_data,
        'staff', exists (select from public.staff where user_id = account.id)
      )), '[]') from auth.users account where lower(account.email) = any (ties.emails))
  );
  insert into public.admin_log (kind) values (case when for_export then 'personExported' else 'personFound' end);
  return file;
end
$$;

-- Erases what person_file gives, and counts it by the same names. An account of the staff stays. The ids are those
-- that emails in an outbox are named by.
create or replace function public.erase_person(wanted_email text, wanted_phone text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  ties record;
  replies uuid[];
  abouts uuid[];
  counts jsonb;
  one integer;
begin
  perform private.require_administrator();
  select * into ties from private.person_ties(wanted_email, wanted_phone);
  select coalesce(array_agg(id), '{}') into replies from public.lead_replies
  where lead_id = any (ties.forms) or lower(recipient) = any (ties.emails);
  -- Before what they are about, which takes its emails, notes and events with it uncounted.
  with gone as (
    delete from public.mail_deliveries
    where about_id = any (ties.forms || replies) or lower(recipient) = any (ties.emails)
    returning about_id
  )
  select count(*), coalesce(array_agg(distinct about_id), '{}') into one, abouts from gone;
  counts := jsonb_build_object('mail_deliveries', one);
  delete from public.lead_notes
  where lead_id = any (ties.forms) or id in (select private.notes_naming(ties.emails, ties.phones));
  get diagnostics one = row_count;
  counts := counts || jsonb_build_object('lead_notes', one);
  delete from public.lead_replies where id = any (replies);
  get diagnostics one = row_count;
  counts := counts || jsonb_build_object('lead_replies', one);
  select count(*) into one from public.lead_events where lead_id = any (ties.forms);
  counts := counts || jsonb_build_object('lead_events', one);
  select count(*) into one from public.leads where id = any (ties.forms);
  counts := counts || jsonb_build_object('leads', one);
  delete from public.contact_requests where id = any (ties.forms);
  get diagnostics one = row_count;
  counts := counts || jsonb_build_object('contact_requests', one);
  delete from public.quote_requests where id = any (ties.forms);
  get diagnostics one = row_count;
  counts := counts || jsonb_build_object('quote_requests', one);
  delete from public.express_orders where id = any (ties.forms);
  get diagnostics one = row_count;
  counts := counts || jsonb_build_object('express_orders', one);
  delete from public.demo_bookings where id = any (ties.forms);
  get diagnostics one = row_count;
  counts := counts || jsonb_build_object('demo_bookings', one);
  delete from auth.users account
  where lower(account.email) = any (ties.emails)
    and not exists (select from public.staff where user_id = account.id);
  get diagnostics one = row_count;
  counts := counts || jsonb_build_object('accounts', one);
  insert into public.admin_log (kind, data) values ('personErased', counts);
  return jsonb_build_object('counts', counts, 'ids', to_jsonb(ties.forms || replies || abouts));
end
$$;

drop function private.forms_of(text, text), private.notes_about(text, text);
revoke execute on function private.forms_by(text[], text[]), private.person_ties(text, text),
  private.notes_naming(text[], text[]) from public;
revoke execute on function public.person_found_by(text, text) from public, anon;
grant execute on function public.person_found_by(text, text) to authenticated;
