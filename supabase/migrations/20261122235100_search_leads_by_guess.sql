-- Whether a word is common was asked of its index, which takes 0.07 s or more for one that is. PostgreSQL's own guess
-- out of its statistics takes nothing, and is good enough to know whether that question is worth it: where it says
-- common, the rows are walked through. After a rush of 60 000 leads that lack the words, 0.19 -> 0.03 s.

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
revoke execute on function private.guess_share_of_leads(tsquery) from public;

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
create or replace function public.find_leads(filter jsonb, sort text, place jsonb, backwards boolean, most integer)
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
