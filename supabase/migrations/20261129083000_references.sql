-- The company's own customers, quotes and press, which editors enter: visitors see them instead of invented examples
-- (app/references/reference.ts). Nodes of 1.0.0 know none and show the examples.

create table public.company_references (
  id uuid primary key,
  kind text not null check (kind in ('logo', 'quote', 'press')),
  place integer not null default 0,
  shown boolean not null default true,
  name text not null check (char_length(name) between 1 and 120),
  name_en text not null default '' check (char_length(name_en) <= 120),
  link text not null default '' check (link = '' or (link ~ '^https://[^[:space:]]+$' and char_length(link) <= 500)),
  picture text references public.media (hash),
  picture_width integer check (picture_width between 1 and 20000),
  picture_height integer check (picture_height between 1 and 20000),
  text_sv text not null default '' check (char_length(text_sv) <= 600),
  text_en text not null default '' check (char_length(text_en) <= 600),
  marked_sv text not null default '' check (char_length(marked_sv) <= 160),
  marked_en text not null default '' check (char_length(marked_en) <= 160),
  role_sv text not null default '' check (char_length(role_sv) <= 120),
  role_en text not null default '' check (char_length(role_en) <= 120),
  town_sv text not null default '' check (char_length(town_sv) <= 80),
  town_en text not null default '' check (char_length(town_en) <= 80),
  service text check (service = any (private.services())),
  title text not null default '' check (char_length(title) <= 200),
  published_on date,
  language text check (language in ('sv', 'en')),
  consent_from text not null default '' check (char_length(consent_from) <= 120),
  consent_on date,
  version integer not null default 1,
  changed_by uuid default auth.uid(),
  changed_at timestamptz not null default now(),
  constraint logo_has_picture check (
    kind <> 'logo' or (picture is not null and picture_width is not null and picture_height is not null)
  ),
  constraint quote_is_whole check (
    kind <> 'quote' or (
      '' <> all (array[text_sv || marked_sv, text_en || marked_en, role_sv, role_en, consent_from])
      and (marked_sv = '') = (marked_en = '') and service is not null and consent_on is not null
    )
  ),
  constraint press_is_whole check (
    kind <> 'press' or ('' <> all (array[title, link]) and published_on is not null and language is not null)
  )
);
create index company_references_by_picture on public.company_references (picture) where picture is not null;

comment on table public.company_references is 'Customers'' logos, quotes and press, in the order of place; visitors see those that are shown.';
comment on column public.company_references.name is 'The customer, the organisation or the newspaper; name_en where it has another name in English.';
comment on column public.company_references.picture is 'The logo, one of the uploaded pictures; its size is copied, since visitors may not read that table.';
comment on column public.company_references.marked_sv is 'The decisive sentence of a quote, its last one.';
comment on column public.company_references.service is 'What the quote is about.';
comment on column public.company_references.language is 'The language of the article that the link leads to.';
comment on column public.company_references.consent_from is 'Who allowed the quote to be published, and when; visitors never read it.';
comment on column public.company_references.version is 'Raised by every change; a change contains the version that it was made on.';

alter table public.company_references enable row level security;
grant select (id, kind, place, shown, name, name_en, link, picture, picture_width, picture_height, text_sv, text_en,
    marked_sv, marked_en, role_sv, role_en, town_sv, town_en, service, title, published_on, language)
  on public.company_references to anon;
grant select, delete,
  insert (id, kind, place, shown, name, name_en, link, picture, picture_width, picture_height, text_sv, text_en,
    marked_sv, marked_en, role_sv, role_en, town_sv, town_en, service, title, published_on, language, consent_from,
    consent_on),
  update (place, shown, name, name_en, link, picture, picture_width, picture_height, text_sv, text_en, marked_sv,
    marked_en, role_sv, role_en, town_sv, town_en, service, title, published_on, language, consent_from, consent_on)
  on public.company_references to authenticated;
grant select, insert, update, delete on public.company_references to service_role;

create policy shown_is_public on public.company_references for select to anon using (shown);
create policy staff_works on public.company_references for all to authenticated
  using ((select private.writes_news())) with check ((select private.writes_news()));
create policy service_role_works on public.company_references for all to service_role using (true) with check (true);

-- A picture that is a logo can't be deleted, whoever shows the list of its uses.
create policy staff_keeps_logos on public.media as restrictive for delete to authenticated
  using (not exists (select from public.company_references where picture = media.hash));

create trigger raise_version before update on public.company_references
  for each row execute function private.raise_version('author');
create constraint trigger want_entry after insert or update or delete on public.company_references
  deferrable initially deferred for each row execute function private.want_entry();
create trigger tell_changed after insert or update or delete on public.company_references
  for each row execute function private.tell_changed('content_changed', 'admin_changed');

-- All of one kind are sent with a page. A lock makes two who add one at once take turns, so that neither sees too few.
create function private.limit_references() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('company_references'));
  if (select count(*) from public.company_references where kind = new.kind) > 40 then
    raise exception using errcode = 'P0001', message = 'too many references of a kind';
  end if;
  return null;
end
$$;
create trigger limit_references after insert on public.company_references
  for each row execute function private.limit_references();

-- As before, and for pay and references.
create or replace function public.record_change(kind text, about text, data jsonb, part text default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  if not (
    (kind ~ '^(news|opening|media|prices|statements|pay|reference)' and private.writes_news())
    or (kind ~ '^template' and private.works_leads())
  ) then
    raise exception using errcode = '42501', message = 'not a change of this person';
  end if;
  if part is not null then
    data := data || jsonb_build_object('part', part);
    update public.admin_log entry set data = record_change.data
    where entry.id = (
      select own.id from public.admin_log own
      where own.about = record_change.about and own.kind = record_change.kind and own.actor = auth.uid()
        and own.data ->> 'part' = part and own.created_at > now() - interval '1 day'
      order by own.id desc limit 1
    );
    if found then
      return;
    end if;
  end if;
  insert into public.admin_log (kind, about, data) values (kind, about, data);
end
$$;
