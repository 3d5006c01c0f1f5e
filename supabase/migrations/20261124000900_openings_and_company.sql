-- Openings in both languages. A policy hides one after its last day.

create table public.openings (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100),
  role text not null check (role in ('guard', 'orderGuard', 'entranceHost')),
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
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  changed_by uuid default auth.uid(),
  check ((extent = 'part') = (percent is not null)),
  check (starts_at <> ends_at % 24),
  check (last_day >= posted_on)
);
comment on table public.openings is 'Jobs to apply for. Anyone reads what is published and not past its last day.';
comment on column public.openings.percent is 'Of full time; for part time only.';
comment on column public.openings.starts_at is 'The usual shift, whole hours of the day; one that ends before it starts runs past midnight.';
comment on column public.openings.place_sv is 'The kind of place or task, one line under the title, as is place_en.';
comment on column public.openings.tasks_sv is 'Plain sentences, as are needs and merits.';
comment on column public.openings.last_day is 'The last day to apply, in Sweden, inclusive.';
comment on column public.openings.version is 'Raised by every change; a change names the version it was made on.';

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

-- The page of a closed opening answers 410 instead of 404, and says so. Nothing else of it is shown.
create function public.opening_is_over(wanted text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.openings
    where slug = wanted and published and last_day < (now() at time zone 'Europe/Stockholm')::date
  )
$$;

revoke all on function public.opening_is_over(text) from public;

grant execute on function public.opening_is_over(text) to anon, authenticated, service_role;

create table public.opening_revisions (
  id bigint generated always as identity primary key,
  opening_id uuid not null references public.openings (id) on delete cascade,
  content jsonb not null,
  actor uuid,
  created_at timestamptz not null
);
create index opening_revisions_by_opening on public.opening_revisions (opening_id, id);
comment on table public.opening_revisions is 'Earlier states of openings, written by a trigger; actor is who made the state.';

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

create policy staff_reads on public.opening_revisions for select to authenticated using ((select private.writes_news()));
create policy staff_reads on public.openings for select to authenticated using ((select private.writes_news()));
create policy staff_adds on public.openings for insert to authenticated with check ((select private.writes_news()));
create policy staff_changes on public.openings for update to authenticated
  using ((select private.writes_news())) with check ((select private.writes_news()));
create policy service_role_works on public.opening_revisions for all to service_role using (true) with check (true);

