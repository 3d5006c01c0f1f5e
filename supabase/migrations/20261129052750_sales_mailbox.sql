-- Emails to the company's sales mailbox, which its mail host forwards to the site: each joins its sender's open lead, or
-- becomes one. Limits of their own keep a flood of them from those to the signed addresses of leads.

alter table public.incoming_emails
  add column came_by text not null default 'reply' check (came_by in ('reply', 'sales', 'lead'));
comment on column public.incoming_emails.came_by is 'reply: to the signed address of its lead. sales: to the sales mailbox. lead: to the sales mailbox, and it became its lead.';

insert into private.rate_limits (action, max_hits, window_seconds, proof_after) values
  -- By the sender of the envelope. A mail host that forwards may name itself there, so it is the limit of a whole mailbox.
  ('sales_envelope', 300, 86400, null),
  -- By the address in From.
  ('sales_sender', 20, 86400, null),
  -- All leads that emails become in a day.
  ('sales_lead', 100, 86400, null);

-- What was stored in a day of the emails that came in one of these ways, of all leads and of one.
create function private.incoming_in_a_day(ways text[], lead uuid, out emails bigint, out bytes bigint, out emails_of_lead bigint, out bytes_of_lead bigint)
language sql stable security definer set search_path = '' as $$
  select count(distinct email.id), coalesce(sum(file.size), 0)::bigint,
    count(distinct email.id) filter (where email.lead_id = lead),
    coalesce(sum(file.size) filter (where email.lead_id = lead), 0)::bigint
  from public.incoming_emails email left join public.incoming_email_files file on file.incoming_email_id = email.id
  where email.created_at > now() - interval '1 day' and email.came_by = any (ways)
$$;

-- As in 1.0.0, without the emails to the sales mailbox.
create or replace function private.admit_incoming_email(lead uuid, last_day integer, signature bytea) returns text
language plpgsql security definer set search_path = '' as $$
declare
  stored record;
begin
  perform private.count_hit('incoming_email');
  if not private.is_signature(encode(signature, 'hex'), encode(private.reply_address_signature(lead, last_day), 'hex'))
    or last_day < extract(epoch from now()) / 86400
    or not exists (select from public.leads where id = lead)
  then
    return 'unknown';
  end if;
  select * into stored from private.incoming_in_a_day(array['reply'], lead);
  return case
    when stored.emails_of_lead >= 50 or stored.bytes_of_lead >= 50000000 then 'full'
    when stored.emails >= 500 or stored.bytes >= 500000000 then 'full'
    else 'ok'
  end;
end
$$;

-- Whether an email to the sales mailbox is accepted: "ok", or "full", after which its sender's server tries again for
-- days. Limits for a day: 300 emails and 300 MB. Counts a hit of the client and of the envelope's sender.
create function private.admit_sales_email(envelope_sender text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  stored record;
begin
  perform private.count_hit('incoming_email');
  perform private.count_hit('sales_envelope', 'sales envelope ' || lower(envelope_sender));
  select * into stored from private.incoming_in_a_day(array['sales', 'lead'], null);
  return case when stored.emails >= 300 or stored.bytes >= 300000000 then 'full' else 'ok' end;
end
$$;

-- Emails of one sender to the sales mailbox take turns until the transaction ends, so that two at once become one lead.
-- Counts a hit of the sender.
create function private.begin_sales_email(sender text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(7310006, hashtext(lower(sender)));
  perform private.count_hit('sales_sender', 'sales sender ' || lower(sender));
end
$$;

-- Counts a lead that an email becomes.
create function private.count_sales_lead() returns void
language sql security definer set search_path = '' as $$ select private.count_hit('sales_lead', 'all sales leads') $$;

-- Whether an address is that of somebody on the staff, also of somebody who is suspended.
create function private.is_address_of_staff(address text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.users join public.staff on staff.user_id = users.id where lower(users.email) = lower(address)
  )
$$;

create table private.received_emails (
  mailbox text primary key check (mailbox in ('reply', 'sales')),
  last_at timestamptz not null default now()
);
comment on table private.received_emails is 'When the last email came to the signed addresses and to the sales mailbox, also one that changed nothing: for the checks of the installation.';
alter table private.received_emails enable row level security;

create function private.note_received_email(to_mailbox text) returns void
language sql security definer set search_path = '' as $$
  insert into private.received_emails (mailbox) values (to_mailbox)
  on conflict (mailbox) do update set last_at = excluded.last_at
$$;

-- What the checks of the installation say of incoming emails and of meeting links: how many active sales reps have none
-- of their own where there is no common one either.
create function private.inbound_facts() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'reply', (select last_at from private.received_emails where mailbox = 'reply'),
    'sales', (select last_at from private.received_emails where mailbox = 'sales'),
    'withoutLink', (
      select count(*) from public.sales_reps rep left join public.demo_settings settings on true
      where rep.active and (coalesce(rep.meet_link, settings.meet_link) is null
        or coalesce(rep.teams_link, settings.teams_link) is null))
  )
$$;

grant execute on function
  private.admit_sales_email(text), private.begin_sales_email(text), private.count_sales_lead(),
  private.is_address_of_staff(text), private.note_received_email(text), private.inbound_facts()
to service_role;

-- Whether an email was stored before is asked before it is known with which lead.
create index incoming_emails_by_message on public.incoming_emails (message_id);
