/**
 * The query that makes queued jobs due, all or those whose key begins so, and tells the queue, which looks by itself
 * every five seconds only: for what waits for its next attempt, or until an email can't be taken back any more.
 */
export const runJobsNow = (key = ""): string => `
  with due as (
    update graphile_worker._private_jobs set run_at = now()
    where run_at > now() and coalesce(key, '') like '${key}%' returning id
  )
  select pg_notify('jobs:insert', json_build_object('r', random(), 'count', (select count(*) from due))::text)`;
