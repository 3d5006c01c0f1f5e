-- Leads that colleagues add, the facts of leads that they correct, and tags: what timelines say of them, and where the
-- work is, in a column. The version before adds none of these events and leaves the place to its forms.

alter table public.lead_events drop constraint lead_events_kind_check;
alter table public.lead_events add constraint lead_events_kind_check check (kind in (
  'status', 'assigned', 'value', 'nextStep', 'call', 'note', 'noteRemoved', 'email', 'incomingEmail', 'export', 'corrected',
  'takenBack', 'demoBooked', 'demoLinked', 'demoUnlinked', 'merged', 'split', 'offerSent', 'offerRead', 'offerWithdrawn',
  'offerAccepted', 'offerDeclined', 'question', 'orderAdded', 'staffed', 'onSite', 'done', 'invoiced', 'changed', 'cancelled',
  'reportUndone', 'added', 'edited', 'tags'
));

alter table public.leads add column place text;
comment on column public.leads.place is 'Where the work is, as a colleague wrote it; null: as the form has it; empty: removed.';
grant select (place) on public.leads to api_client;

comment on table public.leads is 'Every request as sales works with it. The row of its form, which one that a colleague added has none of, is deleted with it.';
comment on column public.leads.facts is 'The whole row of the form; empty for a lead that a colleague added.';
comment on column public.leads.source is 'Which form it came from, or how it reached the colleague who added it.';
