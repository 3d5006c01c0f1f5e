-- Words of an article as the search finds them, in each language's own forms: the title weighs most.

alter table public.news_articles
  add column search_sv tsvector generated always as (
    setweight(to_tsvector('swedish', title_sv), 'A')
    || setweight(to_tsvector('swedish', excerpt_sv || ' ' || lead_sv), 'B')
    || setweight(jsonb_to_tsvector('swedish', blocks_sv, '["string"]'), 'C')
  ) stored,
  add column search_en tsvector generated always as (
    setweight(to_tsvector('english', title_en), 'A')
    || setweight(to_tsvector('english', excerpt_en || ' ' || lead_en), 'B')
    || setweight(jsonb_to_tsvector('english', blocks_en, '["string"]'), 'C')
  ) stored;
create index news_articles_by_words_sv on public.news_articles using gin (search_sv);
create index news_articles_by_words_en on public.news_articles using gin (search_en);

comment on column public.news_articles.search_sv is 'Made by the database; what a search of the site compares, as is search_en.';
