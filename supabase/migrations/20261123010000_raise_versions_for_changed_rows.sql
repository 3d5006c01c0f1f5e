-- The versions that tell admins and page caches of a change rise when rows have changed, never for a statement that
-- found none: file_leads() runs every second, and each rise makes every open tab of the admin read its page again.

-- For statement triggers. The rows that came or went are called `changed`; of an update, `new_rows` and `old_rows`.
create function private.raise_admin_version_for_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  has_changed boolean;
begin
  if tg_op = 'UPDATE' then
    has_changed := exists (
      select from new_rows join old_rows on old_rows.id = new_rows.id where new_rows is distinct from old_rows
    );
  else
    has_changed := exists (select from changed);
  end if;
  if has_changed then
    update private.admin_changes set version = version + 1;
  end if;
  return null;
end
$$;

create function private.raise_content_version_for_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  has_changed boolean;
  raised bigint;
begin
  if tg_op = 'UPDATE' then
    has_changed := exists (
      select from new_rows join old_rows on old_rows.id = new_rows.id where new_rows is distinct from old_rows
    );
  else
    has_changed := exists (select from changed);
  end if;
  if has_changed then
    update private.content_version set version = version + 1 returning version into raised;
    perform pg_notify('content_changed', raised::text);
  end if;
  return null;
end
$$;
revoke execute on function private.raise_admin_version_for_rows(), private.raise_content_version_for_rows() from public;

drop trigger raise_admin_version on public.leads;
create trigger raise_admin_version_for_new after insert on public.leads
  referencing new table as changed for each statement execute function private.raise_admin_version_for_rows();
create trigger raise_admin_version_for_changed after update on public.leads
  referencing new table as new_rows old table as old_rows
  for each statement execute function private.raise_admin_version_for_rows();
create trigger raise_admin_version_for_removed after delete on public.leads
  referencing old table as changed for each statement execute function private.raise_admin_version_for_rows();

drop trigger raise_admin_version on public.lead_notes;
create trigger raise_admin_version_for_new after insert on public.lead_notes
  referencing new table as changed for each statement execute function private.raise_admin_version_for_rows();
create trigger raise_admin_version_for_removed after delete on public.lead_notes
  referencing old table as changed for each statement execute function private.raise_admin_version_for_rows();

drop trigger raise_admin_version on public.lead_replies;
create trigger raise_admin_version_for_new after insert on public.lead_replies
  referencing new table as changed for each statement execute function private.raise_admin_version_for_rows();

-- A truncation of these tables still raises the version by itself.
drop trigger raise_content_version on public.news_articles;
create trigger raise_content_version after truncate on public.news_articles
  for each statement execute function private.raise_content_version();
create trigger raise_content_version_for_new after insert on public.news_articles
  referencing new table as changed for each statement execute function private.raise_content_version_for_rows();
create trigger raise_content_version_for_changed after update on public.news_articles
  referencing new table as new_rows old table as old_rows
  for each statement execute function private.raise_content_version_for_rows();
create trigger raise_content_version_for_removed after delete on public.news_articles
  referencing old table as changed for each statement execute function private.raise_content_version_for_rows();

drop trigger raise_content_version on public.openings;
create trigger raise_content_version after truncate on public.openings
  for each statement execute function private.raise_content_version();
create trigger raise_content_version_for_new after insert on public.openings
  referencing new table as changed for each statement execute function private.raise_content_version_for_rows();
create trigger raise_content_version_for_changed after update on public.openings
  referencing new table as new_rows old table as old_rows
  for each statement execute function private.raise_content_version_for_rows();
create trigger raise_content_version_for_removed after delete on public.openings
  referencing old table as changed for each statement execute function private.raise_content_version_for_rows();

-- These raise it by the row already; an update that leaves the row as it was is no change.
drop trigger raise_admin_version on public.demo_bookings;
create trigger raise_admin_version after insert or delete on public.demo_bookings
  for each row execute function private.raise_admin_version();
create trigger raise_admin_version_for_changed after update on public.demo_bookings
  for each row when (old.* is distinct from new.*) execute function private.raise_admin_version();

drop trigger raise_admin_version on public.demo_hosts;
create trigger raise_admin_version after insert on public.demo_hosts
  for each row execute function private.raise_admin_version();
create trigger raise_admin_version_for_changed after update on public.demo_hosts
  for each row when (old.* is distinct from new.*) execute function private.raise_admin_version();

drop trigger raise_admin_version on public.demo_settings;
create trigger raise_admin_version after update on public.demo_settings
  for each row when (old.* is distinct from new.*) execute function private.raise_admin_version();

drop trigger raise_admin_version on public.demo_closed_days;
create trigger raise_admin_version after insert or delete on public.demo_closed_days
  for each row execute function private.raise_admin_version();
create trigger raise_admin_version_for_changed after update on public.demo_closed_days
  for each row when (old.* is distinct from new.*) execute function private.raise_admin_version();

drop trigger raise_admin_version on public.openings;
create trigger raise_admin_version after insert on public.openings
  for each row execute function private.raise_admin_version();
create trigger raise_admin_version_for_changed after update on public.openings
  for each row when (old.* is distinct from new.*) execute function private.raise_admin_version();

drop trigger raise_admin_version on public.figures;
create trigger raise_admin_version after update on public.figures
  for each row when (old.* is distinct from new.*) execute function private.raise_admin_version();
drop trigger raise_content_version on public.figures;
create trigger raise_content_version after insert or delete on public.figures
  for each row execute function private.raise_content_version();
create trigger raise_content_version_for_changed after update on public.figures
  for each row when (old.* is distinct from new.*) execute function private.raise_content_version();
