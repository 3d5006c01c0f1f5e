-- The services; words, names and telephone numbers as searches and keys compare them.

-- The services of app/domain/services.ts, which a test compares with these three: all of them, those that one can order,
-- and those that are jobs. The checks of all tables ask here.
create function private.services() returns text[]
language sql immutable parallel safe set search_path = ''
return array['guard', 'orderGuard', 'entranceHost', 'training'];

create function private.ordered_services() returns text[]
language sql immutable parallel safe set search_path = ''
return array['guard', 'orderGuard', 'entranceHost'];

create function private.job_roles() returns text[]
language sql immutable parallel safe set search_path = ''
return array['guard', 'orderGuard', 'entranceHost'];

-- Whoever writes a row evaluates its checks.
grant execute on function private.services(), private.ordered_services(), private.job_roles()
to anon, authenticated, service_role;

-- A text as keys and searches compare it: lower case, letters without their marks. In the app it is plainSpelling
-- (app/i18n/spelling.ts): the two have the same letters, which a test compares. It is made here too, because generated
-- columns and indexes use it.
create function private.plain_spelling(written text) returns text
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

-- Words alone, in plain spelling: what is searched is split as the query is (private.lead_query). Its body is parsed
-- here and not at each call, because whoever changes a lead calls it without rights on private.
create function private.plain_words(written text) returns text
language sql immutable parallel safe set search_path = ''
return regexp_replace(private.plain_spelling(written), '[^[:alnum:]]+', ' ', 'g');

-- A phone number for comparing: digits, without Sweden's country code, and without the (0) that many write after it.
create function private.plain_phone(written text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(regexp_replace(written, '\D', '', 'g'), '^(00)?460?(?=\d{7})', '0')
$$;

-- A company's name for comparing: its words in plain spelling, without the form of the company. Null where nothing is left.
create function private.company_key(written text) returns text
language sql immutable parallel safe set search_path = ''
return nullif(btrim(regexp_replace(
  ' ' || private.plain_words(written) || ' ',
  ' (ab|aktiebolag|aktiebolaget|publ|hb|handelsbolag|kb|kommanditbolag|ekonomisk forening|ek for)(?= )', '', 'g'
)), '');

-- The rule of app/domain/telephone.ts: 8-15 digits with a plus before them if one likes, and separators that don't count.
-- Dots, slashes and tabs too: the form replaces them, another insert may not.
create function private.is_phone(written text) returns boolean
language sql immutable parallel safe set search_path = ''
return char_length(written) <= 100
  and written ~ '^[-./()[:space:]]*\+?[-./()[:space:]]*([0-9][-./()[:space:]]*){8,15}$';

-- Writing an article or changing a lead computes their generated columns, and storing a form checks its telephone number.
grant execute on function
  private.plain_words(text), private.plain_phone(text), private.plain_spelling(text), private.company_key(text)
to authenticated, service_role;
grant execute on function private.is_phone(text) to anon, authenticated, service_role;
