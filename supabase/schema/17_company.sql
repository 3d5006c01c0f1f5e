-- The company's prices, statements and opening hours, which editors change: the current ones, and every change.

create table public.company_facts (
  part text primary key check (part in ('prices', 'statements', 'openingHours')),
  content jsonb check (jsonb_typeof(content) = 'object' and octet_length(content::text) <= 40000),
  version integer not null default 1,
  changed_by uuid,
  changed_at timestamptz not null default now()
);
comment on table public.company_facts is 'The prices, statements and opening hours of the company (app/company/schema.ts); null: the default in the code.';
comment on column public.company_facts.version is 'Raised by every change; a change contains the version that it was made on.';

insert into public.company_facts (part) values ('prices'), ('statements'), ('openingHours');

create table public.company_fact_changes (
  id bigint generated always as identity primary key,
  part text not null references public.company_facts (part) on delete cascade,
  was jsonb,
  now jsonb,
  actor uuid,
  created_at timestamptz not null default now()
);
create index company_fact_changes_by_part on public.company_fact_changes (part, id);
comment on table public.company_fact_changes is 'Written by a trigger: a part before and after a change; null is the default in the code. Any change can be undone.';

create function private.keep_company_facts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.company_fact_changes (part, was, now, actor) values (old.part, old.content, new.content, auth.uid());
  return null;
end
$$;
create trigger keep_company_facts after update of content on public.company_facts
  for each row when (old.content is distinct from new.content) execute function private.keep_company_facts();
create trigger raise_version before update of content on public.company_facts
  for each row when (old.content is distinct from new.content) execute function private.raise_version('author');
create constraint trigger want_entry after update on public.company_facts deferrable initially deferred
  for each row when (old.content is distinct from new.content) execute function private.want_entry();

-- The sitemap has the day of each page's last change, and every page shows one of these facts
-- (app/pages/sitemap-data.server.ts).
grant select (part, content, version, changed_at) on public.company_facts to anon;
grant select, update (content) on public.company_facts to authenticated;
grant select on public.company_fact_changes to authenticated;

create policy company_facts_are_public on public.company_facts for select to anon, authenticated using (true);
create policy staff_changes on public.company_facts for update to authenticated
  using ((select private.writes_news())) with check ((select private.writes_news()));
create policy staff_reads on public.company_fact_changes for select to authenticated using ((select private.writes_news()));

create trigger tell_changed after insert or update or delete on public.company_facts
  for each row execute function private.tell_changed('content_changed', 'admin_changed');
