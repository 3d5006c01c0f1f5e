-- Demos at the admin: bookings are moved, cancelled and marked through functions that keep the rules, the settings are
-- changed by column, and every change raises a version, so that nothing is overwritten silently, and is written down.

alter table public.demo_bookings add column version integer not null default 1;
alter table public.demo_hosts add column version integer not null default 1;
alter table public.demo_settings add column version integer not null default 1;
comment on column public.demo_bookings.version is 'Raised by every change; a change at the admin names the version it was made on. So are those of hosts and settings.';
-- Bookings that were cancelled are listed by themselves.
create index demo_bookings_cancelled on public.demo_bookings (starts_at) where status = 'cancelled';

create or replace function private.revise_demo_booking() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  new.version := old.version + 1;
  if (new.starts_at, new.ends_at, new.host_id, new.platform, new.meeting_link, new.status = 'cancelled')
    is distinct from
    (old.starts_at, old.ends_at, old.host_id, old.platform, old.meeting_link, old.status = 'cancelled')
  then
    new.sequence := old.sequence + 1;
  end if;
  return new;
end
$$;

create function private.version_demo_host() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.version := old.version + 1;
  return new;
end
$$;
create trigger version_demo_host before update on public.demo_hosts
  for each row execute function private.version_demo_host();

create function private.version_demo_settings() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end
$$;
create trigger version_demo_settings before update on public.demo_settings
  for each row execute function private.version_demo_settings();

-- Who changed what. A visitor's own change is told, too, as nobody's of the admin, because the admin works from this.
create function private.log_demo_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.starts_at <> old.starts_at then
    insert into public.admin_log (kind, about, data)
    values ('demoMoved', new.id, jsonb_build_object('was', old.starts_at, 'now', new.starts_at));
  end if;
  if new.status <> old.status then
    insert into public.admin_log (kind, about) values (
      case new.status
        when 'cancelled' then 'demoCancelled' when 'no_show' then 'demoNoShow' when 'done' then 'demoHeld'
        else 'demoReopened'
      end,
      new.id
    );
  end if;
  if new.meeting_link is distinct from old.meeting_link and new.starts_at = old.starts_at then
    insert into public.admin_log (kind, about)
    values (case when new.meeting_link is null then 'demoLinkRemoved' else 'demoLink' end, new.id);
  end if;
  return null;
end
$$;
create trigger log_demo_change after update on public.demo_bookings
  for each row execute function private.log_demo_change();

create function private.log_demo_host() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    insert into public.admin_log (kind, about) values ('demoHostAdded', new.name);
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
create trigger log_demo_host after insert or update on public.demo_hosts
  for each row execute function private.log_demo_host();

-- What the rules were is kept with the change: their history.
create function private.log_demo_settings() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.admin_log (kind, data)
  values ('demoRules', jsonb_build_object(
    'was', to_jsonb(old) - '{only_row,version,updated_at}'::text[],
    'now', to_jsonb(new) - '{only_row,version,updated_at}'::text[]
  ));
  return null;
end
$$;
create trigger log_demo_settings after update on public.demo_settings
  for each row execute function private.log_demo_settings();

create function private.log_demo_day() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The server's own holidays are nobody's change.
  if auth.uid() is not null then
    insert into public.admin_log (kind, about) values (
      case when tg_op <> 'DELETE' and new.closed then 'demoDayClosed' else 'demoDayOpened' end,
      case when tg_op = 'DELETE' then old.day else new.day end
    );
  end if;
  return null;
end
$$;
create trigger log_demo_day after insert or update or delete on public.demo_closed_days
  for each row execute function private.log_demo_day();

revoke execute on function private.version_demo_host(), private.version_demo_settings(), private.log_demo_change(),
  private.log_demo_host(), private.log_demo_settings(), private.log_demo_day() from public;

-- By row: most who want a slot that many want change nothing, and shall not wait for each other here.
create trigger raise_admin_version after insert or update or delete on public.demo_bookings
  for each row execute function private.raise_admin_version();
create trigger raise_admin_version after insert or update on public.demo_hosts
  for each row execute function private.raise_admin_version();
create trigger raise_admin_version after update on public.demo_settings
  for each row execute function private.raise_admin_version();
create trigger raise_admin_version after insert or update or delete on public.demo_closed_days
  for each row execute function private.raise_admin_version();

-- Changes of a booking. Each gives "done", or why not: "changed" (somebody was first), "gone" (erased), "over" (in
-- the state it is in there is nothing to change). The emails follow by the triggers, as a visitor's own change has them.
create function private.require_lead_worker() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.works_leads() then
    raise exception using errcode = '42501', message = 'not of sales';
  end if;
