-- Whoever works with leads and has chosen nothing gets an email of every new lead: by default nobody was told. What
-- somebody has chosen stays.

alter table public.staff_notices alter column new_leads set default 'email';

create or replace function private.notify_of_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.add_notice(staff.user_id, new.id, case tg_op when 'INSERT' then 'new' else 'assigned' end,
    case tg_op when 'INSERT' then coalesce(chosen.new_leads, 'email') else coalesce(chosen.assigned, 'email') end)
  from public.staff left join public.staff_notices chosen on chosen.user_id = staff.user_id
  where staff.active and staff.role in ('admin', 'sales') and staff.user_id is distinct from auth.uid()
    and (tg_op = 'INSERT' or staff.user_id = new.assigned_to);
  return null;
end
$$;

create or replace function private.receive_answer(lead uuid, answer jsonb, names text[], kinds text[], contents bytea[])
returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  given public.lead_answers := jsonb_populate_record(null::public.lead_answers, answer);
  stored uuid;
  kept uuid;
  worked public.leads;
begin
  perform pg_advisory_xact_lock_shared(hashtext('merged leads'));
  with recursive chain as (
    select id, merged_into, 1 as depth from public.leads where id = lead
    union all select above.id, above.merged_into, depth + 1
    from public.leads above join chain on above.id = chain.merged_into where depth < 20
  )
  select id into kept from chain order by depth desc limit 1;
  perform from public.leads where id in (lead, kept) order by id for no key update;
  if not exists (select from public.leads where id = lead) then
    return false;
  end if;
  insert into public.lead_answers
    (lead_id, message_id, sender, sender_name, subject, body, is_cut, is_automatic, is_spam, files_left)
  values (lead, given.message_id, given.sender, given.sender_name, given.subject, given.body, given.is_cut,
    given.is_automatic, given.is_spam, given.files_left)
  on conflict (lead_id, message_id) do nothing returning id into stored;
  if stored is null then
    return false;
  end if;
  insert into public.lead_answer_files (answer_id, place, name, kind, content)
  select stored, place, name, kind, content
  from unnest(names, kinds, contents) with ordinality as file (name, kind, content, place);
  insert into public.lead_events (lead_id, kind, data)
  values (lead, 'answer', jsonb_build_object('answer', stored));
  if given.is_automatic or given.is_spam then
    return true;
  end if;
  select * into worked from public.leads where id = kept;
  if worked.status = 'spam' then
    return true;
  end if;
  update public.leads set
    status = case status when 'lost' then 'contacted' else status end,
    -- What is late already stays, and is looked at anyway.
    next_step = case when next_at <= now() then next_step else 'answer' end,
    next_at = case when next_at <= now() then next_at else now() end
  where id = worked.id;
  perform private.add_notice(staff.user_id, worked.id, 'answer',
    case when staff.user_id = worked.assigned_to then coalesce(chosen.answers, 'email')
      else coalesce(chosen.new_leads, 'email') end)
  from public.staff left join public.staff_notices chosen on chosen.user_id = staff.user_id
  where staff.active and staff.role in ('admin', 'sales')
    and (staff.user_id = worked.assigned_to or not exists (
      select from public.staff owner
      where owner.user_id = worked.assigned_to and owner.active and owner.role in ('admin', 'sales')
    ));
  return true;
end
$$;

create or replace function private.log_notices() returns trigger
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

-- An open tab of somebody who is suspended, or gets another role, learns of it at once.
create trigger tell_admin_changed after delete on public.staff
for each row execute function private.tell_admin_changed();
create trigger tell_admin_changed_by_update after update on public.staff
for each row when (old.* is distinct from new.*) execute function private.tell_admin_changed();

-- As before: an open lead first, of these one with the address before one with the number alone. A merged lead stands
-- for the one that it was merged into, whose page shows its demos.
create or replace function private.lead_of_person(email_asked text, phone_asked text) returns uuid
language sql stable security definer set search_path = '' as $$
  with recursive found as (
    select lead.id, lead.merged_into, lead.status, lead.created_at, lead.email_key = email_asked as by_email
    from public.leads lead
    where (lead.email_key = email_asked or (lead.email_key is null and lead.phone_key = nullif(phone_asked, '')))
      and lead.status <> 'spam'
    union
    select lead.id, lead.merged_into, lead.status, lead.created_at, found.by_email
    from found join public.leads lead on lead.id = found.merged_into
  )
  select found.id from found where found.merged_into is null and found.status <> 'spam'
  order by public.lead_is_open(found.status) desc, found.by_email desc nulls last, found.created_at desc, found.id limit 1
$$;
