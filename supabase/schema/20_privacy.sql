-- Everything stored about one person: found, exported (GDPR, articles 15 and 20), erased (article 17); and what the
-- daily erasure would delete. For administrators. A person is found by their email address and their number, and by
-- requests that contain both: a request with only the number belongs to the person who gave that number together with
-- their address. A request with the number and another address does not, and is listed as another person's.

-- The forms with one of these addresses or numbers, and the address and number that each contains.
create function private.forms_by(emails text[], phones text[])
returns table (kind text, id uuid, email text, phone text)
language sql stable security definer set search_path = '' as $$
  select private.request_table(lead.kind), lead.id, lead.email_key, lead.phone_key
  from public.leads lead where lead.email_key = any (emails) or lead.phone_key = any (phones)
  union select 'express_orders', form.id, lower(form.contact_email), nullif(private.plain_phone(form.contact_phone), '')
  from public.express_orders form where lower(form.billing_email) = any (emails)
  union select 'demo_bookings', booking.id, booking.email_key, booking.phone_key
  from public.demo_bookings booking where booking.email_key = any (emails) or booking.phone_key = any (phones)
$$;

-- A person's addresses and numbers, their forms, and the addresses of others who gave the same number. A number that
-- several people have given may be a switchboard's, so a form with only that number may be anybody's. When the number
-- is null, only forms with the address are the person's, and notes that mention the number are not.
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
  -- A number leads to an address only if one person alone has given it.
  if asked_email is null then
    select array_agg(distinct form.email) into direct_emails
    from private.forms_by('{}', phones) form where form.email is not null;
    if cardinality(direct_emails) = 1 then
      emails := direct_emails;
    end if;
  end if;
  if wanted_phone is not null then
    phones := array(
      select unnest(phones) union
      select form.phone from private.forms_by(emails, '{}') form where form.phone is not null and form.email = any (emails)
    );
  end if;
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

-- Notes that mention an address or a number, on any lead.
create function private.notes_naming(emails text[], phones text[]) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select note.id from public.lead_notes note
  where exists (select from unnest(emails) email where position(email in lower(note.text)) > 0)
    or exists (
      select from unnest(phones) phone
      where position(regexp_replace(phone, '^0', '') in regexp_replace(note.text, '\D', '', 'g')) > 0
    )
$$;

-- A person's incoming emails: those to leads of theirs, and those sent from an address of theirs.
create function private.incoming_emails_of(forms uuid[], emails text[]) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select array(select id from public.incoming_emails where lead_id = any (forms) or lower(sender) = any (emails))
$$;

-- The attachments of emails for a person's export, by email. Their content is included up to a limit; the rest is
-- downloaded from the lead.
create function private.files_of_lead_emails(written uuid[], with_content boolean)
returns table (email_id uuid, files jsonb)
language sql stable security definer set search_path = '' as $$
  select file.email_id, jsonb_agg(jsonb_build_object('id', file.id, 'name', name, 'kind', kind, 'size', size,
    'content', case when with_content and so_far <= 8000000 then translate(encode(content, 'base64'), E'\n', '') end) order by place)
  from (
    select file.*, sum(size) over (order by email.created_at, email.id, place) as so_far
    from public.lead_email_files file join public.lead_emails email on email.id = file.email_id
    where email.id = any (written)
  ) file group by file.email_id
$$;

