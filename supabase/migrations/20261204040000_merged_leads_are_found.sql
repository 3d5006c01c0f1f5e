-- A merged lead is in no list, and its number, company or contact found nothing: a customer who named the number that
-- their confirmation has was unknown. A search finds the lead that it was merged into.
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
