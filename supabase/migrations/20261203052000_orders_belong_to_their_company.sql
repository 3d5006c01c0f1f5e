-- A company's page shows the orders of its people, too: the express order has no field for the company, so an order of
-- somebody whose other request named one was missing there.

-- The company that a person named last, by their address; null for none.
create function private.company_of(address text) returns text
language sql stable security definer set search_path = '' as $$
  select named.company_key from private.customer_rows named
  where named.email_key = address and named.company_key is not null and not named.is_spam
  order by named.created_at desc, named.id desc limit 1
$$;
revoke all on function private.company_of(text) from public, anon, authenticated, service_role;

-- As before, with the leads without a company whose sender named it last.
create or replace function public.customer_rows(of_kind text, named_by uuid) returns table (id uuid, is_demo boolean)
language plpgsql stable security definer set search_path = '' as $$
declare
  known record;
  forms uuid[];
  org_numbers text[];
  addresses text[];
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
    addresses := array(
      select distinct each.email_key from private.customer_rows each
      where each.company_key = known.company_key and each.email_key is not null and not each.is_spam limit 500
    );
    return query select each.id, each.is_demo from private.customer_rows each
      where not each.is_spam and (each.company_key = known.company_key or each.org_number = any (org_numbers)
        or (each.email_key = any (addresses) and each.company_key is null
          and private.company_of(each.email_key) = known.company_key))
      order by each.created_at desc limit 500;
  else
    select ties.forms into forms from private.person_ties(known.email, coalesce(known.phone, '')) ties;
    return query select each.id, each.is_demo from private.customer_rows each
      where (each.id = any (forms) or each.id = named_by) and not each.is_spam
      order by each.created_at desc limit 500;
  end if;
end
$$;
