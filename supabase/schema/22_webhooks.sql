-- Webhooks: other systems that are told what happens to leads (app/webhooks/webhook.ts has the rules). Administrators manage
-- them, and only the site itself delivers. No payload is stored: it is made from the lead when it is sent.

create table public.webhooks (
  id uuid primary key,
  name text not null check (name = btrim(name, E' \t\n\r') and char_length(name) between 1 and 60),
  url text not null check (url ~ '^https?://' and char_length(url) <= 2000),
  events text[] not null check (
    events <@ array['lead.created', 'offer.accepted', 'order.changed'] and cardinality(events) between 1 and 3
  ),
  secret text not null,
  previous_secret text,
  previous_until timestamptz,
  failing_since timestamptz,
  off_since timestamptz,
  off_reason text check (off_reason in ('paused', 'gone', 'failing')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  constraint an_earlier_secret_ends check ((previous_secret is null) = (previous_until is null)),
  constraint off_for_a_reason check ((off_since is null) = (off_reason is null))
);
comment on table public.webhooks is 'Receivers of events. Each is told by signed requests (Standard Webhooks).';
comment on column public.webhooks.secret is 'Encrypted by the secrets key (backend/auth/secret-box.ts), like previous_secret.';
comment on column public.webhooks.previous_secret is 'The secret before the last rotation, which also signs until previous_until.';
comment on column public.webhooks.failing_since is 'The first attempt that failed since the last one that succeeded.';
comment on column public.webhooks.off_reason is 'paused: by an administrator. gone: the receiver answered 410. failing: every attempt failed for days.';

create table public.webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  webhook_id uuid not null references public.webhooks (id) on delete cascade,
  event text not null check (event in ('lead.created', 'offer.accepted', 'order.changed', 'webhook.test')),
  lead_id uuid references public.leads (id) on delete cascade,
  happened_at timestamptz not null default now(),
  status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  attempted_at timestamptz,
  next_at timestamptz default now(),
  response_code integer check (response_code between 100 and 999),
  problem text check (problem in ('address', 'name', 'connection', 'certificate', 'timeout')),
  milliseconds integer check (milliseconds >= 0),
  constraint only_a_test_is_about_no_lead check ((event = 'webhook.test') = (lead_id is null))
);
create index webhook_deliveries_by_webhook on public.webhook_deliveries (webhook_id, happened_at desc, id desc);
create index webhook_deliveries_by_lead on public.webhook_deliveries (lead_id) where lead_id is not null;
create index webhook_deliveries_by_time on public.webhook_deliveries (happened_at);
comment on table public.webhook_deliveries is 'The log of deliveries, without payloads. A row is deleted with its lead, and 30 days after it happened.';
comment on column public.webhook_deliveries.id is 'The webhook-id of every attempt, so that a receiver knows one that it has.';
comment on column public.webhook_deliveries.next_at is 'When it is sent next; null when nothing is planned.';

-- Queues a delivery to run at a time, in place of its job so far. The deliveries of one receiver take turns, so that one
-- that does not answer holds up no other, and they run after emails.
create function private.queue_webhook(delivery uuid, receiver uuid, at_moment timestamptz) returns void
language sql security definer set search_path = '' as $$
  select graphile_worker.add_job(
    'deliver-webhook', private.with_request_id(json_build_object('id', delivery)), queue_name => 'webhook:' || receiver,
    run_at => at_moment, job_key => 'webhook:' || delivery, priority => 10
  )
$$;

-- Tells the receivers of an event about a lead, in the transaction in which it happens. Without any it is one look at an
-- empty table.
create function private.queue_webhooks(what text, lead uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  receiver uuid;
  delivery uuid;
begin
  for receiver in select id from public.webhooks where what = any (events) and off_since is null order by id loop
    insert into public.webhook_deliveries (webhook_id, event, lead_id) values (receiver, what, lead)
    returning id into delivery;
    perform private.queue_webhook(delivery, receiver, now());
  end loop;
end
$$;

grant execute on function private.queue_webhook(uuid, uuid, timestamptz), private.queue_webhooks(text, uuid) to service_role;

-- A secret is shown once, when it is made, and never read by the staff's own role.
grant select (id, name, url, events, previous_until, failing_since, off_since, off_reason, version, created_at)
  on public.webhooks to authenticated;
grant select on public.webhook_deliveries to authenticated;
grant select, insert, update, delete on public.webhooks, public.webhook_deliveries to service_role;
-- After a change of the secrets key the sign-in encrypts them again (backend/auth/seal-stored.ts).
grant select (id, secret, previous_secret), update (secret, previous_secret) on public.webhooks to site_auth;

create policy administrators_read on public.webhooks for select to authenticated
  using ((select private.is_administrator()));
create policy administrators_read on public.webhook_deliveries for select to authenticated
  using ((select private.is_administrator()));
-- The site works by itself, or for an administrator.
create policy service_role_works on public.webhooks for all to service_role
  using ((select private.is_for_administrator())) with check ((select private.is_for_administrator()));
create policy service_role_works on public.webhook_deliveries for all to service_role
  using ((select private.is_for_administrator())) with check ((select private.is_for_administrator()));
create policy site_auth_seals on public.webhooks for all to site_auth using (true) with check (true);

create trigger raise_version before update of name, url, events, secret, off_since on public.webhooks
  for each row execute function private.raise_version();
create trigger tell_changed after insert or update or delete on public.webhooks
  for each row execute function private.tell_changed('admin_changed');
create trigger tell_changed after insert or update on public.webhook_deliveries
  for each row execute function private.tell_changed('admin_changed');
create constraint trigger want_entry after insert or update or delete on public.webhooks deferrable initially deferred
  for each row execute function private.want_entry();
