-- News in both languages: the published articles, each a list of blocks, so that headings, margin notes, facts and
-- rulers need no HTML of their own; a working copy of every article, which visitors never see until it is published;
-- every earlier state of it; the addresses that an article had before; planned changes; images.

create table public.news_articles (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100),
  category text not null check (category in ('guide', 'product', 'training', 'cities', 'press')),
  cover text not null,
  author text not null,
  published_at timestamptz,
  title_sv text not null,
  title_en text not null,
  excerpt_sv text not null,
  excerpt_en text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  roles text[] not null default '{}' check (roles <@ private.services()),
  reviewed_on date,
  for_you_sv text not null default '',
  for_you_en text not null default '',
  lead_sv text not null default '',
  lead_en text not null default '',
  blocks_sv jsonb not null default '[]' check (jsonb_typeof(blocks_sv) = 'array'),
  blocks_en jsonb not null default '[]' check (jsonb_typeof(blocks_en) = 'array'),
  english boolean not null default true,
  image jsonb check (jsonb_typeof(image) = 'object')
);
create index news_articles_by_time on public.news_articles (published_at desc);

comment on table public.news_articles is 'News and guides. Anyone reads what is published; a published_at ahead of now is a planned one.';
comment on column public.news_articles.category is 'A key; its name in each language is in the content modules.';
comment on column public.news_articles.cover is 'The key of an illustration, not an address.';
comment on column public.news_articles.roles is 'The services that an article is about; keys.';
comment on column public.news_articles.reviewed_on is 'When somebody last checked the text against the law it cites.';
comment on column public.news_articles.for_you_sv is 'One line, without "För dig:", on what it changes for customers; empty leaves it out.';
comment on column public.news_articles.lead_sv is 'Plain text, opens the article.';
comment on column public.news_articles.blocks_sv is 'A list of blocks (app/news/schema.ts), as is blocks_en.';
comment on column public.news_articles.english is 'False while the English columns hold the Swedish text, because nobody has translated it yet.';
comment on column public.news_articles.image is 'An uploaded image instead of the illustration: hash, width, height, altSv, altEn.';

grant select on public.news_articles to anon, authenticated;

create policy published_is_public on public.news_articles for select to anon, authenticated
  using (published_at <= now());

create table public.news_drafts (
  id uuid primary key,
  content jsonb not null check (jsonb_typeof(content) = 'object' and octet_length(content::text) <= 400000),
  version integer not null default 1,
  published_version integer,
  changed_by uuid default auth.uid(),
  changed_at timestamptz not null default now(),
  edited_in uuid
);
comment on table public.news_drafts is 'The working copy of an article (app/news/content.ts); an article that no editor has opened has none.';
comment on column public.news_drafts.id is 'The id of the article, which exists from the first publication on.';
comment on column public.news_drafts.version is 'Raised by every change; a change names the version it was made on.';
comment on column public.news_drafts.published_version is 'The version that visitors see.';
-- A save whose answer was lost, because the page was left or the network was gone, is sent again by the same tab.
comment on column public.news_drafts.edited_in is 'The browser tab that saved the content last; null where no editor did.';

create table public.news_revisions (
  id bigint generated always as identity primary key,
  article_id uuid not null references public.news_drafts (id) on delete cascade,
  kind text not null check (kind in ('saved', 'published', 'replaced', 'planned', 'withdrawn', 'takenBack')),
  content jsonb not null,
  actor uuid default auth.uid(),
  created_at timestamptz not null default now(),
  published_at timestamptz
);
create index news_revisions_by_article on public.news_revisions (article_id, id);
comment on table public.news_revisions is 'Earlier states of working copies, and what was published; any of them can be restored.';
comment on column public.news_revisions.actor is 'Who made this state.';
comment on column public.news_revisions.published_at is 'Of a replaced state: its date of publication.';

-- A change raises the version and stores the state before. While one person goes on writing, that is one state every
-- ten minutes.
create function private.version_news_draft() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.changed_by is distinct from auth.uid() or not exists (
    select from public.news_revisions
    where article_id = old.id and kind = 'saved' and created_at > now() - interval '10 minutes'
  ) then
    insert into public.news_revisions (article_id, kind, content, actor, created_at)
    values (old.id, 'saved', old.content, old.changed_by, old.changed_at);
  end if;
  new.version := old.version + 1;
  new.changed_by := auth.uid();
  new.changed_at := now();
  return new;
