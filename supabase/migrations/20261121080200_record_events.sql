-- First-party statistics without cookies: what happened on which page, and nothing about who.

create table public.events (
  id bigint generated always as identity primary key,
  name text not null check (name ~ '^[a-z][a-z0-9_]{0,63}$'),
  path text not null check (path ~ '^/' and char_length(path) <= 300),
  data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  -- Specification section 5, "Event data": values are strings, numbers, booleans or null.
  constraint data_is_flat check (
    jsonb_typeof(data) = 'object'
    and not jsonb_path_exists(data, '$.keyvalue() ? (@.value.type() == "object" || @.value.type() == "array")')
    and jsonb_array_length(jsonb_path_query_array(data, '$.keyvalue()')) <= 10
    and char_length(data::text) <= 4000
  )
);
create index events_by_name on public.events (name, created_at);

comment on table public.events is 'Page and click statistics. Holds no identifier of a visitor; a visitor may add and read nothing.';
comment on column public.events.path is 'The page, without its query.';

alter table public.events enable row level security;
revoke all on public.events from public, anon, authenticated, service_role;
grant insert (name, path, data) on public.events to anon, authenticated;
grant select, insert, update, delete on public.events to service_role;
create policy visitors_may_add on public.events for insert to anon, authenticated with check (true);
create policy service_role_works on public.events for all to service_role using (true) with check (true);

create function private.admit_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_hit('event');
  return new;
end
$$;
create trigger admit_event before insert on public.events for each row execute function private.admit_event();

