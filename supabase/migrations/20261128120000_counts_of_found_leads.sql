-- The tabs of the list of leads keep their counts when the list is filtered or searched.

-- The conditions of a filter, but for the status, as SQL.
create function private.lead_conditions(filter jsonb) returns text
language plpgsql stable set search_path = '' as $$
declare
  asked text := btrim(filter ->> 'search');
  digits text := regexp_replace(asked, '\D', '', 'g');
begin
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
    case
      when asked is null then null
      when asked like '%@%' then
        format('email_key like %L', replace(replace(lower(asked), '\', '\\'), '_', '\_') || '%')
      when asked ~ '^[-+()\d\s]+$' and length(digits) >= 6 then
        format('(phone_key like %L or org_number = %L)',
          private.plain_phone(asked) || '%', regexp_replace(digits, '^(\d{6})', '\1-'))
      else format('words @@ %L', private.lead_query(asked))
    end
  );
end
$$;

create or replace function public.find_leads(filter jsonb, sort text, place jsonb, backwards boolean, most integer)
returns setof public.leads
language plpgsql stable security definer set search_path = '' as $$
declare
  sorted_by text := case sort when 'name' then 'sort_name' when 'start' then 'starts_at' when 'next' then 'next_at'
    else 'created_at' end;
  direction text := case when (sort = 'newest') <> backwards then 'desc' else 'asc' end;
begin
  perform private.require_lead_worker();
  return query execute concat_ws(' and ',
    'select * from public.leads where ' || private.lead_conditions(filter),
    case when filter ? 'status' then 'status = ' || quote_literal(filter ->> 'status') else 'status <> ''spam''' end,
    case when sort in ('start', 'next') then sorted_by || ' is not null' end,
    case when place is not null then format('(%s, id) %s (%s, %L::uuid)',
      sorted_by, case direction when 'desc' then '<' else '>' end,
      format(case sort when 'name' then '%L collate "sv-x-icu"' else '%L::timestamptz' end, place ->> 'key'), place ->> 'id'
    ) end
  ) || format(' order by %s %s, id %2$s limit %s', sorted_by, direction, most);
end
$$;

-- How many leads of each status a filter finds, whatever status it names, and what they are worth. The numbers are null
-- when there are more than `most` together, whose counting would take long.
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

revoke execute on function public.count_leads(jsonb, integer) from public, anon;

grant execute on function public.count_leads(jsonb, integer) to authenticated;
