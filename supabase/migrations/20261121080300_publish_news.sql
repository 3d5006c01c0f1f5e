-- News in both languages, and the version that tells every node to empty its cache of pages.

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
  body_sv text not null,
  body_en text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index news_articles_by_time on public.news_articles (published_at desc);

comment on table public.news_articles is 'News and guides. Anyone reads what is published; a published_at ahead of now is a planned one.';
comment on column public.news_articles.category is 'A key; its name in each language is in the content modules.';
comment on column public.news_articles.cover is 'The key of an illustration, not an address.';
comment on column public.news_articles.body_sv is 'Rich text: p, br, strong, em, a, ul, ol, li (specification section 5), as is body_en.';

alter table public.news_articles enable row level security;
revoke all on public.news_articles from public, anon, authenticated, service_role;
grant select on public.news_articles to anon, authenticated;
grant select, insert, update, delete on public.news_articles to service_role;
create policy published_is_public on public.news_articles for select to anon, authenticated
  using (published_at <= now());
create policy service_role_works on public.news_articles for all to service_role using (true) with check (true);

create table private.content_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null
);
comment on table private.content_version is 'Raised by every change of published content; its rise is announced on the channel content_changed.';
insert into private.content_version (version) values (1);

create function private.raise_content_version() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  raised bigint;
begin
  update private.content_version set version = version + 1 returning version into raised;
  perform pg_notify('content_changed', raised::text);
  return null;
end
$$;
create trigger raise_content_version after insert or update or delete or truncate on public.news_articles
  for each statement execute function private.raise_content_version();

