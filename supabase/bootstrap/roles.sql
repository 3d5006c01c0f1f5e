-- Creates what a hosted Supabase has and a plain PostgreSQL lacks: three roles and the functions that read a request's
-- claims; site_auth, the role of our own sign-in; and api_client, that of requests with a key of the API. It runs at every start and creates only what is missing. Roles
-- belong to the whole server, so another database's start may create them at the same time.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role', 'site_auth', 'api_client'] loop
    begin
      if not exists (select from pg_roles where rolname = wanted) then
        execute format('create role %I nologin noinherit', wanted);
      end if;
      -- Since PostgreSQL 16 the creator of a role is not automatically a member of it.
      if not pg_has_role(current_user, wanted, 'member') then
        execute format('grant %I to current_user', wanted);
      end if;
    exception when duplicate_object or unique_violation then null;
    end;
  end loop;

  if to_regprocedure('auth.uid()') is null then
    create schema if not exists auth;
    create function auth.jwt() returns jsonb language sql stable as
      $f$ select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb $f$;
    create function auth.uid() returns uuid language sql stable as
      $f$ select (auth.jwt() ->> 'sub')::uuid $f$;
    create function auth.role() returns text language sql stable as
      $f$ select auth.jwt() ->> 'role' $f$;
    grant usage on schema auth to anon, authenticated, service_role;
    grant usage on schema public to anon, authenticated, service_role;
  end if;
end
$$;
