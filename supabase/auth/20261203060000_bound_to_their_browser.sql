-- A refresh whose answer was lost is answered again: the next token, encrypted by the token that asked for it, which is
-- stored as a hash only. Raising a session to aal2 leaves none, so that no token from before reaches the new ones.
alter table auth.refresh_tokens add column sealed_child text;
comment on column auth.refresh_tokens.sealed_child is 'The token that replaced this one, encrypted by this one.';

-- A sign-in with another provider ends in the browser that began it; a link to an account, while its session lives.
alter table auth.flow_state
  add column browser_hash bytea,
  add column linking_session_id uuid references auth.sessions (id) on delete cascade;
create index flow_state_by_session on auth.flow_state (linking_session_id);
comment on column auth.flow_state.browser_hash is 'Of the cookie of the browser that began the flow.';
comment on column auth.flow_state.linking_session_id is 'The session that links a provider; the flow ends with it.';

-- Wrong codes from devices that have not passed the second factor before: who sends them knows the password.
alter table auth.users
  add column factor_failures integer not null default 0,
  add column factor_failed_at timestamptz;
alter table auth.known_devices add column second_factor_at timestamptz;
comment on column auth.users.factor_failures is 'Wrong second factors since the last right one or new password, but for devices that passed it before.';
comment on column auth.known_devices.second_factor_at is 'When the device last passed the second factor of the account.';

alter table auth.mfa_factors add column issuer text;
comment on column auth.mfa_factors.issuer is 'The name under which an authenticator app lists the account.';
