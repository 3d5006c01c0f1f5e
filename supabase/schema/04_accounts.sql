-- Accounts for the sign-in at /auth/v1. Names and meanings of tables and columns are Supabase Auth's, so that functions and
-- policies which read them work with both.
--
-- Only the role site_auth works here: neither a visitor, nor the admin, nor the worker can read a password, a token
-- or a key. Secrets are stored as hashes where possible.

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  aud text not null default 'authenticated',
  role text not null default 'authenticated',
  email text not null check (email = lower(email) and char_length(email) between 3 and 255),
  encrypted_password text,
  email_confirmed_at timestamptz,
  invited_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  email_change text not null default '',
  email_change_sent_at timestamptz,
  reauthentication_sent_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb not null default '{}',
  raw_user_meta_data jsonb not null default '{}',
  phone text,
  phone_confirmed_at timestamptz,
  banned_until timestamptz,
  is_anonymous boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- A change of address takes effect once it is confirmed at both addresses.
  email_change_confirm_status smallint not null default 0 check (email_change_confirm_status between 0 and 3),
  factor_failures integer not null default 0,
  factor_failed_at timestamptz,
  constraint users_email_key unique (email)
);
create index users_by_time on auth.users (created_at desc, id);

comment on column auth.users.encrypted_password is 'argon2id in PHC form, or null for one who has none yet.';
comment on column auth.users.email_change is 'The new address, until it is confirmed.';
comment on column auth.users.email_change_confirm_status is 'Which addresses confirmed email_change: 1 the new address, 2 the current one, 3 both.';

-- Whoever sends wrong codes knows the password. Devices that have passed the second factor before are not counted.
comment on column auth.users.factor_failures is 'The number of wrong codes since the last right one or a new password, without devices that passed the second factor before.';

create table auth.identities (
  id uuid primary key default gen_random_uuid(),
  provider_id text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  identity_data jsonb not null,
  provider text not null,
  email text generated always as (lower(identity_data ->> 'email')) stored,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint identities_provider_id_provider_unique unique (provider_id, provider)
);
create index identities_by_user on auth.identities (user_id);

create table auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type text not null check (factor_type in ('totp', 'phone', 'webauthn', 'recovery_code')),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  secret text,
  phone text,
  last_used_step bigint,
  web_authn_credential jsonb,
  web_authn_aaguid uuid,
  last_challenged_at timestamptz,
  last_used_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  issuer text
);
create unique index mfa_factors_friendly_name on auth.mfa_factors (user_id, friendly_name) where friendly_name <> '';
create unique index mfa_factors_credential on auth.mfa_factors ((web_authn_credential ->> 'id'));

comment on column auth.mfa_factors.secret is 'The key of a time-based code; it must be read to check one, so it cannot be hashed.';
comment on column auth.mfa_factors.last_used_step is 'The last time step whose code was accepted: no code is accepted twice.';
comment on column auth.mfa_factors.web_authn_credential is 'A passkey''s id, public key, counter and transports (backend/auth/webauthn.ts).';
comment on column auth.mfa_factors.web_authn_aaguid is 'The model of its authenticator.';
comment on column auth.mfa_factors.issuer is 'The name under which an authenticator app lists the account.';

create table auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  code_hash bytea,
  web_authn_session_data jsonb,
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  verified_at timestamptz
);
create index mfa_challenges_by_factor on auth.mfa_challenges (factor_id);

comment on column auth.mfa_challenges.code_hash is 'The hash of the code that was sent to a phone.';
comment on column auth.mfa_challenges.web_authn_session_data is 'The challenge that a passkey signs.';

create table auth.webauthn_challenges (
  id uuid primary key default gen_random_uuid(),
  session_data jsonb not null,
  expires_at timestamptz not null
);
create index webauthn_challenges_by_time on auth.webauthn_challenges (expires_at);
comment on table auth.webauthn_challenges is 'Challenges for signing in with a passkey alone: until the response it is not known whose passkey it is.';

create table auth.mfa_recovery_codes (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  unique (factor_id, code_hash)
);

create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  factor_id uuid,
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2')),
  user_agent text,
  not_after timestamptz,
  refreshed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_by_user on auth.sessions (user_id);

comment on column auth.sessions.not_after is 'Set anew at each refresh: an unused session ends after twelve hours (backend/auth/sessions.ts).';
comment on column auth.sessions.user_agent is 'Shown in the list of sessions, so that its owner recognizes it.';

create table auth.mfa_amr_claims (
  session_id uuid not null references auth.sessions (id) on delete cascade,
  authentication_method text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (session_id, authentication_method)
);

create table auth.refresh_tokens (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  revoked boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  sealed_child text
);
create index refresh_tokens_by_session on auth.refresh_tokens (session_id);
-- When the response to a refresh was lost, a repeated refresh gets the same new token. It is stored encrypted with the
-- old token, which itself is stored as a hash. When a session is raised to aal2 this is deleted, so that an old token
-- can't get a new one.
comment on column auth.refresh_tokens.sealed_child is 'The token that replaced this one, encrypted by this one.';

