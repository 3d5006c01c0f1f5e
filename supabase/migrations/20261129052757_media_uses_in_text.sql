-- A picture within an article's text is a use of it, as one above the text is: it can't be deleted while an article, a
-- working copy or a planned change has it. As before, earlier states don't count. Nodes of 1.0.0 call the same function.

-- Whether a working copy (app/news/content.ts) has a picture, above its text or within it.
create function private.has_picture(content jsonb, image text) returns boolean
language sql immutable parallel safe set search_path = ''
return content #>> '{image,hash}' = image
  or content -> 'rows' @> jsonb_build_array(
    jsonb_build_object('kind', 'picture', 'settings', jsonb_build_object('hash', image))
  );

create or replace function public.media_uses(image text) returns table (article_id uuid, title text)
language sql stable security definer set search_path = '' as $$
  select draft.id, coalesce(
    nullif(jsonb_path_query_first(draft.content, '$.rows[*] ? (@.kind == "title").cells.text.sv') #>> '{}', ''),
    draft.content ->> 'slug'
  )
  from public.news_drafts draft
  where private.writes_news() and (
    private.has_picture(draft.content, media_uses.image)
    or exists (
      select from public.news_articles article
      where article.id = draft.id and (
        article.image ->> 'hash' = media_uses.image
        or article.blocks_sv @> jsonb_build_array(jsonb_build_object('kind', 'picture', 'hash', media_uses.image))
        or article.blocks_en @> jsonb_build_array(jsonb_build_object('kind', 'picture', 'hash', media_uses.image))
      )
    )
    or exists (
      select from public.news_plans plan
      where plan.article_id = draft.id and private.has_picture(plan.content, media_uses.image)
    )
  )
$$;
