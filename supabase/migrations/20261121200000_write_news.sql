-- News as the admin writes them: a working copy of every article, kept as it is typed, that visitors never see until it
-- is published; every earlier state of it; where an article stood before; and images.

-- Who writes news and openings: administrators and editors, second factor passed.
create function private.writes_news() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(private.staff_role() in ('admin', 'editor'), false)
$$;
revoke execute on function private.writes_news() from public;
grant execute on function private.writes_news() to authenticated, service_role;

create table public.news_drafts (
  id uuid primary key,
  content jsonb not null check (jsonb_typeof(content) = 'object' and octet_length(content::text) <= 400000),
  version integer not null default 1,
  published_version integer,
  changed_by uuid default auth.uid(),
  changed_at timestamptz not null default now()
);
comment on table public.news_drafts is 'The working copy of an article (app/admin/news/content.ts); an article that the admin never touched has none.';
comment on column public.news_drafts.id is 'The id of the article, which there is from the first publishing on.';
comment on column public.news_drafts.version is 'Raised by every change; a change names the version it was made on.';
comment on column public.news_drafts.published_version is 'The version that visitors see.';

create table public.news_revisions (
  id bigint generated always as identity primary key,
  article_id uuid not null references public.news_drafts (id) on delete cascade,
  kind text not null check (kind in ('saved', 'published', 'planned', 'withdrawn')),
  content jsonb not null,
  actor uuid default auth.uid(),
  created_at timestamptz not null default now()
);
create index news_revisions_by_article on public.news_revisions (article_id, id);
comment on table public.news_revisions is 'What a working copy was before it was changed, and what was published; any of it can be taken back.';
comment on column public.news_revisions.actor is 'Who left it like that.';

-- A change raises the version and keeps what was there. One who goes on writing leaves a state every ten minutes.
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

alter table public.news_articles
  add column english boolean not null default true,
  add column image jsonb check (jsonb_typeof(image) = 'object');
comment on column public.news_articles.english is 'False while the English columns hold the Swedish text, because nobody has translated it yet.';
comment on column public.news_articles.image is 'An uploaded image instead of the illustration: hash, width, height, altSv, altEn.';

create table public.news_slug_redirects (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100),
  article_id uuid not null references public.news_articles (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index news_slug_redirects_by_article on public.news_slug_redirects (article_id);
comment on table public.news_slug_redirects is 'Where an article stood before; written by a trigger, so that no published address is lost.';

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

-- Where the article that stood at an address stands now; null when there is none that visitors may read.
create function public.news_article_moved(wanted text) returns text
language sql stable security definer set search_path = '' as $$
  select article.slug from public.news_slug_redirects old
  join public.news_articles article on article.id = old.article_id
  where old.slug = wanted and article.published_at <= now()
$$;
revoke all on function public.news_article_moved(text) from public;
grant execute on function public.news_article_moved(text) to anon, authenticated, service_role;

create table public.media (
  hash text primary key check (hash ~ '^[0-9a-f]{32}$'),
  width integer not null check (width between 1 and 20000),
  height integer not null check (height between 1 and 20000),
  added_by uuid default auth.uid(),
  created_at timestamptz not null default now()
);
comment on table public.media is 'Uploaded images, each by the hash of its bytes: the same one twice is one.';

create table public.media_files (
  hash text not null references public.media (hash) on delete cascade,
  width integer not null check (width in (400, 800, 1200)),
  type text not null check (type in ('webp', 'jpeg')),
  bytes bytea not null check (octet_length(bytes) between 1 and 4000000),
  primary key (hash, width, type)
);
-- An image is compressed already.
alter table public.media_files alter column bytes set storage external;
comment on table public.media_files is 'The images as they are sent, made anew from what was uploaded; in the database, so that every node has them.';

alter table public.news_drafts enable row level security;
alter table public.news_revisions enable row level security;
alter table public.news_slug_redirects enable row level security;
alter table public.media enable row level security;
alter table public.media_files enable row level security;
revoke all on public.news_drafts, public.news_revisions, public.news_slug_redirects, public.media, public.media_files
  from public, anon, authenticated, service_role;
grant select, insert, update, delete on
  public.news_drafts, public.news_revisions, public.news_slug_redirects, public.media, public.media_files to service_role;

grant select, insert (id, content, published_version), update (content, published_version), delete on public.news_drafts to authenticated;
grant select, insert (article_id, kind, content) on public.news_revisions to authenticated;
grant select on public.news_slug_redirects to authenticated;
grant select, insert (hash, width, height) on public.media to authenticated;
grant select on public.media_files to anon;
grant select, insert (hash, width, type, bytes) on public.media_files to authenticated;
grant insert (id, slug, category, cover, author, published_at, roles, reviewed_on, title_sv, title_en, excerpt_sv,
    excerpt_en, for_you_sv, for_you_en, lead_sv, lead_en, blocks_sv, blocks_en, english, image),
  update (slug, category, cover, author, published_at, roles, reviewed_on, title_sv, title_en, excerpt_sv,
    excerpt_en, for_you_sv, for_you_en, lead_sv, lead_en, blocks_sv, blocks_en, english, image)
  on public.news_articles to authenticated;

create policy admin_reads on public.news_drafts for select to authenticated using ((select private.writes_news()));
create policy admin_begins on public.news_drafts for insert to authenticated with check ((select private.writes_news()));
create policy admin_writes on public.news_drafts for update to authenticated
  using ((select private.writes_news())) with check ((select private.writes_news()));
create policy admin_throws_away on public.news_drafts for delete to authenticated
  using ((select private.writes_news()) and not exists (select from public.news_articles where news_articles.id = news_drafts.id));
create policy admin_reads on public.news_revisions for select to authenticated using ((select private.writes_news()));
create policy admin_notes_what_it_publishes on public.news_revisions for insert to authenticated
  with check (kind <> 'saved' and actor = auth.uid() and (select private.writes_news()));
create policy admin_reads on public.news_slug_redirects for select to authenticated using ((select private.writes_news()));
create policy admin_reads on public.media for select to authenticated using ((select private.writes_news()));
create policy admin_adds on public.media for insert to authenticated with check ((select private.writes_news()));
create policy images_are_public on public.media_files for select to anon, authenticated using (true);
create policy admin_adds on public.media_files for insert to authenticated with check ((select private.writes_news()));
create policy admin_reads on public.news_articles for select to authenticated using ((select private.writes_news()));
create policy admin_publishes on public.news_articles for insert to authenticated with check ((select private.writes_news()));
create policy admin_changes on public.news_articles for update to authenticated
  using ((select private.writes_news())) with check ((select private.writes_news()));

create policy service_role_works on public.news_drafts for all to service_role using (true) with check (true);
create policy service_role_works on public.news_revisions for all to service_role using (true) with check (true);
create policy service_role_works on public.news_slug_redirects for all to service_role using (true) with check (true);
create policy service_role_works on public.media for all to service_role using (true) with check (true);
create policy service_role_works on public.media_files for all to service_role using (true) with check (true);
