-- The admin's own file of every lead, whatever form it came by. A form's row is copied into it by the server a
-- moment later (private.file_leads), never in the visitor's own transaction: the words to search, the filters
-- and the counts would cost each visitor, and they are for the admin alone.

-- The city of the site that a text names first in the list; null when it names none.
create function private.city_in(written text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select city from unnest(array['stockholm', 'goteborg', 'malmo', 'uppsala', 'vasteras', 'orebro']) as city
  where private.plain_spelling(written) ~ ('\m' || city)
  limit 1
$$;

-- The Swedish organisation number that a text holds, as 556677-8899. Its third digit is 2 or more, which
-- tells it from a personal one.
create function private.organisation_number_in(written text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(substring(written from '\m[1-9]\d[2-9]\d{3}-?\d{4}\M'), '^(\d{6})-?', '\1-')
$$;

-- What people call a contact request by, made as the number of a quote request is.
create function private.contact_number(id uuid) returns text
language sql immutable parallel safe set search_path = '' as $$
  select 'K-' || upper(left(id::text, 4)) || '-' || upper(substr(id::text, 5, 4))
$$;

create table public.leads (
  id uuid primary key,
  kind text not null check (kind in ('contact', 'quote', 'order')),
  number text not null,
  created_at timestamptz not null,
  locale text not null check (locale in ('sv', 'en')),
  company text,
  name text,
  email text,
  phone text,
  service text check (service in ('guard', 'orderGuard', 'host', 'training')),
  city text check (city in ('stockholm', 'goteborg', 'malmo', 'uppsala', 'vasteras', 'orebro')),
  source text not null,
  message text,
  org_number text,
  facts jsonb not null,
  status text not null default 'new' check (status in ('new', 'contacted', 'quoted', 'won', 'lost')),
  assigned_to uuid references public.staff (user_id) on delete set null,
  answered_at timestamptz,
  version integer not null default 1,
  email_key text generated always as (lower(email)) stored,
  phone_key text generated always as (private.plain_phone(phone)) stored,
  sort_name text collate "sv-x-icu" not null
    generated always as (lower(coalesce(company, name, email, phone, ''))) stored,
  words tsvector not null generated always as (
    setweight(to_tsvector('simple', private.plain_words(
      number || ' ' || coalesce(company, '') || ' ' || coalesce(name, '') || ' ' || coalesce(org_number, '')
      || ' ' || coalesce(email, '') || ' ' || coalesce(private.plain_phone(phone), '') || ' ' || coalesce(city, '')
    )), 'A')
    || setweight(to_tsvector('simple', private.plain_words(coalesce(message, ''))), 'C')
    || setweight(to_tsvector('swedish', private.plain_words(coalesce(message, ''))), 'C')
  ) stored
);
create index leads_by_time on public.leads (created_at desc, id desc);
create index leads_by_status on public.leads (status, created_at desc, id desc);
create index leads_by_kind on public.leads (kind, created_at desc, id desc);
create index leads_by_service on public.leads (service, created_at desc, id desc);
create index leads_by_assignee on public.leads (assigned_to, created_at desc, id desc)
  where assigned_to is not null;
create index leads_by_name on public.leads (sort_name, id);
create index leads_by_answer on public.leads (answered_at) where answered_at is not null;
create index leads_by_email on public.leads (email_key text_pattern_ops) where email_key is not null;
create index leads_by_phone on public.leads (phone_key text_pattern_ops) where phone_key is not null;
create index leads_by_org_number on public.leads (org_number) where org_number is not null;
create index leads_by_words on public.leads using gin (words);
comment on table public.leads is 'Every contact request, quote request and order as the admin works with it; goes when the form''s own row is erased.';
comment on column public.leads.id is 'The id of the row of the form.';
comment on column public.leads.number is 'A short name to say on the phone.';
comment on column public.leads.city is 'The city that the sender named, if one of the six.';
comment on column public.leads.facts is 'The row of the form, whole.';
comment on column public.leads.answered_at is 'When somebody first did something about it: marked it or replied.';
comment on column public.leads.version is 'Raised by every change; a change names the version it was made on.';
comment on column public.leads.words is 'Made by the database; what a search compares.';

create table public.lead_events (
  id bigint generated always as identity primary key,
  lead_id uuid references public.leads (id) on delete cascade,
  actor uuid default auth.uid(),
  kind text not null check (kind in ('status', 'assigned', 'note', 'noteRemoved', 'reply', 'export')),
  data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  constraint only_an_export_is_about_no_lead check ((kind = 'export') = (lead_id is null))
);
create index lead_events_by_lead on public.lead_events (lead_id, id);
create index lead_events_by_time on public.lead_events (created_at desc, id desc);
comment on table public.lead_events is 'Who did what to a lead, and when; written by triggers, in the change''s own transaction.';

create table public.lead_notes (
  id uuid primary key,
  lead_id uuid not null references public.leads (id) on delete cascade,
  author uuid default auth.uid() references public.staff (user_id) on delete set null,
  text text not null check (text = btrim(text, E' \t\n\r') and char_length(text) between 1 and 4000),
  created_at timestamptz not null default now()
);
create index lead_notes_by_lead on public.lead_notes (lead_id, created_at);
comment on table public.lead_notes is 'What the admin writes to itself about a lead. Who wrote one may take it back.';

create table public.lead_counts (
  status text primary key,
  rows bigint not null
);
comment on table public.lead_counts is 'How many leads there are of each status; kept by triggers, because to count a million takes too long.';

create table private.lead_sources (
  kind text primary key,
  filed_until timestamptz not null default '-infinity'
);
comment on table private.lead_sources is 'Up to when the rows of each form have been filed as leads.';

insert into private.lead_sources (kind) values ('contact'), ('quote'), ('order');

create function private.count_new_leads() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.lead_counts as counts (status, rows)
  select status, count(*) from added_leads group by status order by status
  on conflict (status) do update set rows = counts.rows + excluded.rows;
  return null;
end
$$;

create function private.count_gone_leads() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.lead_counts counts set rows = counts.rows - gone.rows
  from (select status, count(*) as rows from gone_leads group by status) as gone
  where counts.status = gone.status;
  return null;
end
$$;

create function private.count_moved_leads() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.lead_counts as counts (status, rows)
  select status, sum(step) from (
    select status, 1 as step from new_leads union all select status, -1 from old_leads
  ) as steps group by status having sum(step) <> 0 order by status
  on conflict (status) do update set rows = counts.rows + excluded.rows;
  return null;
end
$$;
create trigger count_new_leads after insert on public.leads
  referencing new table as added_leads for each statement execute function private.count_new_leads();
create trigger count_gone_leads after delete on public.leads
  referencing old table as gone_leads for each statement execute function private.count_gone_leads();
create trigger count_moved_leads after update on public.leads
  referencing old table as old_leads new table as new_leads
  for each statement execute function private.count_moved_leads();

-- A change of status or of who has it raises the version, and is an answer if it is the first.
create function private.version_lead() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.version := old.version + 1;
  if new.status <> 'new' and new.answered_at is null then
    new.answered_at := now();
  elsif new.status = 'new' and old.status <> 'new' then
    new.answered_at := null;
  end if;
  return new;
end
$$;
create trigger version_lead before update of status, assigned_to on public.leads
  for each row execute function private.version_lead();

create function private.log_lead_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status <> old.status then
    insert into public.lead_events (lead_id, kind, data)
    values (new.id, 'status', jsonb_build_object('from', old.status, 'to', new.status));
  end if;
  if new.assigned_to is distinct from old.assigned_to then
    insert into public.lead_events (lead_id, kind, data)
    values (new.id, 'assigned', jsonb_build_object('from', old.assigned_to, 'to', new.assigned_to));
  end if;
  return null;
end
$$;
create trigger log_lead_change after update of status, assigned_to on public.leads
  for each row execute function private.log_lead_change();

create function private.log_lead_note() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    insert into public.lead_events (lead_id, kind, data)
    values (new.lead_id, 'note', jsonb_build_object('note', new.id));
  elsif exists (select from public.leads where id = old.lead_id) then
    delete from public.lead_events
    where lead_id = old.lead_id and kind = 'note' and data ->> 'note' = old.id::text;
    insert into public.lead_events (lead_id, kind) values (old.lead_id, 'noteRemoved');
  end if;
  return null;
end
$$;
create trigger log_lead_note after insert or delete on public.lead_notes
  for each row execute function private.log_lead_note();

alter table public.leads enable row level security;
alter table public.lead_events enable row level security;
alter table public.lead_notes enable row level security;
alter table public.lead_counts enable row level security;

revoke all on public.leads, public.lead_events, public.lead_notes, public.lead_counts
  from public, anon, authenticated, service_role;

grant select on public.leads, public.lead_events, public.lead_notes, public.lead_counts to authenticated;
grant update (status, assigned_to) on public.leads to authenticated;
grant insert (kind, data) on public.lead_events to authenticated;
grant insert (id, lead_id, text), delete on public.lead_notes to authenticated;
grant select, insert, update, delete on public.leads, public.lead_events, public.lead_notes to service_role;
grant select on public.lead_counts to service_role;

create policy admin_reads on public.leads for select to authenticated using ((select private.works_leads()));
create policy admin_works on public.leads for update to authenticated
  using ((select private.works_leads())) with check ((select private.works_leads()));
create policy admin_reads on public.lead_events for select to authenticated using ((select private.works_leads()));
create policy admin_notes_its_exports on public.lead_events for insert to authenticated
  with check (kind = 'export' and lead_id is null and actor = auth.uid() and (select private.works_leads()));
create policy admin_reads on public.lead_notes for select to authenticated using ((select private.works_leads()));
create policy admin_writes on public.lead_notes for insert to authenticated
  with check (author = auth.uid() and (select private.works_leads()));
create policy author_takes_back on public.lead_notes for delete to authenticated
  using (author = auth.uid() and (select private.works_leads()));
create policy admin_reads on public.lead_counts for select to authenticated using ((select private.works_leads()));
create policy service_role_works on public.leads for all to service_role using (true) with check (true);
create policy service_role_works on public.lead_events for all to service_role using (true) with check (true);
create policy service_role_works on public.lead_notes for all to service_role using (true) with check (true);
create policy service_role_reads on public.lead_counts for select to service_role using (true);

-- What a search asks for: every word, in any form of it, the last one as it begins, too, but for a short number: week 1
-- is not week 12. Words that are too common to be kept are left out, unless there are no others.
create function private.lead_query(asked text) returns tsquery
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  typed text[] := array(
    select parts[1] from regexp_matches(private.plain_spelling(asked), '[[:alnum:]]+', 'g') as found_words (parts) limit 8
  );
  word text;
  written tsquery;
  stem tsquery;
  beginning tsquery;
  query tsquery := ''::tsquery;
  all_words tsquery := ''::tsquery;
begin
  foreach word in array typed[1:cardinality(typed) - 1] loop
    written := to_tsquery('simple', word);
    stem := to_tsquery('swedish', word);
    all_words := all_words && written;
    -- What is asked for twice is looked up twice.
    if numnode(stem) > 0 then
      query := query && case when stem = written then stem else written || stem end;
    end if;
  end loop;
  word := typed[cardinality(typed)];
  if word is not null then
    written := to_tsquery('simple', word);
    stem := to_tsquery('swedish', word);
    beginning := case when word ~ '^\d{1,3}$' then written else to_tsquery('simple', word || ':*') end;
    query := query && case when stem = written then beginning else beginning || stem end;
  end if;
  return case when numnode(query) > 0 then query else all_words end;
end
$$;

-- Whether a word is common is guessed out of PostgreSQL's statistics first: to ask the index takes 0.07 s or more for one
-- that is.
-- Which share of all leads holds the words, as the planner guesses: of a word's beginning that it does not know, 0.005.
-- Volatile, as PostgreSQL explains nothing in any other function.
create function private.guess_share_of_leads(words_wanted tsquery) returns double precision
language plpgsql volatile security definer set search_path = '' as $$
declare
  plan json;
begin
  execute format('explain (format json) select from public.leads where words @@ %L', words_wanted) into plan;
  return (plan #>> '{0,Plan,Plan Rows}')::numeric
    / (select greatest(reltuples, 1) from pg_catalog.pg_class where oid = 'public.leads'::regclass);
end
$$;

-- One page of leads. The filter: status, kind, service, city, assigned ("none" or an id), since and before
-- (moments), search. Sorted newest, oldest or name; a page goes on after the place {at | name, id} of the last row
-- before it or, backwards, before it (its rows then come in the reverse order).
--
-- By definer, because row-level security would keep a search from its index: whether a text matches might tell of
-- rows that may not be seen. So the right is asked for first, once, for all rows.
--
-- PostgreSQL guesses badly how many rows hold a word, and then walks through all of a million in order, or sorts
-- most of them. So the first ten thousand in order are walked through (one thousand in the order of names, which lie
-- all over the table), and where some of those hold the words, five times as many after them: there a common word
-- fills the page. Where none of the first holds a common word, more are walked through. Rare words, and what is
-- missing after that, are found by the words' index. Which words are common is PostgreSQL's guess first.
create function public.find_leads(filter jsonb, sort text, place jsonb, backwards boolean, most integer)
returns setof public.leads
language plpgsql stable security definer set search_path = '' as $$
declare
  asked text := btrim(filter ->> 'search');
  digits text := regexp_replace(asked, '\D', '', 'g');
  is_address boolean := coalesce(asked like '%@%', false);
  is_number boolean := coalesce(asked ~ '^[-+()\d\s]+$' and length(digits) >= 6, false);
  direction text := case when (sort = 'newest') <> backwards then 'desc' else 'asc' end;
  keys text := case when sort = 'name' then 'sort_name, id' else 'created_at, id' end;
  sorted text := case when sort = 'name' then ' order by sort_name %1$s, id %1$s' else ' order by created_at %1$s, id %1$s' end;
  place_of text := case when sort = 'name' then '(%L::text collate "sv-x-icu", %L::uuid)' else '(%L::timestamptz, %L::uuid)' end;
  beyond text := case when direction = 'desc' then '<' else '>' end;
  onward text := 'true';
  conditions text;
  query tsquery;
  edge record;
  walked integer := case when sort = 'name' then 1000 else 10000 end;
  found integer;
  given integer := 0;
  -- Asked where none of the first rows holds the words: whether few of all may, and which; as many as the index is
  -- quicker for.
  few_hold boolean;
  holding uuid[];
begin
  if not private.works_leads() then
    raise exception using errcode = '42501', message = 'not of the admin';
  end if;
  sorted := format(sorted, direction);
  if place is not null then
    onward := format('(%s) %s %s', keys, beyond,
      format(place_of, place ->> case when sort = 'name' then 'name' else 'at' end, place ->> 'id'));
  end if;
  conditions := concat_ws(' and ',
    'true',
    'status = ' || quote_literal(filter ->> 'status'),
    'kind = ' || quote_literal(filter ->> 'kind'),
    'service = ' || quote_literal(filter ->> 'service'),
    'city = ' || quote_literal(filter ->> 'city'),
    case
      when filter ->> 'assigned' = 'none' then 'assigned_to is null'
      else 'assigned_to = ' || quote_literal((filter ->> 'assigned')::uuid)
    end,
    'created_at >= ' || quote_literal((filter ->> 'since')::timestamptz),
    'created_at < ' || quote_literal((filter ->> 'before')::timestamptz)
  );

  if asked is null then
    return query execute concat('select * from public.leads where ', onward, ' and ', conditions, sorted, ' limit ', most);
    return;
  end if;
  if is_address or is_number then
    return query execute format(
      'select * from (select * from public.leads where %s offset 0) as found_leads where %s and %s %s limit %s',
      case
        when is_address then format('email_key like %L', replace(replace(lower(asked), '\', '\\'), '_', '\_') || '%')
        else format('phone_key like %L or org_number = %L',
          private.plain_phone(asked) || '%', regexp_replace(digits, '^(\d{6})', '\1-'))
      end,
      onward, conditions, sorted, most
    );
    return;
  end if;

  query := private.lead_query(asked);
  for walk in 1..6 loop
    return query execute format(
      'select * from (select * from public.leads where %s %s limit %s) as next_ones where words @@ %L and %s %s limit %s',
      onward, sorted, walked, query, conditions, sorted, most - given
    );
    get diagnostics found = row_count;
    given := given + found;
    if given = most then
      return;
    end if;
    execute concat('select ', keys, ' from public.leads where ', onward, sorted, ' offset ', walked - 1, ' limit 1') into edge;
    if edge is null then
      return;
    end if;
    onward := format('(%s) %s %s', keys, beyond,
      format(place_of, to_jsonb(edge) ->> case when sort = 'name' then 'sort_name' else 'created_at' end, edge.id));
    if walk = 1 and found < 3 then
      few_hold := private.guess_share_of_leads(query) < 0.01;
    end if;
    if walk = 1 and few_hold then
      execute format(
        'with found_leads as materialized (select id from public.leads where words @@ %L)
         select array(select id from found_leads limit 2000)',
        query
      ) into holding;
    end if;
    exit when cardinality(holding) < 2000 or (walk > 1 and few_hold is null);
    walked := case when sort = 'name' then 5000 else 50000 end;
  end loop;
  return query execute format(
    'select * from (select * from public.leads where %s offset 0) as found_leads where %s and %s %s limit %s',
    case
      when cardinality(holding) < 2000 then format('id = any (%L)', holding)
      else format('words @@ %L', query)
    end,
    onward, conditions, sorted, most - given
  );
end
$$;

revoke execute on function public.find_leads(jsonb, text, jsonb, boolean, integer) from public, anon;

grant execute on function public.find_leads(jsonb, text, jsonb, boolean, integer) to authenticated;

-- Files what the forms have brought since, at most so many of each, one node at a time; gives the version of the
-- admin. A row's time is when its transaction began, so a little of the time before is looked through again.
create function private.file_leads(most integer default 300) returns bigint
language plpgsql security definer set search_path = '' as $$
begin
  if pg_try_advisory_xact_lock(7310004) then
    perform private.file_contact_requests(most, interval '1 minute');
    perform private.file_quote_requests(most, interval '1 minute');
    perform private.file_express_orders(most, interval '1 minute');
  end if;
  return (select version from private.admin_changes);
end
$$;

create function private.file_contact_requests(most integer, again interval) returns void
language sql security definer set search_path = '' as $$
  with next as (
    select * from public.contact_requests form
    where form.created_at >= (select filed_until - again from private.lead_sources where kind = 'contact')
      and not exists (select from public.leads where leads.id = form.id)
    order by form.created_at limit most
  ), filed as (
    insert into public.leads
      (id, kind, number, created_at, locale, company, name, email, phone, city, source, message, org_number, facts)
    select id, 'contact', private.contact_number(id), created_at, locale, company_name, contact_name,
      case contact_type when 'email' then contact_value end,
      case contact_type when 'phone' then contact_value else phone end,
      private.city_in(concat_ws(' ', company_name, message)), coalesce(source, 'contact'), message,
      private.organisation_number_in(concat_ws(' ', company_name, message)), to_jsonb(next)
    from next
    on conflict (id) do nothing
  )
  update private.lead_sources set filed_until = greatest(filed_until, (select max(created_at) from next))
  where kind = 'contact' and exists (select from next)
$$;

create function private.file_quote_requests(most integer, again interval) returns void
language sql security definer set search_path = '' as $$
  with next as (
    select * from public.quote_requests form
    where form.created_at >= (select filed_until - again from private.lead_sources where kind = 'quote')
      and not exists (select from public.leads where leads.id = form.id)
    order by form.created_at limit most
  ), filed as (
    insert into public.leads
      (id, kind, number, created_at, locale, company, name, email, phone, service, city, source, message, org_number, facts)
    select id, 'quote', number, created_at, locale, company, name, email, phone,
      case form when 'order_guard' then 'orderGuard' else 'guard' end,
      private.city_in(concat_ws(' ', estimate::text, message, company)),
      'quote-' || replace(form, '_', '-'), message,
      private.organisation_number_in(concat_ws(' ', company, message)), to_jsonb(next)
    from next
    on conflict (id) do nothing
  )
  update private.lead_sources set filed_until = greatest(filed_until, (select max(created_at) from next))
  where kind = 'quote' and exists (select from next)
$$;

create function private.file_express_orders(most integer, again interval) returns void
language sql security definer set search_path = '' as $$
  with next as (
    select * from public.express_orders form
    where form.created_at >= (select filed_until - again from private.lead_sources where kind = 'order')
      and not exists (select from public.leads where leads.id = form.id)
    order by form.created_at limit most
  ), filed as (
    insert into public.leads
      (id, kind, number, created_at, locale, name, email, phone, service, city, source, message, org_number, facts)
    select id, 'order', number, created_at, locale, contact_name, contact_email, contact_phone,
      case service when 'order_guard' then 'orderGuard' else service end,
      private.city_in(concat_ws(' ', location, job_description)), 'express-order', job_description,
      private.organisation_number_in(concat_ws(' ', reference, job_description)), to_jsonb(next)
    from next
    on conflict (id) do nothing
  )
  update private.lead_sources set filed_until = greatest(filed_until, (select max(created_at) from next))
  where kind = 'order' and exists (select from next)
$$;

create function private.erase_leads() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.leads where id in (select id from gone_forms);
  return null;
end
$$;
create trigger erase_leads after delete on public.contact_requests
  referencing old table as gone_forms for each statement execute function private.erase_leads();
create trigger erase_leads after delete on public.quote_requests
  referencing old table as gone_forms for each statement execute function private.erase_leads();
create trigger erase_leads after delete on public.express_orders
  referencing old table as gone_forms for each statement execute function private.erase_leads();

-- Emails that the staff writes to a lead.

create table public.lead_replies (
  id uuid primary key,
  lead_id uuid not null references public.leads (id) on delete cascade,
  author uuid default auth.uid() references public.staff (user_id) on delete set null,
  recipient text not null check (
    recipient = btrim(recipient, E' \t\n\r') and char_length(recipient) between 3 and 255 and position('@' in recipient) > 1
  ),
  subject text not null check (subject = btrim(subject, E' \t\n\r') and char_length(subject) between 1 and 200),
  body text not null check (body = btrim(body, E' \t\n\r') and char_length(body) between 1 and 10000),
  locale text not null check (locale in ('sv', 'en')),
  created_at timestamptz not null default now()
);
create index lead_replies_by_lead on public.lead_replies (lead_id, created_at);
comment on table public.lead_replies is 'Emails written at the admin; each is queued as it is kept.';
comment on column public.lead_replies.id is 'Made by the form, so that a reply sent twice is one email.';

alter table public.lead_replies enable row level security;

revoke all on public.lead_replies from public, anon, authenticated, service_role;

grant select, insert (id, lead_id, recipient, subject, body, locale) on public.lead_replies to authenticated;
grant select, insert, update, delete on public.lead_replies to service_role;

create policy admin_reads on public.lead_replies for select to authenticated using ((select private.works_leads()));
create policy admin_writes on public.lead_replies for insert to authenticated
  with check (author = auth.uid() and (select private.works_leads()));
create policy service_role_works on public.lead_replies for all to service_role using (true) with check (true);

-- Whoever is written to has been answered.
create function private.log_lead_reply() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.lead_events (lead_id, kind, data)
  values (new.lead_id, 'reply', jsonb_build_object('reply', new.id));
  update public.leads set status = 'contacted' where id = new.lead_id and status = 'new';
  return null;
end
$$;
create trigger log_lead_reply after insert on public.lead_replies
  for each row execute function private.log_lead_reply();

create function private.file_old_leads(most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  before bigint;
begin
  perform pg_advisory_xact_lock(7310004);
  select sum(rows) into before from public.lead_counts;
  perform private.file_contact_requests(most, interval '100 years');
  perform private.file_quote_requests(most, interval '100 years');
  perform private.file_express_orders(most, interval '100 years');
  return (select sum(rows) from public.lead_counts) - before;
end
$$;

create trigger raise_admin_version_for_new after insert on public.leads
  referencing new table as changed for each statement execute function private.raise_admin_version_for_rows();
create trigger raise_admin_version_for_changed after update on public.leads
  referencing new table as new_rows old table as old_rows
  for each statement execute function private.raise_admin_version_for_rows();
create trigger raise_admin_version_for_removed after delete on public.leads
  referencing old table as changed for each statement execute function private.raise_admin_version_for_rows();
create trigger raise_admin_version_for_new after insert on public.lead_notes
  referencing new table as changed for each statement execute function private.raise_admin_version_for_rows();
create trigger raise_admin_version_for_removed after delete on public.lead_notes
  referencing old table as changed for each statement execute function private.raise_admin_version_for_rows();
create trigger raise_admin_version_for_new after insert on public.lead_replies
  referencing new table as changed for each statement execute function private.raise_admin_version_for_rows();

revoke execute on all functions in schema private from public;
grant execute on function private.file_leads(integer), private.file_old_leads(integer) to service_role;
