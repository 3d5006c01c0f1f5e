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
