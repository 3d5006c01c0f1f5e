-- A sender who comes near a limit is asked for proof of work before more is taken from it: people's browsers do
-- the work unseen, floods become dear. The setting app.proven says that it has been done for this row.

alter table private.rate_limits add column proof_after integer check (proof_after > 0);
comment on column private.rate_limits.proof_after is 'After so many hits in a window proof of work is asked for; never, if null.';
update private.rate_limits set proof_after = max_hits * 3 / 4
where action in ('contact_request', 'quote_request', 'express_order');

insert into private.secrets (name, value)
values ('form_proof', sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));

-- As before, and PT428 where proof is wanted. A raised hit is rolled back with the rest.
create or replace function private.count_hit(counted_action text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  sender_address text := nullif(current_setting('app.sender', true), '');
  sender_key bytea;
  allowed private.rate_limits;
  so_far integer;
begin
  if sender_address is null and current_setting('role') <> 'anon' then
    return;
  end if;
  select * into allowed from private.rate_limits where action = counted_action;
  if not found then
    return;
  end if;
  if family(sender_address::inet) = 6 then
    sender_address := network(set_masklen(sender_address::inet, 64))::text;
  end if;
  select sha256(value || sha256(value || convert_to(coalesce(sender_address, 'unknown'), 'UTF8')))
    into sender_key from private.secrets where name = 'sender';
  insert into private.rate_counts as counts (action, sender, window_start, hits)
  values (
    counted_action,
    sender_key,
    to_timestamp(floor(extract(epoch from now()) / allowed.window_seconds) * allowed.window_seconds),
    1
  )
  on conflict (action, sender, window_start) do update set hits = counts.hits + 1
  returning hits into so_far;
  if so_far > allowed.max_hits then
    raise exception using errcode = 'PT429', message = 'too many requests';
  end if;
  if so_far > allowed.proof_after and current_setting('app.proven', true) is distinct from 'yes' then
    raise exception using errcode = 'PT428', message = 'proof of work wanted';
  end if;
end
$$;

-- The key that challenges are signed with; for the site's own process.
create function private.form_proof_key() returns text
language sql stable security definer set search_path = '' as $$
  select encode(value, 'hex') from private.secrets where name = 'form_proof'
$$;
revoke execute on function private.form_proof_key() from public;
grant execute on function private.form_proof_key() to service_role;
