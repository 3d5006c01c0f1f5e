-- graphile-worker has created its tables before this runs. They have row-level security enabled and no policy, so only
-- their owner could use them; our worker runs as service_role.
do $$
declare
  queue_table record;
begin
  grant usage on schema graphile_worker to service_role;
  grant select, insert, update, delete on all tables in schema graphile_worker to service_role;
  grant usage on all sequences in schema graphile_worker to service_role;
  grant execute on all functions in schema graphile_worker to service_role;
  for queue_table in
    select c.relname from pg_class c
    where c.relnamespace = 'graphile_worker'::regnamespace and c.relrowsecurity
      and not exists (select from pg_policy where polrelid = c.oid and polname = 'service_role_works')
  loop
    execute format(
      'create policy service_role_works on graphile_worker.%I for all to service_role using (true) with check (true)',
      queue_table.relname
    );
  end loop;
end
$$;
