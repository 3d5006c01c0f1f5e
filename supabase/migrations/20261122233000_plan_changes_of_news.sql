-- Changes of an article that is out wait here for their moment: visitors go on seeing what was published. A first
-- publishing ahead needs no plan: its published_at hides it until then.

create table public.news_plans (
  id bigint generated always as identity primary key,
  article_id uuid not null references public.news_articles (id) on delete cascade,
  at timestamptz not null,
  version integer not null,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  columns jsonb not null check (jsonb_typeof(columns) = 'object'),
  is_active boolean not null default true,
  superseded_by bigint references public.news_revisions (id) on delete set null,
  planned_by uuid default auth.uid()
);
create unique index news_plans_one_an_article on public.news_plans (article_id) where is_active;
create unique index news_plans_by_slug on public.news_plans (slug) where is_active;
create index news_plans_by_article on public.news_plans (article_id);
create index news_plans_by_superseding on public.news_plans (superseded_by);

comment on table public.news_plans is 'Changes of published articles that go out at a moment ahead; one that was given up is kept, so that this can be undone.';
comment on column public.news_plans.version is 'The version of the working copy that is planned.';
comment on column public.news_plans.content is 'That version (app/admin/news/content.ts).';
comment on column public.news_plans.columns is 'What is written to news_articles then; a column that is not named stays as it is.';
comment on column public.news_plans.superseded_by is 'What visitors saw when changes were published before the moment: to undo that is to plan again.';

-- An address that is planned is nobody else's. Two who take one at once take turns.
create function private.keep_planned_slug() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('news_slugs'));
  if new.is_active and (
    exists (select from public.news_articles where slug = new.slug and id <> new.article_id)
    or exists (select from public.news_slug_redirects where slug = new.slug and article_id <> new.article_id)
  ) then
    raise exception using errcode = '23505', message = 'another article stands, or stood, at this address';
  end if;
  return null;
end
$$;
create trigger keep_planned_slug after insert or update of is_active on public.news_plans
  for each row execute function private.keep_planned_slug();

create function private.leave_planned_slugs() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('news_slugs'));
  if exists (select from public.news_plans where slug = new.slug and is_active and article_id <> new.id) then
    raise exception using errcode = '23505', message = 'another article will stand at this address';
  end if;
  return null;
end
$$;
create trigger leave_planned_slugs after insert or update of slug on public.news_articles
  for each row execute function private.leave_planned_slugs();

-- Publishes the changes whose moment has come; those of a withdrawn article wait until it is put back. Run every
-- minute as service_role.
create function private.publish_planned_news() returns void
language plpgsql security definer set search_path = '' as $$
declare
  due uuid;
  plan public.news_plans;
begin
  for due in select article_id from public.news_plans where is_active and at <= now() order by at loop
    -- In turn with the admin, which may give the plan up in this moment.
    perform from public.news_drafts where id = due for update;
    delete from public.news_plans
    where article_id = due and is_active and at <= now()
      and exists (select from public.news_articles where id = due and published_at <= now())
    returning * into plan;
    continue when not found;
    update public.news_articles article
    set (slug, category, cover, author, roles, reviewed_on, image, title_sv, title_en, lead_sv, lead_en, excerpt_sv,
        excerpt_en, for_you_sv, for_you_en, blocks_sv, blocks_en, english)
      = (select slug, category, cover, author, roles, reviewed_on, image, title_sv, title_en, lead_sv, lead_en,
          excerpt_sv, excerpt_en, for_you_sv, for_you_en, blocks_sv, blocks_en, english
        from jsonb_populate_record(article, plan.columns))
    where id = due;
    update public.news_drafts set published_version = plan.version where id = due;
    insert into public.news_revisions (article_id, kind, content, actor)
    values (due, 'published', plan.content, plan.planned_by);
  end loop;
end
$$;
revoke execute on function private.keep_planned_slug(), private.leave_planned_slugs(), private.publish_planned_news()
  from public;
grant execute on function private.publish_planned_news() to service_role;

alter table public.news_plans enable row level security;
revoke all on public.news_plans from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.news_plans to service_role;
grant select, insert (article_id, at, version, slug, content, columns), update (is_active, superseded_by)
  on public.news_plans to authenticated;
create policy admin_reads on public.news_plans for select to authenticated using ((select private.writes_news()));
create policy admin_plans on public.news_plans for insert to authenticated with check ((select private.writes_news()));
create policy admin_changes on public.news_plans for update to authenticated
  using ((select private.writes_news())) with check ((select private.writes_news()));
create policy service_role_works on public.news_plans for all to service_role using (true) with check (true);
