-- Openings as the admin works with them: versions, so that nothing is overwritten silently, and every earlier state.

alter table public.openings
  add column version integer not null default 1,
  add column changed_by uuid default auth.uid();
comment on column public.openings.version is 'Raised by every change; a change names the version it was made on.';

create table public.opening_revisions (
  id bigint generated always as identity primary key,
  opening_id uuid not null references public.openings (id) on delete cascade,
  content jsonb not null,
  actor uuid,
  created_at timestamptz not null
);
create index opening_revisions_by_opening on public.opening_revisions (opening_id, id);
comment on table public.opening_revisions is 'What an opening was before it was changed, written by a trigger; actor is who left it like that.';

create function private.version_opening() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.opening_revisions (opening_id, content, actor, created_at)
  values (old.id, to_jsonb(old), old.changed_by, old.updated_at);
  new.version := old.version + 1;
  new.changed_by := auth.uid();
  new.updated_at := now();
  return new;
end
$$;
create trigger version_opening before update on public.openings
  for each row execute function private.version_opening();

alter table public.opening_revisions enable row level security;
revoke all on public.opening_revisions from public, anon, authenticated, service_role;
grant select on public.opening_revisions to authenticated;
grant select, insert, update, delete on public.opening_revisions to service_role;
grant insert (id, slug, role, city, extent, percent, starts_at, ends_at, positions, title_sv, title_en, place_sv, place_en,
    lead_sv, lead_en, tasks_sv, tasks_en, needs_sv, needs_en, merits_sv, merits_en, posted_on, last_day, published),
  update (slug, role, city, extent, percent, starts_at, ends_at, positions, title_sv, title_en, place_sv, place_en,
    lead_sv, lead_en, tasks_sv, tasks_en, needs_sv, needs_en, merits_sv, merits_en, posted_on, last_day, published)
  on public.openings to authenticated;

create policy admin_reads on public.opening_revisions for select to authenticated using ((select private.writes_news()));
create policy admin_reads on public.openings for select to authenticated using ((select private.writes_news()));
create policy admin_adds on public.openings for insert to authenticated with check ((select private.writes_news()));
create policy admin_changes on public.openings for update to authenticated
  using ((select private.writes_news())) with check ((select private.writes_news()));
create policy service_role_works on public.opening_revisions for all to service_role using (true) with check (true);
