-- First-party statistics without cookies: what happened on which page, and nothing about who.

create table public.events (
  id bigint generated always as identity primary key,
  name text not null check (name ~ '^[a-z][a-z0-9_]{0,63}$'),
  path text not null check (path ~ '^/' and char_length(path) <= 300),
  data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  -- Values are strings, numbers, booleans or null.
  constraint data_is_flat check (
    jsonb_typeof(data) = 'object'
    and not jsonb_path_exists(data, '$.keyvalue() ? (@.value.type() == "object" || @.value.type() == "array")')
    and jsonb_array_length(jsonb_path_query_array(data, '$.keyvalue()')) <= 10
    -- The event of a failed route has 500 characters of its stack, written with escapes.
    and char_length(data::text) <= 5000
  )
);
create index events_by_name on public.events (name, created_at);
comment on table public.events is 'Page and click statistics. Holds no identifier of a visitor; a visitor may add and read nothing.';
comment on column public.events.path is 'The page, without its query.';

alter table public.events enable row level security;

revoke all on public.events from public, anon, authenticated, service_role;

grant insert (name, path, data) on public.events to anon, authenticated;
grant select, insert, update, delete on public.events to service_role;
grant select on public.events to authenticated;

create policy visitors_may_add on public.events for insert to anon, authenticated with check (true);
create policy service_role_works on public.events for all to service_role using (true) with check (true);
create policy staff_reads on public.events for select to authenticated using ((select private.is_staff()));

-- The server counts an event against its client's limit before it reads what was sent, so that a flood costs no more
-- than the count. An event inserted directly is counted by the trigger.

create function public.count_event() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_hit('event');
  -- For this transaction alone: the row that it adds is not counted again.
  perform set_config('app.event_counted', 'yes', true);
end
$$;
comment on function public.count_event() is 'Counts an event of the client; raises PT429 beyond the limit.';

revoke execute on function public.count_event() from public;

grant execute on function public.count_event() to anon, authenticated;

create function private.admit_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if current_setting('app.event_counted', true) is distinct from 'yes' then
    perform private.count_hit('event');
  end if;
  -- One count is good for one row.
  perform set_config('app.event_counted', '', true);
  return new;
end
$$;
create trigger admit_event before insert on public.events for each row execute function private.admit_event();

-- Which old addresses are still used, counted by day, so that somebody can correct the links to them. Only addresses
-- of the site: no query, no visitor.

create table public.old_address_counts (
  day date not null,
  path text not null check (path ~ '^/[a-z0-9/.*-]{1,120}$'),
  hits integer not null check (hits > 0),
  primary key (day, path)
);
comment on table public.old_address_counts is 'How often an old address was asked for on a day (UTC). A visitor''s request may add to it by the function count_old_addresses and read nothing.';

alter table public.old_address_counts enable row level security;

revoke all on public.old_address_counts from public, anon, authenticated, service_role;

grant select, insert, update, delete on public.old_address_counts to service_role;
grant select on public.old_address_counts to authenticated;

create policy service_role_works on public.old_address_counts for all to service_role using (true) with check (true);
create policy administrators_read on public.old_address_counts for select to authenticated
  using ((select private.is_administrator()));

