-- Keys of the API (app/api), and what other systems may do with one. The role api_client serves their requests: it only
-- reads, and each policy asks whether the key has the scope for it, so that a key can do no more than its scopes say,
-- whatever the code asks for. What a system reports is written by the site (service_role) on behalf of api_client.

create function private.api_scopes() returns text[]
language sql immutable parallel safe set search_path = ''
return array['leads:read', 'orders:read', 'orders:report'];
grant execute on function private.api_scopes() to authenticated;

create table public.api_keys (
  id uuid primary key,
  name text not null check (name = btrim(name, E' \t\n\r') and char_length(name) between 1 and 60),
  ending text not null check (char_length(ending) = 4),
  key_hash bytea not null unique check (length(key_hash) = 32),
  scopes text[] not null check (scopes <@ private.api_scopes() and cardinality(scopes) > 0),
  created_by uuid default auth.uid() references public.staff (user_id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz
);
-- The timeline and the log name a key, so no two that are in use have the same name.
create unique index api_keys_by_name on public.api_keys (lower(name)) where revoked_at is null;
comment on table public.api_keys is 'Keys of the API. A revoked one stays, since the log names it.';
comment on column public.api_keys.name is 'The system that has the key; who did it in timelines and the log.';
comment on column public.api_keys.ending is 'The last characters of the key, by which its owner recognises it.';
comment on column public.api_keys.key_hash is 'SHA-256 of the key, which is shown once and stored nowhere. It is 256 random bits, so that a plain hash is enough.';
comment on column public.api_keys.last_used_at is 'To the minute.';

grant select (id, name, ending, scopes, created_by, created_at, expires_at, last_used_at, revoked_at)
  on public.api_keys to authenticated;
grant insert (id, name, ending, key_hash, scopes, expires_at), update (revoked_at) on public.api_keys to authenticated;

create policy administrators_read on public.api_keys for select to authenticated
  using ((select private.is_administrator()));
create policy administrators_add on public.api_keys for insert to authenticated
  with check (created_by = auth.uid() and (select private.is_administrator()));
create policy administrators_revoke on public.api_keys for update to authenticated
  using (revoked_at is null and (select private.is_administrator()))
  with check (revoked_at is not null);

create function private.log_api_key() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.admin_log (kind, about, data)
  values (
    case tg_op when 'INSERT' then 'apiKeyMade' else 'apiKeyRevoked' end, new.name,
    jsonb_build_object('scopes', to_jsonb(new.scopes))
  );
  return null;
end
$$;
create trigger log_made after insert on public.api_keys for each row execute function private.log_api_key();
create trigger log_revoked after update of revoked_at on public.api_keys
  for each row execute function private.log_api_key();
create trigger tell_changed after insert or delete on public.api_keys
  for each row execute function private.tell_changed('admin_changed');
create trigger tell_revoked after update of revoked_at on public.api_keys
  for each row execute function private.tell_changed('admin_changed');

-- Counts a request and opens its key: {id, name, scopes}; null when there is no such key, or it is revoked or has expired;
-- {retryAfter} when the key, or a client without one, has made too many requests: the seconds until it may make more.
create function private.open_api_key(hash bytea) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  opened public.api_keys;
  counted text;
begin
  select * into opened from public.api_keys
  where key_hash = hash and revoked_at is null and (expires_at is null or expires_at > now());
  counted := case when found then 'api_key' else 'api_unknown_key' end;
  begin
    perform private.count_hit(counted, opened.id::text);
  exception when sqlstate 'PT429' then
    return (
      select jsonb_build_object('retryAfter', ceil(extract(epoch from
        private.window_start(window_seconds) + make_interval(secs => window_seconds) - now())))
      from private.rate_limits where action = counted
    );
  end;
  if opened.id is null then
    return null;
  end if;
  update public.api_keys set last_used_at = now()
  where id = opened.id and (last_used_at is null or last_used_at < now() - interval '1 minute');
  return jsonb_build_object('id', opened.id, 'name', opened.name, 'scopes', to_jsonb(opened.scopes));
end
$$;
grant execute on function private.open_api_key(bytea) to api_client;
grant usage on schema private to api_client;

-- For policies: whether the request has a key (the claim api_key) with a scope. Revoking a key counts at once, also for a
-- transaction that begins after the key was opened.
create function private.key_allows(scope text) returns boolean
language sql stable security definer set search_path = '' as $$
  select auth.role() = 'api_client' and exists (
    select from public.api_keys
    where id = (auth.jwt() ->> 'api_key')::uuid and revoked_at is null and (expires_at is null or expires_at > now())
      and scope = any (scopes)
  )
$$;
grant execute on function private.key_allows(text) to api_client, service_role;

-- The site's transactions for a key begin with this call (app/api/for-key.server.ts).
create function private.require_key(scope text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.key_allows(scope) then
    raise exception using errcode = '42501', message = 'a key without this scope';
  end if;
end
$$;
grant execute on function private.require_key(text) to api_client, service_role;

-- What a key reads: the columns of the JSON (app/api/schema.server.ts), and no others.
grant select (id, kind, number, created_at, updated_at, locale, company, name, email, phone, service, city, source, message,
    status, lost_reason, value, starts_at, first_response_at, merged_into, org_number, facts)
  on public.leads to api_client;
create policy api_reads on public.leads for select to api_client using ((select private.key_allows('leads:read')));

grant select on public.orders to api_client;
create policy api_reads on public.orders for select to api_client using ((select private.key_allows('orders:read')));
-- Of the lead of an order its buyer, of the offers the accepted one.
create policy api_reads_of_orders on public.leads for select to api_client
  using ((select private.key_allows('orders:read')) and exists (select from public.orders where orders.id = leads.id));
grant select (id, sum, accepted_at, accepted_name, invoice_address) on public.offers to api_client;
create policy api_reads on public.offers for select to api_client
  using (accepted_at is not null and (select private.key_allows('orders:read')));

-- The name of the request's key, as timelines have it.
create function private.key_name() returns text
language sql stable security definer set search_path = '' as $$
  select name from public.api_keys where auth.role() = 'api_client' and id = (auth.jwt() ->> 'api_key')::uuid
$$;
grant execute on function private.key_name() to service_role;

-- What the site writes for a key that reports: the order, and what happened on the timeline, in no other name.
create policy reads_for_key on public.orders for select to service_role
  using ((select private.key_allows('orders:report')));
create policy reports_for_key on public.orders for update to service_role
  using ((select private.key_allows('orders:report'))) with check ((select private.key_allows('orders:report')));
create policy reports_for_key on public.lead_events for insert to service_role
  with check (
    actor is null and kind in ('staffed', 'onSite', 'done') and data = jsonb_build_object('by', (select private.key_name()))
    and (select private.key_allows('orders:report'))
  );
