-- A number that several people have given may be a switchboard's: what has only the number may be anybody's. With a
-- null number, the ties of an address are only what was sent with it, and notes that mention the number are not theirs.
create or replace function private.person_ties(wanted_email text, wanted_phone text)
returns table (emails text[], phones text[], others text[], forms uuid[])
language plpgsql stable security definer set search_path = '' as $$
declare
  asked_email text := nullif(lower(btrim(wanted_email)), '');
  asked_phone text := nullif(private.plain_phone(wanted_phone), '');
  direct_emails text[];
begin
  emails := array_remove(array[asked_email], null);
  phones := array_remove(array[asked_phone], null);
  -- A number alone leads to an address where only one person has given it.
  if asked_email is null then
    select array_agg(distinct form.email) into direct_emails
    from private.forms_by('{}', phones) form where form.email is not null;
    if cardinality(direct_emails) = 1 then
      emails := direct_emails;
    end if;
  end if;
  if wanted_phone is not null then
    phones := array(
      select unnest(phones) union
      select form.phone from private.forms_by(emails, '{}') form where form.phone is not null and form.email = any (emails)
    );
  end if;
  select
    coalesce(array_agg(distinct form.id) filter (
      where form.email is null or form.email = any (emails) or form.phone = asked_phone or form.by_email), '{}'),
    coalesce(array_agg(distinct form.email) filter (
      where not form.by_email and form.email is not null and form.email <> all (emails)), '{}')
  into forms, others
  from (
    select *, true as by_email from private.forms_by(emails, '{}')
    union all select *, false from private.forms_by('{}', phones)
  ) form;
  return next;
end
$$;

-- As before, for customers of whom no number is known.
create or replace function public.customer_rows(of_kind text, named_by uuid) returns table (id uuid, is_demo boolean)
language plpgsql stable security definer set search_path = '' as $$
declare
  known record;
  forms uuid[];
  org_numbers text[];
begin
  perform private.require_lead_worker();
  select each.* into known from private.customer_rows each where each.id = named_by and not each.is_spam;
  if known.id is null or (of_kind = 'company' and known.company_key is null) then
    return;
  elsif of_kind = 'company' then
    org_numbers := array(
      select distinct lead.org_number from public.leads lead
      where lead.company_key = known.company_key and lead.org_number is not null
    );
    return query select each.id, each.is_demo from private.customer_rows each
      where (each.company_key = known.company_key or each.org_number = any (org_numbers)) and not each.is_spam
      order by each.created_at desc limit 500;
  else
    select ties.forms into forms from private.person_ties(known.email, coalesce(known.phone, '')) ties;
    return query select each.id, each.is_demo from private.customer_rows each
      where (each.id = any (forms) or each.id = named_by) and not each.is_spam
      order by each.created_at desc limit 500;
  end if;
end
$$;
