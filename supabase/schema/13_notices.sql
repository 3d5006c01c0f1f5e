-- Notices to the staff about leads: a new one has come, or a colleague has assigned one to them. Each person chooses
-- whether these come in an open tab of the admin, by email or both. Nobody is notified of their own actions.

create table public.staff_notices (
  user_id uuid primary key default auth.uid() references public.staff (user_id) on delete cascade,
  new_leads text not null default 'email' check (new_leads in ('none', 'browser', 'email', 'both')),
  assigned text not null default 'email' check (assigned in ('none', 'browser', 'email', 'both')),
  answers text not null default 'email' check (answers in ('none', 'browser', 'email', 'both'))
);
comment on table public.staff_notices is 'How a member of the staff wants to be notified of leads; without a row the defaults of the columns hold.';

create table public.lead_notices (
  id uuid not null,
  lead_id uuid not null references public.leads (id) on delete cascade,
  user_id uuid not null references public.staff (user_id) on delete cascade,
  kind text not null check (kind in ('new', 'assigned', 'incomingEmail')),
  way text not null check (way in ('browser', 'email', 'both')),
  created_at timestamptz not null default now(),
  primary key (id, lead_id)
);
create index lead_notices_by_person on public.lead_notices (user_id, created_at);
create index lead_notices_by_lead on public.lead_notices (lead_id);
comment on table public.lead_notices is 'Who is notified of which lead; deleted with the lead.';
comment on column public.lead_notices.id is 'The same for everything that one transaction tells one person, so that twenty leads assigned at once are one email.';

grant select, insert (new_leads, assigned, answers), update (new_leads, assigned, answers) on public.staff_notices
  to authenticated;
grant select on public.lead_notices to authenticated;

create policy own_choice on public.staff_notices for all to authenticated
  using (user_id = auth.uid() and (select private.works_leads()))
  with check (user_id = auth.uid() and (select private.works_leads()));
create policy own_notices on public.lead_notices for select to authenticated
  using (user_id = auth.uid() and (select private.works_leads()));

-- Notifies those who work with leads of a new one, as they have chosen; the default is an email. Later notices are
-- written by app/leads/change-lead.server.ts.
create function private.tell_of_new_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  told record;
begin
  for told in
    insert into public.lead_notices (id, lead_id, user_id, kind, way)
    select gen_random_uuid(), new.id, staff.user_id, 'new', coalesce(chosen.new_leads, 'email')
    from public.staff left join public.staff_notices chosen on chosen.user_id = staff.user_id
    where staff.active and staff.role in ('admin', 'sales') and coalesce(chosen.new_leads, 'email') <> 'none'
      and staff.user_id is distinct from auth.uid()
    returning id, way
  loop
    if told.way <> 'browser' then
      perform private.queue_job('send-lead-notice', json_build_object('id', told.id), 'lead-notice:' || told.id);
    end if;
  end loop;
  return null;
end
$$;
create trigger tell_of_new_lead after insert on public.leads
  for each row when (new.status <> 'spam') execute function private.tell_of_new_lead();
create trigger emails after delete on public.lead_notices
  for each row execute function private.queue_or_erase_emails('lead_notice');

-- The email address of a member of the staff.
create function private.staff_address(person uuid) returns text
language sql stable security definer set search_path = '' as $$ select email::text from auth.users where id = person $$;

create function private.log_notices() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was public.staff_notices := old;
begin
  if tg_op = 'INSERT' then
    was.new_leads := 'email';
    was.assigned := 'email';
    was.answers := 'email';
  end if;
  if (was.new_leads, was.assigned, was.answers) is distinct from (new.new_leads, new.assigned, new.answers) then
    insert into public.admin_log (kind, about, data) values ('noticesChanged', new.user_id, jsonb_build_object('changes',
      case when was.new_leads = new.new_leads then '[]' else jsonb_build_array(
        jsonb_build_object('name', 'newLeads', 'from', was.new_leads, 'to', new.new_leads)) end
      || case when was.assigned = new.assigned then '[]' else jsonb_build_array(
        jsonb_build_object('name', 'assigned', 'from', was.assigned, 'to', new.assigned)) end
      || case when was.answers = new.answers then '[]' else jsonb_build_array(
        jsonb_build_object('name', 'answers', 'from', was.answers, 'to', new.answers)) end));
  end if;
  return null;
end
$$;
create trigger log_notices after insert or update on public.staff_notices
  for each row execute function private.log_notices();

grant execute on function private.staff_address(uuid) to service_role;
