-- "Åkes Äpplen" with its letters in parts, as macOS writes it, was another customer than the same name in whole letters
-- and was found by nothing; "soren" did not find Søren, nor "lukasz" Łukasz.

-- A text as keys and searches compare it: lower case, letters without their marks. In the app it is plainSpelling
-- (app/i18n/spelling.ts): the two have the same letters, which a test compares. It is made here too, because generated
-- columns and indexes use it.
create or replace function private.plain_spelling(written text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select translate(
    replace(replace(replace(replace(
      regexp_replace(
        lower(normalize(written, nfd)),
        '[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]', '', 'g'
      ), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'),
    'øłđðħıŧ', 'olddhit'
  )
$$;

-- What is stored is computed again where the earlier function gave something else. Nothing has happened to these leads
-- and demos.
alter table public.leads disable trigger user;
alter table public.demo_bookings disable trigger user;
update public.leads set company = company, name = name, message = message
where translate(lower(concat_ws(' ', company, name, email, city, message)), 'åäöéèüáà', 'aaoeeuaa')
  <> private.plain_spelling(concat_ws(' ', company, name, email, city, message));
update public.demo_bookings set company = company, name = name
where translate(lower(concat_ws(' ', company, name, email)), 'åäöéèüáà', 'aaoeeuaa')
  <> private.plain_spelling(concat_ws(' ', company, name, email));

-- Any ten digits counted as an organisation number, so that strangers with the same order number became one customer.
-- The last digit is a check digit (Luhn): a lead keeps what has the right one.
update public.leads set org_number = null
where org_number is not null and (
  select sum(case when place % 2 = 1 then digit * 2 / 10 + digit * 2 % 10 else digit end)
  from generate_series(1, 10) place, cast(substr(replace(org_number, '-', ''), place, 1) as integer) digit
) % 10 <> 0;
alter table public.leads enable trigger user;
alter table public.demo_bookings enable trigger user;
