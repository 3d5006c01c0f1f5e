-- Openings are written down and told to open browsers as everything else at the admin is.
create function private.log_opening() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null then
    insert into public.admin_log (kind, about) values (
      case
        when tg_op = 'INSERT' then 'openingAdded'
        when new.published and not old.published then 'openingPublished'
        when old.published and not new.published then 'openingWithdrawn'
        else 'openingChanged'
      end,
      new.slug
    );
  end if;
  return null;
end
$$;
revoke execute on function private.log_opening() from public;
create trigger log_opening after insert or update on public.openings
  for each row execute function private.log_opening();
create trigger raise_admin_version after insert or update on public.openings
  for each row execute function private.raise_admin_version();
