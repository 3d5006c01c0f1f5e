-- Emails about every kind of thing in one list: which table it stands in, its id, and which of its emails.

alter table public.mail_deliveries rename column request_id to about_id;
alter table public.mail_deliveries drop constraint mail_deliveries_request_id_fkey;
alter table public.mail_deliveries drop constraint mail_deliveries_request_id_kind_key;
alter table public.mail_deliveries drop constraint mail_deliveries_kind_check;
alter table public.mail_deliveries
  add column about text not null default 'contact_request',
  add constraint about_is_known check (
    about in ('contact_request', 'quote_request', 'express_order', 'demo_booking', 'account', 'reply')
  ),
  add constraint kind_bounds check (kind ~ '^[a-z0-9_-]{1,40}$'),
  add constraint one_delivery_for_a_email unique (about, about_id, kind);
alter table public.mail_deliveries alter column about drop default;

comment on table public.mail_deliveries is 'Every email and how far it got; goes when what it is about is erased.';
comment on column public.mail_deliveries.kind is 'Which email about it, e.g. admin or visitor.';

-- Erases what was queued and sent about a row, whoever erases the row. Its payload or its recipient may name
-- a visitor. Arguments of the trigger: what mail_deliveries calls the thing, and the beginning of its job's key.
create function private.erase_emails() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform graphile_worker.remove_job(tg_argv[1] || ':' || old.id);
  delete from public.mail_deliveries where about = tg_argv[0] and about_id = old.id;
  return null;
end
$$;
revoke execute on function private.erase_emails() from public;

drop trigger erase_contact_request_job on public.contact_requests;
drop function private.erase_contact_request_job();
create trigger erase_emails after delete on public.contact_requests
  for each row execute function private.erase_emails('contact_request', 'contact-request');

-- An email that is noted while its thing is being erased would outlast it: a delivery needs its thing.
create function private.keep_no_orphan_email() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_there boolean;
begin
  if new.about in ('contact_request', 'quote_request', 'express_order', 'demo_booking') then
    execute format('select exists (select from public.%I where id = $1 for share)', new.about || 's')
      into is_there using new.about_id;
    if not is_there then
      return null;
    end if;
  end if;
  return new;
end
$$;
revoke execute on function private.keep_no_orphan_email() from public;
create trigger keep_no_orphan_email before insert on public.mail_deliveries
  for each row execute function private.keep_no_orphan_email();
