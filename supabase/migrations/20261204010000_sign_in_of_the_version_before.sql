-- After an upgrade nodes of the version before go on for a while, or are started again. They note a request's network by
-- set_config as site_auth, and without it send nobody an email for a new password. So site_auth keeps that one function.
-- The next version takes it away.
create or replace function private.close_functions() returns void
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
    -- The triggers and functions of the site run with the rights of their owner.
    execute format('grant execute on function %s to %s', open_function, owner);
  end loop;
  -- The queue notifies its workers.
  grant execute on function pg_catalog.pg_notify(text, text) to service_role;
  -- Nodes take turns at changing signing keys.
  grant execute on function pg_catalog.pg_advisory_xact_lock(bigint) to site_auth;
  -- For the version before.
  grant execute on function pg_catalog.set_config(text, text, boolean) to site_auth;
  if exists (select from pg_catalog.pg_roles where rolname = 'site_app') then
    grant execute on function pg_catalog.set_config(text, text, boolean) to site_app;
  end if;
end
$$;
