-- Notices to the staff about leads: a new one has come, or a colleague has assigned one to them. Each person chooses
-- whether these come in an open tab of the admin, by email or both. Nobody is notified of their own actions.

create table public.staff_notices (
  user_id uuid primary key default auth.uid() references public.staff (user_id) on delete cascade,
  new_leads text not null check (new_leads in ('none', 'browser', 'email', 'both')),
  assigned text not null check (assigned in ('none', 'browser', 'email', 'both')),
  incoming_emails text not null check (incoming_emails in ('none', 'browser', 'email', 'both'))
);
comment on table public.staff_notices is 'How a member of the staff has chosen to be notified of leads. Everybody''s choice or default is in private.lead_workers.';

create table public.lead_notices (
  id uuid not null,
  lead_id uuid not null references public.leads (id) on delete cascade,
  user_id uuid not null references public.staff (user_id) on delete cascade,
  kind text not null check (kind in ('new', 'assigned', 'incomingEmail', 'accepted', 'declined')),
  way text not null check (way in ('browser', 'email', 'both')),
  created_at timestamptz not null default now(),
  primary key (id, lead_id)
);
create index lead_notices_by_person on public.lead_notices (user_id, created_at);
create index lead_notices_by_lead on public.lead_notices (lead_id);
comment on table public.lead_notices is 'Who is notified of which lead; deleted with the lead.';
comment on column public.lead_notices.id is 'The same for everything that one transaction tells one person, so that twenty leads assigned at once are one email.';

grant select on public.staff_notices, public.lead_notices to authenticated;
grant select, insert, update on public.staff_notices to service_role;

create policy own_choice on public.staff_notices for select to authenticated
  using (user_id = auth.uid() and (select private.works_leads()));
create policy own_choice_by_site on public.staff_notices for all to service_role
  using (user_id = auth.uid() and (select private.works_leads()))
  with check (user_id = auth.uid() and (select private.works_leads()));
create policy own_notices on public.lead_notices for select to authenticated
  using (user_id = auth.uid() and (select private.works_leads()));

-- Those who work with leads now, and how each is notified: as they have chosen, otherwise by email. Not yet somebody
-- who is invited: nobody has proven that the address is theirs.
create function private.lead_workers() returns table (id uuid, new_leads text, assigned text, incoming_emails text)
language sql stable security definer set search_path = '' as $$
  select staff.user_id, coalesce(chosen.new_leads, by_default.way), coalesce(chosen.assigned, by_default.way),
    coalesce(chosen.incoming_emails, by_default.way)
  from public.staff
  join auth.users on users.id = staff.user_id and users.email_confirmed_at is not null
  left join public.staff_notices chosen on chosen.user_id = staff.user_id
  cross join (values ('email')) as by_default (way)
  where staff.active and staff.role in ('admin', 'sales')
$$;

create trigger erase_emails after delete on public.lead_notices
  for each row execute function private.erase_emails('lead_notice');

-- The email address of a member of the staff.
create function private.staff_address(person uuid) returns text
language sql stable security definer set search_path = '' as $$ select email::text from auth.users where id = person $$;

grant execute on function private.staff_address(uuid), private.lead_workers() to service_role;
