-- A person's quote requests are given whole: the table has a column called form, which the name of the row meant.
create or replace function public.person_file(wanted_email text, wanted_phone text, for_export boolean) returns jsonb
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
    'guard_orders', (select coalesce(jsonb_agg(to_jsonb(form) order by created_at), '[]')
      from public.guard_orders form where id = any (forms)),
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
    'mail_deliveries', (select coalesce(jsonb_agg(to_jsonb(letter) order by created_at), '[]')
      from public.mail_deliveries letter
      where about_id = any (forms) or lower(recipient) = lower(btrim(wanted_email))),
    'accounts', (select coalesce(jsonb_agg(jsonb_build_object(
        'id', account.id, 'email', account.email, 'phone', account.phone, 'created_at', account.created_at,
        'last_sign_in_at', account.last_sign_in_at, 'data', account.raw_user_meta_data,
        'staff', exists (select from public.staff where user_id = account.id)
      )), '[]') from auth.users account where lower(account.email) = lower(btrim(wanted_email)))
  );
  insert into public.desk_log (kind) values (case when for_export then 'personExported' else 'personFound' end);
  return file;
end
$$;
