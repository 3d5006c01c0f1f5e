-- An email from a customer is kept as it came, so that nothing is lost that could not be read, and what is left out of it
-- is named. The email itself is a file like its attachments: read, exported and erased with them.
alter table public.lead_answers
  add column names_left text[] not null default '{}',
  add column pictures_left integer not null default 0 check (pictures_left >= 0),
  add column doubts text[] not null default '{}' check (doubts <@ array['empty', 'letters']);

comment on column public.lead_answers.names_left is 'The names of the first attachments that are counted in files_left.';
comment on column public.lead_answers.pictures_left is 'The number of pictures of the text, such as a signature''s logos, that were not kept.';
comment on column public.lead_answers.doubts is 'Why the text may not be what its sender wrote: none was found, or letters may be wrong.';
comment on column public.lead_answer_files.place is '0: the email itself, as it came; the attachments from 1 on.';

-- Stores a customer's email once, with what is left out of it, and the email itself unless it is null.
create function private.keep_answer(
  lead uuid, answer jsonb, names text[], kinds text[], contents bytea[], original bytea
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  given public.lead_answers := jsonb_populate_record(null::public.lead_answers, answer);
  stored uuid;
begin
  if not private.receive_answer(lead, answer, names, kinds, contents) then
    return false;
  end if;
  update public.lead_answers
  set names_left = given.names_left, pictures_left = given.pictures_left, doubts = given.doubts
  where lead_id = lead and message_id = given.message_id
  returning id into stored;
  insert into public.lead_answer_files (answer_id, place, name, kind, content)
  select stored, 0, 'original.eml', 'message/rfc822', original where original is not null;
  return true;
end
$$;

revoke all on function private.keep_answer(uuid, jsonb, text[], text[], bytea[], bytea)
  from public, anon, authenticated, service_role;
grant execute on function private.keep_answer(uuid, jsonb, text[], text[], bytea[], bytea) to service_role;
