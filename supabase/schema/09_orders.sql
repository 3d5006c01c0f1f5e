-- The link by which a buyer comes back to an order: its id and a signature. It holds as long as the order is kept.

create function private.order_signature(order_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select encode(private.hmac_sha256(convert_to(order_id::text, 'UTF8'), value), 'hex')
  from private.secrets where name = 'order_link'
$$;

-- The signature for whoever has just sent an order: told to who knows its id, its address and its number.
create function public.order_link(order_id uuid, email text, phone text) returns text
language sql stable security definer set search_path = '' as $$
  select private.order_signature(kept.id) from public.express_orders kept
  where kept.id = order_id and kept.contact_email = email and kept.contact_phone is not distinct from phone
$$;

-- An order for whoever has its link, with what can still be done with it: its buyer corrects or takes it back until
-- somebody has answered it or its shift begins. Null for anyone else.
create function public.order_by_link(order_id uuid, signature text) returns jsonb
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

-- Corrects an order for whoever has its link or, without a form, takes it back: its lead is then lost. Gives "done"
-- (also when it was already), "closed" once it is no longer open, or "invalid".
create function public.change_order(order_id uuid, signature text, form jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  kept public.express_orders;
  corrected public.express_orders;
  linked jsonb;
begin
  perform private.count_hit('order_link');
  select * into kept from public.express_orders where id = order_id for update;
  -- Whoever answers the order at this moment is first, or it would be changed although it has been answered.
  perform from public.leads where id = order_id for no key update;
  linked := public.order_by_link(order_id, signature);
  if linked is null then
    return 'invalid';
  end if;
  corrected := jsonb_populate_record(
    kept, form - array['id', 'number', 'locale', 'created_at', 'changes', 'taken_back_at']
  );
  if corrected is not distinct from kept and (form is not null or kept.taken_back_at is not null) then
    return 'done';
  end if;
  if linked ->> 'state' <> 'open' then
    return 'closed';
  end if;
  if form is null then
    update public.express_orders set taken_back_at = now(), changes = changes + 1 where id = order_id;
    perform set_config('app.taken_back', 'yes', true);
    update public.leads set status = 'lost' where id = order_id;
  else
    update public.express_orders set
      contact_name = corrected.contact_name, contact_email = corrected.contact_email,
      billing_email = corrected.billing_email, contact_phone = corrected.contact_phone, service = corrected.service,
      location = corrected.location, job_description = corrected.job_description, guard_count = corrected.guard_count,
      starts_at = corrected.starts_at, ends_at = corrected.ends_at, permit = corrected.permit,
      reference = corrected.reference, city = corrected.city, org_number = corrected.org_number,
      estimate = corrected.estimate, changes = changes + 1
    where id = order_id;
    update public.leads set
      name = corrected.contact_name, email = corrected.contact_email, phone = corrected.contact_phone,
      service = corrected.service, city = corrected.city, message = corrected.job_description,
      org_number = corrected.org_number, starts_at = corrected.starts_at,
      value = case when value is not distinct from kept.estimate then corrected.estimate else value end,
      facts = (select to_jsonb(orders) from public.express_orders orders where orders.id = order_id)
    where id = order_id;
  end if;
  insert into public.lead_events (lead_id, kind)
  values (order_id, case when form is null then 'takenBack' else 'corrected' end);
  perform private.queue_job('send-express-order-email',
    json_build_object('id', order_id, 'change', kept.changes + 1),
    'express-order:' || order_id || ':' || kept.changes + 1);
  return 'done';
end
$$;
grant execute on function
  public.order_link(uuid, text, text), public.order_by_link(uuid, text), public.change_order(uuid, text, jsonb)
to anon, authenticated, service_role;
-- The emails carry the buyer's link.
grant execute on function private.order_signature(uuid) to service_role;
