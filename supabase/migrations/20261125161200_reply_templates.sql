-- Templates for emails to leads, that the staff writes themselves: one's own, or shared by all who work with leads.

create table public.reply_templates (
  id uuid primary key,
  owner uuid references public.staff (user_id) on delete cascade,
  name text not null check (name = btrim(name, E' \t\n\r') and char_length(name) between 1 and 60),
  locale text not null check (locale in ('sv', 'en')),
  subject text not null check (subject = btrim(subject, E' \t\n\r') and char_length(subject) between 1 and 200),
  body text not null check (body = btrim(body, E' \t\n\r') and char_length(body) between 1 and 8000),
  version integer not null default 1,
  changed_by uuid default auth.uid(),
  changed_at timestamptz not null default now()
);
comment on table public.reply_templates is 'Templates for emails to leads; {name} and the like are filled in as one is used.';
comment on column public.reply_templates.owner is 'Whose it is alone; null: shared.';
comment on column public.reply_templates.locale is 'The language of the leads that it is offered for.';
comment on column public.reply_templates.version is 'Raised by every change; a change names the version it was made on.';

create function private.keep_reply_template() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    new.version := old.version + 1;
    new.changed_by := auth.uid();
    new.changed_at := now();
  end if;
  if (select count(*) from public.reply_templates where owner is not distinct from new.owner and id <> new.id) >= 100 then
    raise exception using errcode = 'P0001', message = 'too many templates';
  end if;
  return new;
end
$$;
create trigger keep_reply_template before insert or update on public.reply_templates
  for each row execute function private.keep_reply_template();

-- Which fields were changed, by their names: the log is no place for texts.
create function private.log_reply_template() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.admin_log (kind, about, data)
  values (
    case tg_op when 'INSERT' then 'templateAdded' when 'DELETE' then 'templateRemoved' else 'templateChanged' end,
    coalesce(new.name, old.name),
    case when tg_op = 'UPDATE' then jsonb_build_object('changes', (
      select coalesce(jsonb_agg(jsonb_build_object('name', now.key) order by now.key), '[]')
      from jsonb_each(to_jsonb(new)) now join jsonb_each(to_jsonb(old)) was on was.key = now.key
      where now.value is distinct from was.value and now.key in ('owner', 'name', 'locale', 'subject', 'body')
    )) else '{}' end
  );
  return null;
end
$$;
create trigger log_reply_template after insert or update or delete on public.reply_templates
  for each row execute function private.log_reply_template();

alter table public.reply_templates enable row level security;

revoke all on public.reply_templates from public, anon, authenticated, service_role;

grant select, insert (id, owner, name, locale, subject, body), update (owner, name, locale, subject, body), delete
  on public.reply_templates to authenticated;
grant select, insert, update, delete on public.reply_templates to service_role;

create policy sales_works on public.reply_templates for all to authenticated
  using ((owner is null or owner = auth.uid()) and (select private.works_leads()))
  with check ((owner is null or owner = auth.uid()) and (select private.works_leads()));
create policy service_role_works on public.reply_templates for all to service_role using (true) with check (true);

create trigger tell_admin_changed after insert or delete on public.reply_templates
  for each row execute function private.tell_admin_changed();
create trigger tell_admin_changed_by_update after update on public.reply_templates
  for each row when (old.* is distinct from new.*) execute function private.tell_admin_changed();

revoke execute on all functions in schema private from public;
