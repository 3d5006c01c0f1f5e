-- A person's export holds up to 8 MB of attachments. Emails that are kept as they came took that room first.
create or replace function public.person_file(wanted_email text, wanted_phone text, for_export boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  ties record;
  answers uuid[];
  replies uuid[];
  file jsonb;
begin
  perform private.require_administrator();
  select * into ties from private.person_ties(wanted_email, wanted_phone);
  answers := private.answers_of(ties.forms, ties.emails);
  replies := array(
    select id from public.lead_replies where lead_id = any (ties.forms) or lower(recipient) = any (ties.emails)
  );
  file := jsonb_build_object(
    'contact_requests', (select coalesce(jsonb_agg(to_jsonb(form) order by created_at), '[]')
      from public.contact_requests form where id = any (ties.forms)),
    'quote_requests', (select coalesce(jsonb_agg(to_jsonb(quote) order by created_at), '[]')
      from public.quote_requests quote where id = any (ties.forms)),
    'express_orders', (select coalesce(jsonb_agg(to_jsonb(form) order by created_at), '[]')
      from public.express_orders form where id = any (ties.forms)),
    'demo_bookings', (select coalesce(jsonb_agg(
        to_jsonb(booking) - '{busy,words,email_key,phone_key,company_key}'::text[] order by created_at), '[]')
      from public.demo_bookings booking where id = any (ties.forms)),
    'leads', (select coalesce(jsonb_agg(to_jsonb(lead) - 'words' - 'facts' - 'email_key' - 'phone_key' - 'company_key' - 'sort_name'
      order by created_at), '[]') from public.leads lead where id = any (ties.forms)),
    'lead_notes', (select coalesce(jsonb_agg(to_jsonb(note) order by created_at), '[]') from public.lead_notes note
      where lead_id = any (ties.forms) or id in (select private.notes_naming(ties.emails, ties.phones))),
    'lead_replies', (select coalesce(jsonb_agg(to_jsonb(reply) || jsonb_build_object('files', coalesce(files, '[]'))
        order by created_at), '[]')
      from public.lead_replies reply left join private.files_of_replies(replies, for_export) of_reply on of_reply.reply_id = reply.id
      where reply.id = any (replies)),
    'lead_answers', (select coalesce(jsonb_agg(to_jsonb(answer) order by created_at), '[]')
      from public.lead_answers answer where id = any (answers)),
    -- With their content as long as it is no more than a file should hold, that of whole emails last, which contain
    -- the attachments again; the rest is downloaded from the lead.
    'lead_answer_files', (select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'answer_id', answer_id, 'created_at', created_at, 'name', name, 'kind', kind, 'size', size,
        'content', case when for_export and so_far <= 8000000 then translate(encode(content, 'base64'), E'\n', '') end
      ) order by created_at, place), '[]')
      from (
        select file.*, answer.created_at, sum(size) over (order by place = 0, answer.created_at, place) as so_far
        from public.lead_answer_files file join public.lead_answers answer on answer.id = file.answer_id
        where answer.id = any (answers)
      ) file),
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
