-- The queue's jobs, and the triggers that several tables have: notifications of changes to every node, the versions of
-- rows, and how many rows an owner may have.

-- Adds the id of the request that queues a job (the setting app.request_id) to its payload, for the log.
create function private.with_request_id(payload json) returns json
language sql stable set search_path = '' as $$
  select case
    when coalesce(current_setting('app.request_id', true), '') = '' then payload
    else (payload::jsonb || jsonb_build_object('request', current_setting('app.request_id', true)))::json
  end
$$;

-- Queues a job in the caller's transaction; one with the same key is queued once. With a time the job runs then; if
-- that time has passed, nothing is queued. Anybody may request an email of the sign-in, for any address, and each
-- request is a job. They run after all other jobs (graphile-worker takes the lowest priority number first), so that a
-- crowd of them delays no customer's request.
create function private.queue_job(task text, payload json, once_key text, at_moment timestamptz default null) returns void
language sql security definer set search_path = '' as $$
  select graphile_worker.add_job(
    task, private.with_request_id(payload), run_at => at_moment, job_key => once_key, job_key_mode => 'unsafe_dedupe',
    max_attempts => case when at_moment is null then 25 else 10 end,
    priority => case task when 'handle-account-email-request' then 10 else 0 end
  )
  where at_moment is null or at_moment > now()
$$;

-- Notifies every node of a change by NOTIFY. The arguments are the channels: content_changed for published content, so
-- that page caches are emptied, and admin_changed for what the admin shows, so that open tabs reload. Its triggers run
-- for each row, so that a statement that changes no row notifies nobody; PostgreSQL sends equal notifications of one
-- transaction once.
create function private.tell_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  channel text;
begin
  if tg_op = 'UPDATE' and new is not distinct from old then
    return null;
  end if;
  foreach channel in array tg_argv loop
    perform pg_notify(channel, '');
  end loop;
  return null;
end
$$;

-- A change of a row raises its version. A change contains the version that it was made on. With the argument 'author'
-- the row also stores who changed it and when; other tables have that elsewhere (product 19.6).
create function private.raise_version() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.version := old.version + 1;
  if tg_argv[0] = 'author' then
    new.changed_by := auth.uid();
    new.changed_at := now();
  end if;
  return new;
end
$$;

-- Stores when a row was changed.
create function private.touch_row() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end
$$;

-- Refuses a row when its owner has more than the argument says; rows without an owner are counted together.
create function private.limit_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_over boolean;
begin
  execute format('select count(*) > $1 from %s where owner is not distinct from $2', tg_relid::regclass)
    into is_over using tg_argv[0]::integer, new.owner;
  if is_over then
    raise exception using errcode = 'P0001', message = 'too many rows of one owner';
  end if;
  return null;
end
$$;

grant execute on function private.queue_job(text, json, text, timestamptz) to site_auth, service_role;