-- Facts and titles with what they were and are, long texts by their name.
create function private.log_opening() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changes jsonb := '[]';
begin
  if auth.uid() is not null then
    if tg_op = 'UPDATE' then
      select coalesce(jsonb_agg(
        jsonb_build_object('name', current.key) || case when current.key ~ '^(lead|tasks|needs|merits)_' then '{}' else
          jsonb_build_object('from', coalesce(was.value #>> '{}', ''), 'to', coalesce(current.value #>> '{}', '')) end
        order by current.key), '[]') into changes
      from jsonb_each(to_jsonb(new)) current join jsonb_each(to_jsonb(old)) was on was.key = current.key
      where current.value is distinct from was.value
        and current.key not in ('id', 'version', 'published', 'created_at', 'updated_at', 'changed_by');
    end if;
    insert into public.admin_log (kind, about, data) values (
      case
        when tg_op = 'INSERT' then 'openingAdded'
        when new.published and not old.published then 'openingPublished'
        when old.published and not new.published then 'openingWithdrawn'
        else 'openingChanged'
      end,
      new.slug,
      case when changes = '[]' then '{}' else jsonb_build_object('changes', changes) end
    );
  end if;
  return null;
end
$$;
create trigger log_opening after insert or update on public.openings
  for each row execute function private.log_opening();

-- Links to drafts: an editor makes one for somebody outside, who reads the working copy of an article or an opening by
-- it until it expires or is closed.

create table public.draft_links (
  id uuid primary key default gen_random_uuid(),
  article_id uuid references public.news_drafts (id) on delete cascade,
  opening_id uuid references public.openings (id) on delete cascade,
  expires_at timestamptz not null default now() + interval '7 days',
  closed_at timestamptz,
  made_by uuid default auth.uid(),
  check (num_nonnulls(article_id, opening_id) = 1)
);
create index draft_links_by_article on public.draft_links (article_id) where article_id is not null;
create index draft_links_by_opening on public.draft_links (opening_id) where opening_id is not null;
comment on table public.draft_links is 'Links by which somebody without an account reads an unpublished article or opening.';

alter table public.draft_links enable row level security;

revoke all on public.draft_links from public, anon, authenticated, service_role;

grant select, insert, update, delete on public.draft_links to service_role;
grant select, insert (article_id, opening_id), update (closed_at) on public.draft_links to authenticated;

create policy staff_reads on public.draft_links for select to authenticated using ((select private.writes_news()));
create policy staff_makes on public.draft_links for insert to authenticated with check ((select private.writes_news()));
create policy staff_closes on public.draft_links for update to authenticated
  using (closed_at is null and (select private.writes_news())) with check (closed_at is not null and (select private.writes_news()));
create policy service_role_works on public.draft_links for all to service_role using (true) with check (true);

create function private.draft_signature(link uuid) returns text
language sql stable security definer set search_path = '' as $$
  select encode(private.hmac_sha256(convert_to(link::text, 'UTF8'), value), 'hex')
  from private.secrets where name = 'draft_link'
$$;

-- The open link of an article or an opening, for those who write them.
create function public.open_draft_link(about uuid) returns table (id uuid, signature text, expires_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select link.id, private.draft_signature(link.id), link.expires_at from public.draft_links link
  where about in (link.article_id, link.opening_id) and link.closed_at is null and link.expires_at > now()
    and private.writes_news()
  order by link.expires_at desc limit 1
$$;

-- What a link leads to, an article or an opening. `state` is "valid", "over" (expired, closed, or its draft was
-- removed) or "invalid" (not signed here). Each attempt counts first: raises PT429 when a client asks too often.
create function public.draft_by_link(link_id uuid, signature text)
returns table (state text, article jsonb, opening jsonb, expires_at timestamptz)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  link public.draft_links;
begin
  perform private.count_hit('draft_link');
  -- Compared as hashes, so that the time it takes tells nothing of how much was right.
  if sha256(convert_to(coalesce(draft_by_link.signature, ''), 'UTF8'))
    <> sha256(convert_to(private.draft_signature(link_id), 'UTF8')) then
    return query select 'invalid', null::jsonb, null::jsonb, null::timestamptz;
    return;
  end if;
  select * into link from public.draft_links kept
  where kept.id = link_id and kept.closed_at is null and kept.expires_at > now();
  if not found then
    return query select 'over', null::jsonb, null::jsonb, null::timestamptz;
    return;
  end if;
  return query select 'valid',
    (select jsonb_build_object('content', draft.content, 'changedAt', draft.changed_at,
        'publishedAt', published.published_at, 'slug', published.slug,
        'isPublishedVersion', draft.version is not distinct from draft.published_version)
      from public.news_drafts draft left join public.news_articles published on published.id = draft.id
      where draft.id = link.article_id),
    (select to_jsonb(opening) from public.openings opening where opening.id = link.opening_id),
    link.expires_at;
end
$$;

revoke execute on function public.open_draft_link(uuid) from public, anon;
revoke all on function public.draft_by_link(uuid, text) from public;
grant execute on function public.open_draft_link(uuid) to authenticated;
grant execute on function public.draft_by_link(uuid, text) to anon, authenticated, service_role;

create function private.log_draft_link() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.admin_log (kind, about, data) values (
    case when new.article_id is null then 'opening' else 'news' end
      || case when new.closed_at is null then 'LinkMade' else 'LinkClosed' end,
    coalesce(new.article_id::text, (select slug from public.openings where id = new.opening_id)),
    coalesce((select jsonb_build_object('title', private.news_title(content)) from public.news_drafts
      where id = new.article_id), '{}')
  );
  return null;
end
$$;
create trigger log_draft_link after insert or update on public.draft_links
  for each row execute function private.log_draft_link();

-- The company's prices, statements and opening hours, which editors change: the current ones, and every change.

create table public.company_facts (
  part text primary key check (part in ('prices', 'statements', 'openingHours')),
  content jsonb check (jsonb_typeof(content) = 'object' and octet_length(content::text) <= 40000),
  version integer not null default 1,
  changed_by uuid,
  changed_at timestamptz not null default now()
);
comment on table public.company_facts is 'The prices, statements and opening hours of the company (app/company/schema.ts); null: the default in the code.';
comment on column public.company_facts.version is 'Raised by every change; a change names the version it was made on.';

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
comment on table public.company_fact_changes is 'Written by a trigger: a part before and after a change, null for the default in the code; any change can be undone.';

-- The entry names the change, which has the facts before and after it.
create function private.version_company_facts() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  change bigint;
begin
  insert into public.company_fact_changes (part, was, now, actor) values (old.part, old.content, new.content, auth.uid())
  returning id into change;
  insert into public.admin_log (kind, data) values (
    case old.part when 'prices' then 'pricesChanged' when 'statements' then 'statementsChanged' else 'openingHoursChanged' end,
    jsonb_build_object('change', change)
  );
  new.version := old.version + 1;
  new.changed_by := auth.uid();
  new.changed_at := now();
  return new;
end
$$;
create trigger version_company_facts before update of content on public.company_facts
  for each row when (old.content is distinct from new.content) execute function private.version_company_facts();

alter table public.company_facts enable row level security;
alter table public.company_fact_changes enable row level security;

revoke all on public.company_facts, public.company_fact_changes from public, anon, authenticated, service_role;

-- The sitemap has the day of each page's last change, and every page contains one of these facts
-- (app/pages/sitemap-data.server.ts).
grant select (part, content, version, changed_at) on public.company_facts to anon;
grant select, update (content) on public.company_facts to authenticated;
grant select on public.company_fact_changes to authenticated;
grant select, insert, update, delete on public.company_facts, public.company_fact_changes to service_role;

create policy company_facts_are_public on public.company_facts for select to anon, authenticated using (true);
create policy staff_changes on public.company_facts for update to authenticated
  using ((select private.writes_news())) with check ((select private.writes_news()));
create policy staff_reads on public.company_fact_changes for select to authenticated using ((select private.writes_news()));
create policy service_role_works on public.company_facts for all to service_role using (true) with check (true);
create policy service_role_works on public.company_fact_changes for all to service_role using (true) with check (true);

create trigger tell_content_changed after insert or delete on public.openings
  for each row execute function private.tell_content_changed();
create trigger tell_content_changed_by_update after update on public.openings
  for each row when (old.* is distinct from new.*) execute function private.tell_content_changed();
create trigger tell_content_changed_by_truncate after truncate on public.openings
  for each statement execute function private.tell_content_changed();
create trigger tell_admin_changed after insert on public.openings
  for each row execute function private.tell_admin_changed();
create trigger tell_admin_changed_by_update after update on public.openings
  for each row when (old.* is distinct from new.*) execute function private.tell_admin_changed();
create trigger tell_content_changed after insert or delete on public.company_facts
  for each row execute function private.tell_content_changed();
create trigger tell_content_changed_by_update after update on public.company_facts
  for each row when (old.* is distinct from new.*) execute function private.tell_content_changed();
create trigger tell_admin_changed_by_update after update on public.company_facts
  for each row when (old.* is distinct from new.*) execute function private.tell_admin_changed();

revoke execute on all functions in schema private from public;
