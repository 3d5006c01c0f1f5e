-- A search finds a telephone number by its beginning or its end, in any spelling: "+46 70 12" and "12 34 567" found
-- nothing, since the country code was only left out of whole numbers, and a number was compared from its beginning.

-- A phone number for comparing: digits, without Sweden's country code, and without the (0) that many write after it.
create or replace function private.plain_phone(written text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(regexp_replace(written, '\D', '', 'g'), '^(00)?460?(?=\d{7})', '0')
$$;

-- Computes the keys of numbers that were stored with (0). Nothing has happened to these leads and demos.
alter table public.leads disable trigger user;
alter table public.demo_bookings disable trigger user;
update public.leads set phone = phone where phone ~ '46\D*0';
update public.demo_bookings set phone = phone where phone ~ '46\D*0';
alter table public.leads enable trigger user;
alter table public.demo_bookings enable trigger user;

-- Not partial, because PostgreSQL would not use their statistics then. It has them before the first search.
create index leads_by_phone_end on public.leads (reverse(phone_key) text_pattern_ops);
create index demo_bookings_by_phone_end on public.demo_bookings (reverse(phone_key) text_pattern_ops);
analyze public.leads;
analyze public.demo_bookings;

-- What a row of leads or customer_rows, by its name in a query, must fulfil to be found. Digits are part of a number,
-- an organisation number, or words.
create or replace function private.customer_search(asked text, of_row text) returns text
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
        -- Few digits are the end of many numbers.
        case when length(digits) >= 4 then format('reverse(%s.phone_key) like %L or', of_row, reverse(digits) || '%') end,
        regexp_replace(digits, '^(\d{6})', '\1-'), words)
    else words
  end;
end
$$;

-- As before, with the search above.
create or replace function private.lead_conditions(filter jsonb) returns text
language plpgsql stable set search_path = '' as $$
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
    private.customer_search(filter ->> 'search', 'leads')
  );
end
$$;
