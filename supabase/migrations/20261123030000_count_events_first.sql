-- The server counts an event against its sender's limit before it reads what was sent, so that a flood costs it no more
-- than the count. An event that comes without that, straight to the table, is counted as it is added.

create function public.count_event() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_hit('event');
  -- For this transaction alone: the row that it adds is not counted again.
  perform set_config('app.event_counted', 'yes', true);
end
$$;
comment on function public.count_event() is 'Counts an event of the sender; raises PT429 beyond the limit.';
revoke execute on function public.count_event() from public;
grant execute on function public.count_event() to anon, authenticated;

create or replace function private.admit_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if current_setting('app.event_counted', true) is distinct from 'yes' then
    perform private.count_hit('event');
  end if;
  -- One count is good for one row.
  perform set_config('app.event_counted', '', true);
  return new;
end
$$;
