-- A second factor counts when both the token and its session have it: the last factor's removal takes it from the session.
create or replace function private.staff_role() returns text
language sql stable security definer set search_path = '' as $$
  select staff.role from public.staff
  where staff.user_id = auth.uid()
    and staff.active
    and auth.jwt() ->> 'aal' = 'aal2'
    and exists (
      select from auth.sessions
      where sessions.id = (auth.jwt() ->> 'session_id')::uuid
        and sessions.user_id = staff.user_id
        and sessions.aal = 'aal2'
        and (sessions.not_after is null or sessions.not_after > now())
    )
$$;

create or replace function public.factor_is_fresh() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.mfa_amr_claims shown join auth.sessions on sessions.id = shown.session_id
    where shown.session_id = (auth.jwt() ->> 'session_id')::uuid
      and sessions.user_id = auth.uid()
      and auth.jwt() ->> 'aal' = 'aal2'
      and sessions.aal = 'aal2'
      and shown.authentication_method in ('totp', 'mfa/phone', 'mfa/webauthn', 'passkey', 'mfa/recovery_code')
      and shown.updated_at > now() - interval '10 minutes'
  )
$$;
