-- What is kept of one person: found, taken out (GDPR, articles 15 and 20), erased (article 17); and what the daily
-- erasure would take. For administrators.

create function private.require_administrator() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_administrator() then
    raise exception using errcode = '42501', message = 'not an administrator';
  end if;
end
$$;

-- The rows of the forms that somebody sent, by address or number. The leads have both in an index; what came in
-- the last days may not be among them yet.
create function private.forms_of(wanted_email text, wanted_phone text) returns table (kind text, id uuid)
language sql stable security definer set search_path = '' as $$
  with asked as (
    select nullif(lower(btrim(wanted_email)), '') as email, nullif(private.plain_phone(wanted_phone), '') as phone
  ), known as (
    select leads.id, leads.kind from asked join public.leads on leads.email_key = asked.email
    union select leads.id, leads.kind from asked join public.leads on leads.phone_key = asked.phone
  )
  select case known.kind when 'contact' then 'contact_requests' when 'quote' then 'quote_requests' else 'express_orders' end,
    known.id from known
  union select 'contact_requests', form.id from asked, public.contact_requests form
  where form.created_at > now() - interval '2 days' and (
    lower(form.contact_value) = asked.email or private.plain_phone(form.phone) = asked.phone
    or (form.contact_type = 'phone' and private.plain_phone(form.contact_value) = asked.phone)
  )
  union select 'quote_requests', form.id from asked, public.quote_requests form
  where form.created_at > now() - interval '2 days'
    and (lower(form.email) = asked.email or private.plain_phone(form.phone) = asked.phone)
  union select 'express_orders', form.id from asked, public.express_orders form
  where lower(form.billing_email) = asked.email or (
    form.created_at > now() - interval '2 days'
    and (lower(form.contact_email) = asked.email or private.plain_phone(form.contact_phone) = asked.phone)
  )
  union select 'demo_bookings', booking.id from asked, public.demo_bookings booking
  where lower(booking.email) = asked.email or private.plain_phone(booking.phone) = asked.phone
$$;

-- Notes of the admin that name the address or the number, on whosever lead.
create function private.notes_about(wanted_email text, wanted_phone text) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select note.id from public.lead_notes note
  where position(lower(btrim(wanted_email)) in lower(note.text)) > 0 and btrim(wanted_email) <> ''
    or position(btrim(wanted_phone) in note.text) > 0 and btrim(wanted_phone) <> ''
$$;

