-- Filing every row that is not filed yet, however old, goes in batches: a statement of the site has ten seconds.
drop function private.file_all_leads();
create function private.file_old_leads(most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  before bigint;
begin
  perform pg_advisory_xact_lock(7310004);
  select sum(rows) into before from public.lead_counts;
  perform private.file_contact_requests(most, interval '100 years');
  perform private.file_quote_requests(most, interval '100 years');
  perform private.file_express_orders(most, interval '100 years');
  return (select sum(rows) from public.lead_counts) - before;
end
$$;
revoke execute on function private.file_old_leads(integer) from public;
grant execute on function private.file_old_leads(integer) to service_role;
