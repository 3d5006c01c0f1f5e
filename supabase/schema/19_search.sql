-- The search for leads and customers.

-- The query for a search: every word in any of its forms. The last word is also a prefix, unless it is a short number:
-- week 1 is not week 12. Words that are too common to be indexed are left out, unless there are no others.
create function private.lead_query(asked text) returns tsquery
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  typed text[] := (string_to_array(btrim(private.plain_words(coalesce(asked, ''))), ' '))[1:8];
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
    -- A word that occurs twice would be looked up twice.
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

-- The condition for finding a row of leads or customer_rows; `of_row` is its name in the query. Digits are the
-- beginning or the end of a telephone number, an organisation number, or words.
create function private.customer_search(asked text, of_row text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  typed text := btrim(asked);
  digits text := regexp_replace(typed, '\D', '', 'g');
  words text := format('%s.words @@ %L', of_row, private.lead_query(typed));
begin
  return case
    when coalesce(typed, '') = '' then 'true'
    when typed like '%@%' then
      format('%s.email_key like %L', of_row, replace(replace(lower(typed), '\', '\\'), '_', '\_') || '%')
    when typed ~ '^[-+()\d\s]+$' and length(digits) >= 3 then
      format('(%1$s.phone_key like %2$L or %1$s.phone_key like %3$L or %4$s %1$s.org_number = %5$L or %6$s)', of_row,
        regexp_replace(digits, '^(00)?460?', '0') || '%', digits || '%',
        -- Very few digits are the end of many numbers.
        case when length(digits) >= 4 then format('reverse(%s.phone_key) like %L or', of_row, reverse(digits) || '%') end,
        regexp_replace(digits, '^(\d{6})', '\1-'), words)
    else words
  end;
end
$$;

-- The conditions of a filter without the status, as SQL. No list contains a merged lead: a search for its number,
-- company or contact finds the lead that it was merged into.
create function private.lead_conditions(filter jsonb) returns text
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
    'service = ' || quote_literal(filter ->> 'service'),
    'city = ' || quote_literal(filter ->> 'city'),
    case
      when filter ->> 'assigned' = 'none' then 'assigned_to is null'
      else 'assigned_to = ' || quote_literal((filter ->> 'assigned')::uuid)
    end,
    'created_at >= ' || quote_literal((filter ->> 'since')::timestamptz),
    'created_at < ' || quote_literal((filter ->> 'before')::timestamptz),
    searched
  );
end
$$;

-- One page of leads. The filter: status (without one, all but spam), kind, service, city, assigned ("none" or an id),
-- since and before (times), search, ids (separated by commas). Sorted by newest, oldest, name, start or next (the
-- soonest first, those without one last). A page begins after the row that `place` names ({key, id}), or with
-- `backwards` before it, in reverse order.
--
-- Security definer, because with row-level security a search can't use its index: whether a text matches might reveal
-- hidden rows. So the caller's right is checked once, before the query.
--
-- When few rows match, the index of words is fastest; when many do, reading the rows in order soon fills a page.
-- PostgreSQL chooses by its statistics of the words.
create function public.find_leads(filter jsonb, sort text, place jsonb, backwards boolean, most integer)
returns setof public.leads
language plpgsql stable security definer set search_path = '' as $$
declare
  sorted_by text := case sort when 'name' then 'sort_name' when 'start' then 'coalesce(starts_at, ''infinity'')'
    when 'next' then 'coalesce(next_at, ''infinity'')' else 'created_at' end;
  direction text := case when (sort = 'newest') <> backwards then 'desc' else 'asc' end;
begin
  perform private.require_lead_worker();
  return query execute concat_ws(' and ',
    'select * from public.leads where ' || private.lead_conditions(filter),
    case when filter ? 'status' then 'status = ' || quote_literal(filter ->> 'status') else 'status <> ''spam''' end,
    case when place is not null then format('(%s, id) %s (%s, %L::uuid)',
      sorted_by, case direction when 'desc' then '<' else '>' end,
      format(case sort when 'name' then '%L collate "sv-x-icu"' else '%L::timestamptz' end,
        place ->> 'key'),
      place ->> 'id'
    ) end
  ) || format(' order by %s %s, id %2$s limit %s', sorted_by, direction, most);
end
$$;

grant execute on function public.find_leads(jsonb, text, jsonb, boolean, integer) to authenticated;

-- How many leads of each status a filter finds, ignoring its own status, and their total values. The numbers are null
-- when there are more than `most` together, since counting would take long.
create function public.count_leads(filter jsonb, most integer)
returns table (status text, leads integer, value double precision)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_lead_worker();
  return query execute format(
    'select status, case when sum(count(*)) over () <= %L or %2$L is null then count(*)::integer end, sum(value)::double precision
      from (select status, value from public.leads where %3$s limit %2$L::bigint + 1) found group by status',
    most, most, private.lead_conditions(filter));
end
$$;

grant execute on function public.count_leads(jsonb, integer) to authenticated;

-- Customers: the people and companies behind leads and demos. There is no table of them: a person is found by
-- private.person_ties, a company by its name (private.company_key) and the organisation numbers given with it.

create view private.customer_rows as
  select id, false as is_demo, created_at, company, company_key, org_number, name, email, email_key, phone,
    phone_key, words,
    -- A merged lead is counted nowhere.
    case when merged_into is null then status end as status, case when merged_into is null then value end as value,
    assigned_to, status = 'spam' as is_spam
  from public.leads
  union all
  select id, true, created_at, company, company_key, null, name, email, email_key, phone,
    phone_key, words, null, null, null, false
  from public.demo_bookings;
-- With a condition in the view, PostgreSQL would not read it in the order of an index.
comment on view private.customer_rows is 'Leads and demos, the rows that customers are found in. Queries leave out spam.';

-- The company that somebody with this email address named last; null without one.
create function private.company_of(address text) returns text
language sql stable security definer set search_path = '' as $$
  select named.company_key from private.customer_rows named
  where named.email_key = address and named.company_key is not null and not named.is_spam
  order by named.created_at desc, named.id desc limit 1
$$;

-- The leads and demos without a company, from people who last named this company.
create function private.unnamed_rows_of_company(key text) returns setof private.customer_rows
language sql stable security definer set search_path = '' as $$
  select each.* from (
    select distinct named.email_key from private.customer_rows named
    where named.company_key = key and named.email_key is not null and not named.is_spam limit 500
  ) people
  join private.customer_rows each on each.email_key = people.email_key
  where each.company_key is null and not each.is_spam and private.company_of(each.email_key) = key
$$;

-- The leads and demos of a "person" or a "company", which is identified by one of them; at most 500, latest first. For
-- a company they include those without a company from people who last named it, since the express order has no field
-- for the company.
create function public.customer_rows(of_kind text, named_by uuid) returns table (id uuid, is_demo boolean)
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

-- One page of customers, either companies or people, by their latest lead or demo. Each is represented by its latest
-- row, or by the latest row that the search finds. A person with only a number is left out when somebody gave the same
-- number together with an email address. A page begins after the cursor {key, id} of the last row before it. `open` are
-- the statuses of leads that are still worked on, `possible` those whose values count.
--
-- Security definer for the same reason as find_leads. For each row its customer's latest one is looked up in an index,
-- so that the cost depends on the rows of the page alone.
create function public.find_customers(of_kind text, asked text, place jsonb, most integer, open text[], possible text[])
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
        (count(*) filter (where each.status = any ($1)))::integer,
        coalesce(sum(each.value) filter (where each.status = any ($2)), 0)::bigint,
        array_agg(distinct each.assigned_to) filter (
          where each.assigned_to is not null and each.status = any ($1))
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
      order by page.created_at desc, page.id desc' using open, possible;
end
$$;

grant execute on function
  public.customer_rows(text, uuid), public.find_customers(text, text, jsonb, integer, text[], text[]) to authenticated;
