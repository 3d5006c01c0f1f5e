-- The title and telephone number with which somebody on the staff signs emails to customers. The version before does
-- not read them.
alter table public.staff
  add column title text check (title = btrim(title, E' \t\n\r') and char_length(title) between 1 and 60),
  add column phone text check (phone = btrim(phone, E' \t\n\r') and char_length(phone) between 8 and 100);
comment on column public.staff.title is 'Stands below the name in emails to customers; chosen by the person.';
comment on column public.staff.phone is 'Stands in emails to customers; chosen by the person. app/domain/telephone.ts has the rule.';

-- A person's own title and number. A function, since everybody on the staff may change these two of their own row and
-- nothing else of it.
create function public.change_own_contact(new_title text, new_phone text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if private.staff_role() is null then
    raise exception using errcode = '42501', message = 'not of the staff';
  end if;
  update public.staff set title = new_title, phone = new_phone where user_id = auth.uid();
  return found;
end
$$;

grant execute on function public.change_own_contact(text, text) to authenticated;
