-- Two emails from customers to one lead at the same moment take turns. With a lock that both could hold, each waited for
-- the other, and PostgreSQL refused one of them.
create or replace function private.receive_answer(lead uuid, answer jsonb, names text[], kinds text[], contents bytea[]) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  given public.lead_answers := jsonb_populate_record(null::public.lead_answers, answer);
  stored uuid;
  worked public.leads;
begin
  perform from public.leads where id = lead for no key update;
  if not found then
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
  with recursive chain as (
    select id, merged_into, 1 as depth from public.leads where id = lead
    union all select above.id, above.merged_into, depth + 1
    from public.leads above join chain on above.id = chain.merged_into where depth < 20
  )
  select leads.* into worked from public.leads where id = (select id from chain order by depth desc limit 1) for no key update;
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

-- Only find_leads and count_leads, which run as its owner, use it.
revoke execute on function private.lead_conditions(jsonb) from public;
