-- A check that comes to null lets the row through: public-order guards could be ordered without an answer.
alter table public.express_orders drop constraint permit_only_for_order_guards;
alter table public.express_orders add constraint permit_only_for_order_guards check (
  case
    when service = 'order_guard' then permit is not null and permit in ('yes', 'no', 'unknown')
    else permit is null
  end
);
