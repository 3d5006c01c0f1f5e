-- A save whose answer was lost, because the page was left or the network was gone, is sent again by the same tab of
-- the browser. Without its id that looked like a colleague's change.
alter table public.news_drafts add column edited_in uuid;
comment on column public.news_drafts.edited_in is 'The browser tab that saved the content last; null where no editor did.';
grant update (edited_in) on public.news_drafts to authenticated;