-- Everything stored about one person, by table, in whole rows (quote requests have a column called form, so that no alias
-- may be). An export contains up to 8 MB of attachments, with emails in their original form last. The log gets an entry
-- that does not name the person. A function, since no role may read all of it: the staff no forms and accounts, the site
-- no attachments.
create function public.person_file(wanted_email text, wanted_phone text, for_export boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  ties record;
  incoming uuid[];
  written uuid[];
  file jsonb;
  form_table text;
  forms jsonb;
begin
  perform private.require_administrator();
  select * into ties from private.person_ties(wanted_email, wanted_phone);
  incoming := private.incoming_emails_of(ties.forms, ties.emails);
  written := array(
    select id from public.lead_emails where lead_id = any (ties.forms) or lower(recipient) = any (ties.emails)
  );
  file := jsonb_build_object(
    'demo_bookings', (select coalesce(jsonb_agg(
        to_jsonb(booking) - '{busy,words,email_key,phone_key,company_key}'::text[] order by created_at), '[]')
      from public.demo_bookings booking where id = any (ties.forms)),
    'leads', (select coalesce(jsonb_agg(to_jsonb(lead) - 'words' - 'facts' - 'email_key' - 'phone_key' - 'company_key' - 'sort_name'
      order by created_at), '[]') from public.leads lead where id = any (ties.forms)),
    'lead_notes', (select coalesce(jsonb_agg(to_jsonb(note) order by created_at), '[]') from public.lead_notes note
      where lead_id = any (ties.forms) or id in (select private.notes_naming(ties.emails, ties.phones))),
    'lead_emails', (select coalesce(jsonb_agg(to_jsonb(email) || jsonb_build_object('files', coalesce(files, '[]'))
        order by created_at), '[]')
      from public.lead_emails email
      left join private.files_of_lead_emails(written, for_export) attached on attached.email_id = email.id
      where email.id = any (written)),
    'incoming_emails', (select coalesce(jsonb_agg(to_jsonb(email) order by created_at), '[]')
      from public.incoming_emails email where id = any (incoming)),
    -- The content is included up to a limit. Whole emails come last, since they contain the attachments again; the rest
    -- is downloaded from the lead.
    'incoming_email_files', (select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'incoming_email_id', incoming_email_id, 'created_at', created_at,
        'name', name, 'kind', kind, 'size', size,
        'content', case when for_export and so_far <= 8000000 then translate(encode(content, 'base64'), E'\n', '') end
      ) order by created_at, place), '[]')
      from (
        select file.*, email.created_at, sum(size) over (order by place = 0, email.created_at, place) as so_far
        from public.incoming_email_files file join public.incoming_emails email on email.id = file.incoming_email_id
        where email.id = any (incoming)
      ) file),
    'lead_events', (select coalesce(jsonb_agg(to_jsonb(event) order by created_at), '[]') from public.lead_events event
      where lead_id = any (ties.forms)),
    'offers', (select coalesce(jsonb_agg(to_jsonb(offer) || jsonb_build_object('document', document::jsonb) order by sent_at), '[]')
      from public.offers offer where lead_id = any (ties.forms)),
    'orders', (select coalesce(jsonb_agg(to_jsonb(agreed) order by created_at), '[]') from public.orders agreed
      where id = any (ties.forms)),
    'mail_deliveries', (select coalesce(jsonb_agg(to_jsonb(email) order by created_at), '[]')
      from public.mail_deliveries email
      where about_id = any (ties.forms) or lower(recipient) = any (ties.emails)),
    'accounts', (select coalesce(jsonb_agg(jsonb_build_object(
        'id', account.id, 'email', account.email, 'phone', account.phone, 'created_at', account.created_at,
        'last_sign_in_at', account.last_sign_in_at, 'data', account.raw_user_meta_data,
        'staff', exists (select from public.staff where user_id = account.id)
      )), '[]') from auth.users account where lower(account.email) = any (ties.emails))
  );
  foreach form_table in array private.request_names() loop
    form_table := form_table || 's';
    execute format(
      'select coalesce(jsonb_agg(to_jsonb(request) order by created_at), ''[]'') from public.%I request where id = any ($1)', form_table
    ) into forms using ties.forms;
    file := file || jsonb_build_object(form_table, forms);
  end loop;
  insert into public.admin_log (kind) values (case when for_export then 'personExported' else 'personFound' end);
  return file;
end
$$;

