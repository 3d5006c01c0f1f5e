-- An article is a list of blocks, so that headings, margin notes, facts and rulers need no HTML of their own
-- (rich text knows p, br, strong, em, a, ul, ol, li only: specification section 5).

alter table public.news_articles
  add column roles text[] not null default '{}'
    check (roles <@ array['guard', 'orderGuard', 'host', 'training']),
  add column reviewed_on date,
  add column for_you_sv text not null default '',
  add column for_you_en text not null default '',
  add column lead_sv text not null default '',
  add column lead_en text not null default '',
  add column blocks_sv jsonb not null default '[]' check (jsonb_typeof(blocks_sv) = 'array'),
  add column blocks_en jsonb not null default '[]' check (jsonb_typeof(blocks_en) = 'array');

update public.news_articles set
  lead_sv = excerpt_sv,
  lead_en = excerpt_en,
  blocks_sv = jsonb_build_array(jsonb_build_object('kind', 'text', 'html', body_sv)),
  blocks_en = jsonb_build_array(jsonb_build_object('kind', 'text', 'html', body_en));

alter table public.news_articles drop column body_sv, drop column body_en;

comment on column public.news_articles.roles is 'The services an article concerns; keys.';
comment on column public.news_articles.reviewed_on is 'When somebody last checked the text against the law it cites.';
comment on column public.news_articles.for_you_sv is 'One line, without "För dig:", on what it changes for the one who books; empty leaves it out.';
comment on column public.news_articles.lead_sv is 'Plain text, opens the article.';
comment on column public.news_articles.blocks_sv is 'A list of blocks (app/news/schema.ts), as is blocks_en.';
