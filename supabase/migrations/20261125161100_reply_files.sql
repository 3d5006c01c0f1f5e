-- Attachments of the emails that the staff writes to a lead: stored with the email, read by its job, erased with it.

create table public.lead_reply_files (
  id uuid primary key default gen_random_uuid(),
  reply_id uuid not null references public.lead_replies (id) on delete cascade,
  place integer not null check (place between 1 and 5),
  name text not null check (char_length(name) between 1 and 150),
  kind text not null check (kind ~ '^[a-z0-9.+-]{1,60}/[a-z0-9.+-]{1,100}$'),
  content bytea not null check (octet_length(content) between 1 and 8000000),
  size integer not null generated always as (octet_length(content)) stored,
  constraint one_reply_file_for_a_place unique (reply_id, place)
);
comment on table public.lead_reply_files is 'Attachments of the emails that the staff writes to a lead.';

alter table public.lead_reply_files enable row level security;

revoke all on public.lead_reply_files from public, anon, authenticated, service_role;

grant select, insert (reply_id, place, name, kind, content) on public.lead_reply_files to authenticated;
grant select on public.lead_reply_files to service_role;

create policy staff_reads on public.lead_reply_files for select to authenticated using ((select private.works_leads()));
create policy writer_adds on public.lead_reply_files for insert to authenticated
  with check (
    (select private.works_leads())
    and exists (select from public.lead_replies reply where reply.id = reply_id and reply.author = auth.uid())
  );
create policy site_reads on public.lead_reply_files for select to service_role using (true);

-- The attachments of emails for a person's extract, by email; with their content as long as it is no more than a file
-- should hold: the rest is downloaded from the lead.
create function private.files_of_replies(replies uuid[], with_content boolean) returns table (reply_id uuid, files jsonb)
language sql stable security definer set search_path = '' as $$
  select file.reply_id, jsonb_agg(jsonb_build_object('id', file.id, 'name', name, 'kind', kind, 'size', size,
    'content', case when with_content and so_far <= 8000000 then translate(encode(content, 'base64'), E'\n', '') end) order by place)
  from (
    select file.*, sum(size) over (order by reply.created_at, reply.id, place) as so_far
    from public.lead_reply_files file join public.lead_replies reply on reply.id = file.reply_id
    where reply.id = any (replies)
  ) file group by file.reply_id
$$;
revoke execute on function private.files_of_replies(uuid[], boolean) from public;

-- As before, with the attachments of replies.
create or replace function public.person_file(wanted_email text, wanted_phone text, for_export boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
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
    -- With their content as long as it is no more than a file should hold; the rest is downloaded from the lead.
    'lead_answer_files', (select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'answer_id', answer_id, 'created_at', created_at, 'name', name, 'kind', kind, 'size', size,
        'content', case when for_export and so_far <= 8000000 then translate(encode(content, 'base64'), E'\n', '') end
      ) order by created_at, place), '[]')
      from (
        select file.*, answer.created_at, sum(size) over (order by answer.created_at, place) as so_far
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
