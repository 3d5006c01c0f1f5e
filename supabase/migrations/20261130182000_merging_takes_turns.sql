-- Merging, undoing it and an email from a customer to a merged lead lock two leads each. They did so in different orders:
-- each waited for the other, and PostgreSQL refused one of them. Now nothing is merged while such an email is stored, so
-- that the lead which is worked with is the same until the end, and two leads are locked in the order of their ids.
create or replace function public.merge_leads(kept uuid, other uuid, known_version integer) returns text
language plpgsql security definer set search_path = '' as $$
declare
  stays public.leads;
  goes public.leads;
begin
  perform private.require_lead_worker();
  perform pg_advisory_xact_lock(hashtext('merged leads'));
  perform from public.leads where id in (kept, other) order by id for no key update;
  select * into stays from public.leads where id = kept;
  select * into goes from public.leads where id = other;
  if stays.id is null or goes.id is null then
    return 'gone';
  elsif goes.merged_into = kept then
    return 'done';
  elsif goes.version <> known_version then
    return 'changed';
  elsif kept = other or stays.merged_into is not null or goes.merged_into is not null
    or stays.status not in ('new', 'contacted', 'quoted') or goes.status not in ('new', 'contacted', 'quoted')
  then
    return 'over';
  end if;
  update public.leads set merged_into = kept where id = other;
  insert into public.lead_events (lead_id, kind, data)
  values (kept, 'merged', jsonb_build_object('lead', other, 'number', goes.number));
  return 'done';
end
$$;

create or replace function public.take_lead_apart(other uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  goes public.leads;
begin
  perform private.require_lead_worker();
  perform pg_advisory_xact_lock(hashtext('merged leads'));
  select * into goes from public.leads where id = other for no key update;
  if goes.id is null then
    return 'gone';
  elsif goes.merged_into is not null then
    update public.leads set merged_into = null where id = other;
    insert into public.lead_events (lead_id, kind, data)
    values (goes.merged_into, 'takenApart', jsonb_build_object('lead', other, 'number', goes.number));
  end if;
  return 'done';
end
$$;

create or replace function private.receive_answer(lead uuid, answer jsonb, names text[], kinds text[], contents bytea[]) returns boolean
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
    case when staff.user_id = worked.assigned_to then coalesce(chosen.answers, 'email') else coalesce(chosen.new_leads, 'none') end)
  from public.staff left join public.staff_notices chosen on chosen.user_id = staff.user_id
  where staff.active and staff.role in ('admin', 'sales')
    and (staff.user_id = worked.assigned_to or not exists (
      select from public.staff owner
      where owner.user_id = worked.assigned_to and owner.active and owner.role in ('admin', 'sales')
    ));
  return true;
end
$$;
