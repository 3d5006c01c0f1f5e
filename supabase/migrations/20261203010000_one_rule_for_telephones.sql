-- A telephone number is one by the number of its digits, not by that of its characters: "+46 (0)70-123 45 67" was
-- refused, and "--------" was taken.

-- The rule of app/domain/telephone.ts: 8-15 digits with a plus before them if one likes, and separators that don't count.
-- Dots, slashes and tabs too, since a process of the version before stores them during an upgrade.
create function private.is_phone(written text) returns boolean
language sql immutable parallel safe set search_path = ''
return char_length(written) <= 100
  and written ~ '^[-./()[:space:]]*\+?[-./()[:space:]]*([0-9][-./()[:space:]]*){8,15}$';
revoke all on function private.is_phone(text) from public;

-- Only what is new is checked: earlier numbers stay, also when their row is changed or restored from a backup.
create function private.check_phone() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_phone(to_jsonb(new) ->> tg_argv[0]) then
    raise check_violation using message = format('%s of %s is no telephone number', tg_argv[0], tg_table_name);
  end if;
  return new;
end
$$;
revoke all on function private.check_phone() from public;

create trigger check_contact_value before insert or update of contact_type, contact_value on public.contact_requests
  for each row when (new.contact_type = 'phone') execute function private.check_phone('contact_value');
create trigger check_phone before insert or update of phone on public.contact_requests
  for each row execute function private.check_phone('phone');
create trigger check_phone before insert or update of phone on public.quote_requests
  for each row execute function private.check_phone('phone');
create trigger check_phone before insert or update of contact_phone on public.express_orders
  for each row execute function private.check_phone('contact_phone');
create trigger check_phone before insert or update of phone on public.demo_bookings
  for each row execute function private.check_phone('phone');

-- What every number that is stored has, earlier ones too.
alter table public.contact_requests
  drop constraint contact_value_bounds,
  drop constraint phone_bounds,
  add constraint contact_value_bounds check (
    contact_value = btrim(contact_value, E' \t\n\r')
    and case contact_type
      when 'email' then char_length(contact_value) between 3 and 255 and position('@' in contact_value) > 1
      else char_length(contact_value) between 5 and 100
    end
  ),
  add constraint phone_bounds check (phone = btrim(phone, E' \t\n\r') and char_length(phone) between 5 and 100);
alter table public.quote_requests
  drop constraint phone_bounds,
  add constraint phone_bounds check (phone = btrim(phone, E' \t\n\r') and char_length(phone) between 5 and 100);
alter table public.express_orders
  drop constraint contact_phone_bounds,
  add constraint contact_phone_bounds check (
    contact_phone = btrim(contact_phone, E' \t\n\r') and char_length(contact_phone) between 5 and 100
  );
alter table public.demo_bookings
  drop constraint phone_bounds,
  add constraint phone_bounds check (phone = btrim(phone, E' \t\n\r') and char_length(phone) between 5 and 100);
