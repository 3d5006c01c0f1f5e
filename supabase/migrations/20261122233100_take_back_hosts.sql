-- Adding a host is undone as long as nothing has come of it: nobody has changed it, and no meeting was ever its.

create or replace function private.log_demo_host() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    insert into public.admin_log (kind, about) values ('demoHostAdded', new.name);
  elsif tg_op = 'DELETE' then
    insert into public.admin_log (kind, about) values ('demoHostRemoved', old.name);
  else
    if (new.name, new.email, new.meet_link, new.teams_link)
      is distinct from (old.name, old.email, old.meet_link, old.teams_link) then
      insert into public.admin_log (kind, about) values ('demoHostChanged', new.name);
    end if;
    if new.active <> old.active then
      insert into public.admin_log (kind, about)
      values (case when new.active then 'demoHostActive' else 'demoHostPaused' end, new.name);
    end if;
  end if;
  return null;
end
$$;
create trigger log_removed_demo_host after delete on public.demo_hosts
  for each row execute function private.log_demo_host();
create trigger raise_admin_version_for_removed after delete on public.demo_hosts
  for each row execute function private.raise_admin_version();

grant delete on public.demo_hosts to authenticated;
create policy admin_takes_back on public.demo_hosts for delete to authenticated
  using (
    (select private.works_leads()) and version = 1
    and not exists (select from public.demo_bookings where host_id = demo_hosts.id)
  );