-- Erases what person_file returns, and counts it under the same names. A staff account is not erased. The ids are those
-- in the file names of emails that are stored as files.
create function public.erase_person(wanted_email text, wanted_phone text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  ties record;
  written uuid[];
  incoming uuid[];
  abouts uuid[];
  counts jsonb;
  one integer;
  form_table text;
begin
  perform private.require_administrator();
  select * into ties from private.person_ties(wanted_email, wanted_phone);
  -- Demos, orders, leads: in the order in which everybody locks them, so that whoever changes several at this moment takes
  -- turns with this.
  perform from public.demo_bookings where id = any (ties.forms) or lead_id = any (ties.forms) order by id for update;
  perform from public.express_orders where id = any (ties.forms) order by id for update;
  perform from public.leads where id = any (ties.forms) order by id for update;
  select coalesce(array_agg(id), '{}') into written from public.lead_emails
  where lead_id = any (ties.forms) or lower(recipient) = any (ties.emails);
  -- Deleted before their subjects: deleting a subject also deletes its emails, notes and events, without counting them.
  with gone as (
    delete from public.mail_deliveries
    where about_id = any (ties.forms || written) or lower(recipient) = any (ties.emails)
    returning about_id
  )
  select count(*), coalesce(array_agg(distinct about_id), '{}') into one, abouts from gone;
  counts := jsonb_build_object('mail_deliveries', one);
  with gone as (
    delete from public.lead_notes
    where lead_id = any (ties.forms) or id in (select private.notes_naming(ties.emails, ties.phones))
    returning id, lead_id
  ), untold as (
    delete from public.lead_events event using gone
    where event.lead_id = gone.lead_id and event.kind = 'note' and event.data ->> 'note' = gone.id::text
  ), told as (
    insert into public.lead_events (lead_id, kind) select lead_id, 'noteRemoved' from gone
  )
  select count(*) into one from gone;
  counts := counts || jsonb_build_object('lead_notes', one);
  delete from public.lead_emails where id = any (written);
  get diagnostics one = row_count;
  counts := counts || jsonb_build_object('lead_emails', one);
  incoming := private.incoming_emails_of(ties.forms, ties.emails);
  delete from public.incoming_email_files where incoming_email_id = any (incoming);
  get diagnostics one = row_count;
  counts := counts || jsonb_build_object('incoming_email_files', one);
  delete from public.lead_events
  where lead_id in (select lead_id from public.incoming_emails where id = any (incoming))
    and kind = 'incomingEmail' and (data ->> 'email')::uuid = any (incoming);
  delete from public.incoming_emails where id = any (incoming);
  get diagnostics one = row_count;
  counts := counts || jsonb_build_object('incoming_emails', one);
  select count(*) into one from public.lead_events where lead_id = any (ties.forms);
  counts := counts || jsonb_build_object('lead_events', one);
  select count(*) into one from public.offers where lead_id = any (ties.forms);
  counts := counts || jsonb_build_object('offers', one);
  select count(*) into one from public.orders where id = any (ties.forms);
  counts := counts || jsonb_build_object('orders', one);
  select count(*) into one from public.leads where id = any (ties.forms);
  counts := counts || jsonb_build_object('leads', one);
  foreach form_table in array array_append(private.request_names(), 'demo_booking') loop
    form_table := form_table || 's';
    execute format('select count(*) from public.%I where id = any ($1)', form_table) into one using ties.forms;
    counts := counts || jsonb_build_object(form_table, one);
  end loop;
  -- The forms are deleted with their leads.
  delete from public.leads where id = any (ties.forms);
  delete from public.demo_bookings where id = any (ties.forms);
  delete from auth.users account
  where lower(account.email) = any (ties.emails)
    and not exists (select from public.staff where user_id = account.id);
  get diagnostics one = row_count;
  counts := counts || jsonb_build_object('accounts', one);
  insert into public.admin_log (kind, data) values ('personErased', counts);
  return jsonb_build_object('counts', counts, 'ids', to_jsonb(ties.forms || written || abouts));
end
$$;

-- How many rows from before a time the daily erasure would delete (app/privacy/retention.server.ts).
create function public.count_expired(before_time timestamptz) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_administrator();
  return (
    select jsonb_object_agg(private.request_table(request.kind), (select count(*) from public.leads lead
      where lead.kind = request.kind and status <> 'won' and created_at < before_time))
    from unnest(private.request_kinds()) as request (kind)
  ) || jsonb_build_object(
    'demo_bookings', (select count(*) from public.demo_bookings where starts_at < before_time),
    'events', (select count(*) from public.events where created_at < before_time),
    'old_address_counts', (select count(*) from public.old_address_counts where day < before_time)
  );
end
$$;

-- Queues the daily erasure to run now.
create function public.run_retention() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_administrator();
  perform private.queue_job('erase-expired', '{}', 'erase-expired:asked');
  insert into public.admin_log (kind) values ('retentionRun');
end
$$;

-- The addresses and numbers by which a person is found, shown before anything is erased.
create function public.person_found_by(wanted_email text, wanted_phone text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_administrator();
  return (select jsonb_build_object('emails', emails, 'phones', phones, 'others', others)
    from private.person_ties(wanted_email, wanted_phone));
end
$$;

grant execute on function public.person_file(text, text, boolean), public.erase_person(text, text),
  public.person_found_by(text, text), public.count_expired(timestamptz), public.run_retention() to authenticated;
