-- News in both languages: the published articles, each a list of blocks, so that headings, margin notes, facts and
-- rulers need no HTML of their own; a working copy of every article, which visitors see only once it is published; its
-- earlier states; the earlier slugs of articles; planned changes; images.

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

comment on table public.news_articles is 'News and guides. Anyone may read what is published; an article with a published_at in the future is planned.';
comment on column public.news_articles.category is 'A key; its names are in the content modules.';
comment on column public.news_articles.cover is 'The key of an illustration, not an address.';
comment on column public.news_articles.roles is 'Keys of the services that the article is about.';
comment on column public.news_articles.reviewed_on is 'When somebody last checked the text against the law it cites.';
comment on column public.news_articles.for_you_sv is 'One line, without "För dig:", on what changes for customers; empty: it is not shown.';
comment on column public.news_articles.lead_sv is 'The introduction of the article, plain text.';
comment on column public.news_articles.blocks_sv is 'A list of blocks (app/news/schema.ts), as is blocks_en.';
comment on column public.news_articles.english is 'False while the English columns contain the Swedish text, because it is not translated yet.';
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
comment on table public.news_drafts is 'The working copy of an article (app/news/content.ts).';
comment on column public.news_drafts.id is 'Also the id of the article, which exists from the first publication on.';
comment on column public.news_drafts.version is 'Raised by every change; a change contains the version that it was made on.';
comment on column public.news_drafts.published_version is 'The version that visitors see.';
-- A tab repeats a save whose response was lost, because the page was left or the network was down.
comment on column public.news_drafts.edited_in is 'The browser tab that saved the content last; null when it was not saved in an editor.';

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
comment on column public.news_revisions.actor is 'The author of this state.';
comment on column public.news_revisions.published_at is 'When a state that was replaced had been published.';

create trigger raise_version before update of content on public.news_drafts
  for each row when (old.content is distinct from new.content) execute function private.raise_version('author');

