-- A buyer's link to an order: its id and a signature. It is valid as long as the order is stored.

create function private.order_signature(order_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select encode(private.signature_of(order_id::text, 'order_link'), 'hex')
$$;

-- Returns the signature to the client that has just sent the order: it must know the id, the email address and the
-- telephone number.
create function public.order_link(order_id uuid, email text, phone text) returns text
language sql stable security definer set search_path = '' as $$
  select private.order_signature(kept.id) from public.express_orders kept
  where kept.id = order_id and kept.contact_email = email and kept.contact_phone is not distinct from phone
$$;

-- An order with the status of its lead, for anyone who has its link; null with a wrong signature.
create function public.order_by_link(order_id uuid, signature text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(kept) || jsonb_build_object('status', lead.status)
  from public.express_orders kept join public.leads lead on lead.id = kept.id
  where kept.id = order_id and private.is_signature(signature, private.order_signature(order_id))
$$;

grant execute on function public.order_link(uuid, text, text), public.order_by_link(uuid, text)
  to anon, authenticated, service_role;
-- The emails contain the buyer's link.
grant execute on function private.order_signature(uuid) to service_role;
