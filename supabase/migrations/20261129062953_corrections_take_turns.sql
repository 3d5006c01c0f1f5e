-- Who changes a company or an address first waits for its keys to be free. The triggers that run after the change lock
-- them for a new key together with others, and for an erased one alone: two such changes at once waited for each other,
-- and PostgreSQL ended one of them.
create function private.lock_companies_of_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_companies(true);
  return new;
end
$$;
create trigger companies_are_locked before update of company, email on public.leads
  for each row when (old.company is distinct from new.company or old.email is distinct from new.email)
  execute function private.lock_companies_of_change();
create trigger companies_are_locked before update of company, email on public.demo_bookings
  for each row when (old.company is distinct from new.company or old.email is distinct from new.email)
  execute function private.lock_companies_of_change();