-- Adds today's hits, given as {"/old-address": 3}. What can't be an address of the site is left out, and so is a new
-- one when a day has 1000 already: an address may end in anything, and nobody reads a longer list.
create function public.count_old_addresses(counted jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into public.old_address_counts as counts (day, path, hits)
  select (now() at time zone 'UTC')::date, path, hits::integer
  from (select distinct on (path) path, hits from jsonb_each_text(counted) as given (path, hits)) as given
  where path ~ '^/[a-z0-9/.*-]{1,120}$'
    and hits ~ '^[1-9][0-9]{0,5}$'
    and (
      exists (
        select from public.old_address_counts same
        where same.day = (now() at time zone 'UTC')::date and same.path = given.path
      )
      or (
        select count(*) from public.old_address_counts today
        where today.day = (now() at time zone 'UTC')::date
      ) < 1000
    )
  limit 1000
  on conflict (day, path) do update set hits = least(counts.hits::bigint + excluded.hits, 2147483647)
$$;

revoke execute on function public.count_old_addresses(jsonb) from public;

grant execute on function public.count_old_addresses(jsonb) to anon, authenticated, service_role;

-- Browsers' reports of pages that violate their own policies (Content-Security-Policy, Permissions-Policy), counted
-- by day. No visitor, no address below a page's own, no query: the rule, the origin of what was blocked, the page.

create table public.browser_report_counts (
  day date not null,
  rule text not null check (rule ~ '^[a-z-]{1,40}$'),
  blocked text not null check (blocked ~ '^[a-z0-9.:/-]{1,120}$'),
  page text not null check (page ~ '^/[A-Za-z0-9/%*-]{0,120}$'),
  hits integer not null check (hits > 0),
  primary key (day, rule, blocked, page)
);
comment on table public.browser_report_counts is 'How often browsers reported on a day (UTC) that a page violated its policy. A visitor''s browser may add to it by the function count_browser_reports and read nothing.';

alter table public.browser_report_counts enable row level security;

revoke all on public.browser_report_counts from public, anon, authenticated, service_role;

grant select, insert, update, delete on public.browser_report_counts to service_role;

create policy service_role_works on public.browser_report_counts for all to service_role using (true) with check (true);

grant select on public.browser_report_counts to authenticated;

create policy administrators_read on public.browser_report_counts for select to authenticated
  using ((select private.is_administrator()));

-- Adds today's hits, given as [{"rule", "blocked", "page", "hits"}]. Invalid ones are left out, and so is a new row
-- when a day has 300 already: anybody can send reports, and nobody reads a longer list.
create function public.count_browser_reports(counted jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into public.browser_report_counts as counts (day, rule, blocked, page, hits)
  select (now() at time zone 'UTC')::date, rule, blocked, page, least(sum(hits), 1000000)::integer
  from jsonb_to_recordset(counted) as given (rule text, blocked text, page text, hits integer)
  where rule ~ '^[a-z-]{1,40}$'
    and blocked ~ '^[a-z0-9.:/-]{1,120}$'
    and page ~ '^/[A-Za-z0-9/%*-]{0,120}$'
    and hits > 0
    and (
      exists (
        select from public.browser_report_counts same
        where same.day = (now() at time zone 'UTC')::date
          and (same.rule, same.blocked, same.page) = (given.rule, given.blocked, given.page)
      )
      or (
        select count(*) from public.browser_report_counts today
        where today.day = (now() at time zone 'UTC')::date
      ) < 300
    )
  group by rule, blocked, page
  limit 300
  on conflict (day, rule, blocked, page)
    do update set hits = least(counts.hits::bigint + excluded.hits, 2147483647)
$$;

revoke execute on function public.count_browser_reports(jsonb) from public;

grant execute on function public.count_browser_reports(jsonb) to anon, authenticated, service_role;

-- The state of the product, and the use of old addresses, for administrators.

create function public.operations() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_administrator();
  return jsonb_build_object(
    'migrations', (select coalesce(jsonb_agg(version order by version), '[]') from supabase_migrations.schema_migrations),
    'postgres', current_setting('server_version'),
    'bytes', pg_database_size(current_database()),
    'jobs_due', (select count(*) from graphile_worker.jobs
      where run_at <= now() and attempts < max_attempts and locked_at is null),
    'jobs_failed', (select count(*) from graphile_worker.jobs where attempts >= max_attempts),
    'oldest_due', (select min(run_at) from graphile_worker.jobs
      where run_at <= now() and attempts < max_attempts and locked_at is null),
    'backup', (select finished_at from private.backups)
  );
end
$$;

revoke execute on function public.operations() from public, anon;

grant execute on function public.operations() to authenticated;

-- Demos and leads of the same person.

-- The lead that a demo of a person belongs to: with the same address or, if it has none, with the same number. The
-- latest that is open, otherwise the latest; never spam.
create function private.lead_of_person(email_asked text, phone_asked text) returns uuid
language sql stable security definer set search_path = '' as $$
  select lead.id from public.leads lead
  where (lead.email_key = email_asked or (lead.email_key is null and lead.phone_key = nullif(phone_asked, '')))
    and lead.status <> 'spam' and lead.merged_into is null
  order by lead.status in ('new', 'contacted', 'quoted') desc, lead.created_at desc, lead.id limit 1
$$;

create function private.tie_demo_to_its_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.lead_id := coalesce(new.lead_id, private.lead_of_person(lower(new.email), private.plain_phone(new.phone)));
  return new;
end
$$;
create trigger tie_demo_to_its_lead before insert on public.demo_bookings
  for each row execute function private.tie_demo_to_its_lead();

-- A lead of somebody who has booked a demo before.
create function private.tie_lead_to_its_demos() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.demo_bookings set lead_id = new.id
  where lead_id is null and status = 'booked' and ends_at > now()
    and case when new.email_key is null then phone_key = new.phone_key else email_key = new.email_key end;
  return null;
end
$$;
create trigger tie_lead_to_its_demos after insert on public.leads
  for each row execute function private.tie_lead_to_its_demos();

create function private.log_demo_tie() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.lead_id is not distinct from old.lead_id then
    return null;
  end if;
  -- A lead that is being erased takes its events with it.
  if tg_op = 'UPDATE' and exists (select from public.leads where id = old.lead_id) then
    insert into public.lead_events (lead_id, kind, data)
    values (old.lead_id, 'demoUntied', jsonb_build_object('demo', new.id));
  end if;
  if new.lead_id is not null then
    insert into public.lead_events (lead_id, kind, data)
    values (
      new.lead_id, case tg_op when 'INSERT' then 'demoBooked' else 'demoTied' end, jsonb_build_object('demo', new.id)
    );
  end if;
  return null;
end
$$;
create trigger log_demo_tie after insert or update of lead_id on public.demo_bookings
  for each row execute function private.log_demo_tie();

-- Ties a booking to a lead or, without one, to none. Gives "done", "changed" (a colleague changed it first) or "gone"
-- (the booking or the lead is erased).
create function public.tie_demo(booking uuid, known_version integer, lead uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  kept public.demo_bookings;
begin
  perform private.require_lead_worker();
  select * into kept from public.demo_bookings where id = booking for update;
  if kept.id is null or (lead is not null and not exists (select from public.leads where id = lead)) then
    return 'gone';
  elsif kept.lead_id is not distinct from lead then
    return 'done';
  elsif kept.version <> known_version then
    return 'changed';
  end if;
  update public.demo_bookings set lead_id = lead where id = booking;
  return 'done';
end
$$;

revoke execute on function public.tie_demo(uuid, integer, uuid) from public, anon;

grant execute on function public.tie_demo(uuid, integer, uuid) to authenticated;

-- Everything stored about one person: found, exported (GDPR, articles 15 and 20), erased (article 17); and what the
-- daily erasure would take. For administrators. A person is found by their address, by their number, and by what
-- connects the two: a request that has only the number which the same person gave beside their address is theirs,
-- too. A request with the number and somebody else's address is not, and is listed as another person's.

-- Forms by addresses and numbers, with both as each form has them.
create function private.forms_by(emails text[], phones text[])
returns table (kind text, id uuid, email text, phone text)
language sql stable security definer set search_path = '' as $$
  select case lead.kind when 'contact' then 'contact_requests' when 'quote' then 'quote_requests' else 'express_orders' end,
    lead.id, lead.email_key, lead.phone_key
  from public.leads lead where lead.email_key = any (emails) or lead.phone_key = any (phones)
  union select 'express_orders', form.id, lower(form.contact_email), nullif(private.plain_phone(form.contact_phone), '')
  from public.express_orders form where lower(form.billing_email) = any (emails)
  union select 'demo_bookings', booking.id, booking.email_key, booking.phone_key
  from public.demo_bookings booking where booking.email_key = any (emails) or booking.phone_key = any (phones)
$$;

-- The person's addresses and numbers, the forms that are theirs, and the addresses of others who gave the same
-- number.
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

-- Customers: the persons and companies behind leads and demos. No table keeps them: a person is told by
-- private.person_ties, a company by its name (private.company_key) and the organisation numbers given with it.

create view private.customer_rows as
  select id, false as is_demo, created_at, company, company_key, org_number, name, email, email_key, phone,
    phone_key, words,
    -- One that is merged into another counts nowhere.
    case when merged_into is null then status end as status, case when merged_into is null then value end as value,
    assigned_to, status = 'spam' as is_spam
  from public.leads
  union all
  select id, true, created_at, company, company_key, null, name, email, email_key, phone,
    phone_key, words, null, null, null, false
  from public.demo_bookings;
-- A condition of its own would keep PostgreSQL from reading it in the order of an index.
comment on view private.customer_rows is 'Leads and demos: what tells of a customer, but for spam.';

revoke all on private.customer_rows from public, anon, authenticated, service_role;

-- The leads and demos of a "person" or a "company", which one of them names; at most 500, latest first.
create function public.customer_rows(of_kind text, named_by uuid) returns table (id uuid, is_demo boolean)
language plpgsql stable security definer set search_path = '' as $$
declare
  known record;
  forms uuid[];
  org_numbers text[];
begin
  perform private.require_lead_worker();
  select each.* into known from private.customer_rows each where each.id = named_by and not each.is_spam;
  if known.id is null or (of_kind = 'company' and known.company_key is null) then
    return;
  elsif of_kind = 'company' then
    org_numbers := array(
      select distinct lead.org_number from public.leads lead
      where lead.company_key = known.company_key and lead.org_number is not null
    );
    return query select each.id, each.is_demo from private.customer_rows each
      where (each.company_key = known.company_key or each.org_number = any (org_numbers)) and not each.is_spam
      order by each.created_at desc limit 500;
  else
    select ties.forms into forms from private.person_ties(known.email, known.phone) ties;
    return query select each.id, each.is_demo from private.customer_rows each
      where (each.id = any (forms) or each.id = named_by) and not each.is_spam
      order by each.created_at desc limit 500;
  end if;
end
$$;

-- What a row of customer_rows, by its name in a query, must fulfil to be found.
create function private.customer_search(asked text, of_row text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  typed text := btrim(asked);
  digits text := regexp_replace(typed, '\D', '', 'g');
begin
  return case
    when coalesce(typed, '') = '' then 'true'
    when typed like '%@%' then
      format('%s.email_key like %L', of_row, replace(replace(lower(typed), '\', '\\'), '_', '\_') || '%')
    when typed ~ '^[-+()\d\s]+$' and length(digits) >= 6 then
      format('(%1$s.phone_key like %2$L or %1$s.org_number = %3$L)', of_row,
        private.plain_phone(typed) || '%', regexp_replace(digits, '^(\d{6})', '\1-'))
    else format('%s.words @@ %L', of_row, private.lead_query(typed))
  end;
end
$$;

-- One page of customers, those heard of last first: companies, or persons. Each is named by its latest row, or by its
-- latest one that the search finds. A person of whom only a number is known is left out where somebody gave that number
-- beside an address. A page begins after the cursor {key, id} of the last row before it.
--
-- Security definer for the reason that find_leads has. Each row looks its customer's latest one up in an index, so
-- that a page costs what it shows.
create function public.find_customers(of_kind text, asked text, place jsonb, most integer)
returns table (
  id uuid, is_demo boolean, at timestamptz, time_key text, company text, name text, email text, phone text,
  leads integer, demos integer, open_leads integer, value bigint, owners uuid[]
)
language plpgsql stable security definer set search_path = '' as $$
declare
  is_latest text := 'row.id = (select latest.id from private.customer_rows latest where latest.%1$s = row.%1$s and '
    || 'not latest.is_spam and '
    || replace(private.customer_search(asked, 'latest'), '%', '%%')
    || ' order by %2$s latest.created_at desc, latest.id desc limit 1)';
begin
  perform private.require_lead_worker();
  return query execute 'with page as (select row.* from private.customer_rows row where not row.is_spam and '
    || private.customer_search(asked, 'row') || ' and '
    || case of_kind
      -- Of an "and" PostgreSQL would expect one row in two hundred, and read all that the search finds.
      when 'company' then format('case when row.company_key is null then false else %s end',
        format(is_latest, 'company_key', ''))
      else format('case when row.email_key is null then %s else %s end',
        format(is_latest, 'phone_key', '(latest.email_key is not null) desc,'), format(is_latest, 'email_key', ''))
    end
    || case when place is null then '' else format(' and (row.created_at, row.id) < (%L::timestamptz, %L::uuid)',
      place ->> 'time', place ->> 'id') end
    || format(' order by row.created_at desc, row.id desc limit %s)', most)
    || ' select page.id, page.is_demo, page.created_at,
        to_char(page.created_at at time zone ''UTC'', ''YYYY-MM-DD"T"HH24:MI:SS.US"Z"''),
        page.company, page.name, page.email, page.phone,
        (count(*) filter (where not each.is_demo))::integer, (count(*) filter (where each.is_demo))::integer,
        (count(*) filter (where each.status in (''new'', ''contacted'', ''quoted'')))::integer,
        coalesce(sum(each.value) filter (where each.status <> ''lost''), 0)::bigint,
        array_agg(distinct each.assigned_to) filter (
          where each.assigned_to is not null and each.status in (''new'', ''contacted'', ''quoted''))
      from page cross join lateral ('
    || case of_kind
      when 'company' then 'select * from private.customer_rows same where not same.is_spam and same.company_key = page.company_key'
      else 'select * from private.customer_rows same where not same.is_spam and same.email_key = page.email_key
        union all
        select * from private.customer_rows same
          where not same.is_spam and same.email_key is null and same.phone_key = page.phone_key'
    end
    || ') each group by page.id, page.is_demo, page.created_at, page.company, page.name, page.email, page.phone
      order by page.created_at desc, page.id desc';
end
$$;

revoke execute on function
  public.customer_rows(text, uuid), public.find_customers(text, text, jsonb, integer) from public, anon;

grant execute on function
  public.customer_rows(text, uuid), public.find_customers(text, text, jsonb, integer) to authenticated;

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

-- A person's answers: on leads of theirs, and sent from an address of theirs.
create function private.answers_of(forms uuid[], emails text[]) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select array(select id from public.lead_answers where lead_id = any (forms) or lower(sender) = any (emails))
$$;

-- Everything stored about one person, by table, each row whole (quote requests have a column called form). The log
-- gets an entry without the person.
create function public.person_file(wanted_email text, wanted_phone text, for_export boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  ties record;
  answers uuid[];
  file jsonb;
begin
  perform private.require_administrator();
  select * into ties from private.person_ties(wanted_email, wanted_phone);
  answers := private.answers_of(ties.forms, ties.emails);
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
    'lead_replies', (select coalesce(jsonb_agg(to_jsonb(reply) order by created_at), '[]') from public.lead_replies reply
      where lead_id = any (ties.forms) or lower(recipient) = any (ties.emails)),
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

-- Erases what person_file gives, and counts it by the same names. A staff account stays. The ids are those in the
-- names of an outbox's emails.
create function public.erase_person(wanted_email text, wanted_phone text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  ties record;
  replies uuid[];
  answers uuid[];
  abouts uuid[];
  counts jsonb;
  one integer;
begin
  perform private.require_administrator();
  select * into ties from private.person_ties(wanted_email, wanted_phone);
  select coalesce(array_agg(id), '{}') into replies from public.lead_replies
  where lead_id = any (ties.forms) or lower(recipient) = any (ties.emails);
  -- Before what they are about, whose deletion takes its emails, notes and events with it uncounted.
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
  answers := private.answers_of(ties.forms, ties.emails);
  delete from public.lead_answer_files where answer_id = any (answers);
  get diagnostics one = row_count;
  counts := counts || jsonb_build_object('lead_answer_files', one);
  delete from public.lead_events
  where lead_id in (select lead_id from public.lead_answers where id = any (answers))
    and kind = 'answer' and (data ->> 'answer')::uuid = any (answers);
  delete from public.lead_answers where id = any (answers);
  get diagnostics one = row_count;
  counts := counts || jsonb_build_object('lead_answers', one);
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

-- How many rows older than a moment the daily erasure would take (app/privacy/retention.server.ts).
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

-- Queues the daily erasure to run now.
create function public.run_retention() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_administrator();
  perform private.queue_job('erase-expired', '{}', 'erase-expired:asked');
  insert into public.admin_log (kind) values ('retentionRun');
end
$$;

-- What a person is found by, for the page that shows it before anything is erased.
create function public.person_found_by(wanted_email text, wanted_phone text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_administrator();
  return (select jsonb_build_object('emails', emails, 'phones', phones, 'others', others)
    from private.person_ties(wanted_email, wanted_phone));
end
$$;

revoke execute on function public.person_file(text, text, boolean), public.erase_person(text, text),
  public.person_found_by(text, text), public.count_expired(timestamptz), public.run_retention() from public, anon;

grant execute on function public.person_file(text, text, boolean), public.erase_person(text, text),
  public.person_found_by(text, text), public.count_expired(timestamptz), public.run_retention() to authenticated;

revoke execute on all functions in schema private from public;
