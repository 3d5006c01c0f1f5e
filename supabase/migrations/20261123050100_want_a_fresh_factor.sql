-- What is sensitive at the admin wants a second factor that was shown within ten minutes, and whose role changes is
-- told so by email.

-- Whether whoever asks has shown a second factor in this session within ten minutes. A token says when in `amr`, but
-- not that of a session that showed it again since; auth.mfa_amr_claims does, here and in a hosted Supabase.
create function public.factor_is_fresh() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.mfa_amr_claims shown join auth.sessions on sessions.id = shown.session_id
    where shown.session_id = (auth.jwt() ->> 'session_id')::uuid
      and sessions.user_id = auth.uid()
      and shown.authentication_method in ('totp', 'mfa/phone', 'mfa/recovery_code', 'mfa/webauthn')
      and shown.updated_at > now() - interval '10 minutes'
  )
$$;
revoke execute on function public.factor_is_fresh() from public, anon;
grant execute on function public.factor_is_fresh() to authenticated;

-- Each of these is written into the log in its own transaction, by whatever way it is done, so the log is where none
-- of them gets past.
create function private.want_fresh_factor() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.role() = 'authenticated' and not public.factor_is_fresh() then
    raise exception using errcode = 'PT403', message = 'a fresh second factor is wanted';
  end if;
  return new;
end
$$;
revoke execute on function private.want_fresh_factor() from public;
create trigger want_fresh_factor before insert on public.admin_log
  for each row when (new.kind in (
    'staffAdded', 'staffRole', 'staffActivated', 'staffDeactivated', 'staffRemoved', 'personExported', 'personErased'
  )) execute function private.want_fresh_factor();

-- Whoever's role was changed hears of it. A hosted Supabase writes the emails of its accounts itself.
create function private.tell_of_role() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  notice_id uuid := gen_random_uuid();
begin
  if to_regclass('auth.schema_migrations') is null then
    perform private.queue_job(
      'send-account-email',
      json_build_object('noticeId', notice_id, 'notice', 'role_changed', 'userId', new.user_id, 'askedAt', now()),
      'account:' || notice_id
    );
  end if;
  return null;
end
$$;
revoke execute on function private.tell_of_role() from public;
create trigger tell_of_role after update on public.staff
  for each row when (new.role <> old.role) execute function private.tell_of_role();
