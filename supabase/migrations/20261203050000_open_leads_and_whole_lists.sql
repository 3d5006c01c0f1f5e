-- Which statuses are open is said once: public.lead_is_open. A migration that adds a status replaces it, with the check
-- of leads.status (app/leads/lead.ts). It was spelled in seven places, and a status that one of them did not have
-- could not be merged.
--
-- An order of the list of leads only orders: leads without the value that is sorted by come last, and were left out.

-- Whether somebody still works on a lead with this status. Without a search_path of its own, so that PostgreSQL writes it
-- into the query that calls it.
create function public.lead_is_open(status text) returns boolean
language sql immutable parallel safe as $$
  select status in ('new', 'contacted', 'quoted')
$$;
revoke execute on function public.lead_is_open(text) from public, anon;
grant execute on function public.lead_is_open(text) to authenticated, service_role;

create or replace function private.lead_of_person(email_asked text, phone_asked text) returns uuid
language sql stable security definer set search_path = '' as $$
  select lead.id from public.leads lead
  where (lead.email_key = email_asked or (lead.email_key is null and lead.phone_key = nullif(phone_asked, '')))
    and lead.status <> 'spam' and lead.merged_into is null
  order by public.lead_is_open(lead.status) desc, lead.created_at desc, lead.id limit 1
$$;

create or replace function private.version_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.version := old.version + 1;
  if new.status <> 'spam' and old.assigned_to is null and new.assigned_to is null
    and (new.status, new.value, new.next_step, new.next_at) is distinct from
      (old.status, old.value, old.next_step, old.next_at)
  then
    new.assigned_to := (select user_id from public.staff where user_id = auth.uid());
  end if;
  if new.status <> 'lost' then
    new.lost_reason := null;
  end if;
  -- A closed lead has no next step, but for a won one whose customer has written.
  if not public.lead_is_open(new.status)
    and not (new.status = 'won' and old.status = 'won' and new.next_step is not distinct from 'answer')
  then
    new.next_step := null;
    new.next_at := null;
  end if;
  if new.status <> 'new' and new.answered_at is null then
    new.answered_at := case
      when new.status <> 'spam' and current_setting('app.taken_back', true) is distinct from 'yes' then now()
    end;
  elsif new.status in ('new', 'spam') and old.status <> new.status then
    new.answered_at := null;
  end if;
  return new;
end
$$;

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
    or not public.lead_is_open(stays.status) or not public.lead_is_open(goes.status)
  then
    return 'over';
  end if;
  update public.leads set merged_into = kept where id = other;
  insert into public.lead_events (lead_id, kind, data)
  values (kept, 'merged', jsonb_build_object('lead', other, 'number', goes.number));
  return 'done';
end
$$;

create or replace function public.find_customers(of_kind text, asked text, place jsonb, most integer)
returns table (id uuid, is_demo boolean, at timestamptz, time_key text, company text, name text, email text, phone text,
  leads integer, demos integer, open_leads integer, value bigint, owners uuid[])
language plpgsql stable security definer set search_path = '' as $$
declare
  is_latest text := 'row.id = (select latest.id from private.customer_rows latest where latest.%1$s = row.%1$s and '
    || 'not latest.is_spam and '
    || replace(private.customer_search(asked, 'latest'), '%', '%%')
    || ' order by %2$s latest.created_at desc, latest.id desc limit 1)';
begin
  perform private.require_lead_worker();
  return query execute 'with page as (select row.* from private.customer_rows row where not row.is_spam and '
    || private.customer_search(asked, 'row') || ' and '
    || case of_kind
      -- Of an "and" PostgreSQL would expect one row in two hundred, and read all that the search finds.
      when 'company' then format('case when row.company_key is null then false else %s end',
        format(is_latest, 'company_key', ''))
      else format('case when row.email_key is null then %s else %s end',
        format(is_latest, 'phone_key', '(latest.email_key is not null) desc,'), format(is_latest, 'email_key', ''))
    end
    || case when place is null then '' else format(' and (row.created_at, row.id) < (%L::timestamptz, %L::uuid)',
      place ->> 'time', place ->> 'id') end
    || format(' order by row.created_at desc, row.id desc limit %s)', most)
    || ' select page.id, page.is_demo, page.created_at,
        to_char(page.created_at at time zone ''UTC'', ''YYYY-MM-DD"T"HH24:MI:SS.US"Z"''),
        page.company, page.name, page.email, page.phone,
        (count(*) filter (where not each.is_demo))::integer, (count(*) filter (where each.is_demo))::integer,
        (count(*) filter (where public.lead_is_open(each.status)))::integer,
        coalesce(sum(each.value) filter (where each.status <> ''lost''), 0)::bigint,
        array_agg(distinct each.assigned_to) filter (
          where each.assigned_to is not null and public.lead_is_open(each.status))
      from page cross join lateral ('
    || case of_kind
      when 'company' then 'select * from private.customer_rows same where not same.is_spam and same.company_key = page.company_key'
      else 'select * from private.customer_rows same where not same.is_spam and same.email_key = page.email_key
        union all
        select * from private.customer_rows same
          where not same.is_spam and same.email_key is null and same.phone_key = page.phone_key'
    end
    || ') each group by page.id, page.is_demo, page.created_at, page.company, page.name, page.email, page.phone
      order by page.created_at desc, page.id desc';
end
$$;

create or replace function public.order_by_link(order_id uuid, signature text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(kept) || jsonb_build_object('state', case
    when kept.taken_back_at is not null then 'takenBack'
    when not public.lead_is_open(lead.status) then 'answered'
    when kept.starts_at <= now() then 'begun'
    else 'open'
  end)
  from public.express_orders kept join public.leads lead on lead.id = kept.id
  where kept.id = order_id
    -- Compared as hashes, so that the time it takes tells nothing of how much was right.
    and sha256(convert_to(coalesce(signature, ''), 'UTF8'))
      = sha256(convert_to(private.order_signature(order_id), 'UTF8'))
$$;

-- The rows without a time are sorted as if it never came, so that one index has all of them in their order.
drop index public.leads_by_start;
create index leads_by_start on public.leads (coalesce(starts_at, 'infinity'), id);
create index leads_by_next_step_or_none on public.leads (coalesce(next_at, 'infinity'), id);

-- A page begins after the row that `place` names, or before it when backwards. A key that is null is that of a row
-- without the time, as the version before sends it.
create or replace function public.find_leads(filter jsonb, sort text, place jsonb, backwards boolean, most integer)
returns setof public.leads
language plpgsql stable security definer set search_path = '' as $$
declare
  sorted_by text := case sort when 'name' then 'sort_name' when 'start' then 'coalesce(starts_at, ''infinity'')'
    when 'next' then 'coalesce(next_at, ''infinity'')' else 'created_at' end;
  direction text := case when (sort = 'newest') <> backwards then 'desc' else 'asc' end;
begin
  perform private.require_lead_worker();
  return query execute concat_ws(' and ',
    'select * from public.leads where ' || private.lead_conditions(filter),
    case when filter ? 'status' then 'status = ' || quote_literal(filter ->> 'status') else 'status <> ''spam''' end,
    case when place is not null then format('(%s, id) %s (%s, %L::uuid)',
      sorted_by, case direction when 'desc' then '<' else '>' end,
      format(case sort when 'name' then '%L collate "sv-x-icu"' else '%L::timestamptz' end,
        coalesce(place ->> 'key', 'infinity')),
      place ->> 'id'
    ) end
  ) || format(' order by %s %s, id %2$s limit %s', sorted_by, direction, most);
end
$$;