end
$$;
create trigger version_news_draft before update of content on public.news_drafts
  for each row when (old.content is distinct from new.content) execute function private.version_news_draft();

create table public.news_slug_redirects (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100),
  article_id uuid not null references public.news_articles (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index news_slug_redirects_by_article on public.news_slug_redirects (article_id);
comment on table public.news_slug_redirects is 'Earlier slugs of articles; written by a trigger, so that no published address is lost.';

create function private.keep_news_slug() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and old.slug <> new.slug and old.published_at is not null then
    insert into public.news_slug_redirects (slug, article_id) values (old.slug, old.id)
    on conflict (slug) do nothing;
  end if;
  delete from public.news_slug_redirects where slug = new.slug and article_id = new.id;
  if exists (select from public.news_slug_redirects where slug = new.slug) then
    raise exception using errcode = '23505', message = 'another article stood at this address';
  end if;
  return null;
end
$$;
create trigger keep_news_slug after insert or update of slug on public.news_articles
  for each row execute function private.keep_news_slug();

create function private.touch_news_article() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end
$$;
create trigger touch_news_article before update on public.news_articles
  for each row execute function private.touch_news_article();

-- The current slug of the article that was at a slug; null when there is none that visitors may read.
create function public.news_article_moved(wanted text) returns text
language sql stable security definer set search_path = '' as $$
  select article.slug from public.news_slug_redirects old
  join public.news_articles article on article.id = old.article_id
  where old.slug = wanted and article.published_at <= now()
$$;

grant execute on function public.news_article_moved(text) to anon, authenticated, service_role;

create table public.media (
  hash text primary key check (hash ~ '^[0-9a-f]{32}$'),
  width integer not null check (width between 1 and 20000),
  height integer not null check (height between 1 and 20000),
  added_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  alt_sv text not null default '' check (char_length(alt_sv) <= 600),
  alt_en text not null default '' check (char_length(alt_en) <= 600)
);
comment on column public.media.alt_sv is 'What the image shows; an article that gets the image begins with it, as alt_en.';
comment on table public.media is 'Uploaded images, each by the hash of its bytes: the same one twice is one.';

create table public.media_files (
  hash text not null references public.media (hash) on delete cascade,
  width integer not null check (width in (400, 800, 1200)),
  type text not null check (type in ('webp', 'jpeg')),
  -- External: an image is compressed already.
  bytes bytea storage external not null check (octet_length(bytes) between 1 and 4000000),
  primary key (hash, width, type)
);
comment on table public.media_files is 'The images as they are sent, re-encoded from the uploaded file; in the database, so that every node has them.';

grant select, insert (id, content, published_version), update (content, published_version, edited_in), delete
  on public.news_drafts to authenticated;
grant select, insert (article_id, kind, content, published_at) on public.news_revisions to authenticated;
grant select on public.news_slug_redirects to authenticated;
grant select, insert (hash, width, height), update (alt_sv, alt_en), delete on public.media to authenticated;
grant select on public.media_files to anon;
grant select, insert (hash, width, type, bytes) on public.media_files to authenticated;
grant insert (id, slug, category, cover, author, published_at, roles, reviewed_on, title_sv, title_en, excerpt_sv,
    excerpt_en, for_you_sv, for_you_en, lead_sv, lead_en, blocks_sv, blocks_en, english, image),
  update (slug, category, cover, author, published_at, roles, reviewed_on, title_sv, title_en, excerpt_sv,
    excerpt_en, for_you_sv, for_you_en, lead_sv, lead_en, blocks_sv, blocks_en, english, image)
  on public.news_articles to authenticated;

create policy staff_reads on public.news_drafts for select to authenticated using ((select private.writes_news()));
create policy staff_begins on public.news_drafts for insert to authenticated with check ((select private.writes_news()));
create policy staff_writes on public.news_drafts for update to authenticated
  using ((select private.writes_news())) with check ((select private.writes_news()));
create policy staff_throws_away on public.news_drafts for delete to authenticated
  using ((select private.writes_news()) and not exists (select from public.news_articles where news_articles.id = news_drafts.id));
create policy staff_reads on public.news_revisions for select to authenticated using ((select private.writes_news()));
create policy staff_notes_what_it_publishes on public.news_revisions for insert to authenticated
  with check (kind <> 'saved' and actor = auth.uid() and (select private.writes_news()));
create policy staff_reads on public.news_slug_redirects for select to authenticated using ((select private.writes_news()));
create policy staff_reads on public.media for select to authenticated using ((select private.writes_news()));
create policy staff_adds on public.media for insert to authenticated with check ((select private.writes_news()));
create policy staff_describes on public.media for update to authenticated
  using ((select private.writes_news())) with check ((select private.writes_news()));
create policy images_are_public on public.media_files for select to anon, authenticated using (true);
create policy staff_adds on public.media_files for insert to authenticated with check ((select private.writes_news()));
create policy staff_reads on public.news_articles for select to authenticated using ((select private.writes_news()));
create policy staff_publishes on public.news_articles for insert to authenticated with check ((select private.writes_news()));
create policy staff_changes on public.news_articles for update to authenticated
  using ((select private.writes_news())) with check ((select private.writes_news()));

-- Changes of a published article wait here for their moment: visitors go on seeing what was published. A planned
-- first publication needs no plan: its published_at hides it until then.

create table public.news_plans (
  id bigint generated always as identity primary key,
  article_id uuid not null references public.news_articles (id) on delete cascade,
  at timestamptz not null,
  version integer not null,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  columns jsonb not null check (jsonb_typeof(columns) = 'object'),
  is_active boolean not null default true,
  superseded_by bigint references public.news_revisions (id) on delete set null,
  planned_by uuid default auth.uid()
);
create unique index news_plans_one_an_article on public.news_plans (article_id) where is_active;
create unique index news_plans_by_slug on public.news_plans (slug) where is_active;
create index news_plans_by_article on public.news_plans (article_id);
create index news_plans_by_superseding on public.news_plans (superseded_by);
comment on table public.news_plans is 'Planned changes of published articles; a cancelled plan is kept, so that this can be undone.';
comment on column public.news_plans.version is 'The version of the working copy that is planned.';
comment on column public.news_plans.content is 'That version (app/news/content.ts).';
comment on column public.news_plans.columns is 'The columns to write to news_articles; others stay as they are.';
comment on column public.news_plans.superseded_by is 'What visitors saw when changes were published before the moment: undoing that plans them again.';

-- A planned slug is reserved. Two who take one at once take turns.
create function private.keep_planned_slug() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('news_slugs'));
  if new.is_active and (
    exists (select from public.news_articles where slug = new.slug and id <> new.article_id)
    or exists (select from public.news_slug_redirects where slug = new.slug and article_id <> new.article_id)
  ) then
    raise exception using errcode = '23505', message = 'another article stands, or stood, at this address';
  end if;
  return null;
