-- Links to drafts: an editor makes one for somebody outside the company, who can read the working copy of an article or
-- an opening until the link expires or is closed.

create table public.draft_links (
  id uuid primary key default gen_random_uuid(),
  article_id uuid references public.news_drafts (id) on delete cascade,
  opening_id uuid references public.openings (id) on delete cascade,
  expires_at timestamptz not null default now() + interval '7 days',
  closed_at timestamptz,
  made_by uuid default auth.uid(),
  check (num_nonnulls(article_id, opening_id) = 1)
);
create index draft_links_by_article on public.draft_links (article_id) where article_id is not null;
create index draft_links_by_opening on public.draft_links (opening_id) where opening_id is not null;
comment on table public.draft_links is 'Links with which somebody without an account reads an unpublished article or opening.';

grant select, insert (article_id, opening_id), update (closed_at) on public.draft_links to authenticated;

create policy staff_reads on public.draft_links for select to authenticated using ((select private.writes_news()));
create policy staff_makes on public.draft_links for insert to authenticated with check ((select private.writes_news()));
create policy staff_closes on public.draft_links for update to authenticated
  using (closed_at is null and (select private.writes_news())) with check (closed_at is not null and (select private.writes_news()));

create function private.draft_signature(link uuid) returns text
language sql stable security definer set search_path = '' as $$
  select encode(private.signature_of(link::text, 'draft_link'), 'hex')
$$;

-- The open link to an article or an opening, for those who write them.
create function public.open_draft_link(about uuid) returns table (id uuid, signature text, expires_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select link.id, private.draft_signature(link.id), link.expires_at from public.draft_links link
  where about in (link.article_id, link.opening_id) and link.closed_at is null and link.expires_at > now()
    and private.writes_news()
  order by link.expires_at desc limit 1
$$;

-- The article or opening of a link. `state` is "valid", "over" (expired, closed, or its draft was removed) or "invalid"
-- (not signed here). Each attempt is counted first; raises PT429 above the client's limit.
create function public.draft_by_link(link_id uuid, signature text)
returns table (state text, article jsonb, opening jsonb, expires_at timestamptz)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  link public.draft_links;
begin
  perform private.count_hit('draft_link');
  if private.is_signature(draft_by_link.signature, private.draft_signature(link_id)) is not true then
    return query select 'invalid', null::jsonb, null::jsonb, null::timestamptz;
    return;
  end if;
  select * into link from public.draft_links kept
  where kept.id = link_id and kept.closed_at is null and kept.expires_at > now();
  if not found then
    return query select 'over', null::jsonb, null::jsonb, null::timestamptz;
    return;
  end if;
  return query select 'valid',
    (select jsonb_build_object('content', draft.content, 'changedAt', draft.changed_at,
        'publishedAt', published.published_at, 'slug', published.slug,
        'isPublishedVersion', draft.version is not distinct from draft.published_version)
      from public.news_drafts draft left join public.news_articles published on published.id = draft.id
      where draft.id = link.article_id),
    (select to_jsonb(opening) from public.openings opening where opening.id = link.opening_id),
    link.expires_at;
end
$$;

grant execute on function public.open_draft_link(uuid) to authenticated;
grant execute on function public.draft_by_link(uuid, text) to anon, authenticated, service_role;

create constraint trigger want_entry after insert or update on public.draft_links deferrable initially deferred
  for each row execute function private.want_entry();
