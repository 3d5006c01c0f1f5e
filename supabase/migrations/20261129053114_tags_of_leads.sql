-- Tags of leads: one list for all, written by the site for a colleague (app/leads/change-tags.server.ts).

create table public.tags (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name = btrim(name, E' \t\n\r') and char_length(name) between 1 and 40),
  version integer not null default 1,
  changed_by uuid default auth.uid(),
  changed_at timestamptz not null default now(),
  removed_at timestamptz
);
create unique index tags_by_name on public.tags (lower(name)) where removed_at is null;
comment on table public.tags is 'The tags that leads can have.';
comment on column public.tags.version is 'Raised by every change; a change contains the version that it was made on.';
comment on column public.tags.removed_at is 'When it was removed, or merged into another; its leads are kept for a day, so that this can be undone.';

create table public.lead_tags (
  lead_id uuid not null references public.leads (id) on delete cascade,
  tag_id uuid not null references public.tags (id) on delete cascade,
  merged_from uuid references public.tags (id) on delete set null,
  primary key (lead_id, tag_id)
);
create index lead_tags_by_tag on public.lead_tags (tag_id, lead_id);
create index lead_tags_by_merging on public.lead_tags (merged_from) where merged_from is not null;
comment on table public.lead_tags is 'The tags of each lead, erased with it.';
comment on column public.lead_tags.merged_from is 'The tag that the lead had before it was merged into this one.';

alter table public.tags enable row level security;
alter table public.lead_tags enable row level security;
grant select on public.tags, public.lead_tags to authenticated;
grant select, insert (id, name), update (name, removed_at), delete on public.tags to service_role;
grant select, insert, delete on public.lead_tags to service_role;
create policy staff_reads on public.tags for select to authenticated using ((select private.works_leads()));
create policy staff_reads on public.lead_tags for select to authenticated using ((select private.works_leads()));
create policy service_role_works on public.tags for all to service_role
  using ((select private.is_for_lead_worker())) with check ((select private.is_for_lead_worker()));
create policy service_role_works on public.lead_tags for all to service_role
  using ((select private.is_for_lead_worker())) with check ((select private.is_for_lead_worker()));

create trigger raise_version before update on public.tags
  for each row execute function private.raise_version('author');
create trigger tell_changed after insert or update or delete on public.tags
  for each row execute function private.tell_changed('admin_changed');
create trigger tell_changed after insert or delete on public.lead_tags
  for each row execute function private.tell_changed('admin_changed');

-- A lock makes two who add a tag at once take turns, so that neither sees too few.
create function private.limit_tags() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('tags'));
  if (select count(*) from public.tags where removed_at is null) > 200 then
    raise exception using errcode = 'P0001', message = 'too many tags';
  end if;
  return null;
end
$$;
create trigger limit_tags after insert or update of removed_at on public.tags
  for each row when (new.removed_at is null) execute function private.limit_tags();

-- Who tags a lead has locked it.
create function private.limit_tags_of_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select count(*) from public.lead_tags each join public.tags on tags.id = each.tag_id
      where each.lead_id = new.lead_id and removed_at is null) > 10 then
    raise exception using errcode = 'P0001', message = 'too many tags of a lead';
  end if;
  return null;
end
$$;
create trigger limit_tags_of_lead after insert on public.lead_tags
  for each row execute function private.limit_tags_of_lead();

-- The conditions of a filter without the status, as SQL. No list contains a merged lead: a search for its number,
-- company or contact finds the lead that it was merged into.
create or replace function private.lead_conditions(filter jsonb) returns text
language plpgsql stable set search_path = '' as $$
declare
  searched text := private.customer_search(filter ->> 'search', 'leads');
  kept uuid[];
begin
  if searched <> 'true' then
    execute 'with recursive found as (
        (select merged_into as id from public.leads where merged_into is not null and ' || searched || ' limit 200)
        union
        select above.merged_into from public.leads above join found on above.id = found.id
        where above.merged_into is not null
      ) select array_agg(id) from found' into kept;
    if kept is not null then
      searched := format('(%s or id = any (%L::uuid[]))', searched, kept);
    end if;
  end if;
  return concat_ws(' and ',
    'merged_into is null',
    'id = any (' || quote_literal('{' || (filter ->> 'ids') || '}') || '::uuid[])',
    'kind = ' || quote_literal(filter ->> 'kind'),
    case
      when filter ->> 'service' = 'none' then 'service is null'
      else 'service = ' || quote_literal(filter ->> 'service')
    end,
    'city = ' || quote_literal(filter ->> 'city'),
    'source = any (string_to_array(' || quote_literal(filter ->> 'source') || ', '',''))',
    'id in (select tagged.lead_id from public.lead_tags tagged where tagged.tag_id = '
      || quote_literal((filter ->> 'tag')::uuid) || ')',
    case
      when filter ->> 'assigned' = 'none' then 'assigned_to is null'
      else 'assigned_to = ' || quote_literal((filter ->> 'assigned')::uuid)
    end,
    case
      when filter ->> 'reason' = 'unknown' then 'lost_reason is null'
      else 'lost_reason = ' || quote_literal(filter ->> 'reason')
    end,
    case filter ->> 'reached'
      when 'responded' then '(first_response_at is not null or ' || private.was_quoted() || ')'
      when 'quoted' then private.was_quoted()
    end,
    'id in (select won.lead_id from public.lead_events won where won.kind = ''status'' and won.data ->> ''to'' = ''won''
      and won.created_at >= ' || quote_literal((filter ->> 'wonSince')::timestamptz) || '
      and won.created_at < ' || quote_literal((filter ->> 'wonBefore')::timestamptz) || ')',
    'created_at >= ' || quote_literal((filter ->> 'since')::timestamptz),
    'created_at < ' || quote_literal((filter ->> 'before')::timestamptz),
    searched
  );
end
$$;

-- Everything stored about one person, by table, in whole rows (quote requests have a column called form, so that no alias
-- may be). An export contains up to 8 MB of attachments, with emails in their original form last. The log gets an entry
-- that does not name the person. A function, since no role may read all of it: the staff no forms and accounts, the site
-- no attachments.
create or replace function public.person_file(wanted_email text, wanted_phone text, for_export boolean) returns jsonb
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
        || jsonb_build_object('tags', array(
          select name from public.lead_tags tagged join public.tags on tags.id = tagged.tag_id
          where tagged.lead_id = lead.id and removed_at is null order by name))
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
