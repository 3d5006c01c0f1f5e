-- Openings in both languages. One that is past its last day leaves the site by itself, by policy.

create table public.openings (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100),
  role text not null check (role in ('guard', 'orderGuard', 'host')),
  city text not null check (city in ('stockholm', 'goteborg', 'malmo', 'uppsala', 'vasteras', 'orebro')),
  extent text not null check (extent in ('full', 'part', 'shifts')),
  percent smallint check (percent between 10 and 95),
  starts_at smallint not null check (starts_at between 0 and 23),
  ends_at smallint not null check (ends_at between 1 and 24),
  positions smallint not null default 1 check (positions between 1 and 99),
  title_sv text not null,
  title_en text not null,
  place_sv text not null,
  place_en text not null,
  lead_sv text not null,
  lead_en text not null,
  tasks_sv text[] not null,
  tasks_en text[] not null,
  needs_sv text[] not null,
  needs_en text[] not null,
  merits_sv text[] not null default '{}',
  merits_en text[] not null default '{}',
  posted_on date not null,
  last_day date not null,
  published boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((extent = 'part') = (percent is not null)),
  check (starts_at <> ends_at % 24),
  check (last_day >= posted_on)
);

comment on table public.openings is 'Jobs to apply for. Anyone reads what is published and not past its last day.';
comment on column public.openings.percent is 'Of full time; for part time only.';
comment on column public.openings.starts_at is 'The usual shift, whole hours of the day; one that ends before it starts runs past midnight.';
comment on column public.openings.place_sv is 'The kind of place or task, one line under the title, as is place_en.';
comment on column public.openings.tasks_sv is 'Plain sentences, as are needs and merits.';
comment on column public.openings.last_day is 'The last day to apply, in Sweden, counted in.';

alter table public.openings enable row level security;
revoke all on public.openings from public, anon, authenticated, service_role;
grant select on public.openings to anon, authenticated;
grant select, insert, update, delete on public.openings to service_role;
create policy open_is_public on public.openings for select to anon, authenticated
  using (
    published
    and (now() at time zone 'Europe/Stockholm')::date between posted_on and last_day
  );
create policy service_role_works on public.openings for all to service_role using (true) with check (true);

-- A page whose opening is over answers 410 instead of 404, and says so. Nothing else of it is told.
create function public.opening_is_over(wanted text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.openings
    where slug = wanted and published and last_day < (now() at time zone 'Europe/Stockholm')::date
  )
$$;
revoke all on function public.opening_is_over(text) from public;
grant execute on function public.opening_is_over(text) to anon, authenticated, service_role;

create trigger raise_content_version after insert or update or delete or truncate on public.openings
  for each statement execute function private.raise_content_version();
