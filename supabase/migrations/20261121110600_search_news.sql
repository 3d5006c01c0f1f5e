-- Words of an article as the search finds them, in each language's own forms: the title weighs most. Written
-- without accents, because a visitor may type "tillstand" (app/i18n/spelling.ts does the same to a query).

create function private.plain_spelling(written text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select translate(lower(written), 'åäöéèüáà', 'aaoeeuaa')
$$;
revoke execute on function private.plain_spelling(text) from public;
-- Whoever writes an article has its words made.
grant execute on function private.plain_spelling(text) to service_role;

alter table public.news_articles
  add column search_sv tsvector generated always as (
    setweight(to_tsvector('swedish', private.plain_spelling(title_sv)), 'A')
    || setweight(to_tsvector('swedish', private.plain_spelling(excerpt_sv || ' ' || lead_sv)), 'B')
    || setweight(jsonb_to_tsvector('swedish', private.plain_spelling(blocks_sv::text)::jsonb, '["string"]'), 'C')
  ) stored,
  add column search_en tsvector generated always as (
    setweight(to_tsvector('english', private.plain_spelling(title_en)), 'A')
    || setweight(to_tsvector('english', private.plain_spelling(excerpt_en || ' ' || lead_en)), 'B')
    || setweight(jsonb_to_tsvector('english', private.plain_spelling(blocks_en::text)::jsonb, '["string"]'), 'C')
  ) stored;
create index news_articles_by_words_sv on public.news_articles using gin (search_sv);
create index news_articles_by_words_en on public.news_articles using gin (search_en);

comment on column public.news_articles.search_sv is 'Made by the database; what a search of the site compares, as is search_en.';
