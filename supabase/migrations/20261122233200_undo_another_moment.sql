-- A state that was replaced keeps the moment that it was out from, or planned for: undoing the change of a planned
-- article plans it as it was.
alter table public.news_revisions add column published_at timestamptz;
comment on column public.news_revisions.published_at is 'Of a replaced state: when it went out, or was to.';
grant insert (published_at) on public.news_revisions to authenticated;
