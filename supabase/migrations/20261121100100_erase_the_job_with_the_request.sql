-- A job that was given up after its last attempt stays in the queue, and its payload holds what the visitor
-- typed. So it goes when the request is erased, whoever erases it.

create function private.erase_contact_request_job() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform graphile_worker.remove_job('contact-request:' || old.id);
  return null;
end
$$;
create trigger erase_contact_request_job after delete on public.contact_requests
  for each row execute function private.erase_contact_request_job();