-- Everything that is kept of one person, by table, each row whole (quote requests have a column called form). That somebody looked is written down, not for whom.
create function public.person_file(wanted_email text, wanted_phone text, for_export boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  forms uuid[];
  file jsonb;
begin
  perform private.require_administrator();
  select coalesce(array_agg(id), '{}') into forms from private.forms_of(wanted_email, wanted_phone);
  file := jsonb_build_object(
    'contact_requests', (select coalesce(jsonb_agg(to_jsonb(form) order by created_at), '[]')
      from public.contact_requests form where id = any (forms)),
    'quote_requests', (select coalesce(jsonb_agg(to_jsonb(quote) order by created_at), '[]')
      from public.quote_requests quote where id = any (forms)),
    'express_orders', (select coalesce(jsonb_agg(to_jsonb(form) order by created_at), '[]')
      from public.express_orders form where id = any (forms)),
    'demo_bookings', (select coalesce(jsonb_agg(to_jsonb(booking) - 'busy' order by created_at), '[]')
      from public.demo_bookings booking where id = any (forms)),
    'leads', (select coalesce(jsonb_agg(to_jsonb(lead) - 'words' - 'facts' - 'email_key' - 'phone_key' - 'sort_name'
      order by created_at), '[]') from public.leads lead where id = any (forms)),
    'lead_notes', (select coalesce(jsonb_agg(to_jsonb(note) order by created_at), '[]') from public.lead_notes note
      where lead_id = any (forms) or id in (select private.notes_about(wanted_email, wanted_phone))),
    'lead_replies', (select coalesce(jsonb_agg(to_jsonb(reply) order by created_at), '[]') from public.lead_replies reply
      where lead_id = any (forms) or lower(recipient) = lower(btrim(wanted_email))),
    'lead_events', (select coalesce(jsonb_agg(to_jsonb(event) order by created_at), '[]') from public.lead_events event
      where lead_id = any (forms)),
    'mail_deliveries', (select coalesce(jsonb_agg(to_jsonb(email) order by created_at), '[]')
      from public.mail_deliveries email
      where about_id = any (forms) or lower(recipient) = lower(btrim(wanted_email))),
    'accounts', (select coalesce(jsonb_agg(jsonb_build_object(
        'id', account.id, 'email', account.email, 'phone', account.phone, 'created_at', account.created_at,
        'last_sign_in_at', account.last_sign_in_at, 'data', account.raw_user_meta_data,
        'staff', exists (select from public.staff where user_id = account.id)
      )), '[]') from auth.users account where lower(account.email) = lower(btrim(wanted_email)))
  );
  insert into public.admin_log (kind) values (case when for_export then 'personExported' else 'personFound' end);
  return file;
end
$$;

-- Erases all of it in one transaction. An account of the staff stays: it goes by way of the staff's own page.
-- Gives how many rows went of each table, and the ids that emails in an outbox are named by.
create function public.erase_person(wanted_email text, wanted_phone text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  forms uuid[];
  replies uuid[];
  counts jsonb;
  one integer;
begin
  perform private.require_administrator();
  select coalesce(array_agg(id), '{}') into forms from private.forms_of(wanted_email, wanted_phone);
  select coalesce(array_agg(id), '{}') into replies from public.lead_replies
  where lead_id = any (forms) or lower(recipient) = lower(btrim(wanted_email));
  -- Before what they are about, which takes its emails with it uncounted.
  delete from public.mail_deliveries
  where about_id = any (forms || replies) or (lower(recipient) = lower(btrim(wanted_email)) and btrim(wanted_email) <> '');
  get diagnostics one = row_count;
  counts := jsonb_build_object('mail_deliveries', one);
  delete from public.lead_notes where id in (select private.notes_about(wanted_email, wanted_phone));
  get diagnostics one = row_count;
  counts := counts || jsonb_build_object('lead_notes', one);
  delete from public.lead_replies where id = any (replies);
  get diagnostics one = row_count;
  counts := counts || jsonb_build_object('lead_replies', one);
  delete from public.contact_requests where id = any (forms);
  get diagnostics one = row_count;
  counts := counts || jsonb_build_object('contact_requests', one);
  delete from public.quote_requests where id = any (forms);
  get diagnostics one = row_count;
  counts := counts || jsonb_build_object('quote_requests', one);
  delete from public.express_orders where id = any (forms);
  get diagnostics one = row_count;
  counts := counts || jsonb_build_object('express_orders', one);
  delete from public.demo_bookings where id = any (forms);
  get diagnostics one = row_count;
  counts := counts || jsonb_build_object('demo_bookings', one);
  delete from auth.users account
  where lower(account.email) = lower(btrim(wanted_email))
    and not exists (select from public.staff where user_id = account.id);
  get diagnostics one = row_count;
  counts := counts || jsonb_build_object('accounts', one);
  insert into public.admin_log (kind, data) values ('personErased', counts);
  return jsonb_build_object('counts', counts, 'ids', to_jsonb(forms || replies));
end
$$;

-- How many rows the daily erasure would take, of what is older than a moment (server/retention.ts).
create function public.count_expired(before_time timestamptz) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_administrator();
  return jsonb_build_object(
    'contact_requests', (select count(*) from public.contact_requests form where created_at < before_time
      and not exists (select from public.leads where leads.id = form.id and status = 'won')),
    'quote_requests', (select count(*) from public.quote_requests form where created_at < before_time
      and not exists (select from public.leads where leads.id = form.id and status = 'won')),
    'express_orders', (select count(*) from public.express_orders form where created_at < before_time
      and not exists (select from public.leads where leads.id = form.id and status = 'won')),
    'demo_bookings', (select count(*) from public.demo_bookings where starts_at < before_time),
    'events', (select count(*) from public.events where created_at < before_time),
    'old_address_counts', (select count(*) from public.old_address_counts where day < before_time)
  );
end
$$;

-- Has the daily erasure done at once, by the queue.
create function public.run_retention() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_administrator();
  perform private.queue_job('erase-expired', '{}', 'erase-expired:asked');
  insert into public.admin_log (kind) values ('retentionRun');
end
$$;

revoke execute on function private.require_administrator(), private.forms_of(text, text), private.notes_about(text, text)
  from public;
revoke execute on function public.person_file(text, text, boolean), public.erase_person(text, text),
  public.count_expired(timestamptz), public.run_retention() from public, anon;
grant execute on function public.person_file(text, text, boolean), public.erase_person(text, text),
  public.count_expired(timestamptz), public.run_retention() to authenticated;
