-- Starting the erasure of old data deletes as much as erasing persons does, and needs the same fresh second factor.
drop trigger want_fresh_factor on public.admin_log;
create trigger want_fresh_factor before insert on public.admin_log
  for each row when (new.kind in (
    'staffAdded', 'staffRole', 'staffActivated', 'staffDeactivated', 'staffRemoved', 'personExported', 'personErased',
    'retentionRun'
  )) execute function private.want_fresh_factor();