end
$$;
create trigger keep_planned_slug after insert or update of is_active on public.news_plans
  for each row execute function private.keep_planned_slug();

create function private.leave_planned_slugs() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('news_slugs'));
  if exists (select from public.news_plans where slug = new.slug and is_active and article_id <> new.id) then
    raise exception using errcode = '23505', message = 'another article will stand at this address';
  end if;
  return null;
end
$$;
create trigger leave_planned_slugs after insert or update of slug on public.news_articles
  for each row execute function private.leave_planned_slugs();

-- Publishes the changes whose moment has come; those of a withdrawn article wait until it is put back. Run every
-- minute as service_role.
create function private.publish_planned_news() returns void
language plpgsql security definer set search_path = '' as $$
declare
  due uuid;
  plan public.news_plans;
begin
  for due in select article_id from public.news_plans where is_active and at <= now() order by at loop
    -- In turn with the admin, which may cancel the plan at this moment.
    perform from public.news_drafts where id = due for update;
    delete from public.news_plans
    where article_id = due and is_active and at <= now()
      and exists (select from public.news_articles where id = due and published_at <= now())
    returning * into plan;
    continue when not found;
    update public.news_articles article
    set (slug, category, cover, author, roles, reviewed_on, image, title_sv, title_en, lead_sv, lead_en, excerpt_sv,
        excerpt_en, for_you_sv, for_you_en, blocks_sv, blocks_en, english)
      = (select slug, category, cover, author, roles, reviewed_on, image, title_sv, title_en, lead_sv, lead_en,
          excerpt_sv, excerpt_en, for_you_sv, for_you_en, blocks_sv, blocks_en, english
        from jsonb_populate_record(article, plan.columns))
    where id = due;
    update public.news_drafts set published_version = plan.version where id = due;
    insert into public.news_revisions (article_id, kind, content, actor)
    values (due, 'published', plan.content, plan.planned_by);
  end loop;
