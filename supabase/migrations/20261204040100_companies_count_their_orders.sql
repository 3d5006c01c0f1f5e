-- The list of companies counts the orders of their people, as a company's page shows them.

-- The leads and demos without a company whose sender's address named a company last.
create function private.unnamed_rows_of_company(key text) returns setof private.customer_rows
language sql stable security definer set search_path = '' as $$
  select each.* from (
    select distinct named.email_key from private.customer_rows named
    where named.company_key = key and named.email_key is not null and not named.is_spam limit 500
  ) people
  join private.customer_rows each on each.email_key = people.email_key
  where each.company_key is null and not each.is_spam and private.company_of(each.email_key) = key
$$;
revoke all on function private.unnamed_rows_of_company(text) from public, anon, authenticated, service_role;

-- As before, by the function above.
create or replace function public.customer_rows(of_kind text, named_by uuid) returns table (id uuid, is_demo boolean)
language plpgsql stable security definer set search_path = '' as $$
declare
  known record;
  forms uuid[];
  org_numbers text[];
  unnamed uuid[];
begin
  perform private.require_lead_worker();
  select each.* into known from private.customer_rows each where each.id = named_by and not each.is_spam;
  if of_kind = 'company' then
    known.company_key := coalesce(known.company_key, private.company_of(known.email_key));
  end if;
  if known.id is null or (of_kind = 'company' and known.company_key is null) then
    return;
  elsif of_kind = 'company' then
    org_numbers := array(
      select distinct lead.org_number from public.leads lead
      where lead.company_key = known.company_key and lead.org_number is not null
    );
    unnamed := array(select each.id from private.unnamed_rows_of_company(known.company_key) each);
    return query select each.id, each.is_demo from private.customer_rows each
      where not each.is_spam and (each.company_key = known.company_key or each.org_number = any (org_numbers)
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

-- As before, with these rows among those that are counted.
create or replace function public.find_customers(of_kind text, asked text, place jsonb, most integer)
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
        (count(*) filter (where public.lead_is_open(each.status)))::integer,
        coalesce(sum(each.value) filter (where each.status <> ''lost''), 0)::bigint,
        array_agg(distinct each.assigned_to) filter (
          where each.assigned_to is not null and public.lead_is_open(each.status))
      from page cross join lateral ('
    || case of_kind
      when 'company' then 'select * from private.customer_rows same where not same.is_spam and same.company_key = page.company_key
        union all
        select * from private.unnamed_rows_of_company(page.company_key)'
      else 'select * from private.customer_rows same where not same.is_spam and same.email_key = page.email_key
        union all
        select * from private.customer_rows same
          where not same.is_spam and same.email_key is null and same.phone_key = page.phone_key'
    end
    || ') each group by page.id, page.is_demo, page.created_at, page.company, page.name, page.email, page.phone
      order by page.created_at desc, page.id desc';
end
$$;
