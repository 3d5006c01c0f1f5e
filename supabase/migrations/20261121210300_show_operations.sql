-- How the product runs, and which old addresses are still used, for administrators.

create function public.operations() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_administrator();
  return jsonb_build_object(
    'migrations', (select coalesce(jsonb_agg(version order by version), '[]') from supabase_migrations.schema_migrations),
    'postgres', current_setting('server_version'),
    'bytes', pg_database_size(current_database()),
    'jobs_due', (select count(*) from graphile_worker._private_jobs
      where run_at <= now() and attempts < max_attempts and locked_at is null),
    'jobs_failed', (select count(*) from graphile_worker._private_jobs where attempts >= max_attempts),
    'oldest_due', (select min(run_at) from graphile_worker._private_jobs
      where run_at <= now() and attempts < max_attempts and locked_at is null),
    'backup', (select finished_at from private.backups)
  );
end
$$;
revoke execute on function public.operations() from public, anon;
grant execute on function public.operations() to authenticated;

grant select on public.old_address_counts to authenticated;
create policy administrators_read on public.old_address_counts for select to authenticated
  using ((select private.is_administrator()));