create table auth.flow_state (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete cascade,
  linking_target_id uuid references auth.users (id) on delete cascade,
  authentication_method text not null,
  provider_type text,
  state_hash bytea unique,
  nonce text,
  provider_verifier text,
  code_challenge text,
  code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
  auth_code_hash bytea unique,
  auth_code_issued_at timestamptz,
  provider_tokens bytea,
  referrer text,
  created_at timestamptz not null default now(),
  browser_hash bytea,
  linking_session_id uuid references auth.sessions (id) on delete cascade
);
create index flow_state_by_time on auth.flow_state (created_at);
create index flow_state_by_user on auth.flow_state (user_id);
create index flow_state_by_session on auth.flow_state (linking_session_id);
comment on table auth.flow_state is 'A sign-in through an email or another provider, from its beginning to the exchange of its code.';
-- A sign-in with another provider must end in the browser that began it. Linking one to an account also requires that
-- the session has not ended.
comment on column auth.flow_state.browser_hash is 'The hash of the cookie of the browser that began the flow.';
comment on column auth.flow_state.linking_session_id is 'The session that links a provider; the flow ends with it.';
comment on column auth.flow_state.provider_tokens is 'Encrypted with the code, which only the client knows.';

create table auth.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  token_type text not null check (token_type in (
    'confirmation_token', 'invite_token', 'recovery_token', 'magiclink_token', 'reauthentication_token',
    'email_change_token_new', 'email_change_token_current'
  )),
  token_hash bytea unique,
  code_hash bytea,
  attempts integer not null default 0,
  relates_to text not null,
  redirect_to text,
  flow_state_id uuid references auth.flow_state (id) on delete cascade,
  created_at timestamptz not null default now(),
  asked_by_owner boolean not null default false,
  unique (user_id, token_type)
);
create index one_time_tokens_by_flow on auth.one_time_tokens (flow_state_id);
comment on table auth.one_time_tokens is 'The link and code of an email of the sign-in. They are created when it is sent, so that they are never stored in plain text.';
comment on column auth.one_time_tokens.relates_to is 'The address that the email goes to.';
comment on column auth.one_time_tokens.asked_by_owner is 'Requested from a device or network that the account knows; a stranger''s request does not replace it.';

create table auth.audit_log_entries (
  id uuid primary key default gen_random_uuid(),
  payload json not null,
  ip_address varchar(64) not null default '',
  created_at timestamptz not null default now()
);
create index audit_log_entries_by_time on auth.audit_log_entries (created_at desc);
-- Every sign-in looks up whether a device or a network has signed in to the account before.
create index audit_log_entries_by_actor on auth.audit_log_entries ((payload ->> 'actor_id'), created_at desc);
comment on table auth.audit_log_entries is 'The events of accounts: event, account, a keyed hash of the client. No secret, no address.';

create table auth.signing_keys (
  id text primary key,
  private_jwk jsonb not null,
  public_jwk jsonb not null,
  created_at timestamptz not null default now()
);
comment on table auth.signing_keys is 'The keys of the access tokens (ES256). A new one is published a day before it signs.';

-- Strangers' attempts must not lock an account's owner out. A device that has signed in to an account is recognized by
-- a cookie and has a count of its own; all others are counted by account and network together.
create table auth.known_devices (
  user_id uuid not null references auth.users (id) on delete cascade,
  device_hash bytea not null,
  last_used_at timestamptz not null default now(),
  second_factor_at timestamptz,
  primary key (user_id, device_hash)
);
create index known_devices_by_device on auth.known_devices (device_hash);
comment on table auth.known_devices is 'Devices that have signed in to an account, by the hash of their cookie.';
comment on column auth.known_devices.second_factor_at is 'When the device last passed the second factor of the account.';

do $$
declare
  each_table regclass;
begin
  for each_table in select oid from pg_class where relnamespace = 'auth'::regnamespace and relkind = 'r' loop
    execute format('alter table %s enable row level security', each_table);
    execute format('grant select, insert, update, delete on %s to site_auth', each_table);
    execute format('create policy site_auth_works on %s for all to site_auth using (true) with check (true)', each_table);
  end loop;
end
$$;

grant usage on schema auth to site_auth;

-- Limits of the sign-in: how many hits an account, a device or a client may have in a window.
insert into private.rate_limits (action, max_hits, window_seconds) values
  ('auth_sign_in', 30, 300),
  ('auth_sign_in_account', 10, 300),
  ('auth_refresh', 150, 300),
  ('auth_email', 30, 300),
  ('auth_email_account', 4, 3600),
  ('auth_verify', 30, 300),
  ('auth_verify_account', 10, 300),
  ('auth_factor', 60, 300),
  ('auth_factor_account', 10, 300),
  ('auth_passkey', 120, 300),
  ('auth_sms_account', 5, 3600),
  ('auth_oauth', 60, 300),
  -- All requests to the sign-in together, besides the limit of each kind.
  ('auth_request', 600, 300),
  -- Strangers' wrong passwords for one account, from anywhere; above this proof of work is required.
  ('auth_sign_in_guesses', 20, 300),
  -- A solved challenge is valid for one attempt.
  ('auth_work', 1, 3600);
