-- What visitors saw until changes were published is noted, so that publishing them can be undone.
alter table public.news_revisions
  drop constraint news_revisions_kind_check,
  add constraint news_revisions_kind_check
    check (kind in ('saved', 'published', 'replaced', 'planned', 'withdrawn'));