end
$$;

grant select, insert (article_id, at, version, slug, content, columns), update (is_active, superseded_by)
  on public.news_plans to authenticated;

create policy staff_reads on public.news_plans for select to authenticated using ((select private.writes_news()));
create policy staff_plans on public.news_plans for insert to authenticated with check ((select private.writes_news()));
create policy staff_changes on public.news_plans for update to authenticated
  using ((select private.writes_news())) with check ((select private.writes_news()));

-- The differences between two contents of an article: facts and the headline with both values, other texts by kind.
create function private.news_changes(was jsonb, now jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  with rows_differ as (
    select coalesce(after ->> 'kind', before ->> 'kind') as kind, before, after
    from jsonb_array_elements(was -> 'rows') as old (before)
    full join jsonb_array_elements(now -> 'rows') as new (after) on before ->> 'id' = after ->> 'id'
    where before -> 'cells' is distinct from after -> 'cells'
  ), differ as (
    select 1 as place, jsonb_build_object('name', name, 'from', was -> name, 'to', now -> name) as change
    from unnest(array['slug', 'category', 'author', 'reviewedOn']) name
    where was -> name is distinct from now -> name
    union all
    select 2, jsonb_build_object('name', name) from unnest(array['roles', 'cover', 'image']) name
    where was -> name is distinct from now -> name
    union all
    select 0, jsonb_build_object('name', 'title', 'from', before #>> '{cells,text,sv}', 'to', after #>> '{cells,text,sv}')
    from rows_differ
    where kind = 'title' and before #>> '{cells,text,sv}' is distinct from after #>> '{cells,text,sv}'
    union all
    select distinct 3, jsonb_build_object('name', kind) from rows_differ
    where kind <> 'title' or before #>> '{cells,text,sv}' is not distinct from after #>> '{cells,text,sv}'
  )
  select coalesce(jsonb_agg(change order by place, change ->> 'name'), '[]') from differ
$$;

create function private.news_title(content jsonb) returns text
language sql immutable set search_path = '' as $$
  select left(coalesce(
    nullif(jsonb_path_query_first(content, '$.rows[*] ? (@.kind == "title").cells.text.sv') #>> '{}', ''),
    content ->> 'slug'
  ), 200)
$$;

-- Where an image is used: in what visitors see, in working copies and in planned changes. An earlier state of an
-- article is read without an image that is gone.
create function public.media_uses(image text) returns table (article_id uuid, title text)
language sql stable security definer set search_path = '' as $$
  select article.id, coalesce(private.news_title(draft.content), article.title_sv)
  from public.news_articles article left join public.news_drafts draft on draft.id = article.id
  where private.writes_news() and article.image ->> 'hash' = media_uses.image
  union
  select draft.id, private.news_title(draft.content) from public.news_drafts draft
  where private.writes_news() and (draft.content #>> '{image,hash}' = media_uses.image or exists (
    select from public.news_plans plan
    where plan.article_id = draft.id and plan.content #>> '{image,hash}' = media_uses.image
  ))
$$;

grant execute on function public.media_uses(text) to authenticated;

create policy staff_deletes_unused on public.media for delete to authenticated
  using ((select private.writes_news()) and not exists (select from public.media_uses(hash)));

create function private.log_media() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.admin_log (kind, about, data) values (
    case tg_op when 'INSERT' then 'mediaAdded' when 'UPDATE' then 'mediaDescribed' else 'mediaRemoved' end,
    coalesce(new.hash, old.hash),
    case when tg_op = 'UPDATE' then jsonb_build_object('changes',
      case when old.alt_sv = new.alt_sv then '[]' else jsonb_build_array(
        jsonb_build_object('name', 'altSv', 'from', old.alt_sv, 'to', new.alt_sv)) end
      || case when old.alt_en = new.alt_en then '[]' else jsonb_build_array(
        jsonb_build_object('name', 'altEn', 'from', old.alt_en, 'to', new.alt_en)) end) else '{}' end
  );
  return null;
end
$$;
create trigger log_media after insert or delete on public.media for each row execute function private.log_media();
create trigger log_media_change after update on public.media
  for each row when (old.* is distinct from new.*) execute function private.log_media();

create function private.log_news_draft() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  revision public.news_revisions;
  entry jsonb;
begin
  if auth.uid() is null then
    return null;
  end if;
  if tg_op = 'DELETE' then
    insert into public.admin_log (kind, about, data)
    values ('newsRemoved', old.id, jsonb_build_object('title', private.news_title(old.content)));
  elsif tg_op = 'INSERT' then
    -- A published article gets its working copy when it is first opened.
    if not exists (select from public.news_articles where id = new.id) then
      insert into public.admin_log (kind, about, data)
      values ('newsAdded', new.id, jsonb_build_object('title', private.news_title(new.content)));
    end if;
  else
    -- An article is saved while it is written, so there is one entry for each state that version_news_draft has
    -- stored, which grows with the same person's changes in the following minutes.
    select * into revision from public.news_revisions
    where article_id = new.id and kind = 'saved' order by id desc limit 1;
    entry := jsonb_build_object('title', private.news_title(new.content), 'revision', revision.id,
      'changes', private.news_changes(revision.content, new.content));
    update public.admin_log set data = entry
    where id = (select id from public.admin_log where created_at > now() - interval '1 day' and kind = 'newsChanged'
      and about = new.id::text and data -> 'revision' = to_jsonb(revision.id) order by id desc limit 1);
    if not found then
      insert into public.admin_log (kind, about, data) values ('newsChanged', new.id, entry);
    end if;
  end if;
  return null;
end
$$;
create trigger log_news_draft after insert or delete on public.news_drafts
  for each row execute function private.log_news_draft();
create trigger log_news_change after update of content on public.news_drafts
  for each row when (old.content is distinct from new.content) execute function private.log_news_draft();

-- A publication is logged by the revision that it leaves, with what changed for visitors.
create function private.log_news_revision() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb;
begin
  select content into before from public.news_revisions
  where article_id = new.article_id and id < new.id and kind in ('published', 'replaced', 'takenBack')
  order by id desc limit 1;
  insert into public.admin_log (kind, about, actor, data) values (
    case new.kind when 'published' then 'newsPublished' when 'planned' then 'newsPlanned'
      when 'withdrawn' then 'newsWithdrawn' else 'newsTakenBack' end,
    new.article_id, new.actor,
    jsonb_strip_nulls(jsonb_build_object('title', private.news_title(new.content),
      'changes', case when new.kind <> 'withdrawn' then private.news_changes(before, new.content) end,
      'at', case when new.kind = 'planned' then coalesce(
        (select at from public.news_plans where article_id = new.article_id and is_active),
        (select published_at from public.news_articles where id = new.article_id)) end))
  );
  return null;
end
$$;
create trigger log_news_revision after insert on public.news_revisions
  for each row when (new.kind in ('published', 'planned', 'withdrawn', 'takenBack'))
  execute function private.log_news_revision();

create function private.log_news_plan() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.admin_log (kind, about, data) values (
    case when new.is_active then 'newsPlanned' else 'newsUnplanned' end, new.article_id,
    jsonb_build_object('title', private.news_title(new.content), 'at', new.at));
  return null;
end
$$;
create trigger log_news_plan after update of is_active on public.news_plans
  for each row when (old.is_active is distinct from new.is_active) execute function private.log_news_plan();

create trigger tell_changed after insert or update or delete on public.news_articles
  for each row execute function private.tell_changed('content_changed');
create trigger tell_changed_by_truncate after truncate on public.news_articles
  for each statement execute function private.tell_changed('content_changed');
grant execute on function private.publish_planned_news() to service_role;

-- Open pages of pictures show what a colleague uploads, describes and erases.
create trigger tell_changed after insert or update or delete on public.media
  for each row execute function private.tell_changed('admin_changed');
