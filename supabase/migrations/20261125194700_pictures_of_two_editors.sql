-- Of two editors who describe one picture the second is told who was first, which the log knows.
create policy staff_reads_of_media on public.admin_log for select to authenticated
  using (kind like 'media%' and (select private.writes_news()));

-- Open pages of pictures show what a colleague uploads, describes and erases.
create trigger tell_admin_changed after insert or delete on public.media
  for each row execute function private.tell_admin_changed();
create trigger tell_admin_changed_by_update after update on public.media
  for each row when (old.* is distinct from new.*) execute function private.tell_admin_changed();
