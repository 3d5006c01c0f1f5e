-- The admin's overview shows the demos of the day.
grant select on public.demo_bookings to authenticated;
create policy staff_sees_demos on public.demo_bookings for select to authenticated
  using ((select private.works_leads()));
