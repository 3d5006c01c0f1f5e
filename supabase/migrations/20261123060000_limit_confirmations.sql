-- A visitor's address is not verified: whoever fills in a form can name somebody else's. So one mailbox gets at most
-- three confirmations an hour and ten a day, of all kinds together. What is beyond is held back, the request itself
-- is kept and the company is told all the same.

alter table public.mail_deliveries drop constraint mail_deliveries_status_check;
alter table public.mail_deliveries add constraint mail_deliveries_status_check
  check (status in ('waiting', 'sent', 'failed', 'held'));
comment on column public.mail_deliveries.status is
  'waiting: not sent yet, will be tried again. failed: given up after the last attempt. held: never sent, its recipient had got enough confirmations.';

-- The mailbox that an address reaches: capitals, "+tag" and Gmail's dots make no other one.
create function private.mailbox_of(address text) returns text
language sql immutable strict set search_path = '' as $$
  select case
    when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
    else name || '@' || domain
  end
  from (values (
    regexp_replace(lower(substring(address from '^(.*)@')), '\+.*$', ''),
    lower(substring(address from '@([^@]*)$'))
  )) as parts (name, domain)
$$;

-- Whether an email goes to an address that a stranger typed into a form, without anybody at the company having read it.
create function private.is_confirmation(about text, kind text) returns boolean
language sql immutable set search_path = '' as $$
  select case about
    when 'demo_booking' then kind not like 'host-%'
    else about in ('contact_request', 'quote_request', 'express_order') and kind = 'visitor'
  end
$$;

create index mail_deliveries_confirmations
  on public.mail_deliveries (private.mailbox_of(recipient), created_at)
  where private.is_confirmation(about, kind) and status <> 'held';

create function private.hold_confirmation() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  mailbox text := private.mailbox_of(new.recipient);
  last_hour bigint;
  last_day bigint;
begin
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
      and created_at > now() - interval '1 day';
  if last_hour >= 3 or last_day >= 10 then
    new.status := 'held';
    new.attempts := 0;
  end if;
  return new;
end
$$;
create trigger hold_confirmation before insert on public.mail_deliveries
  for each row when (private.is_confirmation(new.about, new.kind))
  execute function private.hold_confirmation();

revoke execute on function private.hold_confirmation(), private.mailbox_of(text), private.is_confirmation(text, text)
  from public;
-- Whoever writes a delivery has its index and its trigger's condition worked out as itself.
grant execute on function private.mailbox_of(text), private.is_confirmation(text, text) to service_role;

-- One sender had 45 forms taken in ten minutes before any work was asked for: three kinds, 15 of each.
update private.rate_limits set proof_after = 5
where action in ('contact_request', 'quote_request', 'express_order', 'demo_booking');
