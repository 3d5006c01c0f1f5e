-- News in the admin's log: who began, changed, published, planned, withdrew, took back or threw away an article, with
-- what was changed; and which change of the company's figures an entry is about.

alter table public.news_revisions
  drop constraint news_revisions_kind_check,
  add constraint news_revisions_kind_check
    check (kind in ('saved', 'published', 'replaced', 'planned', 'withdrawn', 'takenBack'));

-- What differs between two contents of an article: facts and the headline with both values, other texts by kind.
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
    -- An article that is out gets its working copy when it is first opened.
    if not exists (select from public.news_articles where id = new.id) then
      insert into public.admin_log (kind, about, data)
      values ('newsAdded', new.id, jsonb_build_object('title', private.news_title(new.content)));
    end if;
  else
    -- An article is saved as one writes: there is one entry for each state that version_news_draft has kept, which
    -- grows with what the same person changes in the minutes after it.
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

-- What visitors see, or are to see, is told by the revision that publishing leaves; what changed, against what they
-- saw before.
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

-- The entry names the change, which holds what the figures were and what they became.
create or replace function private.version_figures() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  change bigint;
begin
  insert into public.figure_changes (part, was, now, actor) values (old.part, old.content, new.content, auth.uid())
  returning id into change;
  insert into public.admin_log (kind, data) values (
    case old.part when 'prices' then 'pricesChanged' when 'claims' then 'claimsChanged' else 'openingHoursChanged' end,
    jsonb_build_object('change', change)
  );
  new.version := old.version + 1;
  new.changed_by := auth.uid();
  new.changed_at := now();
  return new;
end
$$;
-- Entries until now were written in the same transaction as their change.
update public.admin_log entry set data = jsonb_build_object('change', change.id)
from public.figure_changes change
where entry.created_at = change.created_at
  and entry.kind = case change.part when 'prices' then 'pricesChanged' when 'claims' then 'claimsChanged' else 'openingHoursChanged' end;

revoke execute on function private.news_changes(jsonb, jsonb), private.news_title(jsonb), private.log_news_draft(),
  private.log_news_revision(), private.log_news_plan() from public;
