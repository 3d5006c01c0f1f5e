-- Pay by the hour: of each opening, and of the roles in general, which is a part of the company facts.

alter table public.openings
  add column pay_from smallint check (pay_from between 1 and 9999),
  add column pay_to smallint check (pay_to between 1 and 9999),
  add constraint pay_is_a_span check (
    (pay_from is null) = (pay_to is null) and (pay_to is null or pay_to >= pay_from)
  );
comment on column public.openings.pay_from is 'Basic pay by the hour in kronor, before tax and without supplements: from this to pay_to. Null where the opening names none.';
grant insert (pay_from, pay_to), update (pay_from, pay_to) on public.openings to authenticated;

alter table public.company_facts
  drop constraint company_facts_part_check,
  add constraint company_facts_part_check check (part in ('prices', 'statements', 'openingHours', 'pay'));
insert into public.company_facts (part) values ('pay');
comment on table public.company_facts is 'The prices, statements, opening hours and pay of the company (app/company/schema.ts); null: the default in the code.';

-- As before, and for pay.
create or replace function public.record_change(kind text, about text, data jsonb, part text default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  if not (
    (kind ~ '^(news|opening|media|prices|statements|pay)' and private.writes_news())
    or (kind ~ '^template' and private.works_leads())
  ) then
    raise exception using errcode = '42501', message = 'not a change of this person';
  end if;
  if part is not null then
    data := data || jsonb_build_object('part', part);
    update public.admin_log entry set data = record_change.data
    where entry.id = (
      select own.id from public.admin_log own
      where own.about = record_change.about and own.kind = record_change.kind and own.actor = auth.uid()
        and own.data ->> 'part' = part and own.created_at > now() - interval '1 day'
      order by own.id desc limit 1
    );
    if found then
      return;
    end if;
  end if;
  insert into public.admin_log (kind, about, data) values (kind, about, data);
end
$$;
