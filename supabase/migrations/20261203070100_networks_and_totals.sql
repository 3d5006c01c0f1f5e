-- A subscriber of IPv6 may have a /56 or a /48, which is 65 536 networks of the size that was counted. So a client is
-- counted by each of them; and what strangers can store has a total of a day.

insert into private.rate_limits (action, max_hits, window_seconds) values
  -- With 2 KB an event that is 40 MB a day.
  ('event_of_all', 20000, 86400);

-- The networks by which a client is counted, and how many times the limit of one client each may have: an IPv4
-- address; of an IPv6 one its /64, which is one subscriber's, and its /56 and /48, which one may have as well
-- (networksOf in server/client-limit.ts). A provider shares few IPv4 addresses among many, so a /24 is not one client.
create function private.networks_of(client_ip text) returns table (network text, share integer)
language sql immutable set search_path = '' as $$
  select coalesce(client_ip, 'unknown'), 1 where client_ip is null or family(client_ip::inet) = 4
  union all
  select network(set_masklen(client_ip::inet, bits))::text, times
  from (values (64, 1), (56, 4), (48, 16)) as networks (bits, times)
  where family(client_ip::inet) = 6
  order by 2
$$;
revoke execute on function private.networks_of(text) from public;

-- Whether what is done now counts: not what the site does by itself.
create function private.is_counted() returns boolean
language sql stable set search_path = '' as $$
  select nullif(current_setting('app.client_ip', true), '') is not null or current_setting('role') = 'anon'
$$;
revoke execute on function private.is_counted() from public;

-- Counts one hit of a client in each of its networks. Raises PT429 (which a hosted Supabase answers as status 429) when
-- the window of one is full, and PT428 where proof of work is needed; the setting app.proven says that it has been done
-- for this row. A raised hit is rolled back with the rest, so a client only has to wait for the next window. The client
-- is the setting app.client_ip, an IP address. Without it every anonymous visitor shares the bucket 'unknown'; other
-- roles without an address are our own work and not counted.
create or replace function private.count_hit(counted_action text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  client_ip text := nullif(current_setting('app.client_ip', true), '');
  allowed private.rate_limits;
  counted record;
  so_far integer;
  needs_proof boolean := false;
begin
  if not private.is_counted() then
    return;
  end if;
  select * into allowed from private.rate_limits where action = counted_action;
  if not found then
    return;
  end if;
  for counted in select * from private.networks_of(client_ip) loop
    so_far := private.add_hit(allowed, private.hidden_client(counted.network));
    if so_far > allowed.max_hits * counted.share then
      raise exception using errcode = 'PT429', message = 'too many requests';
    end if;
    needs_proof := needs_proof or so_far > allowed.proof_after * counted.share;
  end loop;
  if needs_proof and current_setting('app.proven', true) is distinct from 'yes' then
    raise exception using errcode = 'PT428', message = 'proof of work wanted';
  end if;
end
$$;

-- The hash under which a client or an account is counted.
create function private.hidden_client(counted text) returns bytea
language sql stable security definer set search_path = '' as $$
  select sha256(value || sha256(value || convert_to(counted, 'UTF8'))) from private.secrets where name = 'client'
$$;

-- Adds a hit to the current window of a limit; gives how many it has.
create function private.add_hit(allowed private.rate_limits, counted_client bytea) returns integer
language sql security definer set search_path = '' as $$
  insert into private.rate_counts as counts (action, client, window_start, hits)
  values (
    allowed.action,
    counted_client,
    to_timestamp(floor(extract(epoch from now()) / allowed.window_seconds) * allowed.window_seconds),
    1
  )
  on conflict (action, client, window_start) do update set hits = counts.hits + 1
  returning hits
$$;
revoke execute on function private.hidden_client(text), private.add_hit(private.rate_limits, bytea) from public;

-- As above for the sign-in, by a given key (an account or a device) or by the client's networks.
create or replace function private.count_auth_hit(counted_action text, counted_key text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  client_ip text := nullif(current_setting('app.client_ip', true), '');
  allowed private.rate_limits;
  counted record;
begin
  select * into allowed from private.rate_limits where action = counted_action;
  if not found then
    return;
  end if;
  for counted in
    select counted_key as network, 1 as share where counted_key is not null
    union all select * from private.networks_of(client_ip) where counted_key is null
  loop
    if private.add_hit(allowed, private.hidden_client(counted.network)) > allowed.max_hits * counted.share then
      raise exception using errcode = 'PT429', message = 'too many requests';
    end if;
  end loop;
end
$$;

-- An event that is stored counts for the total of a day, too.
create or replace function private.admit_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if current_setting('app.event_counted', true) is distinct from 'yes' then
    perform private.count_hit('event');
  end if;
  if private.is_counted() then
    perform private.count_hit_of_all('event_of_all');
  end if;
  -- One count is good for one row.
  perform set_config('app.event_counted', '', true);
  return new;
end
$$;

-- Whether an email to a reply address is taken: "ok", "unknown", or "full", after which the sender's server tries again
-- for days. Of a day's emails those to one lead are at most 50 and 50 MB, all together at most 500 and 500 MB. What is
-- stored is counted, so that nobody uses up the total by addresses alone.
create index lead_answers_by_time on public.lead_answers (created_at);

create or replace function private.admit_answer(lead uuid, last_day integer, signature bytea) returns text
language plpgsql security definer set search_path = '' as $$
declare
  stored record;
begin
  perform private.count_hit('answer');
  -- Compared as hashes, so that the time it takes tells nothing of how much was right.
  if sha256(signature) <> sha256(private.reply_signature(lead, last_day))
    or last_day < extract(epoch from now()) / 86400
    or not exists (select from public.leads where id = lead)
  then
    return 'unknown';
  end if;
  select
    count(distinct answer.id) as emails, coalesce(sum(file.size), 0) as bytes,
    count(distinct answer.id) filter (where answer.lead_id = lead) as emails_of_lead,
    coalesce(sum(file.size) filter (where answer.lead_id = lead), 0) as bytes_of_lead
  into stored
  from public.lead_answers answer left join public.lead_answer_files file on file.answer_id = answer.id
  where answer.created_at > now() - interval '1 day';
  return case
    when stored.emails_of_lead >= 50 or stored.bytes_of_lead >= 50000000 then 'full'
    when stored.emails >= 500 or stored.bytes >= 500000000 then 'full'
    else 'ok'
  end;
end
$$;
