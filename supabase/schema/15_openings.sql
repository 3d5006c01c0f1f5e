-- Openings in both languages. After its last day an opening is hidden by a policy.

create table public.openings (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100),
  role text not null check (role = any (private.job_roles())),
  city text not null check (city ~ '^[a-z]{1,30}$'),
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
  changed_at timestamptz not null default now(),
  version integer not null default 1,
  changed_by uuid default auth.uid(),
  check ((extent = 'part') = (percent is not null)),
  check (starts_at <> ends_at % 24),
  check (last_day >= posted_on)
);
comment on table public.openings is 'Jobs to apply for. Anyone may read a published one until its last day.';
comment on column public.openings.percent is 'The percentage of full time; for part-time jobs only.';
comment on column public.openings.starts_at is 'The start of the usual shift, in whole hours of the day; a shift that ends before it starts runs past midnight.';
comment on column public.openings.place_sv is 'The kind of place or task, one line under the title, as is place_en.';
comment on column public.openings.tasks_sv is 'Plain sentences, as are needs and merits.';
comment on column public.openings.last_day is 'The last day to apply, in Sweden, inclusive.';
comment on column public.openings.version is 'Raised by every change; a change contains the version that it was made on.';

grant select on public.openings to anon, authenticated;

create policy open_is_public on public.openings for select to anon, authenticated
  using (
    published
    and (now() at time zone 'Europe/Stockholm')::date between posted_on and last_day
  );

-- Whether an opening is closed: its page then has status 410 instead of 404 and says so. It shows nothing else of the
-- opening.
create function public.opening_is_over(wanted text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.openings
    where slug = wanted and published and last_day < (now() at time zone 'Europe/Stockholm')::date
  )
$$;

grant execute on function public.opening_is_over(text) to anon, authenticated, service_role;

create table public.opening_revisions (
  id bigint generated always as identity primary key,
  opening_id uuid not null references public.openings (id) on delete cascade,
  content jsonb not null,
  actor uuid,
  created_at timestamptz not null
);
create index opening_revisions_by_opening on public.opening_revisions (opening_id, id);
comment on table public.opening_revisions is 'Earlier states of openings, written by a trigger; actor is the author of the state.';

create function private.keep_opening() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.opening_revisions (opening_id, content, actor, created_at)
  values (old.id, to_jsonb(old), old.changed_by, old.changed_at);
  return null;
end
$$;
create trigger keep_opening after update on public.openings for each row execute function private.keep_opening();
create trigger raise_version before update on public.openings for each row execute function private.raise_version('author');

grant select on public.opening_revisions to authenticated;
grant insert (id, slug, role, city, extent, percent, starts_at, ends_at, positions, title_sv, title_en, place_sv, place_en,
    lead_sv, lead_en, tasks_sv, tasks_en, needs_sv, needs_en, merits_sv, merits_en, posted_on, last_day, published),
  update (slug, role, city, extent, percent, starts_at, ends_at, positions, title_sv, title_en, place_sv, place_en,
    lead_sv, lead_en, tasks_sv, tasks_en, needs_sv, needs_en, merits_sv, merits_en, posted_on, last_day, published)
  on public.openings to authenticated;

create policy staff_reads on public.opening_revisions for select to authenticated using ((select private.writes_news()));
create policy staff_reads on public.openings for select to authenticated using ((select private.writes_news()));
create policy staff_adds on public.openings for insert to authenticated with check ((select private.writes_news()));
create policy staff_changes on public.openings for update to authenticated
  using ((select private.writes_news())) with check ((select private.writes_news()));

create constraint trigger want_entry after insert or update on public.openings deferrable initially deferred
  for each row execute function private.want_entry();

create trigger tell_changed after insert or update or delete on public.openings
  for each row execute function private.tell_changed('content_changed', 'admin_changed');
create trigger tell_changed_by_truncate after truncate on public.openings
  for each statement execute function private.tell_changed('content_changed');
