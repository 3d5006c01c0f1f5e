-- The company's prices, claims and opening hours as the admin changes them: what holds, and every change of it.

create table public.figures (
  part text primary key check (part in ('prices', 'claims', 'openingHours')),
  content jsonb check (jsonb_typeof(content) = 'object' and octet_length(content::text) <= 40000),
  version integer not null default 1,
  changed_by uuid,
  changed_at timestamptz not null default now()
);
comment on table public.figures is 'The figures of each part (app/company/schema.ts); null: what stands in the code.';
comment on column public.figures.version is 'Raised by every change; a change names the version it was made on.';
insert into public.figures (part) values ('prices'), ('claims'), ('openingHours');

create table public.figure_changes (
  id bigint generated always as identity primary key,
  part text not null references public.figures (part) on delete cascade,
  was jsonb,
  now jsonb,
  actor uuid,
  created_at timestamptz not null default now()
);
create index figure_changes_by_part on public.figure_changes (part, id);
comment on table public.figure_changes is 'Written by a trigger: what a part was and what it became, null for what stands in the code; any of it can be taken back.';

create function private.version_figures() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.figure_changes (part, was, now, actor) values (old.part, old.content, new.content, auth.uid());
  insert into public.admin_log (kind) values (
    case old.part when 'prices' then 'pricesChanged' when 'claims' then 'claimsChanged' else 'openingHoursChanged' end
  );
  new.version := old.version + 1;
  new.changed_by := auth.uid();
  new.changed_at := now();
  return new;
end
$$;
revoke execute on function private.version_figures() from public;
create trigger version_figures before update of content on public.figures
  for each row when (old.content is distinct from new.content) execute function private.version_figures();
-- By row: an update that changes nothing shall empty no cache.
create trigger raise_content_version after insert or update or delete on public.figures
  for each row execute function private.raise_content_version();
create trigger raise_admin_version after update on public.figures
  for each row execute function private.raise_admin_version();

alter table public.figures enable row level security;
alter table public.figure_changes enable row level security;
revoke all on public.figures, public.figure_changes from public, anon, authenticated, service_role;
grant select (part, content) on public.figures to anon;
grant select, update (content) on public.figures to authenticated;
grant select on public.figure_changes to authenticated;
grant select, insert, update, delete on public.figures, public.figure_changes to service_role;

create policy figures_are_public on public.figures for select to anon, authenticated using (true);
create policy admin_changes on public.figures for update to authenticated
  using ((select private.writes_news())) with check ((select private.writes_news()));
create policy admin_reads on public.figure_changes for select to authenticated using ((select private.writes_news()));
create policy service_role_works on public.figures for all to service_role using (true) with check (true);
create policy service_role_works on public.figure_changes for all to service_role using (true) with check (true);