end
$$;
revoke execute on function private.require_lead_worker() from public;

-- Also "closed" (no slot that is offered) and "taken".
create function public.admin_move_demo(booking uuid, known_version integer, slot timestamptz) returns text
language plpgsql security definer set search_path = '' as $$
declare
  kept public.demo_bookings;
begin
  perform private.require_lead_worker();
  select * into kept from public.demo_bookings where id = booking for update;
  return case
    when kept.id is null then 'gone'
    when kept.version <> known_version then 'changed'
    when kept.status <> 'booked' then 'over'
    when kept.starts_at = slot then 'done'
    when not private.demo_slot_is_open(slot, now()) then 'closed'
    when private.move_demo_booking(booking, slot) then 'done'
    else 'taken'
  end;
end
$$;

create function public.admin_cancel_demo(booking uuid, known_version integer) returns text
language plpgsql security definer set search_path = '' as $$
declare
  kept public.demo_bookings;
begin
  perform private.require_lead_worker();
  select * into kept from public.demo_bookings where id = booking for update;
  if kept.id is null then
    return 'gone';
  elsif kept.version <> known_version then
    return 'changed';
  elsif kept.status <> 'booked' or kept.ends_at <= now() then
    return 'over';
  end if;
  update public.demo_bookings set status = 'cancelled', cancelled_by = 'admin' where id = booking;
  return 'done';
end
$$;

-- How the meeting went, once it has begun: "no_show", "done", or "booked" to take that back.
create function public.admin_mark_demo(booking uuid, known_version integer, outcome text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  kept public.demo_bookings;
begin
  perform private.require_lead_worker();
  select * into kept from public.demo_bookings where id = booking for update;
  if kept.id is null then
    return 'gone';
  elsif kept.version <> known_version then
    return 'changed';
  elsif kept.status = 'cancelled' or kept.starts_at > now() or outcome not in ('booked', 'no_show', 'done') then
    return 'over';
  end if;
  update public.demo_bookings set status = outcome where id = booking;
  return 'done';
end
$$;

revoke execute on function public.admin_move_demo(uuid, integer, timestamptz), public.admin_cancel_demo(uuid, integer),
  public.admin_mark_demo(uuid, integer, text) from public, anon;
grant execute on function public.admin_move_demo(uuid, integer, timestamptz), public.admin_cancel_demo(uuid, integer),
  public.admin_mark_demo(uuid, integer, text) to authenticated;

grant update (meeting_link) on public.demo_bookings to authenticated;
grant select on public.demo_settings, public.demo_hosts, public.demo_closed_days to authenticated;
grant update (weekdays, opens, closes, slot_minutes, buffer_minutes, notice_minutes, change_until_minutes, weeks, close_on_eves)
  on public.demo_settings to authenticated;
grant insert (id, name, email, meet_link, teams_link), update (name, email, meet_link, teams_link, active)
  on public.demo_hosts to authenticated;
grant insert (day, reason_sv, reason_en), update (closed), delete on public.demo_closed_days to authenticated;

create policy admin_sets_links on public.demo_bookings for update to authenticated
  using (status = 'booked' and (select private.works_leads())) with check ((select private.works_leads()));
create policy admin_reads on public.demo_settings for select to authenticated using ((select private.works_leads()));
create policy admin_changes on public.demo_settings for update to authenticated
  using ((select private.works_leads())) with check ((select private.works_leads()));
create policy admin_reads on public.demo_hosts for select to authenticated using ((select private.works_leads()));
create policy admin_adds on public.demo_hosts for insert to authenticated with check ((select private.works_leads()));
create policy admin_changes on public.demo_hosts for update to authenticated
  using ((select private.works_leads())) with check ((select private.works_leads()));
create policy admin_reads on public.demo_closed_days for select to authenticated using ((select private.works_leads()));
create policy admin_adds on public.demo_closed_days for insert to authenticated
  with check (kind = 'admin' and (select private.works_leads()));
create policy admin_changes on public.demo_closed_days for update to authenticated
  using ((select private.works_leads())) with check ((select private.works_leads()));
-- A holiday that was deleted would come back.
create policy admin_removes_its_own on public.demo_closed_days for delete to authenticated
  using (kind = 'admin' and (select private.works_leads()));
create policy admin_reads_of_demos on public.admin_log for select to authenticated
  using (kind like 'demo%' and (select private.works_leads()));
create index admin_log_about on public.admin_log (about, id) where about is not null;