create table public.news_slug_redirects (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100),
  article_id uuid not null references public.news_articles (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index news_slug_redirects_by_article on public.news_slug_redirects (article_id);
comment on table public.news_slug_redirects is 'Earlier slugs of articles; written by a trigger, so that no published URL is lost.';

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

create trigger touch_row before update on public.news_articles
  for each row execute function private.touch_row();

-- The current slug of the article that had a slug earlier; null when there is none that visitors may read.
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
comment on column public.media.alt_sv is 'What the image shows, also the first description of it in an article; alt_en likewise.';
comment on table public.media is 'Uploaded images. The key is a hash of the bytes, so that an image uploaded twice is stored once.';

create table public.media_files (
  hash text not null references public.media (hash) on delete cascade,
  width integer not null check (width in (400, 800, 1200)),
  type text not null check (type in ('webp', 'jpeg')),
  -- External: an image is already compressed.
  bytes bytea storage external not null check (octet_length(bytes) between 1 and 4000000),
  primary key (hash, width, type)
);
comment on table public.media_files is 'The images as they are sent, re-encoded from the uploaded file; in the database, so that every node has them.';

grant select, insert (id, content, published_version), update (content, published_version, edited_in), delete
  on public.news_drafts to authenticated;
grant select, insert (article_id, kind, content, actor, created_at, published_at) on public.news_revisions to authenticated;
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
  with check (kind <> 'saved' and actor = auth.uid() and created_at = now() and (select private.writes_news()));
-- Only the working copy as it is now can be stored as an earlier state, whoever made it.
create policy staff_keeps_states on public.news_revisions for insert to authenticated
  with check (kind = 'saved' and (select private.writes_news()) and exists (
    select from public.news_drafts draft
    where draft.id = news_revisions.article_id and draft.content = news_revisions.content
      and draft.changed_by is not distinct from news_revisions.actor and draft.changed_at = news_revisions.created_at
  ));
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

-- Changes of a published article that are planned for a later time; until then visitors see what is published. A
-- planned first publication has no row here: published_at hides the article until then.

create table public.news_plans (
  id bigint generated always as identity primary key,
  article_id uuid not null references public.news_articles (id) on delete cascade,
  at timestamptz not null,
  version integer not null,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  is_active boolean not null default true,
  superseded_by bigint references public.news_revisions (id) on delete set null,
  planned_by uuid default auth.uid()
);
create unique index news_plans_one_an_article on public.news_plans (article_id) where is_active;
create unique index news_plans_by_slug on public.news_plans (slug) where is_active;
create index news_plans_by_article on public.news_plans (article_id);
create index news_plans_by_superseding on public.news_plans (superseded_by);
comment on table public.news_plans is 'Planned changes of published articles; a cancelled plan is kept, so that the cancellation can be undone.';
comment on column public.news_plans.version is 'The version of the working copy that is planned.';
comment on column public.news_plans.content is 'The content of that version (app/news/content.ts).';
comment on column public.news_plans.superseded_by is 'What visitors saw when the changes were published early; undoing the publication plans them again.';

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

grant select, insert (article_id, at, version, slug, content), update (is_active, superseded_by)
  on public.news_plans to authenticated;

create policy staff_reads on public.news_plans for select to authenticated using ((select private.writes_news()));
create policy staff_plans on public.news_plans for insert to authenticated with check ((select private.writes_news()));
create policy staff_changes on public.news_plans for update to authenticated
  using ((select private.writes_news())) with check ((select private.writes_news()));

-- Where an image is used: in published articles, in working copies and in planned changes. Earlier states don't count:
-- they are shown without an image that was deleted.
create function public.media_uses(image text) returns table (article_id uuid, title text)
language sql stable security definer set search_path = '' as $$
  select draft.id, coalesce(
    nullif(jsonb_path_query_first(draft.content, '$.rows[*] ? (@.kind == "title").cells.text.sv') #>> '{}', ''),
    draft.content ->> 'slug'
  )
  from public.news_drafts draft
  where private.writes_news() and (
    draft.content #>> '{image,hash}' = media_uses.image
    or exists (
      select from public.news_articles article
      where article.id = draft.id and article.image ->> 'hash' = media_uses.image
    )
    or exists (
      select from public.news_plans plan
      where plan.article_id = draft.id and plan.content #>> '{image,hash}' = media_uses.image
    )
  )
$$;

grant execute on function public.media_uses(text) to authenticated;

create policy staff_deletes_unused on public.media for delete to authenticated
  using ((select private.writes_news()) and not exists (select from public.media_uses(hash)));

create constraint trigger want_entry after insert or delete on public.news_drafts deferrable initially deferred
  for each row execute function private.want_entry();
create constraint trigger want_entry_of_change after update of content on public.news_drafts
  deferrable initially deferred
  for each row when (old.content is distinct from new.content) execute function private.want_entry('growing');
create constraint trigger want_entry after insert on public.news_revisions deferrable initially deferred
  for each row execute function private.want_entry();
create constraint trigger want_entry after insert or update on public.news_plans deferrable initially deferred
  for each row execute function private.want_entry();
create constraint trigger want_entry after insert or update on public.news_articles deferrable initially deferred
  for each row execute function private.want_entry();
create constraint trigger want_entry after insert or delete on public.media deferrable initially deferred
  for each row execute function private.want_entry();
create constraint trigger want_entry_of_change after update on public.media deferrable initially deferred
  for each row when (old.* is distinct from new.*) execute function private.want_entry();

create trigger tell_changed after insert or update or delete on public.news_articles
  for each row execute function private.tell_changed('content_changed');
create trigger tell_changed_by_truncate after truncate on public.news_articles
  for each statement execute function private.tell_changed('content_changed');

-- Open lists of pictures show what a colleague uploads, describes and deletes.
create trigger tell_changed after insert or update or delete on public.media
  for each row execute function private.tell_changed('admin_changed');
