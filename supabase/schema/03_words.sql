-- The services and the kinds of requests; how searches and keys compare words, names and telephone numbers.

-- The services of app/domain/services.ts: all of them, those that can be ordered, and those that have openings. A test
-- compares both files. The checks of all tables use these functions.
create function private.services() returns text[]
language sql immutable parallel safe set search_path = ''
return array['guard', 'orderGuard', 'entranceHost', 'training'];

create function private.ordered_services() returns text[]
language sql immutable parallel safe set search_path = ''
return array['guard', 'orderGuard', 'entranceHost'];

create function private.job_roles() returns text[]
language sql immutable parallel safe set search_path = ''
return array['guard', 'orderGuard', 'entranceHost'];

-- The kinds of requests of app/domain/request-kinds.ts, and what one of each is called, in the same order.
create function private.request_kinds() returns text[]
language sql immutable parallel safe set search_path = ''
return array['contact', 'quote', 'order'];

create function private.request_names() returns text[]
language sql immutable parallel safe set search_path = ''
return array['contact_request', 'quote_request', 'express_order'];

-- The table with the requests of a kind.
create function private.request_table(kind text) returns text
language sql immutable parallel safe set search_path = ''
return (private.request_names())[array_position(private.request_kinds(), kind)] || 's';

-- A check runs with the rights of the role that writes the row.
grant execute on function private.services(), private.ordered_services(), private.job_roles(), private.request_kinds(),
  private.request_names()
to anon, authenticated, service_role;

-- The words of a text as the search for leads and customers compares them: in lower case, letters without accents.
-- Generated columns use it, so the search passes what was typed and it is folded here too. Its body is parsed when it is
-- created and not at each call, because roles that change a lead call it and have no rights on the schema private.
create function private.plain_words(written text) returns text
language sql immutable parallel safe set search_path = ''
return regexp_replace(
  translate(
    replace(replace(replace(replace(
      regexp_replace(
        lower(normalize(written, nfd)),
        '[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]', '', 'g'
      ), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'),
    'øłđðħıŧ', 'olddhit'
  ),
  '[^[:alnum:]]+', ' ', 'g'
);

-- A phone number for comparison: its digits without Sweden's country code and the (0) that many write after it.
create function private.plain_phone(written text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(regexp_replace(written, '\D', '', 'g'), '^(00)?460?(?=\d{7})', '0')
$$;

-- A company's name for comparison: its words in plain spelling, without the form of the company. Null when nothing is
-- left.
create function private.company_key(written text) returns text
language sql immutable parallel safe set search_path = ''
return nullif(btrim(regexp_replace(
  ' ' || private.plain_words(written) || ' ',
  ' (ab|aktiebolag|aktiebolaget|publ|hb|handelsbolag|kb|kommanditbolag|ekonomisk forening|ek for)(?= )', '', 'g'
)), '');

-- The bounds of a telephone number. Whether it is one, app/domain/telephone.ts decides, and only the site stores it.
create function private.may_be_phone(written text) returns boolean
language sql immutable parallel safe set search_path = ''
return written ~ '^[-+() 0-9]{8,100}$';

-- Generated columns and checks are computed with the rights of the role that writes the row.
grant execute on function private.plain_words(text), private.plain_phone(text), private.company_key(text)
to authenticated, service_role;
grant execute on function private.may_be_phone(text) to service_role;
