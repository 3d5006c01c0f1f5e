-- What somebody at the company does with a demo is told, whatever its visitor has got before: no stranger sets it
-- going. The link of a meeting is such a thing by itself; a move and a cancellation are, when the log names who.
create or replace function private.hold_confirmation() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  mailbox text := private.mailbox_of(new.recipient);
  last_hour bigint;
  last_day bigint;
begin
  if new.about = 'demo_booking' and (new.kind like 'link-%' or exists (
    select from (
      select actor from public.admin_log
      where about = new.about_id::text
        and kind = case when new.kind like 'moved-%' then 'demoMoved' when new.kind like 'cancelled-%' then 'demoCancelled' end
      order by id desc limit 1
    ) latest where actor is not null
  )) then
    return new;
  end if;
  -- Emails to the same mailbox take turns, on every node.
  perform pg_advisory_xact_lock(7310005, hashtext(mailbox));
  -- One that was begun before keeps its place among them.
  if exists (
    select from public.mail_deliveries
    where about = new.about and about_id = new.about_id and kind = new.kind
  ) then
    return new;
  end if;
  select count(*) filter (where created_at > now() - interval '1 hour'), count(*)
    into last_hour, last_day
    from public.mail_deliveries
    where private.mailbox_of(recipient) = mailbox and private.is_confirmation(about, kind) and status <> 'held'
      and kind not like 'link-%' and created_at > now() - interval '1 day';
  if last_hour >= 3 or last_day >= 10 then
    new.status := 'held';
    new.attempts := 0;
  end if;
  return new;
end
$$;
