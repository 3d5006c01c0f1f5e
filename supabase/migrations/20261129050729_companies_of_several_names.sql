-- Which names and email domains are one company. A name that is new joins the company of its sender's domain; colleagues
-- merge and split. Version 1.0.0 calls the replaced functions with the same arguments and gets the same columns.

-- The domain of an email address as a company's key ("@malarport.se"); null for mail providers that everybody uses.
-- Indexes contain its values: a migration that changes the list also reindexes leads_by_company_or_domain,
-- leads_by_domain and the same two of demo_bookings.
create function private.company_domain(email text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select '@' || domain from (select substring(lower(btrim(email)) from '@([^@]+)$') as domain) written
  where split_part(domain, '.', 1) <> all (array[
      'gmail', 'googlemail', 'hotmail', 'outlook', 'live', 'msn', 'yahoo', 'ymail', 'rocketmail', 'icloud', 'aol', 'gmx',
      'proton', 'protonmail', 'yandex', 'zoho', 'fastmail'
    ])
    and domain <> all (array[
      'me.com', 'mac.com', 'pm.me', 'mail.com', 'mail.ru', 'web.de', 't-online.de', 'hey.com', 'tuta.com', 'tutanota.com',
      'qq.com', '163.com', '126.com', 'naver.com', 'orange.fr', 'free.fr', 'laposte.net', 'libero.it', 'wp.pl', 'o2.pl',
      'onet.pl', 'interia.pl', 'comcast.net', 'btinternet.com', 'inbox.com', 'fastmail.fm', 'duck.com', 'privaterelay.appleid.com',
      'telia.com', 'comhem.se', 'bredband.net', 'bredband2.com', 'tele2.se', 'swipnet.se', 'spray.se', 'home.se', 'passagen.se',
      'bahnhof.se', 'glocalnet.net', 'ownit.nu', 'algonet.se', 'brevet.nu', 'hotmail.se', 'tre.se', 'mail.se', 'netatonce.net',
      'online.no', 'mail.dk', 'jubii.dk', 'kolumbus.fi', 'luukku.com', 'suomi24.fi', 'elisanet.fi'
    ])
$$;
grant execute on function private.company_domain(text) to authenticated, service_role;

create table public.company_keys (
  key text primary key check (char_length(key) between 1 and 300),
  same_as text check (same_as <> key),
  seen_with text check (char_length(seen_with) between 1 and 300),
  is_shared boolean not null default false,
  changed_by uuid references public.staff (user_id) on delete set null,
  changed_at timestamptz,
  created_at timestamptz not null default now(),
  -- Only a key that is the same as no other can be referred to. So there are no chains and no cycles.
  is_main boolean not null generated always as (same_as is null) stored,
  of_main boolean generated always as (case when same_as is not null then true end) stored,
  constraint one_main_key unique (key, is_main),
  constraint same_as_a_main_key foreign key (same_as, of_main) references public.company_keys (key, is_main)
    deferrable initially deferred,
  constraint only_domains_are_shared check (not is_shared or (key like '@%' and same_as is null))
);
create index company_keys_by_company on public.company_keys (same_as) where same_as is not null;
create index company_keys_by_seen_with on public.company_keys (seen_with) where seen_with is not null;
comment on table public.company_keys is 'The names (private.company_key) and email domains (beginning with @) of companies, and which of them are one company.';
comment on column public.company_keys.same_as is 'The key that stands for the company; null for that key itself.';
comment on column public.company_keys.seen_with is 'The domain by which a name joined the company, or the name that a domain was first seen with.';
comment on column public.company_keys.is_shared is 'A domain that several companies use, such as that of a municipality: it joins none.';
comment on column public.company_keys.changed_by is 'Who merged, split or took out last; null when it only came with a lead or a demo.';

alter table public.company_keys enable row level security;
grant select on public.company_keys to authenticated;
grant select, update (same_as, is_shared, changed_by, changed_at) on public.company_keys to service_role;
create policy staff_reads on public.company_keys for select to authenticated using ((select private.works_leads()));
create policy service_role_works on public.company_keys for all to service_role
  using ((select private.is_for_lead_worker()))
  with check ((select private.is_for_lead_worker()) and (changed_by is null or changed_by is not distinct from auth.uid()));

create trigger tell_changed after update on public.company_keys
  for each row when (old.changed_at is distinct from new.changed_at) execute function private.tell_changed('admin_changed');

-- A lock: colleagues who change companies take turns, and wait while a new key is stored.
create function private.lock_companies(alone boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if alone then
    perform pg_advisory_xact_lock(hashtext('companies'));
  else
    perform pg_advisory_xact_lock_shared(hashtext('companies'));
  end if;
end
$$;
grant execute on function private.lock_companies(boolean) to service_role;

-- Stores the keys of a lead or a demo that are new: a name joins the company of the domain, a domain that of the name.
-- Two keys that are known already stay as they are, so that nobody joins two companies by what they type. A domain with
-- twenty names is hardly that of one company and joins no more.
create function private.learn_company(name_key text, domain_key text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  is_new boolean := false;
  main text;
begin
  if (name_key is null or exists (select from public.company_keys where key = name_key))
    and (domain_key is null or exists (select from public.company_keys where key = domain_key)) then
    return;
  end if;
  perform private.lock_companies(false);
  if name_key is not null then
    insert into public.company_keys (key) values (name_key) on conflict do nothing;
    is_new := found;
  end if;
  if domain_key is not null and not exists (select from public.company_keys where key = domain_key) then
    insert into public.company_keys (key, same_as, seen_with)
    values (domain_key, (select coalesce(same_as, key) from public.company_keys where key = name_key), name_key)
    on conflict do nothing;
  end if;
  if is_new then
    -- Also when the domain has come with another name at this moment: the insert above has waited for it.
    select coalesce(same_as, key) into main from public.company_keys where key = domain_key and not is_shared;
    if main <> name_key
      and (select count(*) from public.company_keys where (key = main or same_as = main) and key not like '@%') < 20 then
      update public.company_keys set same_as = main, seen_with = domain_key where key = name_key;
    end if;
  end if;
end
$$;

create function private.learn_company_of_row() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.learn_company(new.company_key, private.company_domain(new.email));
  return null;
end
$$;
create trigger company_is_learned after insert or update of company, email on public.leads
  for each row execute function private.learn_company_of_row();
create trigger company_is_learned after insert or update of company, email on public.demo_bookings
  for each row execute function private.learn_company_of_row();

-- Companies that are there already, in the order in which their names and domains came: what private.learn_company makes
-- of each, but together, since one by one takes five times as long. Every key belongs to the company of the one that it
-- first came with, if that was known. Companies of more than twenty names are learned one by one, for their domain stops
-- joining names.
do $$
declare
  known record;
begin
  for known in
    with recursive met as materialized (
      select company_key as name, domain, row_number() over (order by min(created_at), company_key, domain) as nr
      from (
        select company_key, private.company_domain(email) as domain, created_at from public.leads
        union all select company_key, private.company_domain(email), created_at from public.demo_bookings
      ) each group by 1, 2
    ), names as (
      select distinct on (name) name, domain, nr from met where name is not null order by name, nr
    ), domains as (
      select distinct on (domain) domain, name, nr from met where domain is not null order by domain, nr
    ), keys as materialized (
      select names.name as key, domains.domain as seen_with, names.nr
      from names left join domains on domains.domain = names.domain and domains.nr < names.nr
      union all select domain, name, nr from domains
    ), joined as materialized (
      select key, key as main, seen_with, nr from keys where seen_with is null
      union all
      select keys.key, joined.main, keys.seen_with, keys.nr from joined join keys on keys.seen_with = joined.key
    ), large as materialized (
      select main from joined where key not like '@%' group by main having count(*) > 20
    ), stored as (
      insert into public.company_keys (key, same_as, seen_with)
      select key, nullif(main, key), seen_with from joined where main not in (select main from large) order by nr
    )
    select name, domain from met where nr in (select nr from joined where main in (select main from large)) order by nr
  loop
    perform private.learn_company(known.name, known.domain);
  end loop;
end
$$;

-- The lead's own name, or without one its sender's domain, is its company's key.
create index leads_by_company_or_domain on public.leads
  (coalesce(company_key, private.company_domain(email)), created_at desc, id desc);
create index demo_bookings_by_company_or_domain on public.demo_bookings
  (coalesce(company_key, private.company_domain(email)), created_at desc, id desc);
create index leads_by_domain on public.leads (private.company_domain(email)) where email is not null;
create index demo_bookings_by_domain on public.demo_bookings (private.company_domain(email));

-- A name may be a person's. So a key is erased with the last lead or demo that has it; another of the company's keys
-- then stands for the company.
create function private.forget_company() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  gone text;
  next_main text;
begin
  foreach gone in array array_remove(array[old.company_key, private.company_domain(old.email)], null) loop
    continue when case
      when gone like '@%' then
        exists (select from public.leads where private.company_domain(email) = gone and email is not null)
        or exists (select from public.demo_bookings where private.company_domain(email) = gone)
      else exists (select from public.leads where company_key = gone)
        or exists (select from public.demo_bookings where company_key = gone)
    end;
    if exists (select from public.company_keys where same_as = gone) then
      perform private.lock_companies(true);
      select key into next_main from public.company_keys where same_as = gone order by key like '@%', created_at, key limit 1;
      update public.company_keys set same_as = nullif(next_main, key) where same_as = gone;
    end if;
    delete from public.company_keys where key = gone;
    update public.company_keys set seen_with = null where seen_with = gone;
  end loop;
  return null;
end
$$;
create trigger forget_company after delete on public.leads
  for each row execute function private.forget_company();
create trigger forget_company_of_change after update of company, email on public.leads
  for each row when (old.company is distinct from new.company or old.email is distinct from new.email)
  execute function private.forget_company();
create trigger forget_company after delete on public.demo_bookings
  for each row execute function private.forget_company();
create trigger forget_company_of_change after update of company, email on public.demo_bookings
  for each row when (old.company is distinct from new.company or old.email is distinct from new.email)
  execute function private.forget_company();

create or replace view private.customer_rows as
  select id, false as is_demo, created_at, company, company_key, org_number, name, email, email_key, phone,
    phone_key, words,
    -- A merged lead is counted nowhere.
    case when merged_into is null then status end as status, case when merged_into is null then value end as value,
    assigned_to, status = 'spam' as is_spam, coalesce(company_key, private.company_domain(email)) as row_key
  from public.leads
  union all
  select id, true, created_at, company, company_key, null, name, email, email_key, phone,
    phone_key, words, null, null, null, false, coalesce(company_key, private.company_domain(email))
  from public.demo_bookings;

-- The keys of a company, of which one is given; none for a domain that several companies share.
create function private.keys_of_company(of_key text) returns text[]
language sql stable security definer set search_path = '' as $$
  select case when known.is_shared then '{}' when known.key is null then array_remove(array[of_key], null)
    else array(select key from public.company_keys
      where key = coalesce(known.same_as, known.key) or same_as = coalesce(known.same_as, known.key)) end
  from (select) one left join public.company_keys known on known.key = of_key
$$;

-- The leads and demos without a company and without a company's domain, from people who last named this company.
create function private.unnamed_rows_of_keys(keys text[]) returns setof private.customer_rows
language sql stable security definer set search_path = '' as $$
  select each.* from (
    select distinct named.email_key from private.customer_rows named
    where named.row_key = any (keys) and named.company_key is not null and named.email_key is not null and not named.is_spam
      and cardinality(private.keys_of_company(private.company_domain(named.email_key))) = 0
    limit 500
  ) people
  join private.customer_rows each on each.email_key = people.email_key
  where each.company_key is null and not each.is_spam and private.company_of(each.email_key) = any (keys)
$$;

create or replace function public.customer_rows(of_kind text, named_by uuid) returns table (id uuid, is_demo boolean)
language plpgsql stable security definer set search_path = '' as $$
declare
  known record;
  forms uuid[];
  keys text[];
  org_numbers text[];
  unnamed uuid[];
begin
  perform private.require_lead_worker();
  select each.* into known from private.customer_rows each where each.id = named_by and not each.is_spam;
  if of_kind = 'company' then
    keys := private.keys_of_company(known.row_key);
    if cardinality(keys) = 0 then
      keys := private.keys_of_company(private.company_of(known.email_key));
    end if;
  end if;
  if known.id is null or (of_kind = 'company' and cardinality(keys) = 0) then
    return;
  elsif of_kind = 'company' then
    org_numbers := array(
      select distinct lead.org_number from public.leads lead
      where lead.company_key = any (keys) and lead.org_number is not null
    );
    unnamed := array(select each.id from private.unnamed_rows_of_keys(keys) each);
    return query select each.id, each.is_demo from private.customer_rows each
      where not each.is_spam and (each.row_key = any (keys) or each.org_number = any (org_numbers)
        or each.id = any (unnamed))
      order by each.created_at desc limit 500;
  else
    select ties.forms into forms from private.person_ties(known.email, coalesce(known.phone, '')) ties;
    return query select each.id, each.is_demo from private.customer_rows each
      where (each.id = any (forms) or each.id = named_by) and not each.is_spam
      order by each.created_at desc limit 500;
  end if;
end
$$;

-- Nothing calls it any more.
drop function private.unnamed_rows_of_company(text);

-- As in 1.0.0. A company is represented by the latest row of all its keys.
create or replace function public.find_customers(of_kind text, asked text, place jsonb, most integer, open text[], possible text[])
returns table (id uuid, is_demo boolean, at timestamptz, time_key text, company text, name text, email text, phone text,
  leads integer, demos integer, open_leads integer, value bigint, owners uuid[])
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
      -- With "and" PostgreSQL would expect one row in two hundred, and read every row that the search finds.
      when 'company' then 'case when row.row_key is null then false else row.id = (
        select newest.id from public.company_keys known
          join public.company_keys same on same.key = coalesce(known.same_as, known.key)
            or same.same_as = coalesce(known.same_as, known.key)
          cross join lateral (select latest.id, latest.created_at from private.customer_rows latest
            where latest.row_key = same.key and not latest.is_spam and ' || private.customer_search(asked, 'latest') || '
            order by latest.created_at desc, latest.id desc limit 1) newest
        where known.key = row.row_key and not known.is_shared
        order by newest.created_at desc, newest.id desc limit 1) end'
      else format('case when row.email_key is null then %s else %s end',
        format(is_latest, 'phone_key', '(latest.email_key is not null) desc,'), format(is_latest, 'email_key', ''))
    end
    || case when place is null then '' else format(' and (row.created_at, row.id) < (%L::timestamptz, %L::uuid)',
      place ->> 'time', place ->> 'id') end
    || format(' order by row.created_at desc, row.id desc limit %s)', most)
    || ' select page.id, page.is_demo, page.created_at,
        to_char(page.created_at at time zone ''UTC'', ''YYYY-MM-DD"T"HH24:MI:SS.US"Z"''),'
    || case of_kind
      when 'company' then 'coalesce(page.company, (array_agg(each.company order by each.created_at desc)
        filter (where each.company is not null))[1], substr(page.row_key, 2)),'
      else 'page.company,'
    end
    || 'page.name, page.email, page.phone,
        (count(*) filter (where not each.is_demo))::integer, (count(*) filter (where each.is_demo))::integer,
        (count(*) filter (where each.status = any ($1)))::integer,
        coalesce(sum(each.value) filter (where each.status = any ($2)), 0)::bigint,
        array_agg(distinct each.assigned_to) filter (
          where each.assigned_to is not null and each.status = any ($1))
      from page cross join lateral ('
    || case of_kind
      when 'company' then 'select same.* from unnest(private.keys_of_company(page.row_key)) of_company (key)
          join private.customer_rows same on same.row_key = of_company.key and not same.is_spam
        union all
        select * from private.unnamed_rows_of_keys(private.keys_of_company(page.row_key))'
      else 'select * from private.customer_rows same where not same.is_spam and same.email_key = page.email_key
        union all
        select * from private.customer_rows same
          where not same.is_spam and same.email_key is null and same.phone_key = page.phone_key'
    end
    || ') each group by page.id, page.is_demo, page.created_at, page.company, page.name, page.email, page.phone, page.row_key
      order by page.created_at desc, page.id desc' using open, possible;
end
$$;

-- The keys of the company of a lead or a demo, with the last written name of each, when it last came, and how many leads
-- and demos have it; with the domains of its people that several companies share.
create function public.company_names(named_by uuid)
returns table (key text, same_as text, seen_with text, is_shared boolean, changed_by uuid, changed_at timestamptz, written text,
  rows integer)
language plpgsql stable security definer set search_path = '' as $$
declare
  known record;
  keys text[];
begin
  perform private.require_lead_worker();
  select each.row_key, each.email_key into known from private.customer_rows each where each.id = named_by and not each.is_spam;
  keys := private.keys_of_company(known.row_key);
  if cardinality(keys) = 0 then
    keys := private.keys_of_company(private.company_of(known.email_key));
  end if;
  return query
    select of_company.key, of_company.same_as, of_company.seen_with, of_company.is_shared, of_company.changed_by,
      of_company.changed_at,
      case when of_company.key like '@%' then substr(of_company.key, 2) else (
        select latest.company from private.customer_rows latest where latest.row_key = of_company.key
        order by latest.created_at desc limit 1) end,
      case when of_company.key like '@%' then 0
        else (select count(*)::integer from private.customer_rows each where each.row_key = of_company.key and not each.is_spam) end
    from public.company_keys of_company
    where of_company.key = any (keys) or (of_company.is_shared and of_company.seen_with = any (keys))
    order by of_company.key like '@%', of_company.same_as is not null, of_company.created_at, of_company.key;
end
$$;
-- The site reads them as well, for a colleague who changes them.
grant execute on function public.company_names(uuid) to authenticated, service_role;
