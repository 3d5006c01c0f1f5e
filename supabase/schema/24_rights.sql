-- Rights that are the same for all tables and functions. This file comes last.

-- Without a policy nobody sees a row. The site's own work (service_role) may do everything with all tables but those
-- listed here, which have policies of their own for it.
do $$
declare
  each_table regclass;
begin
  for each_table in select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
    execute format('alter table %s enable row level security', each_table);
    continue when each_table in (
      'public.admin_log'::regclass, 'public.contact_requests'::regclass, 'public.quote_requests'::regclass,
      'public.express_orders'::regclass, 'public.leads'::regclass, 'public.lead_events'::regclass,
      'public.lead_notes'::regclass, 'public.lead_emails'::regclass, 'public.lead_email_files'::regclass,
      'public.incoming_emails'::regclass, 'public.incoming_email_files'::regclass, 'public.demo_bookings'::regclass,
      'public.demo_settings'::regclass, 'public.sales_reps'::regclass, 'public.demo_closed_days'::regclass,
      'public.staff_notices'::regclass, 'public.offers'::regclass, 'public.orders'::regclass, 'public.api_keys'::regclass,
      'public.webhooks'::regclass, 'public.webhook_deliveries'::regclass
    );
    execute format('grant select, insert, update, delete on %s to service_role', each_table);
    execute format('create policy service_role_works on %s for all to service_role using (true) with check (true)', each_table);
  end loop;
end
$$;

-- An expression that somebody injects into a query must not leave row-level security or hold up the database. So
-- functions that change a setting (such as the role and the claims), run a query given as text, notify, lock, wait or
-- write large objects are closed to everybody who does not need them.
--
-- set_config stays open to the site's login: a transaction calls it before it takes a role, and no role of the site is
-- a member of the login.

-- The functions that everybody may still call.
create function private.functions_left_open() returns setof regprocedure
language sql stable set search_path = '' as $$
  select oid::regprocedure from pg_catalog.pg_proc
  where pronamespace = 'pg_catalog'::regnamespace
    and proname ~ ('^(set_config|.*_to_xml.*|ts_stat|ts_rewrite|pg_notify|pg_(try_)?advisory_.*|pg_sleep.*'
      || '|lo_.*|loread|lowrite|pg_logical_emit_message)$')
    and has_function_privilege('public', oid, 'execute')
$$;
comment on function private.functions_left_open() is 'Functions of PostgreSQL that close_functions() has not closed to everybody.';

-- Closes these functions, and grants each to the roles that need it. Only a superuser can; for other roles it does
-- nothing. It runs at every start (bootstrap/functions.sql).
create function private.close_functions() returns void
language plpgsql set search_path = '' as $$
declare
  open_function regprocedure;
  owner regrole := (select nspowner from pg_catalog.pg_namespace where nspname = 'private');
begin
  if not (select rolsuper from pg_catalog.pg_roles where rolname = current_user) then
    return;
  end if;
  for open_function in select private.functions_left_open() loop
    execute format('revoke execute on function %s from public', open_function);
    -- The owner: the site's triggers and functions run with its rights.
    execute format('grant execute on function %s to %s', open_function, owner);
  end loop;
  -- The queue calls it to notify its workers.
  grant execute on function pg_catalog.pg_notify(text, text) to service_role;
  -- Nodes that change signing keys take turns.
  grant execute on function pg_catalog.pg_advisory_xact_lock(bigint) to site_auth;
  if exists (select from pg_catalog.pg_roles where rolname = 'site_app') then
    grant execute on function pg_catalog.set_config(text, text, boolean) to site_app;
  end if;
end
$$;
comment on function private.close_functions() is 'Where DATABASE_URL is not a superuser''s, a superuser of the server calls it once (docs/deploy.md).';
