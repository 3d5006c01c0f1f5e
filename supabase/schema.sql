grant usage on schema auth to anon;
grant usage on schema auth to authenticated;
grant usage on schema auth to service_role;
grant usage on schema auth to site_auth;

grant usage on schema private to service_role;
grant usage on schema private to site_auth;

grant usage on schema public to anon;
grant usage on schema public to authenticated;
grant usage on schema public to public;
grant usage on schema public to service_role;

create table auth.audit_log_entries (
  id uuid not null default gen_random_uuid(),
  payload json not null,
  ip_address character varying(64) not null default ''::character varying,
  created_at timestamp with time zone not null default now(),
  constraint audit_log_entries_pkey PRIMARY KEY (id)
);
comment on table auth.audit_log_entries is 'The events of accounts: event, account, a keyed hash of the client. No secret, no address.';
CREATE INDEX audit_log_entries_by_actor ON auth.audit_log_entries USING btree (((payload ->> 'actor_id'::text)), created_at DESC);
CREATE INDEX audit_log_entries_by_time ON auth.audit_log_entries USING btree (created_at DESC);
alter table auth.audit_log_entries enable row level security;
create policy site_auth_works on auth.audit_log_entries as permissive for all to site_auth using (true) with check (true);
grant delete, insert, select, update on auth.audit_log_entries to site_auth;

create table auth.flow_state (
  id uuid not null default gen_random_uuid(),
  user_id uuid,
  linking_target_id uuid,
  authentication_method text not null,
  provider_type text,
  state_hash bytea,
  nonce text,
  provider_verifier text,
  code_challenge text,
  code_challenge_method text,
  auth_code_hash bytea,
  auth_code_issued_at timestamp with time zone,
  provider_tokens bytea,
  referrer text,
  created_at timestamp with time zone not null default now(),
  browser_hash bytea,
  linking_session_id uuid,
  constraint flow_state_auth_code_hash_key UNIQUE (auth_code_hash),
  constraint flow_state_code_challenge_method_check CHECK ((code_challenge_method = ANY (ARRAY['s256'::text, 'plain'::text]))),
  constraint flow_state_linking_session_id_fkey FOREIGN KEY (linking_session_id) REFERENCES auth.sessions(id) ON DELETE CASCADE,
  constraint flow_state_linking_target_id_fkey FOREIGN KEY (linking_target_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint flow_state_pkey PRIMARY KEY (id),
  constraint flow_state_state_hash_key UNIQUE (state_hash),
  constraint flow_state_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table auth.flow_state is 'A sign-in through an email or another provider, from its beginning to the exchange of its code.';
comment on column auth.flow_state.browser_hash is 'Of the cookie of the browser that began the flow.';
comment on column auth.flow_state.linking_session_id is 'The session that links a provider; the flow ends with it.';
comment on column auth.flow_state.provider_tokens is 'Encrypted under the code, which only its holder knows.';
CREATE INDEX flow_state_by_session ON auth.flow_state USING btree (linking_session_id);
CREATE INDEX flow_state_by_time ON auth.flow_state USING btree (created_at);
CREATE INDEX flow_state_by_user ON auth.flow_state USING btree (user_id);
alter table auth.flow_state enable row level security;
create policy site_auth_works on auth.flow_state as permissive for all to site_auth using (true) with check (true);
grant delete, insert, select, update on auth.flow_state to site_auth;

create table auth.identities (
  id uuid not null default gen_random_uuid(),
  provider_id text not null,
  user_id uuid not null,
  identity_data jsonb not null,
  provider text not null,
  email text generated always as (lower((identity_data ->> 'email'::text))) stored,
  last_sign_in_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint identities_pkey PRIMARY KEY (id),
  constraint identities_provider_id_provider_unique UNIQUE (provider_id, provider),
  constraint identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
CREATE INDEX identities_by_user ON auth.identities USING btree (user_id);
alter table auth.identities enable row level security;
create policy site_auth_works on auth.identities as permissive for all to site_auth using (true) with check (true);
grant delete, insert, select, update on auth.identities to site_auth;

create table auth.known_devices (
  user_id uuid not null,
  device_hash bytea not null,
  last_used_at timestamp with time zone not null default now(),
  second_factor_at timestamp with time zone,
  constraint known_devices_pkey PRIMARY KEY (user_id, device_hash),
  constraint known_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table auth.known_devices is 'Devices that have signed in to an account, by the hash of their cookie.';
comment on column auth.known_devices.second_factor_at is 'When the device last passed the second factor of the account.';
CREATE INDEX known_devices_by_device ON auth.known_devices USING btree (device_hash);
alter table auth.known_devices enable row level security;
create policy site_auth_works on auth.known_devices as permissive for all to site_auth using (true) with check (true);
grant delete, insert, select, update on auth.known_devices to site_auth;

create table auth.mfa_amr_claims (
  session_id uuid not null,
  authentication_method text not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint mfa_amr_claims_pkey PRIMARY KEY (session_id, authentication_method),
  constraint mfa_amr_claims_session_id_fkey FOREIGN KEY (session_id) REFERENCES auth.sessions(id) ON DELETE CASCADE
);
alter table auth.mfa_amr_claims enable row level security;
create policy site_auth_works on auth.mfa_amr_claims as permissive for all to site_auth using (true) with check (true);
grant delete, insert, select, update on auth.mfa_amr_claims to site_auth;

create table auth.mfa_challenges (
  id uuid not null default gen_random_uuid(),
  factor_id uuid not null,
  code_hash bytea,
  web_authn_session_data jsonb,
  attempts integer not null default 0,
  created_at timestamp with time zone not null default now(),
  verified_at timestamp with time zone,
  constraint mfa_challenges_factor_id_fkey FOREIGN KEY (factor_id) REFERENCES auth.mfa_factors(id) ON DELETE CASCADE,
  constraint mfa_challenges_pkey PRIMARY KEY (id)
);
comment on column auth.mfa_challenges.code_hash is 'Of the code sent to a phone.';
comment on column auth.mfa_challenges.web_authn_session_data is 'What a passkey is to sign.';
CREATE INDEX mfa_challenges_by_factor ON auth.mfa_challenges USING btree (factor_id);
alter table auth.mfa_challenges enable row level security;
create policy site_auth_works on auth.mfa_challenges as permissive for all to site_auth using (true) with check (true);
grant delete, insert, select, update on auth.mfa_challenges to site_auth;

create table auth.mfa_factors (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  friendly_name text,
  factor_type text not null,
  status text not null default 'unverified'::text,
  secret text,
  phone text,
  last_used_step bigint,
  web_authn_credential jsonb,
  web_authn_aaguid uuid,
  last_challenged_at timestamp with time zone,
  last_used_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  issuer text,
  constraint mfa_factors_factor_type_check CHECK ((factor_type = ANY (ARRAY['totp'::text, 'phone'::text, 'webauthn'::text, 'recovery_code'::text]))),
  constraint mfa_factors_pkey PRIMARY KEY (id),
  constraint mfa_factors_status_check CHECK ((status = ANY (ARRAY['unverified'::text, 'verified'::text]))),
  constraint mfa_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on column auth.mfa_factors.issuer is 'The name under which an authenticator app lists the account.';
comment on column auth.mfa_factors.last_used_step is 'The last time step whose code was accepted: no code is accepted twice.';
comment on column auth.mfa_factors.secret is 'The key of a time-based code; it must be read to check one, so it cannot be hashed.';
comment on column auth.mfa_factors.web_authn_aaguid is 'The model of its authenticator.';
comment on column auth.mfa_factors.web_authn_credential is 'A passkey''s id, public key, counter and transports (backend/auth/webauthn.ts).';
CREATE UNIQUE INDEX mfa_factors_credential ON auth.mfa_factors USING btree (((web_authn_credential ->> 'id'::text)));
CREATE UNIQUE INDEX mfa_factors_friendly_name ON auth.mfa_factors USING btree (user_id, friendly_name) WHERE (friendly_name <> ''::text);
alter table auth.mfa_factors enable row level security;
create policy site_auth_works on auth.mfa_factors as permissive for all to site_auth using (true) with check (true);
grant delete, insert, select, update on auth.mfa_factors to site_auth;

create table auth.mfa_recovery_codes (
  id uuid not null default gen_random_uuid(),
  factor_id uuid not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  constraint mfa_recovery_codes_factor_id_code_hash_key UNIQUE (factor_id, code_hash),
  constraint mfa_recovery_codes_factor_id_fkey FOREIGN KEY (factor_id) REFERENCES auth.mfa_factors(id) ON DELETE CASCADE,
  constraint mfa_recovery_codes_pkey PRIMARY KEY (id)
);
alter table auth.mfa_recovery_codes enable row level security;
create policy site_auth_works on auth.mfa_recovery_codes as permissive for all to site_auth using (true) with check (true);
grant delete, insert, select, update on auth.mfa_recovery_codes to site_auth;

create table auth.one_time_tokens (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  token_type text not null,
  token_hash bytea,
  code_hash bytea,
  attempts integer not null default 0,
  relates_to text not null,
  redirect_to text,
  flow_state_id uuid,
  created_at timestamp with time zone not null default now(),
  asked_by_owner boolean not null default false,
  constraint one_time_tokens_flow_state_id_fkey FOREIGN KEY (flow_state_id) REFERENCES auth.flow_state(id) ON DELETE CASCADE,
  constraint one_time_tokens_pkey PRIMARY KEY (id),
  constraint one_time_tokens_token_hash_key UNIQUE (token_hash),
  constraint one_time_tokens_token_type_check CHECK ((token_type = ANY (ARRAY['confirmation_token'::text, 'invite_token'::text, 'recovery_token'::text, 'magiclink_token'::text, 'reauthentication_token'::text, 'email_change_token_new'::text, 'email_change_token_current'::text]))),
  constraint one_time_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint one_time_tokens_user_id_token_type_key UNIQUE (user_id, token_type)
);
comment on table auth.one_time_tokens is 'The link and code of an email of the sign-in: made when it is sent, so that they are nowhere in readable form.';
comment on column auth.one_time_tokens.asked_by_owner is 'Asked for from a device or network that the account knows: a stranger''s request does not replace it.';
comment on column auth.one_time_tokens.relates_to is 'The address that the email goes to.';
CREATE INDEX one_time_tokens_by_flow ON auth.one_time_tokens USING btree (flow_state_id);
alter table auth.one_time_tokens enable row level security;
create policy site_auth_works on auth.one_time_tokens as permissive for all to site_auth using (true) with check (true);
grant delete, insert, select, update on auth.one_time_tokens to site_auth;

create table auth.refresh_tokens (
  id bigint not null generated always as identity,
  token_hash bytea not null,
  session_id uuid not null,
  revoked boolean not null default false,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  sealed_child text,
  constraint refresh_tokens_pkey PRIMARY KEY (id),
  constraint refresh_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES auth.sessions(id) ON DELETE CASCADE,
  constraint refresh_tokens_token_hash_key UNIQUE (token_hash)
);
comment on column auth.refresh_tokens.sealed_child is 'The token that replaced this one, encrypted by this one.';
CREATE INDEX refresh_tokens_by_session ON auth.refresh_tokens USING btree (session_id);
alter table auth.refresh_tokens enable row level security;
create policy site_auth_works on auth.refresh_tokens as permissive for all to site_auth using (true) with check (true);
grant delete, insert, select, update on auth.refresh_tokens to site_auth;

create table auth.sessions (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  factor_id uuid,
  aal text not null default 'aal1'::text,
  user_agent text,
  not_after timestamp with time zone,
  refreshed_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint sessions_aal_check CHECK ((aal = ANY (ARRAY['aal1'::text, 'aal2'::text]))),
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on column auth.sessions.not_after is 'Moves on with each refresh: an unused session ends after twelve hours (backend/auth/sessions.ts).';
comment on column auth.sessions.user_agent is 'So that its owner can tell it from others in the list.';
CREATE INDEX sessions_by_user ON auth.sessions USING btree (user_id);
alter table auth.sessions enable row level security;
create policy site_auth_works on auth.sessions as permissive for all to site_auth using (true) with check (true);
grant delete, insert, select, update on auth.sessions to site_auth;

create table auth.signing_keys (
  id text not null,
  private_jwk jsonb not null,
  public_jwk jsonb not null,
  created_at timestamp with time zone not null default now(),
  constraint signing_keys_pkey PRIMARY KEY (id)
);
comment on table auth.signing_keys is 'The keys of the access tokens (ES256). A new one is published a day before it signs.';
alter table auth.signing_keys enable row level security;
create policy site_auth_works on auth.signing_keys as permissive for all to site_auth using (true) with check (true);
grant delete, insert, select, update on auth.signing_keys to site_auth;

create table auth.users (
  id uuid not null default gen_random_uuid(),
  aud text not null default 'authenticated'::text,
  role text not null default 'authenticated'::text,
  email text not null,
  encrypted_password text,
  email_confirmed_at timestamp with time zone,
  invited_at timestamp with time zone,
  confirmation_sent_at timestamp with time zone,
  recovery_sent_at timestamp with time zone,
  email_change text not null default ''::text,
  email_change_sent_at timestamp with time zone,
  reauthentication_sent_at timestamp with time zone,
  last_sign_in_at timestamp with time zone,
  raw_app_meta_data jsonb not null default '{}'::jsonb,
  raw_user_meta_data jsonb not null default '{}'::jsonb,
  phone text,
  phone_confirmed_at timestamp with time zone,
  banned_until timestamp with time zone,
  is_anonymous boolean not null default false,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  email_change_confirm_status smallint not null default 0,
  factor_failures integer not null default 0,
  factor_failed_at timestamp with time zone,
  constraint users_email_change_confirm_status_check CHECK (((email_change_confirm_status >= 0) AND (email_change_confirm_status <= 3))),
  constraint users_email_check CHECK (((email = lower(email)) AND ((char_length(email) >= 3) AND (char_length(email) <= 255)))),
  constraint users_email_key UNIQUE (email),
  constraint users_pkey PRIMARY KEY (id)
);
comment on column auth.users.email_change is 'The address asked for and not confirmed yet.';
comment on column auth.users.email_change_confirm_status is 'Which addresses confirmed email_change: 1 the new address, 2 the current one, 3 both.';
comment on column auth.users.encrypted_password is 'argon2id in PHC form, or null for one who has none yet.';
comment on column auth.users.factor_failures is 'Wrong second factors since the last right one or new password, but for devices that passed it before.';
CREATE INDEX users_by_time ON auth.users USING btree (created_at DESC, id);
alter table auth.users enable row level security;
create policy site_auth_works on auth.users as permissive for all to site_auth using (true) with check (true);
grant delete, insert, select, update on auth.users to site_auth;

create table auth.webauthn_challenges (
  id uuid not null default gen_random_uuid(),
  session_data jsonb not null,
  expires_at timestamp with time zone not null,
  constraint webauthn_challenges_pkey PRIMARY KEY (id)
);
comment on table auth.webauthn_challenges is 'What a passkey is to sign when somebody signs in with it: until then nobody knows whose it is.';
CREATE INDEX webauthn_challenges_by_time ON auth.webauthn_challenges USING btree (expires_at);
alter table auth.webauthn_challenges enable row level security;
create policy site_auth_works on auth.webauthn_challenges as permissive for all to site_auth using (true) with check (true);
grant delete, insert, select, update on auth.webauthn_challenges to site_auth;

create table private.backups (
  only_row boolean not null default true,
  finished_at timestamp with time zone not null,
  constraint backups_only_row_check CHECK (only_row),
  constraint backups_pkey PRIMARY KEY (only_row)
);
comment on table private.backups is 'When the last backup finished; written by the backup command (docs/operate.md).';

create table private.customer_rows (
  id uuid,
  is_demo boolean,
  created_at timestamp with time zone,
  company text,
  company_key text,
  org_number text,
  name text,
  email text,
  email_key text,
  phone text,
  phone_key text,
  words tsvector,
  status text,
  value integer,
  assigned_to uuid,
  is_spam boolean
);
comment on table private.customer_rows is 'Leads and demos: what tells of a customer, but for spam.';

create table private.demo_feeds (
  user_id uuid not null,
  sales_rep_id uuid,
  key_hash bytea not null,
  created_at timestamp with time zone not null default now(),
  constraint demo_feeds_key_hash_key UNIQUE (key_hash),
  constraint demo_feeds_sales_rep_id_fkey FOREIGN KEY (sales_rep_id) REFERENCES public.sales_reps(id) ON DELETE CASCADE,
  constraint demo_feeds_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.staff(user_id) ON DELETE CASCADE,
  constraint demo_feeds_user_id_sales_rep_id_key UNIQUE NULLS NOT DISTINCT (user_id, sales_rep_id)
);
comment on table private.demo_feeds is 'The hashes of the keys in the addresses of calendar feeds; without a sales rep the feed has all demos.';
alter table private.demo_feeds enable row level security;

create table private.rate_counts (
  action text not null,
  client bytea not null,
  window_start timestamp with time zone not null,
  hits integer not null,
  constraint rate_counts_pkey PRIMARY KEY (action, client, window_start)
);
comment on table private.rate_counts is 'Hits of a client in a window; emptied hourly by the job clean-rate-limits.';

create table private.rate_limits (
  action text not null,
  max_hits integer not null,
  window_seconds integer not null,
  proof_after integer,
  constraint rate_limits_max_hits_check CHECK ((max_hits > 0)),
  constraint rate_limits_pkey PRIMARY KEY (action),
  constraint rate_limits_proof_after_check CHECK ((proof_after > 0)),
  constraint rate_limits_window_seconds_check CHECK ((window_seconds > 0))
);
comment on table private.rate_limits is 'The limits, changed here by the operator. An action without a row has no limit.';
comment on column private.rate_limits.proof_after is 'After so many hits in a window proof of work is needed; never, if null.';

create table private.secrets (
  name text not null,
  value bytea not null,
  constraint secrets_pkey PRIMARY KEY (name)
);
comment on table private.secrets is 'Random keys made with the database, which never leave it.';

create table private.setup_codes (
  code_hash bytea not null,
  created_at timestamp with time zone not null default now(),
  constraint setup_codes_pkey PRIMARY KEY (code_hash)
);
comment on table private.setup_codes is 'Hashes of the codes that the nodes printed at their start; empty once there is an administrator.';
alter table private.setup_codes enable row level security;

create table public.admin_log (
  id bigint not null generated always as identity,
  actor uuid default auth.uid(),
  kind text not null,
  about text,
  data jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now(),
  constraint admin_log_about_check CHECK (((char_length(about) >= 1) AND (char_length(about) <= 100))),
  constraint admin_log_kind_check CHECK ((kind ~ '^[a-zA-Z]{1,40}$'::text)),
  constraint admin_log_pkey PRIMARY KEY (id)
);
comment on table public.admin_log is 'Written by triggers and functions, in the change''s own transaction. Nothing of a visitor: ids of the staff, counts, names of settings.';
comment on column public.admin_log.about is 'The id of a member of staff, or the name of a setting.';
CREATE INDEX admin_log_about ON public.admin_log USING btree (about, id) WHERE (about IS NOT NULL);
CREATE INDEX admin_log_by_time ON public.admin_log USING btree (created_at DESC, id DESC);
alter table public.admin_log enable row level security;
create policy administrators_read on public.admin_log as permissive for select to authenticated using (( SELECT private.is_administrator() AS is_administrator));
create policy service_role_reads on public.admin_log as permissive for select to service_role using (true);
create policy staff_reads_of_demos on public.admin_log as permissive for select to authenticated using (((kind ~~ 'demo%'::text) AND ( SELECT private.works_leads() AS works_leads)));
create policy staff_reads_of_media on public.admin_log as permissive for select to authenticated using (((kind ~~ 'media%'::text) AND ( SELECT private.writes_news() AS writes_news)));
grant select on public.admin_log to authenticated;
grant select on public.admin_log to service_role;
CREATE TRIGGER want_fresh_factor BEFORE INSERT ON public.admin_log FOR EACH ROW WHEN ((new.kind = ANY (ARRAY['staffAdded'::text, 'staffRole'::text, 'staffActivated'::text, 'staffDeactivated'::text, 'staffRemoved'::text, 'personExported'::text, 'personErased'::text, 'retentionRun'::text]))) EXECUTE FUNCTION private.want_fresh_factor();

create table public.browser_report_counts (
  day date not null,
  rule text not null,
  blocked text not null,
  page text not null,
  hits integer not null,
  constraint browser_report_counts_blocked_check CHECK ((blocked ~ '^[a-z0-9.:/-]{1,120}$'::text)),
  constraint browser_report_counts_hits_check CHECK ((hits > 0)),
  constraint browser_report_counts_page_check CHECK ((page ~ '^/[A-Za-z0-9/%*-]{0,120}$'::text)),
  constraint browser_report_counts_pkey PRIMARY KEY (day, rule, blocked, page),
  constraint browser_report_counts_rule_check CHECK ((rule ~ '^[a-z-]{1,40}$'::text))
);
comment on table public.browser_report_counts is 'How often browsers reported on a day (UTC) that a page violated its policy. A visitor''s browser may add to it by the function count_browser_reports and read nothing.';
alter table public.browser_report_counts enable row level security;
create policy administrators_read on public.browser_report_counts as permissive for select to authenticated using (( SELECT private.is_administrator() AS is_administrator));
create policy service_role_works on public.browser_report_counts as permissive for all to service_role using (true) with check (true);
grant select on public.browser_report_counts to authenticated;
grant delete, insert, select, update on public.browser_report_counts to service_role;

create table public.company_fact_changes (
  id bigint not null generated always as identity,
  part text not null,
  was jsonb,
  now jsonb,
  actor uuid,
  created_at timestamp with time zone not null default now(),
  constraint company_fact_changes_part_fkey FOREIGN KEY (part) REFERENCES public.company_facts(part) ON DELETE CASCADE,
  constraint company_fact_changes_pkey PRIMARY KEY (id)
);
comment on table public.company_fact_changes is 'Written by a trigger: a part before and after a change, null for the default in the code; any change can be undone.';
CREATE INDEX company_fact_changes_by_part ON public.company_fact_changes USING btree (part, id);
alter table public.company_fact_changes enable row level security;
create policy service_role_works on public.company_fact_changes as permissive for all to service_role using (true) with check (true);
create policy staff_reads on public.company_fact_changes as permissive for select to authenticated using (( SELECT private.writes_news() AS writes_news));
grant select on public.company_fact_changes to authenticated;
grant delete, insert, select, update on public.company_fact_changes to service_role;

create table public.company_facts (
  part text not null,
  content jsonb,
  version integer not null default 1,
  changed_by uuid,
  changed_at timestamp with time zone not null default now(),
  constraint company_facts_content_check CHECK (((jsonb_typeof(content) = 'object'::text) AND (octet_length((content)::text) <= 40000))),
  constraint company_facts_part_check CHECK ((part = ANY (ARRAY['prices'::text, 'statements'::text, 'openingHours'::text]))),
  constraint company_facts_pkey PRIMARY KEY (part)
);
comment on table public.company_facts is 'The prices, statements and opening hours of the company (app/company/schema.ts); null: the default in the code.';
comment on column public.company_facts.version is 'Raised by every change; a change names the version it was made on.';
alter table public.company_facts enable row level security;
create policy company_facts_are_public on public.company_facts as permissive for select to anon, authenticated using (true);
create policy service_role_works on public.company_facts as permissive for all to service_role using (true) with check (true);
create policy staff_changes on public.company_facts as permissive for update to authenticated using (( SELECT private.writes_news() AS writes_news)) with check (( SELECT private.writes_news() AS writes_news));
grant select (changed_at, content, part, version) on public.company_facts to anon;
grant select, update (content) on public.company_facts to authenticated;
grant delete, insert, select, update on public.company_facts to service_role;
CREATE TRIGGER tell_admin_changed_by_update AFTER UPDATE ON public.company_facts FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION private.tell_admin_changed();
CREATE TRIGGER tell_content_changed AFTER INSERT OR DELETE ON public.company_facts FOR EACH ROW EXECUTE FUNCTION private.tell_content_changed();
CREATE TRIGGER tell_content_changed_by_update AFTER UPDATE ON public.company_facts FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION private.tell_content_changed();
CREATE TRIGGER version_company_facts BEFORE UPDATE OF content ON public.company_facts FOR EACH ROW WHEN ((old.content IS DISTINCT FROM new.content)) EXECUTE FUNCTION private.version_company_facts();

create table public.contact_requests (
  id uuid not null,
  contact_type text not null,
  contact_value text not null,
  company_name text not null,
  locale text not null,
  contact_name text,
  phone text,
  message text,
  source text,
  city text,
  org_number text,
  created_at timestamp with time zone not null default now(),
  constraint city_bounds CHECK ((city ~ '^[a-z]{1,30}$'::text)),
  constraint company_name_bounds CHECK (((company_name = btrim(company_name, ' 	
'::text)) AND ((char_length(company_name) >= 2) AND (char_length(company_name) <= 100)))),
  constraint contact_name_bounds CHECK (((contact_name = btrim(contact_name, ' 	
'::text)) AND ((char_length(contact_name) >= 2) AND (char_length(contact_name) <= 100)))),
  constraint contact_requests_contact_type_check CHECK ((contact_type = ANY (ARRAY['email'::text, 'phone'::text]))),
  constraint contact_requests_locale_check CHECK ((locale = ANY (ARRAY['sv'::text, 'en'::text]))),
  constraint contact_requests_pkey PRIMARY KEY (id),
  constraint contact_value_bounds CHECK (((contact_value = btrim(contact_value, ' 	
'::text)) AND
CASE contact_type
    WHEN 'email'::text THEN (((char_length(contact_value) >= 3) AND (char_length(contact_value) <= 255)) AND (POSITION(('@'::text) IN (contact_value)) > 1))
    ELSE ((char_length(contact_value) >= 5) AND (char_length(contact_value) <= 100))
END)),
  constraint message_bounds CHECK (((message = btrim(message, ' 	
'::text)) AND ((char_length(message) >= 10) AND (char_length(message) <= 1000)))),
  constraint org_number_bounds CHECK ((org_number ~ '^\d{6}-\d{4}$'::text)),
  constraint phone_bounds CHECK (((phone = btrim(phone, ' 	
'::text)) AND ((char_length(phone) >= 5) AND (char_length(phone) <= 100)))),
  constraint source_bounds CHECK ((source ~ '^[a-z0-9_-]{1,40}$'::text))
);
comment on table public.contact_requests is 'Requests to be contacted. A visitor may add one and read none.';
comment on column public.contact_requests.city is 'The city of the site that the text names, found by app/requests/find-in-text.ts, as is org_number; so in the other forms.';
comment on column public.contact_requests.contact_name is 'Only from the contact form of the home page, as are phone and message.';
comment on column public.contact_requests.contact_value is 'The e-mail address or phone number, as typed, trimmed.';
comment on column public.contact_requests.id is 'Made by the form when it opens, so that the same form sent twice is one row.';
comment on column public.contact_requests.locale is 'The language of the answers to the visitor.';
comment on column public.contact_requests.source is 'Which form it came from.';
CREATE INDEX contact_requests_by_time ON public.contact_requests USING btree (created_at DESC);
alter table public.contact_requests enable row level security;
create policy service_role_works on public.contact_requests as permissive for all to service_role using (true) with check (true);
create policy visitors_may_send on public.contact_requests as permissive for insert to anon, authenticated with check (true);
grant insert (city, company_name, contact_name, contact_type, contact_value, id, locale, message, org_number, phone, source) on public.contact_requests to anon;
grant insert (city, company_name, contact_name, contact_type, contact_value, id, locale, message, org_number, phone, source) on public.contact_requests to authenticated;
grant delete, insert, select, update on public.contact_requests to service_role;
CREATE TRIGGER admit_contact_request BEFORE INSERT ON public.contact_requests FOR EACH ROW EXECUTE FUNCTION private.admit_contact_request();
CREATE TRIGGER check_contact_value BEFORE INSERT OR UPDATE OF contact_type, contact_value ON public.contact_requests FOR EACH ROW WHEN ((new.contact_type = 'phone'::text)) EXECUTE FUNCTION private.check_phone('contact_value');
CREATE TRIGGER check_phone BEFORE INSERT OR UPDATE OF phone ON public.contact_requests FOR EACH ROW EXECUTE FUNCTION private.check_phone('phone');
CREATE TRIGGER erase_emails AFTER DELETE ON public.contact_requests FOR EACH ROW EXECUTE FUNCTION private.erase_emails('contact_request', 'contact-request');
CREATE TRIGGER erase_leads AFTER DELETE ON public.contact_requests REFERENCING OLD TABLE AS gone_forms FOR EACH STATEMENT EXECUTE FUNCTION private.erase_leads();
CREATE TRIGGER make_lead AFTER INSERT ON public.contact_requests FOR EACH ROW EXECUTE FUNCTION private.make_lead_of_contact_request();
CREATE TRIGGER queue_emails AFTER INSERT ON public.contact_requests FOR EACH ROW EXECUTE FUNCTION private.queue_emails('send-contact-request-email', 'contact-request');

create table public.demo_bookings (
  id uuid not null,
  sales_rep_id uuid not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  busy int8range not null,
  name text not null,
  email text not null,
  phone text,
  company text not null,
  service text not null,
  message text,
  platform text not null,
  meeting_link text,
  locale text not null,
  time_zone text not null,
  status text not null default 'booked'::text,
  cancelled_by text,
  sequence integer not null default 0,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  moves integer not null default 0,
  note text,
  cancel_reason text,
  invited_at timestamp with time zone,
  lead_id uuid,
  email_key text not null generated always as (lower(email)) stored,
  phone_key text generated always as (NULLIF(private.plain_phone(phone), ''::text)) stored,
  company_key text generated always as (private.company_key(company)) stored,
  words tsvector not null generated always as (to_tsvector('simple'::regconfig, private.plain_words(((((((company || ' '::text) || name) || ' '::text) || email) || ' '::text) || COALESCE(private.plain_phone(phone), ''::text))))) stored,
  constraint cancel_reason_bounds CHECK (((cancel_reason = btrim(cancel_reason, ' 	
'::text)) AND ((char_length(cancel_reason) >= 1) AND (char_length(cancel_reason) <= 500)))),
  constraint cancelled_by_someone CHECK (((status = 'cancelled'::text) = (cancelled_by IS NOT NULL))),
  constraint company_bounds CHECK (((company = btrim(company, ' 	
'::text)) AND ((char_length(company) >= 2) AND (char_length(company) <= 100)))),
  constraint demo_bookings_apart EXCLUDE USING gist (busy WITH &&) WHERE ((status = 'booked'::text)),
  constraint demo_bookings_cancelled_by_check CHECK ((cancelled_by = ANY (ARRAY['visitor'::text, 'admin'::text]))),
  constraint demo_bookings_check CHECK ((ends_at > starts_at)),
  constraint demo_bookings_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES public.leads(id) ON DELETE SET NULL,
  constraint demo_bookings_locale_check CHECK ((locale = ANY (ARRAY['sv'::text, 'en'::text]))),
  constraint demo_bookings_meeting_link_check CHECK (((meeting_link ~ '^https://'::text) AND (char_length(meeting_link) <= 500))),
  constraint demo_bookings_pkey PRIMARY KEY (id),
  constraint demo_bookings_platform_check CHECK ((platform = ANY (ARRAY['google-meet'::text, 'teams'::text]))),
  constraint demo_bookings_sales_rep_id_fkey FOREIGN KEY (sales_rep_id) REFERENCES public.sales_reps(id),
  constraint demo_bookings_service_check CHECK ((service = ANY (ARRAY['guard'::text, 'orderGuard'::text, 'entranceHost'::text, 'training'::text, 'several'::text]))),
  constraint demo_bookings_status_check CHECK ((status = ANY (ARRAY['booked'::text, 'cancelled'::text, 'no_show'::text, 'done'::text]))),
  constraint demo_bookings_time_zone_check CHECK ((time_zone ~ '^[A-Za-z][A-Za-z0-9_+/-]{0,63}$'::text)),
  constraint email_bounds CHECK (((email = btrim(email, ' 	
'::text)) AND ((char_length(email) >= 3) AND (char_length(email) <= 255)) AND (POSITION(('@'::text) IN (email)) > 1))),
  constraint message_bounds CHECK (((message = btrim(message, ' 	
'::text)) AND ((char_length(message) >= 1) AND (char_length(message) <= 1000)))),
  constraint name_bounds CHECK (((name = btrim(name, ' 	
'::text)) AND ((char_length(name) >= 2) AND (char_length(name) <= 100)))),
  constraint note_bounds CHECK (((note = btrim(note, ' 	
'::text)) AND ((char_length(note) >= 1) AND (char_length(note) <= 2000)))),
  constraint phone_bounds CHECK (((phone = btrim(phone, ' 	
'::text)) AND ((char_length(phone) >= 5) AND (char_length(phone) <= 100))))
);
comment on table public.demo_bookings is 'Demos. A visitor books through book_demo, changes through a signed link, and reads none.';
comment on column public.demo_bookings.busy is 'From start to the end of the pause after it, in seconds, in the sales rep''s range of numbers. Set by a trigger.';
comment on column public.demo_bookings.cancel_reason is 'Why it was cancelled, in the words of whoever cancelled; optional.';
comment on column public.demo_bookings.id is 'Made by the form when it is first sent, so that the same form sent twice is one booking. Calendars and Message-IDs show a value derived from it.';
comment on column public.demo_bookings.invited_at is 'When the staff asked the visitor to choose a new time; forgotten with the next time or outcome.';
comment on column public.demo_bookings.lead_id is 'The lead of the same person, found as it is booked or chosen by the staff.';
comment on column public.demo_bookings.meeting_link is 'Set by the staff, or from the sales rep''s own link when it was booked.';
comment on column public.demo_bookings.moves is 'How often it was moved; part of the link''s signature, so that a move ends earlier links.';
comment on column public.demo_bookings.note is 'The staff''s own, never shown to the visitor.';
comment on column public.demo_bookings.sequence is 'Raised by every change that concerns calendars (RFC 5545, SEQUENCE).';
comment on column public.demo_bookings.time_zone is 'The visitor''s own, as the browser names it.';
comment on column public.demo_bookings.version is 'Raised by every change; a change by the staff names the version it was made on. So are those of sales reps and settings.';
comment on column public.demo_bookings.words is 'Generated; what a search for customers compares.';
CREATE INDEX demo_bookings_by_booking ON public.demo_bookings USING btree (created_at DESC, id DESC);
CREATE INDEX demo_bookings_by_company ON public.demo_bookings USING btree (company_key, created_at DESC, id DESC) WHERE (company_key IS NOT NULL);
CREATE INDEX demo_bookings_by_email ON public.demo_bookings USING btree (email_key text_pattern_ops);
CREATE INDEX demo_bookings_by_lead ON public.demo_bookings USING btree (lead_id) WHERE (lead_id IS NOT NULL);
CREATE INDEX demo_bookings_by_phone ON public.demo_bookings USING btree (phone_key text_pattern_ops) WHERE (phone_key IS NOT NULL);
CREATE INDEX demo_bookings_by_phone_end ON public.demo_bookings USING btree (reverse(phone_key) text_pattern_ops);
CREATE INDEX demo_bookings_by_time ON public.demo_bookings USING btree (starts_at);
CREATE INDEX demo_bookings_by_words ON public.demo_bookings USING gin (words);
CREATE INDEX demo_bookings_cancelled ON public.demo_bookings USING btree (starts_at) WHERE (status = 'cancelled'::text);
CREATE UNIQUE INDEX demo_bookings_one_slot ON public.demo_bookings USING btree (sales_rep_id, starts_at) WHERE (status = 'booked'::text);
alter table public.demo_bookings enable row level security;
create policy service_role_works on public.demo_bookings as permissive for all to service_role using (true) with check (true);
create policy staff_sees_demos on public.demo_bookings as permissive for select to authenticated using (( SELECT private.works_leads() AS works_leads));
create policy staff_sets_links on public.demo_bookings as permissive for update to authenticated using (((status = 'booked'::text) AND ( SELECT private.works_leads() AS works_leads))) with check (( SELECT private.works_leads() AS works_leads));
grant select, update (meeting_link) on public.demo_bookings to authenticated;
grant delete, insert, select, update on public.demo_bookings to service_role;
CREATE TRIGGER check_phone BEFORE INSERT OR UPDATE OF phone ON public.demo_bookings FOR EACH ROW EXECUTE FUNCTION private.check_phone('phone');
CREATE TRIGGER erase_demo_emails AFTER DELETE ON public.demo_bookings FOR EACH ROW EXECUTE FUNCTION private.erase_demo_emails();
CREATE TRIGGER log_demo_change AFTER UPDATE ON public.demo_bookings FOR EACH ROW EXECUTE FUNCTION private.log_demo_change();
CREATE TRIGGER log_demo_tie AFTER INSERT OR UPDATE OF lead_id ON public.demo_bookings FOR EACH ROW EXECUTE FUNCTION private.log_demo_tie();
CREATE TRIGGER place_demo_booking BEFORE INSERT OR UPDATE OF sales_rep_id, starts_at, ends_at ON public.demo_bookings FOR EACH ROW EXECUTE FUNCTION private.place_demo_booking();
CREATE TRIGGER queue_demo_emails AFTER INSERT OR UPDATE ON public.demo_bookings FOR EACH ROW EXECUTE FUNCTION private.queue_demo_emails();
CREATE TRIGGER revise_demo_booking BEFORE UPDATE ON public.demo_bookings FOR EACH ROW EXECUTE FUNCTION private.revise_demo_booking();
CREATE TRIGGER tell_admin_changed AFTER INSERT OR DELETE ON public.demo_bookings FOR EACH ROW EXECUTE FUNCTION private.tell_admin_changed();
CREATE TRIGGER tell_admin_changed_by_update AFTER UPDATE ON public.demo_bookings FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION private.tell_admin_changed();
CREATE TRIGGER tie_demo_to_its_lead BEFORE INSERT ON public.demo_bookings FOR EACH ROW EXECUTE FUNCTION private.tie_demo_to_its_lead();

create table public.demo_closed_days (
  day date not null,
  kind text not null default 'admin'::text,
  closed boolean not null default true,
  reason_sv text,
  reason_en text,
  constraint demo_closed_days_kind_check CHECK ((kind = ANY (ARRAY['holiday'::text, 'eve'::text, 'admin'::text]))),
  constraint demo_closed_days_pkey PRIMARY KEY (day),
  constraint demo_closed_days_reason_en_check CHECK (((char_length(reason_en) >= 1) AND (char_length(reason_en) <= 100))),
  constraint demo_closed_days_reason_sv_check CHECK (((char_length(reason_sv) >= 1) AND (char_length(reason_sv) <= 100)))
);
comment on table public.demo_closed_days is 'Days without demos. The server adds public holidays and eves ahead of time; sales adds its own.';
comment on column public.demo_closed_days.closed is 'False: a holiday with demos. The row stays, or the holiday would be added again.';
alter table public.demo_closed_days enable row level security;
create policy service_role_works on public.demo_closed_days as permissive for all to service_role using (true) with check (true);
create policy staff_adds on public.demo_closed_days as permissive for insert to authenticated with check (((kind = 'admin'::text) AND ( SELECT private.works_leads() AS works_leads)));
create policy staff_changes on public.demo_closed_days as permissive for update to authenticated using (( SELECT private.works_leads() AS works_leads)) with check (( SELECT private.works_leads() AS works_leads));
create policy staff_reads on public.demo_closed_days as permissive for select to authenticated using (( SELECT private.works_leads() AS works_leads));
create policy staff_removes_its_own on public.demo_closed_days as permissive for delete to authenticated using (((kind = 'admin'::text) AND ( SELECT private.works_leads() AS works_leads)));
grant delete, insert (day, reason_en, reason_sv), select, update (closed) on public.demo_closed_days to authenticated;
grant delete, insert, select, update on public.demo_closed_days to service_role;
CREATE TRIGGER log_demo_day AFTER INSERT OR DELETE OR UPDATE ON public.demo_closed_days FOR EACH ROW EXECUTE FUNCTION private.log_demo_day();
CREATE TRIGGER tell_admin_changed AFTER INSERT OR DELETE ON public.demo_closed_days FOR EACH ROW EXECUTE FUNCTION private.tell_admin_changed();
CREATE TRIGGER tell_admin_changed_by_update AFTER UPDATE ON public.demo_closed_days FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION private.tell_admin_changed();

create table public.demo_settings (
  only_row boolean not null default true,
  weekdays smallint[] not null default '{1,2,3,4,5}'::smallint[],
  opens time(0) without time zone not null default '08:00:00'::time without time zone,
  closes time(0) without time zone not null default '18:00:00'::time without time zone,
  slot_minutes smallint not null default 30,
  buffer_minutes smallint not null default 10,
  notice_minutes integer not null default 120,
  change_until_minutes integer not null default 60,
  weeks smallint not null default 2,
  close_on_eves boolean not null default true,
  meet_link text,
  teams_link text,
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  constraint closes_after_opening CHECK (((closes > opens) AND (closes < '24:00:00'::time without time zone))),
  constraint demo_settings_buffer_minutes_check CHECK (((buffer_minutes >= 0) AND (buffer_minutes <= 240))),
  constraint demo_settings_change_until_minutes_check CHECK (((change_until_minutes >= 0) AND (change_until_minutes <= 20160))),
  constraint demo_settings_meet_link_check CHECK (((meet_link ~ '^https://'::text) AND (char_length(meet_link) <= 500))),
  constraint demo_settings_notice_minutes_check CHECK (((notice_minutes >= 0) AND (notice_minutes <= 20160))),
  constraint demo_settings_only_row_check CHECK (only_row),
  constraint demo_settings_pkey PRIMARY KEY (only_row),
  constraint demo_settings_slot_minutes_check CHECK (((slot_minutes >= 10) AND (slot_minutes <= 240))),
  constraint demo_settings_teams_link_check CHECK (((teams_link ~ '^https://'::text) AND (char_length(teams_link) <= 500))),
  constraint demo_settings_weeks_check CHECK (((weeks >= 1) AND (weeks <= 2))),
  constraint weekdays_are_some CHECK (((cardinality(weekdays) > 0) AND (weekdays <@ '{1,2,3,4,5,6,7}'::smallint[]))),
  constraint whole_minutes CHECK (((EXTRACT(second FROM opens) = (0)::numeric) AND (EXTRACT(second FROM closes) = (0)::numeric)))
);
comment on table public.demo_settings is 'How demos are offered: one row, changed in the admin. Times are wall-clock times in Europe/Stockholm.';
comment on column public.demo_settings.buffer_minutes is 'A sales rep''s pause between two meetings.';
comment on column public.demo_settings.change_until_minutes is 'Until so long before the meeting the visitor may change or cancel it.';
comment on column public.demo_settings.close_on_eves is 'Whether Christmas, Midsummer and New Year''s Eve are closed, which are no public holidays.';
comment on column public.demo_settings.meet_link is 'The meeting link of sales reps without their own; teams_link likewise (private.demo_meeting_link).';
comment on column public.demo_settings.notice_minutes is 'The shortest time between a booking and its meeting.';
comment on column public.demo_settings.weekdays is 'ISO days of the week: 1 is Monday.';
comment on column public.demo_settings.weeks is 'How many weeks are offered, including this one.';
alter table public.demo_settings enable row level security;
create policy service_role_works on public.demo_settings as permissive for all to service_role using (true) with check (true);
create policy staff_changes on public.demo_settings as permissive for update to authenticated using (( SELECT private.works_leads() AS works_leads)) with check (( SELECT private.works_leads() AS works_leads));
create policy staff_reads on public.demo_settings as permissive for select to authenticated using (( SELECT private.works_leads() AS works_leads));
grant select, update (buffer_minutes, change_until_minutes, close_on_eves, closes, meet_link, notice_minutes, opens, slot_minutes, teams_link, weekdays, weeks) on public.demo_settings to authenticated;
grant delete, insert, select, update on public.demo_settings to service_role;
CREATE TRIGGER log_demo_settings AFTER UPDATE ON public.demo_settings FOR EACH ROW EXECUTE FUNCTION private.log_demo_settings();
CREATE TRIGGER tell_admin_changed_by_update AFTER UPDATE ON public.demo_settings FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION private.tell_admin_changed();
CREATE TRIGGER version_demo_settings BEFORE UPDATE ON public.demo_settings FOR EACH ROW EXECUTE FUNCTION private.version_demo_settings();

create table public.draft_links (
  id uuid not null default gen_random_uuid(),
  article_id uuid,
  opening_id uuid,
  expires_at timestamp with time zone not null default (now() + '7 days'::interval),
  closed_at timestamp with time zone,
  made_by uuid default auth.uid(),
  constraint draft_links_article_id_fkey FOREIGN KEY (article_id) REFERENCES public.news_drafts(id) ON DELETE CASCADE,
  constraint draft_links_check CHECK ((num_nonnulls(article_id, opening_id) = 1)),
  constraint draft_links_opening_id_fkey FOREIGN KEY (opening_id) REFERENCES public.openings(id) ON DELETE CASCADE,
  constraint draft_links_pkey PRIMARY KEY (id)
);
comment on table public.draft_links is 'Links by which somebody without an account reads an unpublished article or opening.';
CREATE INDEX draft_links_by_article ON public.draft_links USING btree (article_id) WHERE (article_id IS NOT NULL);
CREATE INDEX draft_links_by_opening ON public.draft_links USING btree (opening_id) WHERE (opening_id IS NOT NULL);
alter table public.draft_links enable row level security;
create policy service_role_works on public.draft_links as permissive for all to service_role using (true) with check (true);
create policy staff_closes on public.draft_links as permissive for update to authenticated using (((closed_at IS NULL) AND ( SELECT private.writes_news() AS writes_news))) with check (((closed_at IS NOT NULL) AND ( SELECT private.writes_news() AS writes_news)));
create policy staff_makes on public.draft_links as permissive for insert to authenticated with check (( SELECT private.writes_news() AS writes_news));
create policy staff_reads on public.draft_links as permissive for select to authenticated using (( SELECT private.writes_news() AS writes_news));
grant insert (article_id, opening_id), select, update (closed_at) on public.draft_links to authenticated;
grant delete, insert, select, update on public.draft_links to service_role;
CREATE TRIGGER log_draft_link AFTER INSERT OR UPDATE ON public.draft_links FOR EACH ROW EXECUTE FUNCTION private.log_draft_link();

create table public.events (
  id bigint not null generated always as identity,
  name text not null,
  path text not null,
  data jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now(),
  constraint data_is_flat CHECK (((jsonb_typeof(data) = 'object'::text) AND (NOT jsonb_path_exists(data, '$.keyvalue()?(@."value".type() == "object" || @."value".type() == "array")'::jsonpath)) AND (jsonb_array_length(jsonb_path_query_array(data, '$.keyvalue()'::jsonpath)) <= 10) AND (char_length((data)::text) <= 5000))),
  constraint events_name_check CHECK ((name ~ '^[a-z][a-z0-9_]{0,63}$'::text)),
  constraint events_path_check CHECK (((path ~ '^/'::text) AND (char_length(path) <= 300))),
  constraint events_pkey PRIMARY KEY (id)
);
comment on table public.events is 'Page and click statistics. Holds no identifier of a visitor; a visitor may add and read nothing.';
comment on column public.events.path is 'The page, without its query.';
CREATE INDEX events_by_name ON public.events USING btree (name, created_at);
alter table public.events enable row level security;
create policy service_role_works on public.events as permissive for all to service_role using (true) with check (true);
create policy staff_reads on public.events as permissive for select to authenticated using (( SELECT private.is_staff() AS is_staff));
create policy visitors_may_add on public.events as permissive for insert to anon, authenticated with check (true);
grant insert (data, name, path) on public.events to anon;
grant insert (data, name, path), select on public.events to authenticated;
grant delete, insert, select, update on public.events to service_role;
CREATE TRIGGER admit_event BEFORE INSERT ON public.events FOR EACH ROW EXECUTE FUNCTION private.admit_event();

create table public.express_orders (
  id uuid not null,
  number text not null generated always as (((('B-'::text || upper("left"((id)::text, 4))) || '-'::text) || upper(substr((id)::text, 5, 4)))) stored,
  contact_name text not null,
  contact_email text not null,
  billing_email text not null,
  contact_phone text,
  service text not null,
  location text not null,
  job_description text not null,
  guard_count integer not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  permit text,
  reference text,
  locale text not null,
  city text,
  org_number text,
  estimate integer,
  created_at timestamp with time zone not null default now(),
  changes integer not null default 0,
  taken_back_at timestamp with time zone,
  constraint billing_email_bounds CHECK (((billing_email = btrim(billing_email, ' 	
'::text)) AND ((char_length(billing_email) >= 3) AND (char_length(billing_email) <= 255)) AND (POSITION(('@'::text) IN (billing_email)) > 1))),
  constraint city_bounds CHECK ((city ~ '^[a-z]{1,30}$'::text)),
  constraint contact_email_bounds CHECK (((contact_email = btrim(contact_email, ' 	
'::text)) AND ((char_length(contact_email) >= 3) AND (char_length(contact_email) <= 255)) AND (POSITION(('@'::text) IN (contact_email)) > 1))),
  constraint contact_name_bounds CHECK (((contact_name = btrim(contact_name, ' 	
'::text)) AND ((char_length(contact_name) >= 2) AND (char_length(contact_name) <= 100)))),
  constraint contact_phone_bounds CHECK (((contact_phone = btrim(contact_phone, ' 	
'::text)) AND ((char_length(contact_phone) >= 5) AND (char_length(contact_phone) <= 100)))),
  constraint ends_after_start CHECK (((ends_at > starts_at) AND (ends_at <= (starts_at + '366 days'::interval)))),
  constraint express_orders_estimate_check CHECK (((estimate >= 0) AND (estimate <= 1000000000))),
  constraint express_orders_guard_count_check CHECK (((guard_count >= 1) AND (guard_count <= 100))),
  constraint express_orders_locale_check CHECK ((locale = ANY (ARRAY['sv'::text, 'en'::text]))),
  constraint express_orders_pkey PRIMARY KEY (id),
  constraint express_orders_service_check CHECK ((service = ANY (ARRAY['guard'::text, 'orderGuard'::text, 'entranceHost'::text]))),
  constraint job_description_bounds CHECK (((job_description = btrim(job_description, ' 	
'::text)) AND ((char_length(job_description) >= 10) AND (char_length(job_description) <= 2000)))),
  constraint location_bounds CHECK (((location = btrim(location, ' 	
'::text)) AND ((char_length(location) >= 2) AND (char_length(location) <= 200)))),
  constraint org_number_bounds CHECK ((org_number ~ '^\d{6}-\d{4}$'::text)),
  constraint permit_only_for_order_guards CHECK (
CASE
    WHEN (service = 'orderGuard'::text) THEN ((permit IS NOT NULL) AND (permit = ANY (ARRAY['yes'::text, 'no'::text, 'unknown'::text])))
    ELSE (permit IS NULL)
END),
  constraint reference_bounds CHECK (((reference = btrim(reference, ' 	
'::text)) AND ((char_length(reference) >= 1) AND (char_length(reference) <= 100))))
);
comment on table public.express_orders is 'Express orders. A visitor may add one and read none.';
comment on column public.express_orders.changes is 'How often its buyer has corrected it or taken it back by its link.';
comment on column public.express_orders.estimate is 'The sum that the buyer was shown, SEK without VAT; null where there is no list price.';
comment on column public.express_orders.id is 'Made by the form, so that the same form sent twice is one row.';
comment on column public.express_orders.reference is 'The buyer''s own, for the invoice.';
CREATE INDEX express_orders_by_billing_email ON public.express_orders USING btree (lower(billing_email));
CREATE INDEX express_orders_by_time ON public.express_orders USING btree (created_at DESC);
alter table public.express_orders enable row level security;
create policy service_role_works on public.express_orders as permissive for all to service_role using (true) with check (true);
create policy visitors_may_send on public.express_orders as permissive for insert to anon, authenticated with check (true);
grant insert (billing_email, city, contact_email, contact_name, contact_phone, ends_at, estimate, guard_count, id, job_description, locale, location, org_number, permit, reference, service, starts_at) on public.express_orders to anon;
grant insert (billing_email, city, contact_email, contact_name, contact_phone, ends_at, estimate, guard_count, id, job_description, locale, location, org_number, permit, reference, service, starts_at) on public.express_orders to authenticated;
grant delete, insert, select, update on public.express_orders to service_role;
CREATE TRIGGER admit_express_order BEFORE INSERT ON public.express_orders FOR EACH ROW EXECUTE FUNCTION private.admit_express_order();
CREATE TRIGGER check_phone BEFORE INSERT OR UPDATE OF contact_phone ON public.express_orders FOR EACH ROW EXECUTE FUNCTION private.check_phone('contact_phone');
CREATE TRIGGER erase_emails AFTER DELETE ON public.express_orders FOR EACH ROW EXECUTE FUNCTION private.erase_emails('express_order', 'express-order');
CREATE TRIGGER erase_leads AFTER DELETE ON public.express_orders REFERENCING OLD TABLE AS gone_forms FOR EACH STATEMENT EXECUTE FUNCTION private.erase_leads();
CREATE TRIGGER make_lead AFTER INSERT ON public.express_orders FOR EACH ROW EXECUTE FUNCTION private.make_lead_of_express_order();
CREATE TRIGGER queue_emails AFTER INSERT ON public.express_orders FOR EACH ROW EXECUTE FUNCTION private.queue_emails('send-express-order-email', 'express-order');

create table public.lead_answer_files (
  id uuid not null default gen_random_uuid(),
  answer_id uuid not null,
  place integer not null,
  name text not null,
  kind text not null,
  content bytea not null,
  size integer not null generated always as (octet_length(content)) stored,
  constraint lead_answer_files_answer_id_fkey FOREIGN KEY (answer_id) REFERENCES public.lead_answers(id) ON DELETE CASCADE,
  constraint lead_answer_files_kind_check CHECK ((kind ~ '^[a-z0-9.+-]{1,60}/[a-z0-9.+-]{1,100}$'::text)),
  constraint lead_answer_files_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 150))),
  constraint lead_answer_files_pkey PRIMARY KEY (id),
  constraint one_file_for_a_place UNIQUE (answer_id, place)
);
comment on table public.lead_answer_files is 'Attachments of customers'' answers, as they were sent: downloaded, never shown.';
comment on column public.lead_answer_files.kind is 'What its sender says that it is.';
comment on column public.lead_answer_files.place is '0: the email itself, as it came; the attachments from 1 on.';
alter table public.lead_answer_files enable row level security;
create policy staff_reads on public.lead_answer_files as permissive for select to authenticated using (( SELECT private.works_leads() AS works_leads));
grant select on public.lead_answer_files to authenticated;

create table public.lead_answers (
  id uuid not null default gen_random_uuid(),
  lead_id uuid not null,
  message_id text not null,
  sender text not null,
  sender_name text not null,
  subject text not null,
  body text not null,
  is_cut boolean not null default false,
  is_automatic boolean not null default false,
  is_spam boolean not null default false,
  files_left integer not null default 0,
  created_at timestamp with time zone not null default now(),
  names_left text[] not null default '{}'::text[],
  pictures_left integer not null default 0,
  doubts text[] not null default '{}'::text[],
  constraint lead_answers_body_check CHECK ((char_length(body) <= 50000)),
  constraint lead_answers_doubts_check CHECK ((doubts <@ ARRAY['empty'::text, 'letters'::text])),
  constraint lead_answers_files_left_check CHECK ((files_left >= 0)),
  constraint lead_answers_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES public.leads(id) ON DELETE CASCADE,
  constraint lead_answers_message_id_check CHECK (((char_length(message_id) >= 1) AND (char_length(message_id) <= 300))),
  constraint lead_answers_pictures_left_check CHECK ((pictures_left >= 0)),
  constraint lead_answers_pkey PRIMARY KEY (id),
  constraint lead_answers_sender_check CHECK ((char_length(sender) <= 255)),
  constraint lead_answers_sender_name_check CHECK ((char_length(sender_name) <= 200)),
  constraint lead_answers_subject_check CHECK ((char_length(subject) <= 300)),
  constraint one_answer_for_a_message UNIQUE (lead_id, message_id)
);
comment on table public.lead_answers is 'Emails from customers, to the address for answers of a lead; erased with it.';
comment on column public.lead_answers.body is 'Its text, whole: what it quotes is folded away where it is shown.';
comment on column public.lead_answers.doubts is 'Why the text may not be what its sender wrote: none was found, or letters may be wrong.';
comment on column public.lead_answers.files_left is 'The number of attachments that were too many or too large to be kept.';
comment on column public.lead_answers.is_automatic is 'An out-of-office answer or the like: it raises no attention.';
comment on column public.lead_answers.is_cut is 'The text was longer than what is kept.';
comment on column public.lead_answers.is_spam is 'Marked by a filter in front, or by a colleague.';
comment on column public.lead_answers.message_id is 'By which the same email, sent twice, is stored once.';
comment on column public.lead_answers.names_left is 'The names of the first attachments that are counted in files_left.';
comment on column public.lead_answers.pictures_left is 'The number of pictures of the text, such as a signature''s logos, that were not kept.';
CREATE INDEX lead_answers_by_time ON public.lead_answers USING btree (created_at);
alter table public.lead_answers enable row level security;
create policy site_reads on public.lead_answers as permissive for select to service_role using (true);
create policy staff_marks on public.lead_answers as permissive for update to authenticated using (( SELECT private.works_leads() AS works_leads)) with check (( SELECT private.works_leads() AS works_leads));
create policy staff_reads on public.lead_answers as permissive for select to authenticated using (( SELECT private.works_leads() AS works_leads));
grant select, update (is_spam) on public.lead_answers to authenticated;
grant select on public.lead_answers to service_role;
CREATE TRIGGER log_lead_answer AFTER UPDATE OF is_spam ON public.lead_answers FOR EACH ROW WHEN ((old.is_spam IS DISTINCT FROM new.is_spam)) EXECUTE FUNCTION private.log_lead_answer();
CREATE TRIGGER tell_admin_changed AFTER INSERT OR UPDATE ON public.lead_answers FOR EACH ROW EXECUTE FUNCTION private.tell_admin_changed();

create table public.lead_events (
  id bigint not null generated always as identity,
  lead_id uuid,
  actor uuid default auth.uid(),
  kind text not null,
  data jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now(),
  constraint lead_events_kind_check CHECK ((kind = ANY (ARRAY['status'::text, 'assigned'::text, 'value'::text, 'nextStep'::text, 'call'::text, 'note'::text, 'noteRemoved'::text, 'reply'::text, 'answer'::text, 'export'::text, 'corrected'::text, 'takenBack'::text, 'demoBooked'::text, 'demoTied'::text, 'demoUntied'::text, 'merged'::text, 'takenApart'::text]))),
  constraint lead_events_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES public.leads(id) ON DELETE CASCADE,
  constraint lead_events_pkey PRIMARY KEY (id),
  constraint only_an_export_is_about_no_lead CHECK (((kind = 'export'::text) = (lead_id IS NULL)))
);
comment on table public.lead_events is 'Who did what to a lead, and when; written by triggers, in the change''s own transaction.';
CREATE INDEX lead_events_by_lead ON public.lead_events USING btree (lead_id, id);
CREATE INDEX lead_events_by_time ON public.lead_events USING btree (created_at DESC, id DESC);
alter table public.lead_events enable row level security;
create policy service_role_works on public.lead_events as permissive for all to service_role using (true) with check (true);
create policy staff_notes_its_exports on public.lead_events as permissive for insert to authenticated with check (((kind = 'export'::text) AND (lead_id IS NULL) AND (actor = auth.uid()) AND ( SELECT private.works_leads() AS works_leads)));
create policy staff_reads on public.lead_events as permissive for select to authenticated using (( SELECT private.works_leads() AS works_leads));
grant insert (data, kind), select on public.lead_events to authenticated;
grant delete, insert, select, update on public.lead_events to service_role;

create table public.lead_notes (
  id uuid not null,
  lead_id uuid not null,
  author uuid default auth.uid(),
  text text not null,
  created_at timestamp with time zone not null default now(),
  constraint lead_notes_author_fkey FOREIGN KEY (author) REFERENCES public.staff(user_id) ON DELETE SET NULL,
  constraint lead_notes_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES public.leads(id) ON DELETE CASCADE,
  constraint lead_notes_pkey PRIMARY KEY (id),
  constraint lead_notes_text_check CHECK (((text = btrim(text, ' 	
'::text)) AND ((char_length(text) >= 1) AND (char_length(text) <= 4000))))
);
comment on table public.lead_notes is 'What colleagues write to each other about a lead. Who wrote one may delete it.';
CREATE INDEX lead_notes_by_lead ON public.lead_notes USING btree (lead_id, created_at);
alter table public.lead_notes enable row level security;
create policy author_takes_back on public.lead_notes as permissive for delete to authenticated using (((author = auth.uid()) AND ( SELECT private.works_leads() AS works_leads)));
create policy service_role_works on public.lead_notes as permissive for all to service_role using (true) with check (true);
create policy staff_reads on public.lead_notes as permissive for select to authenticated using (( SELECT private.works_leads() AS works_leads));
create policy staff_writes on public.lead_notes as permissive for insert to authenticated with check (((author = auth.uid()) AND ( SELECT private.works_leads() AS works_leads)));
grant delete, insert (id, lead_id, text), select on public.lead_notes to authenticated;
grant delete, insert, select, update on public.lead_notes to service_role;
CREATE TRIGGER log_lead_note AFTER INSERT OR DELETE ON public.lead_notes FOR EACH ROW EXECUTE FUNCTION private.log_lead_note();
CREATE TRIGGER tell_admin_changed AFTER INSERT OR DELETE ON public.lead_notes FOR EACH ROW EXECUTE FUNCTION private.tell_admin_changed();

create table public.lead_notices (
  id uuid not null,
  lead_id uuid not null,
  user_id uuid not null,
  kind text not null,
  way text not null,
  created_at timestamp with time zone not null default now(),
  constraint lead_notices_kind_check CHECK ((kind = ANY (ARRAY['new'::text, 'assigned'::text, 'answer'::text]))),
  constraint lead_notices_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES public.leads(id) ON DELETE CASCADE,
  constraint lead_notices_pkey PRIMARY KEY (id, lead_id),
  constraint lead_notices_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.staff(user_id) ON DELETE CASCADE,
  constraint lead_notices_way_check CHECK ((way = ANY (ARRAY['browser'::text, 'email'::text, 'both'::text])))
);
comment on table public.lead_notices is 'Whom to tell of which lead; goes with the lead.';
comment on column public.lead_notices.id is 'One for what one transaction tells one person, so that twenty leads given at once are one email.';
CREATE INDEX lead_notices_by_lead ON public.lead_notices USING btree (lead_id);
CREATE INDEX lead_notices_by_person ON public.lead_notices USING btree (user_id, created_at);
alter table public.lead_notices enable row level security;
create policy own_notices on public.lead_notices as permissive for select to authenticated using (((user_id = auth.uid()) AND ( SELECT private.works_leads() AS works_leads)));
create policy service_role_works on public.lead_notices as permissive for all to service_role using (true) with check (true);
grant select on public.lead_notices to authenticated;
grant delete, insert, select, update on public.lead_notices to service_role;
CREATE TRIGGER erase_emails AFTER DELETE ON public.lead_notices FOR EACH ROW EXECUTE FUNCTION private.erase_emails('lead_notice', 'lead-notice');

create table public.lead_replies (
  id uuid not null,
  lead_id uuid not null,
  author uuid default auth.uid(),
  recipient text not null,
  subject text not null,
  body text not null,
  locale text not null,
  created_at timestamp with time zone not null default now(),
  constraint lead_replies_author_fkey FOREIGN KEY (author) REFERENCES public.staff(user_id) ON DELETE SET NULL,
  constraint lead_replies_body_check CHECK (((body = btrim(body, ' 	
'::text)) AND ((char_length(body) >= 1) AND (char_length(body) <= 10000)))),
  constraint lead_replies_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES public.leads(id) ON DELETE CASCADE,
  constraint lead_replies_locale_check CHECK ((locale = ANY (ARRAY['sv'::text, 'en'::text]))),
  constraint lead_replies_pkey PRIMARY KEY (id),
  constraint lead_replies_recipient_check CHECK (((recipient = btrim(recipient, ' 	
'::text)) AND ((char_length(recipient) >= 3) AND (char_length(recipient) <= 255)) AND (POSITION(('@'::text) IN (recipient)) > 1))),
  constraint lead_replies_subject_check CHECK (((subject = btrim(subject, ' 	
'::text)) AND ((char_length(subject) >= 1) AND (char_length(subject) <= 200))))
);
comment on table public.lead_replies is 'Emails that the staff writes to a lead; each is queued as it is stored.';
comment on column public.lead_replies.id is 'Made by the form, so that a reply sent twice is one email.';
CREATE INDEX lead_replies_by_lead ON public.lead_replies USING btree (lead_id, created_at);
alter table public.lead_replies enable row level security;
create policy service_role_works on public.lead_replies as permissive for all to service_role using (true) with check (true);
create policy staff_reads on public.lead_replies as permissive for select to authenticated using (( SELECT private.works_leads() AS works_leads));
create policy staff_writes on public.lead_replies as permissive for insert to authenticated with check (((author = auth.uid()) AND ( SELECT private.works_leads() AS works_leads)));
grant insert (body, id, lead_id, locale, recipient, subject), select on public.lead_replies to authenticated;
grant delete, insert, select, update on public.lead_replies to service_role;
CREATE TRIGGER erase_emails AFTER DELETE ON public.lead_replies FOR EACH ROW EXECUTE FUNCTION private.erase_emails('reply', 'reply');
CREATE TRIGGER log_lead_reply AFTER INSERT ON public.lead_replies FOR EACH ROW EXECUTE FUNCTION private.log_lead_reply();
CREATE TRIGGER queue_emails AFTER INSERT ON public.lead_replies FOR EACH ROW EXECUTE FUNCTION private.queue_emails('send-lead-reply', 'reply');
CREATE TRIGGER tell_admin_changed AFTER INSERT ON public.lead_replies FOR EACH ROW EXECUTE FUNCTION private.tell_admin_changed();

create table public.lead_reply_files (
  id uuid not null default gen_random_uuid(),
  reply_id uuid not null,
  place integer not null,
  name text not null,
  kind text not null,
  content bytea not null,
  size integer not null generated always as (octet_length(content)) stored,
  constraint lead_reply_files_content_check CHECK (((octet_length(content) >= 1) AND (octet_length(content) <= 8000000))),
  constraint lead_reply_files_kind_check CHECK ((kind ~ '^[a-z0-9.+-]{1,60}/[a-z0-9.+-]{1,100}$'::text)),
  constraint lead_reply_files_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 150))),
  constraint lead_reply_files_pkey PRIMARY KEY (id),
  constraint lead_reply_files_place_check CHECK (((place >= 1) AND (place <= 5))),
  constraint lead_reply_files_reply_id_fkey FOREIGN KEY (reply_id) REFERENCES public.lead_replies(id) ON DELETE CASCADE,
  constraint one_reply_file_for_a_place UNIQUE (reply_id, place)
);
comment on table public.lead_reply_files is 'Attachments of the emails that the staff writes to a lead.';
alter table public.lead_reply_files enable row level security;
create policy site_reads on public.lead_reply_files as permissive for select to service_role using (true);
create policy staff_reads on public.lead_reply_files as permissive for select to authenticated using (( SELECT private.works_leads() AS works_leads));
create policy writer_adds on public.lead_reply_files as permissive for insert to authenticated with check ((( SELECT private.works_leads() AS works_leads) AND (EXISTS ( SELECT
   FROM public.lead_replies reply
  WHERE ((reply.id = lead_reply_files.reply_id) AND (reply.author = auth.uid()))))));
grant insert (content, kind, name, place, reply_id), select on public.lead_reply_files to authenticated;
grant select on public.lead_reply_files to service_role;

create table public.lead_views (
  id uuid not null,
  owner uuid not null default auth.uid(),
  name text not null,
  query text not null,
  created_at timestamp with time zone not null default now(),
  constraint lead_views_name_check CHECK (((name = btrim(name, ' 	
'::text)) AND ((char_length(name) >= 1) AND (char_length(name) <= 40)))),
  constraint lead_views_owner_fkey FOREIGN KEY (owner) REFERENCES public.staff(user_id) ON DELETE CASCADE,
  constraint lead_views_pkey PRIMARY KEY (id),
  constraint lead_views_query_check CHECK ((char_length(query) <= 1000))
);
comment on table public.lead_views is 'Names that members of the staff give to views of the list of leads, each for themselves.';
comment on column public.lead_views.query is 'The parameters of the list''s address.';
CREATE UNIQUE INDEX lead_views_by_name ON public.lead_views USING btree (owner, lower(name));
alter table public.lead_views enable row level security;
create policy owner_adds on public.lead_views as permissive for insert to authenticated with check (((owner = auth.uid()) AND ( SELECT private.works_leads() AS works_leads)));
create policy owner_reads on public.lead_views as permissive for select to authenticated using (((owner = auth.uid()) AND ( SELECT private.works_leads() AS works_leads)));
create policy owner_removes on public.lead_views as permissive for delete to authenticated using (((owner = auth.uid()) AND ( SELECT private.works_leads() AS works_leads)));
create policy owner_renames on public.lead_views as permissive for update to authenticated using (((owner = auth.uid()) AND ( SELECT private.works_leads() AS works_leads))) with check ((owner = auth.uid()));
create policy service_role_works on public.lead_views as permissive for all to service_role using (true) with check (true);
grant delete, insert (id, name, query), select, update (name) on public.lead_views to authenticated;
grant delete, insert, select, update on public.lead_views to service_role;
CREATE TRIGGER limit_lead_views BEFORE INSERT ON public.lead_views FOR EACH ROW EXECUTE FUNCTION private.limit_lead_views();
CREATE TRIGGER tell_admin_changed AFTER INSERT OR DELETE ON public.lead_views FOR EACH ROW EXECUTE FUNCTION private.tell_admin_changed();
CREATE TRIGGER tell_admin_changed_by_update AFTER UPDATE ON public.lead_views FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION private.tell_admin_changed();

create table public.leads (
  id uuid not null,
  kind text not null,
  number text not null,
  created_at timestamp with time zone not null,
  locale text not null,
  company text,
  name text,
  email text,
  phone text,
  service text,
  city text,
  source text not null,
  message text,
  org_number text,
  facts jsonb not null,
  status text not null default 'new'::text,
  lost_reason text,
  assigned_to uuid,
  value integer,
  starts_at timestamp with time zone,
  next_step text,
  next_at timestamp with time zone,
  answered_at timestamp with time zone,
  version integer not null default 1,
  merged_into uuid,
  email_key text generated always as (lower(email)) stored,
  phone_key text generated always as (NULLIF(private.plain_phone(phone), ''::text)) stored,
  company_key text generated always as (private.company_key(company)) stored,
  sort_name text collate "sv-x-icu" not null generated always as (lower(COALESCE(company, name, email, phone, ''::text))) stored,
  words tsvector statistics 500 not null generated always as (((setweight(to_tsvector('simple'::regconfig, private.plain_words(((((((((((((number || ' '::text) || COALESCE(company, ''::text)) || ' '::text) || COALESCE(name, ''::text)) || ' '::text) || COALESCE(org_number, ''::text)) || ' '::text) || COALESCE(email, ''::text)) || ' '::text) || COALESCE(private.plain_phone(phone), ''::text)) || ' '::text) || COALESCE(city, ''::text)))), 'A'::"char") || setweight(to_tsvector('simple'::regconfig, private.plain_words(COALESCE(message, ''::text))), 'C'::"char")) || setweight(to_tsvector('swedish'::regconfig, private.plain_words(COALESCE(message, ''::text))), 'C'::"char"))) stored,
  constraint a_next_step_has_its_time CHECK (((next_step IS NULL) = (next_at IS NULL))),
  constraint leads_assigned_to_fkey FOREIGN KEY (assigned_to) REFERENCES public.staff(user_id) ON DELETE SET NULL,
  constraint leads_city_check CHECK ((city ~ '^[a-z]{1,30}$'::text)),
  constraint leads_kind_check CHECK ((kind = ANY (ARRAY['contact'::text, 'quote'::text, 'order'::text]))),
  constraint leads_locale_check CHECK ((locale = ANY (ARRAY['sv'::text, 'en'::text]))),
  constraint leads_lost_reason_check CHECK ((lost_reason = ANY (ARRAY['price'::text, 'competitor'::text, 'permit'::text, 'staffing'::text, 'noNeed'::text, 'noAnswer'::text, 'other'::text]))),
  constraint leads_merged_into_fkey FOREIGN KEY (merged_into) REFERENCES public.leads(id) ON DELETE SET NULL,
  constraint leads_next_step_check CHECK ((next_step = ANY (ARRAY['call'::text, 'email'::text, 'meeting'::text, 'customer'::text, 'permit'::text, 'answer'::text]))),
  constraint leads_pkey PRIMARY KEY (id),
  constraint leads_service_check CHECK ((service = ANY (ARRAY['guard'::text, 'orderGuard'::text, 'entranceHost'::text, 'training'::text]))),
  constraint leads_status_check CHECK ((status = ANY (ARRAY['new'::text, 'contacted'::text, 'quoted'::text, 'won'::text, 'lost'::text, 'spam'::text]))),
  constraint leads_value_check CHECK (((value >= 0) AND (value <= 1000000000))),
  constraint only_lost_leads_have_a_reason CHECK (((lost_reason IS NULL) OR (status = 'lost'::text)))
);
comment on table public.leads is 'Every contact request, quote request and order as sales works with it; goes when the form''s own row is erased.';
comment on column public.leads.answered_at is 'When somebody first marked it or replied.';
comment on column public.leads.city is 'The city that the text names, if one of the site''s.';
comment on column public.leads.facts is 'The row of the form, whole.';
comment on column public.leads.id is 'The id of the row of the form.';
comment on column public.leads.merged_into is 'The lead that is worked with in its place; it then counts nowhere.';
comment on column public.leads.next_step is 'What the staff does next, or waits for (the customer, a permit), and when to look at it again; answer: the customer has written.';
comment on column public.leads.number is 'To name it on the phone.';
comment on column public.leads.starts_at is 'When an order''s work begins.';
comment on column public.leads.value is 'SEK without VAT: what the visitor was shown as an estimate, until somebody types what it is worth.';
comment on column public.leads.version is 'Raised by every change; a change names the version it was made on.';
comment on column public.leads.words is 'Generated; what a search compares.';
CREATE INDEX leads_by_answer ON public.leads USING btree (answered_at) WHERE (answered_at IS NOT NULL);
CREATE INDEX leads_by_assignee ON public.leads USING btree (assigned_to, created_at DESC, id DESC) WHERE (assigned_to IS NOT NULL);
CREATE INDEX leads_by_company ON public.leads USING btree (company_key, created_at DESC, id DESC) WHERE (company_key IS NOT NULL);
CREATE INDEX leads_by_email ON public.leads USING btree (email_key text_pattern_ops) WHERE (email_key IS NOT NULL);
CREATE INDEX leads_by_kind ON public.leads USING btree (kind, created_at DESC, id DESC);
CREATE INDEX leads_by_merging ON public.leads USING btree (merged_into) WHERE (merged_into IS NOT NULL);
CREATE INDEX leads_by_name ON public.leads USING btree (sort_name, id);
CREATE INDEX leads_by_next_step ON public.leads USING btree (next_at, id) WHERE (next_at IS NOT NULL);
CREATE INDEX leads_by_next_step_or_none ON public.leads USING btree (COALESCE(next_at, 'infinity'::timestamp with time zone), id);
CREATE INDEX leads_by_org_number ON public.leads USING btree (org_number) WHERE (org_number IS NOT NULL);
CREATE INDEX leads_by_phone ON public.leads USING btree (phone_key text_pattern_ops) WHERE (phone_key IS NOT NULL);
CREATE INDEX leads_by_phone_end ON public.leads USING btree (reverse(phone_key) text_pattern_ops);
CREATE INDEX leads_by_service ON public.leads USING btree (service, created_at DESC, id DESC);
CREATE INDEX leads_by_start ON public.leads USING btree (COALESCE(starts_at, 'infinity'::timestamp with time zone), id);
CREATE INDEX leads_by_status ON public.leads USING btree (status, created_at DESC, id DESC);
CREATE INDEX leads_by_time ON public.leads USING btree (created_at DESC, id DESC);
CREATE INDEX leads_by_words ON public.leads USING gin (words);
CREATE INDEX leads_of_status ON public.leads USING btree (status) INCLUDE (value) WHERE (merged_into IS NULL);
alter table public.leads enable row level security;
create policy service_role_works on public.leads as permissive for all to service_role using (true) with check (true);
create policy staff_reads on public.leads as permissive for select to authenticated using (( SELECT private.works_leads() AS works_leads));
create policy staff_works on public.leads as permissive for update to authenticated using (( SELECT private.works_leads() AS works_leads)) with check (( SELECT private.works_leads() AS works_leads));
grant select, update (assigned_to, lost_reason, next_at, next_step, status, value) on public.leads to authenticated;
grant delete, insert, select, update on public.leads to service_role;
CREATE TRIGGER log_lead_change AFTER UPDATE ON public.leads FOR EACH ROW EXECUTE FUNCTION private.log_lead_change();
CREATE TRIGGER notify_of_lead AFTER INSERT ON public.leads FOR EACH ROW WHEN ((new.status <> 'spam'::text)) EXECUTE FUNCTION private.notify_of_lead();
CREATE TRIGGER notify_of_owner AFTER UPDATE ON public.leads FOR EACH ROW WHEN (((new.assigned_to IS NOT NULL) AND (new.assigned_to IS DISTINCT FROM old.assigned_to))) EXECUTE FUNCTION private.notify_of_lead();
CREATE TRIGGER tell_admin_changed AFTER INSERT OR DELETE ON public.leads FOR EACH ROW EXECUTE FUNCTION private.tell_admin_changed();
CREATE TRIGGER tell_admin_changed_by_update AFTER UPDATE ON public.leads FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION private.tell_admin_changed();
CREATE TRIGGER tie_lead_to_its_demos AFTER INSERT ON public.leads FOR EACH ROW EXECUTE FUNCTION private.tie_lead_to_its_demos();
CREATE TRIGGER version_lead BEFORE UPDATE OF status, lost_reason, assigned_to, value, next_step, next_at, merged_into ON public.leads FOR EACH ROW EXECUTE FUNCTION private.version_lead();

create table public.mail_deliveries (
  id uuid not null default gen_random_uuid(),
  about_id uuid not null,
  kind text not null,
  recipient text not null,
  subject text not null,
  body text,
  locale text not null,
  status text not null default 'waiting'::text,
  attempts integer not null default 0,
  last_error text,
  sent_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  about text not null,
  problem text,
  constraint about_is_known CHECK ((about = ANY (ARRAY['contact_request'::text, 'quote_request'::text, 'express_order'::text, 'demo_booking'::text, 'account'::text, 'reply'::text, 'lead_notice'::text]))),
  constraint kind_bounds CHECK ((kind ~ '^[a-z0-9_-]{1,40}$'::text)),
  constraint mail_deliveries_locale_check CHECK ((locale = ANY (ARRAY['sv'::text, 'en'::text]))),
  constraint mail_deliveries_pkey PRIMARY KEY (id),
  constraint mail_deliveries_problem_check CHECK ((problem = ANY (ARRAY['mailbox'::text, 'full'::text, 'spam'::text, 'tooLarge'::text, 'refused'::text, 'busy'::text, 'unreachable'::text, 'signIn'::text, 'other'::text, 'givenUp'::text]))),
  constraint mail_deliveries_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text, 'held'::text]))),
  constraint one_delivery_for_a_email UNIQUE (about, about_id, kind),
  constraint sent_has_its_time CHECK (((status = 'sent'::text) = (sent_at IS NOT NULL)))
);
comment on table public.mail_deliveries is 'Every email and its delivery; deleted with what it is about.';
comment on column public.mail_deliveries.body is 'Its text part, for the staff to read; null for emails of the sign-in, which can open accounts.';
comment on column public.mail_deliveries.kind is 'Which email about it, e.g. admin or visitor.';
comment on column public.mail_deliveries.problem is 'Why it did not arrive at the last attempt (backend/mail/problem.ts), or givenUp: somebody stopped the attempts.';
comment on column public.mail_deliveries.status is 'waiting: not sent yet, will be tried again. failed: given up after the last attempt. held: never sent, its recipient had got enough confirmations.';
CREATE INDEX mail_deliveries_by_time ON public.mail_deliveries USING btree (created_at DESC);
CREATE INDEX mail_deliveries_confirmations ON public.mail_deliveries USING btree (private.mailbox_of(recipient), created_at) WHERE (private.is_confirmation(about, kind) AND (status <> 'held'::text));
CREATE INDEX mail_deliveries_not_sent ON public.mail_deliveries USING btree (created_at DESC) WHERE (status <> 'sent'::text);
alter table public.mail_deliveries enable row level security;
create policy service_role_works on public.mail_deliveries as permissive for all to service_role using (true) with check (true);
create policy staff_reads on public.mail_deliveries as permissive for select to authenticated using (( SELECT private.works_leads() AS works_leads));
grant select on public.mail_deliveries to authenticated;
grant delete, insert, select, update on public.mail_deliveries to service_role;
CREATE TRIGGER hold_confirmation BEFORE INSERT ON public.mail_deliveries FOR EACH ROW WHEN (private.is_confirmation(new.about, new.kind)) EXECUTE FUNCTION private.hold_confirmation();
CREATE TRIGGER keep_no_orphan_email BEFORE INSERT ON public.mail_deliveries FOR EACH ROW EXECUTE FUNCTION private.keep_no_orphan_email();

create table public.media (
  hash text not null,
  width integer not null,
  height integer not null,
  added_by uuid default auth.uid(),
  created_at timestamp with time zone not null default now(),
  alt_sv text not null default ''::text,
  alt_en text not null default ''::text,
  constraint media_alt_en_check CHECK ((char_length(alt_en) <= 600)),
  constraint media_alt_sv_check CHECK ((char_length(alt_sv) <= 600)),
  constraint media_hash_check CHECK ((hash ~ '^[0-9a-f]{32}$'::text)),
  constraint media_height_check CHECK (((height >= 1) AND (height <= 20000))),
  constraint media_pkey PRIMARY KEY (hash),
  constraint media_width_check CHECK (((width >= 1) AND (width <= 20000)))
);
comment on table public.media is 'Uploaded images, each by the hash of its bytes: the same one twice is one.';
comment on column public.media.alt_sv is 'What the image shows; an article that gets the image begins with it, as alt_en.';
alter table public.media enable row level security;
create policy service_role_works on public.media as permissive for all to service_role using (true) with check (true);
create policy staff_adds on public.media as permissive for insert to authenticated with check (( SELECT private.writes_news() AS writes_news));
create policy staff_deletes_unused on public.media as permissive for delete to authenticated using ((( SELECT private.writes_news() AS writes_news) AND (NOT (EXISTS ( SELECT
   FROM public.media_uses(media.hash) media_uses(article_id, title))))));
create policy staff_describes on public.media as permissive for update to authenticated using (( SELECT private.writes_news() AS writes_news)) with check (( SELECT private.writes_news() AS writes_news));
create policy staff_reads on public.media as permissive for select to authenticated using (( SELECT private.writes_news() AS writes_news));
grant delete, insert (hash, height, width), select, update (alt_en, alt_sv) on public.media to authenticated;
grant delete, insert, select, update on public.media to service_role;
CREATE TRIGGER log_media AFTER INSERT OR DELETE ON public.media FOR EACH ROW EXECUTE FUNCTION private.log_media();
CREATE TRIGGER log_media_change AFTER UPDATE ON public.media FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION private.log_media();
CREATE TRIGGER tell_admin_changed AFTER INSERT OR DELETE ON public.media FOR EACH ROW EXECUTE FUNCTION private.tell_admin_changed();
CREATE TRIGGER tell_admin_changed_by_update AFTER UPDATE ON public.media FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION private.tell_admin_changed();

create table public.media_files (
  hash text not null,
  width integer not null,
  type text not null,
  bytes bytea storage e not null,
  constraint media_files_bytes_check CHECK (((octet_length(bytes) >= 1) AND (octet_length(bytes) <= 4000000))),
  constraint media_files_hash_fkey FOREIGN KEY (hash) REFERENCES public.media(hash) ON DELETE CASCADE,
  constraint media_files_pkey PRIMARY KEY (hash, width, type),
  constraint media_files_type_check CHECK ((type = ANY (ARRAY['webp'::text, 'jpeg'::text]))),
  constraint media_files_width_check CHECK ((width = ANY (ARRAY[400, 800, 1200])))
);
comment on table public.media_files is 'The images as they are sent, re-encoded from the uploaded file; in the database, so that every node has them.';
alter table public.media_files enable row level security;
create policy images_are_public on public.media_files as permissive for select to anon, authenticated using (true);
create policy service_role_works on public.media_files as permissive for all to service_role using (true) with check (true);
create policy staff_adds on public.media_files as permissive for insert to authenticated with check (( SELECT private.writes_news() AS writes_news));
grant select on public.media_files to anon;
grant insert (bytes, hash, type, width), select on public.media_files to authenticated;
grant delete, insert, select, update on public.media_files to service_role;

create table public.news_articles (
  id uuid not null default gen_random_uuid(),
  slug text not null,
  category text not null,
  cover text not null,
  author text not null,
  published_at timestamp with time zone,
  title_sv text not null,
  title_en text not null,
  excerpt_sv text not null,
  excerpt_en text not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  roles text[] not null default '{}'::text[],
  reviewed_on date,
  for_you_sv text not null default ''::text,
  for_you_en text not null default ''::text,
  lead_sv text not null default ''::text,
  lead_en text not null default ''::text,
  blocks_sv jsonb not null default '[]'::jsonb,
  blocks_en jsonb not null default '[]'::jsonb,
  english boolean not null default true,
  image jsonb,
  constraint news_articles_blocks_en_check CHECK ((jsonb_typeof(blocks_en) = 'array'::text)),
  constraint news_articles_blocks_sv_check CHECK ((jsonb_typeof(blocks_sv) = 'array'::text)),
  constraint news_articles_category_check CHECK ((category = ANY (ARRAY['guide'::text, 'product'::text, 'training'::text, 'cities'::text, 'press'::text]))),
  constraint news_articles_image_check CHECK ((jsonb_typeof(image) = 'object'::text)),
  constraint news_articles_pkey PRIMARY KEY (id),
  constraint news_articles_roles_check CHECK ((roles <@ ARRAY['guard'::text, 'orderGuard'::text, 'entranceHost'::text, 'training'::text])),
  constraint news_articles_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (char_length(slug) <= 100))),
  constraint news_articles_slug_key UNIQUE (slug)
);
comment on table public.news_articles is 'News and guides. Anyone reads what is published; a published_at ahead of now is a planned one.';
comment on column public.news_articles.blocks_sv is 'A list of blocks (app/news/schema.ts), as is blocks_en.';
comment on column public.news_articles.category is 'A key; its name in each language is in the content modules.';
comment on column public.news_articles.cover is 'The key of an illustration, not an address.';
comment on column public.news_articles.english is 'False while the English columns hold the Swedish text, because nobody has translated it yet.';
comment on column public.news_articles.for_you_sv is 'One line, without "För dig:", on what it changes for customers; empty leaves it out.';
comment on column public.news_articles.image is 'An uploaded image instead of the illustration: hash, width, height, altSv, altEn.';
comment on column public.news_articles.lead_sv is 'Plain text, opens the article.';
comment on column public.news_articles.reviewed_on is 'When somebody last checked the text against the law it cites.';
comment on column public.news_articles.roles is 'The services that an article is about; keys.';
CREATE INDEX news_articles_by_time ON public.news_articles USING btree (published_at DESC);
alter table public.news_articles enable row level security;
create policy published_is_public on public.news_articles as permissive for select to anon, authenticated using ((published_at <= now()));
create policy service_role_works on public.news_articles as permissive for all to service_role using (true) with check (true);
create policy staff_changes on public.news_articles as permissive for update to authenticated using (( SELECT private.writes_news() AS writes_news)) with check (( SELECT private.writes_news() AS writes_news));
create policy staff_publishes on public.news_articles as permissive for insert to authenticated with check (( SELECT private.writes_news() AS writes_news));
create policy staff_reads on public.news_articles as permissive for select to authenticated using (( SELECT private.writes_news() AS writes_news));
grant select on public.news_articles to anon;
grant insert (author, blocks_en, blocks_sv, category, cover, english, excerpt_en, excerpt_sv, for_you_en, for_you_sv, id, image, lead_en, lead_sv, published_at, reviewed_on, roles, slug, title_en, title_sv), select, update (author, blocks_en, blocks_sv, category, cover, english, excerpt_en, excerpt_sv, for_you_en, for_you_sv, image, lead_en, lead_sv, published_at, reviewed_on, roles, slug, title_en, title_sv) on public.news_articles to authenticated;
grant delete, insert, select, update on public.news_articles to service_role;
CREATE TRIGGER keep_news_slug AFTER INSERT OR UPDATE OF slug ON public.news_articles FOR EACH ROW EXECUTE FUNCTION private.keep_news_slug();
CREATE TRIGGER leave_planned_slugs AFTER INSERT OR UPDATE OF slug ON public.news_articles FOR EACH ROW EXECUTE FUNCTION private.leave_planned_slugs();
CREATE TRIGGER tell_content_changed AFTER INSERT OR DELETE ON public.news_articles FOR EACH ROW EXECUTE FUNCTION private.tell_content_changed();
CREATE TRIGGER tell_content_changed_by_truncate AFTER TRUNCATE ON public.news_articles FOR EACH STATEMENT EXECUTE FUNCTION private.tell_content_changed();
CREATE TRIGGER tell_content_changed_by_update AFTER UPDATE ON public.news_articles FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION private.tell_content_changed();
CREATE TRIGGER touch_news_article BEFORE UPDATE ON public.news_articles FOR EACH ROW EXECUTE FUNCTION private.touch_news_article();

create table public.news_drafts (
  id uuid not null,
  content jsonb not null,
  version integer not null default 1,
  published_version integer,
  changed_by uuid default auth.uid(),
  changed_at timestamp with time zone not null default now(),
  edited_in uuid,
  constraint news_drafts_content_check CHECK (((jsonb_typeof(content) = 'object'::text) AND (octet_length((content)::text) <= 400000))),
  constraint news_drafts_pkey PRIMARY KEY (id)
);
comment on table public.news_drafts is 'The working copy of an article (app/news/content.ts); an article that no editor has opened has none.';
comment on column public.news_drafts.edited_in is 'The browser tab that saved the content last; null where no editor did.';
comment on column public.news_drafts.id is 'The id of the article, which exists from the first publication on.';
comment on column public.news_drafts.published_version is 'The version that visitors see.';
comment on column public.news_drafts.version is 'Raised by every change; a change names the version it was made on.';
alter table public.news_drafts enable row level security;
create policy service_role_works on public.news_drafts as permissive for all to service_role using (true) with check (true);
create policy staff_begins on public.news_drafts as permissive for insert to authenticated with check (( SELECT private.writes_news() AS writes_news));
create policy staff_reads on public.news_drafts as permissive for select to authenticated using (( SELECT private.writes_news() AS writes_news));
create policy staff_throws_away on public.news_drafts as permissive for delete to authenticated using ((( SELECT private.writes_news() AS writes_news) AND (NOT (EXISTS ( SELECT
   FROM public.news_articles
  WHERE (news_articles.id = news_drafts.id))))));
create policy staff_writes on public.news_drafts as permissive for update to authenticated using (( SELECT private.writes_news() AS writes_news)) with check (( SELECT private.writes_news() AS writes_news));
grant delete, insert (content, id, published_version), select, update (content, edited_in, published_version) on public.news_drafts to authenticated;
grant delete, insert, select, update on public.news_drafts to service_role;
CREATE TRIGGER log_news_change AFTER UPDATE OF content ON public.news_drafts FOR EACH ROW WHEN ((old.content IS DISTINCT FROM new.content)) EXECUTE FUNCTION private.log_news_draft();
CREATE TRIGGER log_news_draft AFTER INSERT OR DELETE ON public.news_drafts FOR EACH ROW EXECUTE FUNCTION private.log_news_draft();
CREATE TRIGGER version_news_draft BEFORE UPDATE OF content ON public.news_drafts FOR EACH ROW WHEN ((old.content IS DISTINCT FROM new.content)) EXECUTE FUNCTION private.version_news_draft();

create table public.news_plans (
  id bigint not null generated always as identity,
  article_id uuid not null,
  at timestamp with time zone not null,
  version integer not null,
  slug text not null,
  content jsonb not null,
  columns jsonb not null,
  is_active boolean not null default true,
  superseded_by bigint,
  planned_by uuid default auth.uid(),
  constraint news_plans_article_id_fkey FOREIGN KEY (article_id) REFERENCES public.news_articles(id) ON DELETE CASCADE,
  constraint news_plans_columns_check CHECK ((jsonb_typeof(columns) = 'object'::text)),
  constraint news_plans_content_check CHECK ((jsonb_typeof(content) = 'object'::text)),
  constraint news_plans_pkey PRIMARY KEY (id),
  constraint news_plans_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (char_length(slug) <= 100))),
  constraint news_plans_superseded_by_fkey FOREIGN KEY (superseded_by) REFERENCES public.news_revisions(id) ON DELETE SET NULL
);
comment on table public.news_plans is 'Planned changes of published articles; a cancelled plan is kept, so that this can be undone.';
comment on column public.news_plans.columns is 'The columns to write to news_articles; others stay as they are.';
comment on column public.news_plans.content is 'That version (app/news/content.ts).';
comment on column public.news_plans.superseded_by is 'What visitors saw when changes were published before the moment: undoing that plans them again.';
comment on column public.news_plans.version is 'The version of the working copy that is planned.';
CREATE INDEX news_plans_by_article ON public.news_plans USING btree (article_id);
CREATE UNIQUE INDEX news_plans_by_slug ON public.news_plans USING btree (slug) WHERE is_active;
CREATE INDEX news_plans_by_superseding ON public.news_plans USING btree (superseded_by);
CREATE UNIQUE INDEX news_plans_one_an_article ON public.news_plans USING btree (article_id) WHERE is_active;
alter table public.news_plans enable row level security;
create policy service_role_works on public.news_plans as permissive for all to service_role using (true) with check (true);
create policy staff_changes on public.news_plans as permissive for update to authenticated using (( SELECT private.writes_news() AS writes_news)) with check (( SELECT private.writes_news() AS writes_news));
create policy staff_plans on public.news_plans as permissive for insert to authenticated with check (( SELECT private.writes_news() AS writes_news));
create policy staff_reads on public.news_plans as permissive for select to authenticated using (( SELECT private.writes_news() AS writes_news));
grant insert (article_id, at, columns, content, slug, version), select, update (is_active, superseded_by) on public.news_plans to authenticated;
grant delete, insert, select, update on public.news_plans to service_role;
CREATE TRIGGER keep_planned_slug AFTER INSERT OR UPDATE OF is_active ON public.news_plans FOR EACH ROW EXECUTE FUNCTION private.keep_planned_slug();
CREATE TRIGGER log_news_plan AFTER UPDATE OF is_active ON public.news_plans FOR EACH ROW WHEN ((old.is_active IS DISTINCT FROM new.is_active)) EXECUTE FUNCTION private.log_news_plan();

create table public.news_revisions (
  id bigint not null generated always as identity,
  article_id uuid not null,
  kind text not null,
  content jsonb not null,
  actor uuid default auth.uid(),
  created_at timestamp with time zone not null default now(),
  published_at timestamp with time zone,
  constraint news_revisions_article_id_fkey FOREIGN KEY (article_id) REFERENCES public.news_drafts(id) ON DELETE CASCADE,
  constraint news_revisions_kind_check CHECK ((kind = ANY (ARRAY['saved'::text, 'published'::text, 'replaced'::text, 'planned'::text, 'withdrawn'::text, 'takenBack'::text]))),
  constraint news_revisions_pkey PRIMARY KEY (id)
);
comment on table public.news_revisions is 'Earlier states of working copies, and what was published; any of them can be restored.';
comment on column public.news_revisions.actor is 'Who made this state.';
comment on column public.news_revisions.published_at is 'Of a replaced state: its date of publication.';
CREATE INDEX news_revisions_by_article ON public.news_revisions USING btree (article_id, id);
alter table public.news_revisions enable row level security;
create policy service_role_works on public.news_revisions as permissive for all to service_role using (true) with check (true);
create policy staff_notes_what_it_publishes on public.news_revisions as permissive for insert to authenticated with check (((kind <> 'saved'::text) AND (actor = auth.uid()) AND ( SELECT private.writes_news() AS writes_news)));
create policy staff_reads on public.news_revisions as permissive for select to authenticated using (( SELECT private.writes_news() AS writes_news));
grant insert (article_id, content, kind, published_at), select on public.news_revisions to authenticated;
grant delete, insert, select, update on public.news_revisions to service_role;
CREATE TRIGGER log_news_revision AFTER INSERT ON public.news_revisions FOR EACH ROW WHEN ((new.kind = ANY (ARRAY['published'::text, 'planned'::text, 'withdrawn'::text, 'takenBack'::text]))) EXECUTE FUNCTION private.log_news_revision();

create table public.news_slug_redirects (
  slug text not null,
  article_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint news_slug_redirects_article_id_fkey FOREIGN KEY (article_id) REFERENCES public.news_articles(id) ON DELETE CASCADE,
  constraint news_slug_redirects_pkey PRIMARY KEY (slug),
  constraint news_slug_redirects_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (char_length(slug) <= 100)))
);
comment on table public.news_slug_redirects is 'Earlier slugs of articles; written by a trigger, so that no published address is lost.';
CREATE INDEX news_slug_redirects_by_article ON public.news_slug_redirects USING btree (article_id);
alter table public.news_slug_redirects enable row level security;
create policy service_role_works on public.news_slug_redirects as permissive for all to service_role using (true) with check (true);
create policy staff_reads on public.news_slug_redirects as permissive for select to authenticated using (( SELECT private.writes_news() AS writes_news));
grant select on public.news_slug_redirects to authenticated;
grant delete, insert, select, update on public.news_slug_redirects to service_role;

create table public.old_address_counts (
  day date not null,
  path text not null,
  hits integer not null,
  constraint old_address_counts_hits_check CHECK ((hits > 0)),
  constraint old_address_counts_path_check CHECK ((path ~ '^/[a-z0-9/.*-]{1,120}$'::text)),
  constraint old_address_counts_pkey PRIMARY KEY (day, path)
);
comment on table public.old_address_counts is 'How often an old address was asked for on a day (UTC). A visitor''s request may add to it by the function count_old_addresses and read nothing.';
alter table public.old_address_counts enable row level security;
create policy administrators_read on public.old_address_counts as permissive for select to authenticated using (( SELECT private.is_administrator() AS is_administrator));
create policy service_role_works on public.old_address_counts as permissive for all to service_role using (true) with check (true);
grant select on public.old_address_counts to authenticated;
grant delete, insert, select, update on public.old_address_counts to service_role;

create table public.opening_revisions (
  id bigint not null generated always as identity,
  opening_id uuid not null,
  content jsonb not null,
  actor uuid,
  created_at timestamp with time zone not null,
  constraint opening_revisions_opening_id_fkey FOREIGN KEY (opening_id) REFERENCES public.openings(id) ON DELETE CASCADE,
  constraint opening_revisions_pkey PRIMARY KEY (id)
);
comment on table public.opening_revisions is 'Earlier states of openings, written by a trigger; actor is who made the state.';
CREATE INDEX opening_revisions_by_opening ON public.opening_revisions USING btree (opening_id, id);
alter table public.opening_revisions enable row level security;
create policy service_role_works on public.opening_revisions as permissive for all to service_role using (true) with check (true);
create policy staff_reads on public.opening_revisions as permissive for select to authenticated using (( SELECT private.writes_news() AS writes_news));
grant select on public.opening_revisions to authenticated;
grant delete, insert, select, update on public.opening_revisions to service_role;

create table public.openings (
  id uuid not null default gen_random_uuid(),
  slug text not null,
  role text not null,
  city text not null,
  extent text not null,
  percent smallint,
  starts_at smallint not null,
  ends_at smallint not null,
  positions smallint not null default 1,
  title_sv text not null,
  title_en text not null,
  place_sv text not null,
  place_en text not null,
  lead_sv text not null,
  lead_en text not null,
  tasks_sv text[] not null,
  tasks_en text[] not null,
  needs_sv text[] not null,
  needs_en text[] not null,
  merits_sv text[] not null default '{}'::text[],
  merits_en text[] not null default '{}'::text[],
  posted_on date not null,
  last_day date not null,
  published boolean not null default false,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  changed_by uuid default auth.uid(),
  constraint openings_check CHECK (((extent = 'part'::text) = (percent IS NOT NULL))),
  constraint openings_check1 CHECK ((starts_at <> ((ends_at)::integer % 24))),
  constraint openings_check2 CHECK ((last_day >= posted_on)),
  constraint openings_city_check CHECK ((city ~ '^[a-z]{1,30}$'::text)),
  constraint openings_ends_at_check CHECK (((ends_at >= 1) AND (ends_at <= 24))),
  constraint openings_extent_check CHECK ((extent = ANY (ARRAY['full'::text, 'part'::text, 'shifts'::text]))),
  constraint openings_percent_check CHECK (((percent >= 10) AND (percent <= 95))),
  constraint openings_pkey PRIMARY KEY (id),
  constraint openings_positions_check CHECK (((positions >= 1) AND (positions <= 99))),
  constraint openings_role_check CHECK ((role = ANY (ARRAY['guard'::text, 'orderGuard'::text, 'entranceHost'::text]))),
  constraint openings_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (char_length(slug) <= 100))),
  constraint openings_slug_key UNIQUE (slug),
  constraint openings_starts_at_check CHECK (((starts_at >= 0) AND (starts_at <= 23)))
);
comment on table public.openings is 'Jobs to apply for. Anyone reads what is published and not past its last day.';
comment on column public.openings.last_day is 'The last day to apply, in Sweden, inclusive.';
comment on column public.openings.percent is 'Of full time; for part time only.';
comment on column public.openings.place_sv is 'The kind of place or task, one line under the title, as is place_en.';
comment on column public.openings.starts_at is 'The usual shift, whole hours of the day; one that ends before it starts runs past midnight.';
comment on column public.openings.tasks_sv is 'Plain sentences, as are needs and merits.';
comment on column public.openings.version is 'Raised by every change; a change names the version it was made on.';
alter table public.openings enable row level security;
create policy open_is_public on public.openings as permissive for select to anon, authenticated using ((published AND ((((now() AT TIME ZONE 'Europe/Stockholm'::text))::date >= posted_on) AND (((now() AT TIME ZONE 'Europe/Stockholm'::text))::date <= last_day))));
create policy service_role_works on public.openings as permissive for all to service_role using (true) with check (true);
create policy staff_adds on public.openings as permissive for insert to authenticated with check (( SELECT private.writes_news() AS writes_news));
create policy staff_changes on public.openings as permissive for update to authenticated using (( SELECT private.writes_news() AS writes_news)) with check (( SELECT private.writes_news() AS writes_news));
create policy staff_reads on public.openings as permissive for select to authenticated using (( SELECT private.writes_news() AS writes_news));
grant select on public.openings to anon;
grant insert (city, ends_at, extent, id, last_day, lead_en, lead_sv, merits_en, merits_sv, needs_en, needs_sv, percent, place_en, place_sv, positions, posted_on, published, role, slug, starts_at, tasks_en, tasks_sv, title_en, title_sv), select, update (city, ends_at, extent, last_day, lead_en, lead_sv, merits_en, merits_sv, needs_en, needs_sv, percent, place_en, place_sv, positions, posted_on, published, role, slug, starts_at, tasks_en, tasks_sv, title_en, title_sv) on public.openings to authenticated;
grant delete, insert, select, update on public.openings to service_role;
CREATE TRIGGER log_opening AFTER INSERT OR UPDATE ON public.openings FOR EACH ROW EXECUTE FUNCTION private.log_opening();
CREATE TRIGGER tell_admin_changed AFTER INSERT ON public.openings FOR EACH ROW EXECUTE FUNCTION private.tell_admin_changed();
CREATE TRIGGER tell_admin_changed_by_update AFTER UPDATE ON public.openings FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION private.tell_admin_changed();
CREATE TRIGGER tell_content_changed AFTER INSERT OR DELETE ON public.openings FOR EACH ROW EXECUTE FUNCTION private.tell_content_changed();
CREATE TRIGGER tell_content_changed_by_truncate AFTER TRUNCATE ON public.openings FOR EACH STATEMENT EXECUTE FUNCTION private.tell_content_changed();
CREATE TRIGGER tell_content_changed_by_update AFTER UPDATE ON public.openings FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION private.tell_content_changed();
CREATE TRIGGER version_opening BEFORE UPDATE ON public.openings FOR EACH ROW EXECUTE FUNCTION private.version_opening();

create table public.quote_requests (
  id uuid not null,
  number text not null generated always as (((('Q-'::text || upper("left"((id)::text, 4))) || '-'::text) || upper(substr((id)::text, 5, 4)))) stored,
  form text not null,
  name text not null,
  company text not null,
  email text not null,
  phone text not null,
  message text not null,
  service_type text not null,
  employees text,
  place text,
  period text,
  guard_count smallint,
  budget text,
  permit text,
  estimate jsonb,
  locale text not null,
  city text,
  org_number text,
  created_at timestamp with time zone not null default now(),
  constraint budget_bounds CHECK (((budget = btrim(budget, ' 	
'::text)) AND ((char_length(budget) >= 1) AND (char_length(budget) <= 100)))),
  constraint city_bounds CHECK ((city ~ '^[a-z]{1,30}$'::text)),
  constraint company_bounds CHECK (((company = btrim(company, ' 	
'::text)) AND ((char_length(company) >= 1) AND (char_length(company) <= 100)))),
  constraint email_bounds CHECK (((email = btrim(email, ' 	
'::text)) AND ((char_length(email) >= 3) AND (char_length(email) <= 255)) AND (POSITION(('@'::text) IN (email)) > 1))),
  constraint employees_range CHECK ((employees = ANY (ARRAY['1-10'::text, '11-50'::text, '51-200'::text, '201+'::text]))),
  constraint estimate_bounds CHECK (((jsonb_typeof(estimate) = 'object'::text) AND (char_length((estimate)::text) <= 4000))),
  constraint form_and_service CHECK (
CASE form
    WHEN 'guard'::text THEN ((service_type = ANY (ARRAY['regular'::text, 'mobile'::text, 'alarm'::text, 'custom'::text])) AND (employees IS NOT NULL) AND (permit IS NULL))
    WHEN 'orderGuard'::text THEN (service_type = ANY (ARRAY['events'::text, 'public'::text, 'commercial'::text, 'transport'::text, 'custom'::text]))
    ELSE false
END),
  constraint message_bounds CHECK (((message = btrim(message, ' 	
'::text)) AND ((char_length(message) >= 1) AND (char_length(message) <= 1000)))),
  constraint name_bounds CHECK (((name = btrim(name, ' 	
'::text)) AND ((char_length(name) >= 1) AND (char_length(name) <= 100)))),
  constraint org_number_bounds CHECK ((org_number ~ '^\d{6}-\d{4}$'::text)),
  constraint period_bounds CHECK (((period = btrim(period, ' 	
'::text)) AND ((char_length(period) >= 1) AND (char_length(period) <= 100)))),
  constraint permit_answer CHECK ((permit = ANY (ARRAY['yes'::text, 'no'::text, 'unknown'::text]))),
  constraint phone_bounds CHECK (((phone = btrim(phone, ' 	
'::text)) AND ((char_length(phone) >= 5) AND (char_length(phone) <= 100)))),
  constraint place_bounds CHECK (((place = btrim(place, ' 	
'::text)) AND ((char_length(place) >= 1) AND (char_length(place) <= 100)))),
  constraint quote_guard_count_bounds CHECK (((guard_count >= 1) AND (guard_count <= 100))),
  constraint quote_requests_locale_check CHECK ((locale = ANY (ARRAY['sv'::text, 'en'::text]))),
  constraint quote_requests_pkey PRIMARY KEY (id)
);
comment on table public.quote_requests is 'Requests for an offer. A visitor may add one and read none.';
comment on column public.quote_requests.budget is 'As typed: an amount, a range, a word.';
comment on column public.quote_requests.estimate is 'The estimate made on the price page: its parameters and its sum, as the visitor saw it.';
comment on column public.quote_requests.id is 'Made by the form, so that the same form sent twice is one row.';
comment on column public.quote_requests.period is 'When guards are needed, as typed.';
comment on column public.quote_requests.permit is 'Whether the buyer has an area decision for public-order guards.';
CREATE INDEX quote_requests_by_time ON public.quote_requests USING btree (created_at DESC);
alter table public.quote_requests enable row level security;
create policy service_role_works on public.quote_requests as permissive for all to service_role using (true) with check (true);
create policy visitors_may_send on public.quote_requests as permissive for insert to anon, authenticated with check (true);
grant insert (budget, city, company, email, employees, estimate, form, guard_count, id, locale, message, name, org_number, period, permit, phone, place, service_type) on public.quote_requests to anon;
grant insert (budget, city, company, email, employees, estimate, form, guard_count, id, locale, message, name, org_number, period, permit, phone, place, service_type) on public.quote_requests to authenticated;
grant delete, insert, select, update on public.quote_requests to service_role;
CREATE TRIGGER admit_quote_request BEFORE INSERT ON public.quote_requests FOR EACH ROW EXECUTE FUNCTION private.admit_quote_request();
CREATE TRIGGER check_phone BEFORE INSERT OR UPDATE OF phone ON public.quote_requests FOR EACH ROW EXECUTE FUNCTION private.check_phone('phone');
CREATE TRIGGER erase_emails AFTER DELETE ON public.quote_requests FOR EACH ROW EXECUTE FUNCTION private.erase_emails('quote_request', 'quote-request');
CREATE TRIGGER erase_leads AFTER DELETE ON public.quote_requests REFERENCING OLD TABLE AS gone_forms FOR EACH STATEMENT EXECUTE FUNCTION private.erase_leads();
CREATE TRIGGER make_lead AFTER INSERT ON public.quote_requests FOR EACH ROW EXECUTE FUNCTION private.make_lead_of_quote_request();
CREATE TRIGGER queue_emails AFTER INSERT ON public.quote_requests FOR EACH ROW EXECUTE FUNCTION private.queue_emails('send-quote-request-email', 'quote-request');

create table public.reply_templates (
  id uuid not null,
  owner uuid,
  name text not null,
  locale text not null,
  subject text not null,
  body text not null,
  version integer not null default 1,
  changed_by uuid default auth.uid(),
  changed_at timestamp with time zone not null default now(),
  constraint reply_templates_body_check CHECK (((body = btrim(body, ' 	
'::text)) AND ((char_length(body) >= 1) AND (char_length(body) <= 8000)))),
  constraint reply_templates_locale_check CHECK ((locale = ANY (ARRAY['sv'::text, 'en'::text]))),
  constraint reply_templates_name_check CHECK (((name = btrim(name, ' 	
'::text)) AND ((char_length(name) >= 1) AND (char_length(name) <= 60)))),
  constraint reply_templates_owner_fkey FOREIGN KEY (owner) REFERENCES public.staff(user_id) ON DELETE CASCADE,
  constraint reply_templates_pkey PRIMARY KEY (id),
  constraint reply_templates_subject_check CHECK (((subject = btrim(subject, ' 	
'::text)) AND ((char_length(subject) >= 1) AND (char_length(subject) <= 200))))
);
comment on table public.reply_templates is 'Templates for emails to leads; {name} and the like are filled in as one is used.';
comment on column public.reply_templates.locale is 'The language of the leads that it is offered for.';
comment on column public.reply_templates.owner is 'Whose it is alone; null: shared.';
comment on column public.reply_templates.version is 'Raised by every change; a change names the version it was made on.';
alter table public.reply_templates enable row level security;
create policy sales_works on public.reply_templates as permissive for all to authenticated using ((((owner IS NULL) OR (owner = auth.uid())) AND ( SELECT private.works_leads() AS works_leads))) with check ((((owner IS NULL) OR (owner = auth.uid())) AND ( SELECT private.works_leads() AS works_leads)));
create policy service_role_works on public.reply_templates as permissive for all to service_role using (true) with check (true);
grant delete, insert (body, id, locale, name, owner, subject), select, update (body, locale, name, owner, subject) on public.reply_templates to authenticated;
grant delete, insert, select, update on public.reply_templates to service_role;
CREATE TRIGGER keep_reply_template BEFORE INSERT OR UPDATE ON public.reply_templates FOR EACH ROW EXECUTE FUNCTION private.keep_reply_template();
CREATE TRIGGER log_reply_template AFTER INSERT OR DELETE OR UPDATE ON public.reply_templates FOR EACH ROW EXECUTE FUNCTION private.log_reply_template();
CREATE TRIGGER tell_admin_changed AFTER INSERT OR DELETE ON public.reply_templates FOR EACH ROW EXECUTE FUNCTION private.tell_admin_changed();
CREATE TRIGGER tell_admin_changed_by_update AFTER UPDATE ON public.reply_templates FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION private.tell_admin_changed();

create table public.sales_reps (
  id uuid not null default gen_random_uuid(),
  number smallint not null generated always as identity,
  name text not null,
  email text,
  active boolean not null default true,
  meet_link text,
  teams_link text,
  user_id uuid,
  hours jsonb,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1,
  constraint sales_reps_email_check CHECK ((((char_length(email) >= 3) AND (char_length(email) <= 255)) AND (POSITION(('@'::text) IN (email)) > 1))),
  constraint sales_reps_hours_check CHECK (private.are_hours(hours)),
  constraint sales_reps_meet_link_check CHECK (((meet_link ~ '^https://'::text) AND (char_length(meet_link) <= 500))),
  constraint sales_reps_name_check CHECK (((name = btrim(name)) AND ((char_length(name) >= 1) AND (char_length(name) <= 100)))),
  constraint sales_reps_number_key UNIQUE (number),
  constraint sales_reps_pkey PRIMARY KEY (id),
  constraint sales_reps_teams_link_check CHECK (((teams_link ~ '^https://'::text) AND (char_length(teams_link) <= 500))),
  constraint sales_reps_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.staff(user_id) ON DELETE SET NULL
);
comment on table public.sales_reps is 'Who holds the demos: as many meetings run at once as there are active sales reps.';
comment on column public.sales_reps.email is 'Gets the answers; without one the sales mailbox does.';
comment on column public.sales_reps.hours is 'The sales rep''s own hours within those of the settings (private.are_hours); null for all of them.';
comment on column public.sales_reps.number is 'Keeps the meetings of one sales rep apart from another''s in the key demo_bookings.busy.';
comment on column public.sales_reps.user_id is 'The account of the person, who may change its hours; null for a team. Set by administrators.';
alter table public.sales_reps enable row level security;
create policy service_role_works on public.sales_reps as permissive for all to service_role using (true) with check (true);
create policy staff_adds on public.sales_reps as permissive for insert to authenticated with check (( SELECT private.works_leads() AS works_leads));
create policy staff_changes on public.sales_reps as permissive for update to authenticated using (( SELECT private.works_leads() AS works_leads)) with check (( SELECT private.works_leads() AS works_leads));
create policy staff_reads on public.sales_reps as permissive for select to authenticated using (( SELECT private.works_leads() AS works_leads));
create policy staff_takes_back on public.sales_reps as permissive for delete to authenticated using ((( SELECT private.works_leads() AS works_leads) AND (version = 1) AND (NOT (EXISTS ( SELECT
   FROM public.demo_bookings
  WHERE (demo_bookings.sales_rep_id = sales_reps.id))))));
grant delete, insert (email, id, meet_link, name, teams_link), select, update (active, email, hours, meet_link, name, teams_link, user_id) on public.sales_reps to authenticated;
grant delete, insert, select, update on public.sales_reps to service_role;
CREATE TRIGGER guard_sales_rep BEFORE UPDATE ON public.sales_reps FOR EACH ROW WHEN (((new.user_id IS DISTINCT FROM old.user_id) OR (new.hours IS DISTINCT FROM old.hours))) EXECUTE FUNCTION private.guard_sales_rep();
CREATE TRIGGER log_sales_rep AFTER INSERT OR DELETE OR UPDATE ON public.sales_reps FOR EACH ROW EXECUTE FUNCTION private.log_sales_rep();
CREATE TRIGGER tell_admin_changed AFTER INSERT OR DELETE ON public.sales_reps FOR EACH ROW EXECUTE FUNCTION private.tell_admin_changed();
CREATE TRIGGER tell_admin_changed_by_update AFTER UPDATE ON public.sales_reps FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION private.tell_admin_changed();
CREATE TRIGGER version_sales_rep BEFORE UPDATE ON public.sales_reps FOR EACH ROW EXECUTE FUNCTION private.version_sales_rep();

create table public.staff (
  user_id uuid not null,
  role text not null,
  name text not null,
  active boolean not null default true,
  created_at timestamp with time zone not null default now(),
  constraint staff_name_check CHECK (((name = btrim(name)) AND ((char_length(name) >= 1) AND (char_length(name) <= 100)))),
  constraint staff_pkey PRIMARY KEY (user_id),
  constraint staff_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'sales'::text, 'editor'::text]))),
  constraint staff_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table public.staff is 'Who may use the admin; accounts that are not listed here may not.';
comment on column public.staff.role is 'admin: everything. sales: leads and demos. editor: news, openings and words.';
alter table public.staff enable row level security;
create policy administrators_add_staff on public.staff as permissive for insert to authenticated with check (( SELECT private.is_administrator() AS is_administrator));
create policy administrators_change_staff on public.staff as permissive for update to authenticated using (( SELECT private.is_administrator() AS is_administrator)) with check (( SELECT private.is_administrator() AS is_administrator));
create policy service_role_works on public.staff as permissive for all to service_role using (true) with check (true);
create policy staff_sees_staff on public.staff as permissive for select to authenticated using (( SELECT private.is_staff() AS is_staff));
grant insert (name, role, user_id), select, update (active, name, role) on public.staff to authenticated;
grant delete, insert, select, update on public.staff to service_role;
CREATE TRIGGER keep_an_administrator AFTER DELETE OR UPDATE ON public.staff FOR EACH ROW WHEN (((old.role = 'admin'::text) AND old.active)) EXECUTE FUNCTION private.keep_an_administrator();
CREATE TRIGGER log_staff_change AFTER INSERT OR DELETE OR UPDATE ON public.staff FOR EACH ROW EXECUTE FUNCTION private.log_staff_change();
CREATE TRIGGER tell_admin_changed AFTER DELETE ON public.staff FOR EACH ROW EXECUTE FUNCTION private.tell_admin_changed();
CREATE TRIGGER tell_admin_changed_by_update AFTER UPDATE ON public.staff FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION private.tell_admin_changed();
CREATE TRIGGER tell_of_role AFTER UPDATE ON public.staff FOR EACH ROW WHEN ((new.role <> old.role)) EXECUTE FUNCTION private.tell_of_role();

create table public.staff_notices (
  user_id uuid not null default auth.uid(),
  new_leads text not null default 'email'::text,
  assigned text not null default 'email'::text,
  answers text not null default 'email'::text,
  constraint staff_notices_answers_check CHECK ((answers = ANY (ARRAY['none'::text, 'browser'::text, 'email'::text, 'both'::text]))),
  constraint staff_notices_assigned_check CHECK ((assigned = ANY (ARRAY['none'::text, 'browser'::text, 'email'::text, 'both'::text]))),
  constraint staff_notices_new_leads_check CHECK ((new_leads = ANY (ARRAY['none'::text, 'browser'::text, 'email'::text, 'both'::text]))),
  constraint staff_notices_pkey PRIMARY KEY (user_id),
  constraint staff_notices_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.staff(user_id) ON DELETE CASCADE
);
comment on table public.staff_notices is 'How each member of staff is told of leads; whoever has no row has its defaults.';
alter table public.staff_notices enable row level security;
create policy own_choice on public.staff_notices as permissive for all to authenticated using (((user_id = auth.uid()) AND ( SELECT private.works_leads() AS works_leads))) with check (((user_id = auth.uid()) AND ( SELECT private.works_leads() AS works_leads)));
create policy service_role_works on public.staff_notices as permissive for all to service_role using (true) with check (true);
grant insert (answers, assigned, new_leads), select, update (answers, assigned, new_leads) on public.staff_notices to authenticated;
grant delete, insert, select, update on public.staff_notices to service_role;
CREATE TRIGGER log_notices AFTER INSERT OR UPDATE ON public.staff_notices FOR EACH ROW EXECUTE FUNCTION private.log_notices();

CREATE OR REPLACE FUNCTION auth.jwt()
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$ select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb $function$
;
grant execute on function auth.jwt() to public;

CREATE OR REPLACE FUNCTION auth.role()
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$ select auth.jwt() ->> 'role' $function$
;
grant execute on function auth.role() to public;

CREATE OR REPLACE FUNCTION auth.uid()
 RETURNS uuid
 LANGUAGE sql
 STABLE
AS $function$ select (auth.jwt() ->> 'sub')::uuid $function$
;
grant execute on function auth.uid() to public;

CREATE OR REPLACE FUNCTION private.add_first_administrator(email_address text, person_name text, hash bytea)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found_id uuid;
begin
  perform pg_advisory_xact_lock(7310003);
  if not private.setup_is_open() or not exists (select from private.setup_codes where code_hash = hash) then
    return false;
  end if;
  select id into found_id from auth.users where users.email = lower(btrim(email_address));
  if found_id is null then
    return false;
  end if;
  insert into public.staff as known (user_id, role, name) values (found_id, 'admin', btrim(person_name))
  on conflict (user_id) do update set role = 'admin', active = true;
  delete from private.setup_codes;
  return true;
end
$function$
;
grant execute on function private.add_first_administrator(email_address text, person_name text, hash bytea) to site_auth;

CREATE OR REPLACE FUNCTION private.add_hit(allowed private.rate_limits, counted_client bytea)
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into private.rate_counts as counts (action, client, window_start, hits)
  values (
    allowed.action,
    counted_client,
    to_timestamp(floor(extract(epoch from now()) / allowed.window_seconds) * allowed.window_seconds),
    1
  )
  on conflict (action, client, window_start) do update set hits = counts.hits + 1
  returning hits
$function$
;

CREATE OR REPLACE FUNCTION private.add_notice(person uuid, lead uuid, notice_kind text, chosen_way text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  notice uuid := md5(concat_ws(' ', now(), pg_current_xact_id(), notice_kind, person))::uuid;
begin
  if chosen_way = 'none' then
    return;
  end if;
  insert into public.lead_notices (id, lead_id, user_id, kind, way)
  values (notice, lead, person, notice_kind, chosen_way)
  on conflict (id, lead_id) do nothing;
  if chosen_way <> 'browser' then
    perform private.queue_job('send-lead-notice', json_build_object('id', notice), 'lead-notice:' || notice);
  end if;
end
$function$
;

CREATE OR REPLACE FUNCTION private.admit_answer(lead uuid, last_day integer, signature bytea)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  stored record;
begin
  perform private.count_hit('answer');
  -- Compared as hashes, so that the time it takes tells nothing of how much was right.
  if sha256(signature) <> sha256(private.reply_signature(lead, last_day))
    or last_day < extract(epoch from now()) / 86400
    or not exists (select from public.leads where id = lead)
  then
    return 'unknown';
  end if;
  select
    count(distinct answer.id) as emails, coalesce(sum(file.size), 0) as bytes,
    count(distinct answer.id) filter (where answer.lead_id = lead) as emails_of_lead,
    coalesce(sum(file.size) filter (where answer.lead_id = lead), 0) as bytes_of_lead
  into stored
  from public.lead_answers answer left join public.lead_answer_files file on file.answer_id = answer.id
  where answer.created_at > now() - interval '1 day';
  return case
    when stored.emails_of_lead >= 50 or stored.bytes_of_lead >= 50000000 then 'full'
    when stored.emails >= 500 or stored.bytes >= 500000000 then 'full'
    else 'ok'
  end;
end
$function$
;
grant execute on function private.admit_answer(lead uuid, last_day integer, signature bytea) to service_role;

CREATE OR REPLACE FUNCTION private.admit_contact_request()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (select from public.contact_requests where id = new.id) then
    return null;
  end if;
  perform private.count_hit('contact_request');
  return new;
end
$function$
;

CREATE OR REPLACE FUNCTION private.admit_event()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if current_setting('app.event_counted', true) is distinct from 'yes' then
    perform private.count_hit('event');
  end if;
  if private.is_counted() then
    perform private.count_hit_of_all('event_of_all');
  end if;
  -- One count is good for one row.
  perform set_config('app.event_counted', '', true);
  return new;
end
$function$
;

CREATE OR REPLACE FUNCTION private.admit_express_order()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (select from public.express_orders where id = new.id) then
    return null;
  end if;
  perform private.count_hit('express_order');
  return new;
end
$function$
;

CREATE OR REPLACE FUNCTION private.admit_quote_request()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (select from public.quote_requests where id = new.id) then
    return null;
  end if;
  perform private.count_hit('quote_request');
  return new;
end
$function$
;

CREATE OR REPLACE FUNCTION private.answers_of(forms uuid[], emails text[])
 RETURNS uuid[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select array(select id from public.lead_answers where lead_id = any (forms) or lower(sender) = any (emails))
$function$
;

CREATE OR REPLACE FUNCTION private.are_hours(hours jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select jsonb_typeof(hours) = 'object' and hours <> '{}' and not exists (
    select from jsonb_each(hours) as days (weekday, span)
    where weekday !~ '^[1-7]$' or jsonb_array_length(span) <> 2
      or not coalesce(span ->> 0 ~ '^([01]\d|2[0-3]):[0-5]\d$' and span ->> 1 ~ '^([01]\d|2[0-3]):[0-5]\d$', false)
      or (span ->> 0) collate "C" >= span ->> 1
  )
$function$
;
grant execute on function private.are_hours(hours jsonb) to authenticated;
grant execute on function private.are_hours(hours jsonb) to service_role;

CREATE OR REPLACE FUNCTION private.ask_test_email(recipient text, language text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  email uuid := gen_random_uuid();
begin
  perform private.count_hit('test_email');
  perform private.queue_job(
    'send-test-email',
    json_build_object('id', email, 'to', recipient, 'locale', language),
    'test-email:' || email
  );
  return email;
end
$function$
;
grant execute on function private.ask_test_email(recipient text, language text) to site_auth;

CREATE OR REPLACE FUNCTION private.auth_hits_left(counted_action text, counted_key text)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select greatest(0, limits.max_hits - coalesce((
    select hits from private.rate_counts counts
    where counts.action = limits.action and counts.client = private.auth_key(counted_key)
      and counts.window_start
        = to_timestamp(floor(extract(epoch from now()) / limits.window_seconds) * limits.window_seconds)
  ), 0))
  from private.rate_limits limits where action = counted_action
$function$
;
grant execute on function private.auth_hits_left(counted_action text, counted_key text) to site_auth;

CREATE OR REPLACE FUNCTION private.auth_key(counted_key text)
 RETURNS bytea
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  client_ip text := nullif(current_setting('app.client_ip', true), '');
begin
  if counted_key is null and family(client_ip::inet) = 6 then
    client_ip := network(set_masklen(client_ip::inet, 64))::text;
  end if;
  return (
    select sha256(value || sha256(value || convert_to(coalesce(counted_key, client_ip, 'unknown'), 'UTF8')))
    from private.secrets where name = 'client'
  );
end
$function$
;
grant execute on function private.auth_key(counted_key text) to site_auth;

CREATE OR REPLACE FUNCTION private.check_phone()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_phone(to_jsonb(new) ->> tg_argv[0]) then
    raise check_violation using message = format('%s of %s is no telephone number', tg_argv[0], tg_table_name);
  end if;
  return new;
end
$function$
;

CREATE OR REPLACE FUNCTION private.check_setup_code(hash bytea)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.count_hit('setup');
  perform private.count_hit_of_all('setup_of_all');
  return private.setup_is_open() and exists (select from private.setup_codes where code_hash = hash);
end
$function$
;
grant execute on function private.check_setup_code(hash bytea) to site_auth;

CREATE OR REPLACE FUNCTION private.close_functions()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  open_function regprocedure;
  owner regrole := (select nspowner from pg_catalog.pg_namespace where nspname = 'private');
begin
  if not (select rolsuper from pg_catalog.pg_roles where rolname = current_user) then
    return;
  end if;
  for open_function in select private.functions_left_open() loop
    execute format('revoke execute on function %s from public', open_function);
    -- The triggers and functions of the site run with the rights of their owner.
    execute format('grant execute on function %s to %s', open_function, owner);
  end loop;
  -- The queue notifies its workers.
  grant execute on function pg_catalog.pg_notify(text, text) to service_role;
  -- Nodes take turns at changing signing keys.
  grant execute on function pg_catalog.pg_advisory_xact_lock(bigint) to site_auth;
  -- For the version before.
  grant execute on function pg_catalog.set_config(text, text, boolean) to site_auth;
  if exists (select from pg_catalog.pg_roles where rolname = 'site_app') then
    grant execute on function pg_catalog.set_config(text, text, boolean) to site_app;
  end if;
end
$function$
;
comment on function private.close_functions() is 'Where DATABASE_URL is not a superuser''s, a superuser of the server calls it once (docs/deploy.md).';

CREATE OR REPLACE FUNCTION private.company_key(written text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN NULLIF(btrim(regexp_replace(((' '::text || private.plain_words(written)) || ' '::text), ' (ab|aktiebolag|aktiebolaget|publ|hb|handelsbolag|kb|kommanditbolag|ekonomisk forening|ek for)(?= )'::text, ''::text, 'g'::text)), ''::text)
;
grant execute on function private.company_key(written text) to authenticated;
grant execute on function private.company_key(written text) to service_role;

CREATE OR REPLACE FUNCTION private.company_of(address text)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select named.company_key from private.customer_rows named
  where named.email_key = address and named.company_key is not null and not named.is_spam
  order by named.created_at desc, named.id desc limit 1
$function$
;

CREATE OR REPLACE FUNCTION private.contact_number(id uuid)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select 'K-' || upper(left(id::text, 4)) || '-' || upper(substr(id::text, 5, 4))
$function$
;

CREATE OR REPLACE FUNCTION private.count_auth_hit(counted_action text, counted_key text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  client_ip text := nullif(current_setting('app.client_ip', true), '');
  allowed private.rate_limits;
  counted record;
begin
  select * into allowed from private.rate_limits where action = counted_action;
  if not found then
    return;
  end if;
  for counted in
    select counted_key as network, 1 as share where counted_key is not null
    union all select * from private.networks_of(client_ip) where counted_key is null
  loop
    if private.add_hit(allowed, private.hidden_client(counted.network)) > allowed.max_hits * counted.share then
      raise exception using errcode = 'PT429', message = 'too many requests';
    end if;
  end loop;
end
$function$
;
grant execute on function private.count_auth_hit(counted_action text, counted_key text) to site_auth;

CREATE OR REPLACE FUNCTION private.count_hit(counted_action text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  client_ip text := nullif(current_setting('app.client_ip', true), '');
  allowed private.rate_limits;
  counted record;
  so_far integer;
  needs_proof boolean := false;
begin
  if not private.is_counted() then
    return;
  end if;
  select * into allowed from private.rate_limits where action = counted_action;
  if not found then
    return;
  end if;
  for counted in select * from private.networks_of(client_ip) loop
    so_far := private.add_hit(allowed, private.hidden_client(counted.network));
    if so_far > allowed.max_hits * counted.share then
      raise exception using errcode = 'PT429', message = 'too many requests';
    end if;
    needs_proof := needs_proof or so_far > allowed.proof_after * counted.share;
  end loop;
  if needs_proof and current_setting('app.proven', true) is distinct from 'yes' then
    raise exception using errcode = 'PT428', message = 'proof of work wanted';
  end if;
end
$function$
;

CREATE OR REPLACE FUNCTION private.count_hit_of_all(counted_action text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  allowed private.rate_limits;
  so_far integer;
begin
  select * into allowed from private.rate_limits where action = counted_action;
  if not found then
    return;
  end if;
  insert into private.rate_counts as counts (action, client, window_start, hits)
  values (
    counted_action,
    '',
    to_timestamp(floor(extract(epoch from now()) / allowed.window_seconds) * allowed.window_seconds),
    1
  )
  on conflict (action, client, window_start) do update set hits = counts.hits + 1
  returning hits into so_far;
  if so_far > allowed.max_hits then
    raise exception using errcode = 'PT429', message = 'too many requests';
  end if;
end
$function$
;

CREATE OR REPLACE FUNCTION private.customer_search(asked text, of_row text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
declare
  typed text := btrim(asked);
  digits text := regexp_replace(typed, '\D', '', 'g');
  words text := format('%s.words @@ %L', of_row, private.lead_query(typed));
begin
  return case
    when coalesce(typed, '') = '' then 'true'
    when typed like '%@%' then
      format('%s.email_key like %L', of_row, replace(replace(lower(typed), '\', '\\'), '_', '\_') || '%')
    when typed ~ '^[-+()\d\s]+$' and length(digits) >= 3 then
      format('(%1$s.phone_key like %2$L or %1$s.phone_key like %3$L or %4$s %1$s.org_number = %5$L or %6$s)', of_row,
        regexp_replace(digits, '^(00)?460?', '0') || '%', digits || '%',
        -- Few digits are the end of many numbers.
        case when length(digits) >= 4 then format('reverse(%s.phone_key) like %L or', of_row, reverse(digits) || '%') end,
        regexp_replace(digits, '^(\d{6})', '\1-'), words)
    else words
  end;
end
$function$
;

CREATE OR REPLACE FUNCTION private.demo_calendar_at(at_moment timestamp with time zone, moving uuid DEFAULT NULL::uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'settings', jsonb_build_object(
      'weekdays', (select jsonb_agg(weekday order by weekday) from unnest(settings.weekdays) as weekday),
      'opens', to_char(settings.opens, 'HH24:MI'),
      'closes', to_char(settings.closes, 'HH24:MI'),
      'slotMinutes', settings.slot_minutes,
      'noticeMinutes', settings.notice_minutes,
      'changeUntilMinutes', settings.change_until_minutes,
      'weeks', settings.weeks
    ),
    'busyMinutes', settings.slot_minutes + settings.buffer_minutes,
    'salesReps', (select count(*) from public.sales_reps where active),
    'closedDays', coalesce((
      select jsonb_agg(jsonb_build_object('day', day, 'sv', reason_sv, 'en', reason_en) order by day)
      from public.demo_closed_days
      where day >= monday and day < monday + settings.weeks * 7 and private.demo_day_is_closed(day)
    ), '[]'),
    'busy', coalesce((
      select jsonb_agg(jsonb_build_object(
        'salesRep', number,
        'from', extract(epoch from busy_from) * 1000,
        'to', extract(epoch from busy_to) * 1000
      ) order by busy_from)
      from (
        select reps.number, bookings.starts_at as busy_from,
          bookings.starts_at + make_interval(secs => upper(bookings.busy) - lower(bookings.busy)) as busy_to
        from public.demo_bookings bookings join public.sales_reps reps on reps.id = bookings.sales_rep_id
        where reps.active and bookings.status = 'booked' and bookings.id is distinct from moving
          -- Past meetings don't matter; a day more at both ends, for meetings that extend over them.
          and bookings.starts_at >= at_moment - interval '1 day'
          and bookings.starts_at < (monday + settings.weeks * 7 + 1)::timestamp at time zone 'Europe/Stockholm'
        union all select * from private.sales_reps_away(monday, settings.weeks)
      ) busy
    ), '[]'),
    'movingFrom', (select extract(epoch from starts_at) * 1000 from public.demo_bookings where id = moving)
  )
  from public.demo_settings settings,
    lateral (select date_trunc('week', at_moment at time zone 'Europe/Stockholm')::date as monday) days
$function$
;

CREATE OR REPLACE FUNCTION private.demo_day_is_closed(wanted date)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from public.demo_closed_days days, public.demo_settings settings
    where days.day = wanted and days.closed and (days.kind <> 'eve' or settings.close_on_eves)
  )
$function$
;

CREATE OR REPLACE FUNCTION private.demo_link_state(booking uuid, expires bigint, signature text)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case
    when not private.is_demo_signature(
      signature, booking, expires, (select moves from public.demo_bookings where id = booking)
    ) then 'invalid'
    when expires < extract(epoch from now()) then 'expired'
    else 'valid'
  end
$function$
;

CREATE OR REPLACE FUNCTION private.demo_meeting_link(platform text, rep uuid, booking uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select link from (select replace(
    replace(
      case platform
        when 'teams' then coalesce(reps.teams_link, settings.teams_link)
        else coalesce(reps.meet_link, settings.meet_link)
      end,
      '{booking}', left(replace(booking::text, '-', ''), 16)
    ),
    '{host}', btrim(regexp_replace(private.plain_spelling(reps.name), '[^a-z0-9]+', '-', 'g'), '-')
  ) as link
  from public.sales_reps reps, public.demo_settings settings where reps.id = rep) made
  -- A link that grew too long costs no booking: the staff sets one by hand.
  where char_length(link) <= 500
$function$
;

CREATE OR REPLACE FUNCTION private.demo_reminder_key(booking public.demo_bookings, email text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select 'demo:' || booking.id || ':' || email || ':' || extract(epoch from booking.starts_at)::bigint
$function$
;

CREATE OR REPLACE FUNCTION private.demo_signature(booking uuid, expires bigint, moves integer)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select encode(
    private.hmac_sha256(convert_to(concat_ws('.', booking, expires, nullif(moves, 0)), 'UTF8'), value), 'hex'
  )
  from private.secrets where name = 'demo_link'
$function$
;
grant execute on function private.demo_signature(booking uuid, expires bigint, moves integer) to service_role;

CREATE OR REPLACE FUNCTION private.demo_slot_is_open(slot timestamp with time zone, at_moment timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(bool_and(
    day >= monday and day < monday + settings.weeks * 7
    and extract(isodow from day) = any (settings.weekdays)
    and not private.demo_day_is_closed(day)
    and slot >= at_moment + make_interval(mins => settings.notice_minutes)
    and slot >= opening
    and slot + make_interval(mins => settings.slot_minutes) <= closing
    and mod(extract(epoch from slot - opening), settings.slot_minutes * 60) = 0
  ), false)
  from public.demo_settings settings,
    lateral (select
      (slot at time zone 'Europe/Stockholm')::date as day,
      date_trunc('week', at_moment at time zone 'Europe/Stockholm')::date as monday
    ) days,
    lateral (select
      (day + settings.opens) at time zone 'Europe/Stockholm' as opening,
      (day + settings.closes) at time zone 'Europe/Stockholm' as closing
    ) hours
$function$
;

CREATE OR REPLACE FUNCTION private.demo_time_warning(slot timestamp with time zone, ends timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case
    when private.demo_day_is_closed(wall.start::date) then 'warnDay'
    when extract(isodow from wall.start) <> all (settings.weekdays)
      or wall.start::time < settings.opens
      or wall.finish > wall.start::date + settings.closes
      -- Without any active sales rep there is nobody to be outside of the hours of.
      or (select not bool_or(private.sales_rep_works(reps, slot, wall.finish at time zone 'Europe/Stockholm'))
        from public.sales_reps reps where reps.active) then 'warnHours'
  end
  from public.demo_settings settings, lateral (select
    slot at time zone 'Europe/Stockholm' as start,
    coalesce(ends, slot + make_interval(mins => settings.slot_minutes)) at time zone 'Europe/Stockholm' as finish
  ) wall
$function$
;

CREATE OR REPLACE FUNCTION private.draft_signature(link uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select encode(private.hmac_sha256(convert_to(link::text, 'UTF8'), value), 'hex')
  from private.secrets where name = 'draft_link'
$function$
;

CREATE OR REPLACE FUNCTION private.email_jobs(email public.mail_deliveries)
 RETURNS TABLE(id bigint, run_at timestamp with time zone, max_attempts integer, locked_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  job_key text := case email.about
    when 'demo_booking' then 'demo:' || email.about_id || ':' || regexp_replace(email.kind, '-(\d+)$', ':\1')
    else replace(email.about, '_', '-') || ':' || email.about_id
  end;
begin
  return query
    select jobs.id, jobs.run_at, jobs.max_attempts::integer, jobs.locked_at from graphile_worker.jobs jobs
    where jobs.key = job_key or starts_with(jobs.key, job_key || ':');
end
$function$
;

CREATE OR REPLACE FUNCTION private.erase_demo_emails()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform graphile_worker.remove_job(jobs.key) from graphile_worker.jobs jobs
  where jobs.key like 'demo:' || old.id || ':%';
  delete from public.mail_deliveries where about = 'demo_booking' and about_id = old.id;
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION private.erase_emails()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform graphile_worker.remove_job(tg_argv[1] || ':' || old.id);
  delete from public.mail_deliveries where about = tg_argv[0] and about_id = old.id;
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION private.erase_leads()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.leads where id in (select id from gone_forms);
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION private.figures()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'writable', not (pg_is_in_recovery() or current_setting('transaction_read_only')::boolean),
    'jobs', (
      select jsonb_build_object(
        'due', count(*) filter (where locked_at is null and attempts < max_attempts and run_at <= now()),
        'running', count(*) filter (where locked_at is not null),
        'later', count(*) filter (where locked_at is null and attempts < max_attempts and run_at > now()),
        'failed', count(*) filter (where locked_at is null and attempts >= max_attempts),
        'oldestDue', min(run_at) filter (where locked_at is null and attempts < max_attempts and run_at <= now())
      ) from graphile_worker.jobs
    ),
    'emails', (
      select jsonb_build_object(
        'waiting', count(*) filter (where status = 'waiting'),
        'failed', count(*) filter (where status = 'failed'),
        'held', count(*) filter (where status = 'held'),
        -- One that a colleague stopped is dealt with.
        'failedToCompany', count(*) filter (
          where status = 'failed' and private.is_to_company(about, kind) and problem is distinct from 'givenUp'
        ),
        -- Since when, not until when: the attempts are further and further apart. A visitor's mailbox that is full or
        -- refuses for now is the visitor's matter. Without a job nothing is tried: what it was about has changed.
        'oldestWaiting', (
          select email.created_at from public.mail_deliveries email
          where email.status = 'waiting'
            and (private.is_to_company(email.about, email.kind) or email.problem is null
              or email.problem in ('unreachable', 'signIn', 'other'))
            and exists (select from private.email_jobs(email))
          order by email.created_at limit 1
        )
      ) from public.mail_deliveries where status <> 'sent'
    ),
    'backup', (select finished_at from private.backups)
  )
$function$
;
grant execute on function private.figures() to service_role;

CREATE OR REPLACE FUNCTION private.files_of_replies(replies uuid[], with_content boolean)
 RETURNS TABLE(reply_id uuid, files jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select file.reply_id, jsonb_agg(jsonb_build_object('id', file.id, 'name', name, 'kind', kind, 'size', size,
    'content', case when with_content and so_far <= 8000000 then translate(encode(content, 'base64'), E'\n', '') end) order by place)
  from (
    select file.*, sum(size) over (order by reply.created_at, reply.id, place) as so_far
    from public.lead_reply_files file join public.lead_replies reply on reply.id = file.reply_id
    where reply.id = any (replies)
  ) file group by file.reply_id
$function$
;

CREATE OR REPLACE FUNCTION private.forget_demo_reminders(booking public.demo_bookings)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select graphile_worker.remove_job(private.demo_reminder_key(booking, email))
  from unnest(array['reminder-day', 'reminder-hour']) as email
$function$
;

CREATE OR REPLACE FUNCTION private.forget_rate_counts()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  forgotten integer;
begin
  delete from private.rate_counts counts using private.rate_limits limits
  where counts.action = limits.action
    and counts.window_start < now() - make_interval(secs => limits.window_seconds);
  get diagnostics forgotten = row_count;
  return forgotten;
end
$function$
;
grant execute on function private.forget_rate_counts() to service_role;

CREATE OR REPLACE FUNCTION private.form_proof_key()
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select encode(value, 'hex') from private.secrets where name = 'form_proof'
$function$
;
grant execute on function private.form_proof_key() to service_role;

CREATE OR REPLACE FUNCTION private.forms_by(emails text[], phones text[])
 RETURNS TABLE(kind text, id uuid, email text, phone text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case lead.kind when 'contact' then 'contact_requests' when 'quote' then 'quote_requests' else 'express_orders' end,
    lead.id, lead.email_key, lead.phone_key
  from public.leads lead where lead.email_key = any (emails) or lead.phone_key = any (phones)
  union select 'express_orders', form.id, lower(form.contact_email), nullif(private.plain_phone(form.contact_phone), '')
  from public.express_orders form where lower(form.billing_email) = any (emails)
  union select 'demo_bookings', booking.id, booking.email_key, booking.phone_key
  from public.demo_bookings booking where booking.email_key = any (emails) or booking.phone_key = any (phones)
$function$
;

CREATE OR REPLACE FUNCTION private.functions_left_open()
 RETURNS SETOF regprocedure
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select oid::regprocedure from pg_catalog.pg_proc
  where pronamespace = 'pg_catalog'::regnamespace
    and proname ~ ('^(set_config|.*_to_xml.*|ts_stat|ts_rewrite|pg_notify|pg_(try_)?advisory_.*|pg_sleep.*'
      || '|lo_.*|loread|lowrite|pg_logical_emit_message)$')
    and has_function_privilege('public', oid, 'execute')
$function$
;
comment on function private.functions_left_open() is 'Functions of PostgreSQL that close_functions() has not closed to everybody.';

CREATE OR REPLACE FUNCTION private.guard_sales_rep()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if auth.uid() is not null and not private.is_administrator()
    and (new.user_id is distinct from old.user_id or old.user_id is distinct from auth.uid()) then
    raise exception using errcode = '42501', message = 'not your own hours';
  end if;
  return new;
end
$function$
;

CREATE OR REPLACE FUNCTION private.hidden_client(counted text)
 RETURNS bytea
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select sha256(value || sha256(value || convert_to(counted, 'UTF8'))) from private.secrets where name = 'client'
$function$
;

CREATE OR REPLACE FUNCTION private.hmac_sha256(message bytea, secret bytea)
 RETURNS bytea
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  padded bytea := case when length(secret) > 64 then sha256(secret) else secret end;
  inner_key bytea := decode(repeat('36', 64), 'hex');
  outer_key bytea := decode(repeat('5c', 64), 'hex');
begin
  for place in 0 .. length(padded) - 1 loop
    inner_key := set_byte(inner_key, place, get_byte(padded, place) # 54);
    outer_key := set_byte(outer_key, place, get_byte(padded, place) # 92);
  end loop;
  return sha256(outer_key || sha256(inner_key || message));
end
$function$
;

CREATE OR REPLACE FUNCTION private.hold_confirmation()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  mailbox text := private.mailbox_of(new.recipient);
  last_hour bigint;
  last_day bigint;
begin
  if new.about = 'demo_booking' and (new.kind ~ '^(link|new-time|missed)-' or exists (
    select from (
      select actor from public.admin_log
      where about = new.about_id::text
        and kind = case
          when new.kind like 'booked-%' then 'demoBookedFor'
          when new.kind like 'moved-%' then 'demoMoved'
          when new.kind like 'cancelled-%' then 'demoCancelled'
        end
      order by id desc limit 1
    ) latest where actor is not null
  )) then
    return new;
  end if;
  -- Emails to the same mailbox take turns, on every node.
  perform pg_advisory_xact_lock(7310005, hashtext(mailbox));
  -- One that was begun before keeps its place among them.
  if exists (
    select from public.mail_deliveries
    where about = new.about and about_id = new.about_id and kind = new.kind
  ) then
    return new;
  end if;
  select count(*) filter (where created_at > now() - interval '1 hour'), count(*)
    into last_hour, last_day
    from public.mail_deliveries
    where private.mailbox_of(recipient) = mailbox and private.is_confirmation(about, kind) and status <> 'held'
      and kind !~ '^(link|new-time|missed)-' and created_at > now() - interval '1 day';
  if last_hour >= 3 or last_day >= 10 then
    new.status := 'held';
    new.attempts := 0;
  end if;
  return new;
end
$function$
;

CREATE OR REPLACE FUNCTION private.id_in(written text)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select case when written ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then written::uuid end
$function$
;

CREATE OR REPLACE FUNCTION private.is_administrator()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select coalesce(private.staff_role() = 'admin', false) $function$
;
grant execute on function private.is_administrator() to authenticated;
grant execute on function private.is_administrator() to service_role;

CREATE OR REPLACE FUNCTION private.is_auth_limit_reached(counted_action text, counted_key text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from private.rate_limits limits
    join private.rate_counts counts on counts.action = limits.action
    where limits.action = counted_action
      and counts.client = private.auth_key(counted_key)
      and counts.window_start
        = to_timestamp(floor(extract(epoch from now()) / limits.window_seconds) * limits.window_seconds)
      and counts.hits >= limits.max_hits
  )
$function$
;
grant execute on function private.is_auth_limit_reached(counted_action text, counted_key text) to site_auth;

CREATE OR REPLACE FUNCTION private.is_confirmation(about text, kind text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case about
    when 'demo_booking' then kind not like 'sales-rep-%'
    else about in ('contact_request', 'quote_request', 'express_order') and kind ~ '^visitor(-\d+)?$'
  end
$function$
;
grant execute on function private.is_confirmation(about text, kind text) to service_role;

CREATE OR REPLACE FUNCTION private.is_counted()
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select nullif(current_setting('app.client_ip', true), '') is not null or current_setting('role') = 'anon'
$function$
;

CREATE OR REPLACE FUNCTION private.is_demo_signature(signature text, booking uuid, expires bigint, moves integer)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  -- Compared as hashes, so that the time tells nothing about how much was right.
  select sha256(convert_to(coalesce(signature, ''), 'UTF8'))
    = sha256(convert_to(private.demo_signature(booking, expires, moves), 'UTF8'))
$function$
;

CREATE OR REPLACE FUNCTION private.is_phone(written text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN ((char_length(written) <= 100) AND (written ~ '^[-./()[:space:]]*\+?[-./()[:space:]]*([0-9][-./()[:space:]]*){8,15}$'::text))
;

CREATE OR REPLACE FUNCTION private.is_staff()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select private.staff_role() is not null $function$
;
grant execute on function private.is_staff() to authenticated;
grant execute on function private.is_staff() to service_role;

CREATE OR REPLACE FUNCTION private.is_to_company(about text, kind text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  -- A correction's email has the change's number after the kind, a demo's its sequence.
  select about = 'lead_notice' or kind ~ '^(admin|sales-rep)(-|$)'
$function$
;
grant execute on function private.is_to_company(about text, kind text) to service_role;

CREATE OR REPLACE FUNCTION private.keep_an_administrator()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform pg_advisory_xact_lock(7310003);
  if not exists (select from public.staff where role = 'admin' and active) then
    raise exception using errcode = 'P0001', message = 'the admin needs an administrator';
  end if;
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION private.keep_answer(lead uuid, answer jsonb, names text[], kinds text[], contents bytea[], original bytea)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$
;
grant execute on function private.keep_answer(lead uuid, answer jsonb, names text[], kinds text[], contents bytea[], original bytea) to service_role;

CREATE OR REPLACE FUNCTION private.keep_news_slug()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'UPDATE' and old.slug <> new.slug and old.published_at is not null then
    insert into public.news_slug_redirects (slug, article_id) values (old.slug, old.id)
    on conflict (slug) do nothing;
  end if;
  delete from public.news_slug_redirects where slug = new.slug and article_id = new.id;
  if exists (select from public.news_slug_redirects where slug = new.slug) then
    raise exception using errcode = '23505', message = 'another article stood at this address';
  end if;
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION private.keep_no_orphan_email()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  is_there boolean;
begin
  if new.about <> 'account' then
    execute format('select exists (select from public.%I where id = $1 for share)',
      case new.about when 'reply' then 'lead_replies' else new.about || 's' end)
      into is_there using new.about_id;
    if not is_there then
      return null;
    end if;
  end if;
  return new;
end
$function$
;

CREATE OR REPLACE FUNCTION private.keep_planned_slug()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform pg_advisory_xact_lock(hashtext('news_slugs'));
  if new.is_active and (
    exists (select from public.news_articles where slug = new.slug and id <> new.article_id)
    or exists (select from public.news_slug_redirects where slug = new.slug and article_id <> new.article_id)
  ) then
    raise exception using errcode = '23505', message = 'another article stands, or stood, at this address';
  end if;
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION private.keep_reply_template()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'UPDATE' then
    new.version := old.version + 1;
    new.changed_by := auth.uid();
    new.changed_at := now();
  end if;
  if (select count(*) from public.reply_templates where owner is not distinct from new.owner and id <> new.id) >= 100 then
    raise exception using errcode = 'P0001', message = 'too many templates';
  end if;
  return new;
end
$function$
;

CREATE OR REPLACE FUNCTION private.lead_conditions(filter jsonb)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  searched text := private.customer_search(filter ->> 'search', 'leads');
  kept uuid[];
begin
  if searched <> 'true' then
    execute 'with recursive found as (
        (select merged_into as id from public.leads where merged_into is not null and ' || searched || ' limit 200)
        union
        select above.merged_into from public.leads above join found on above.id = found.id
        where above.merged_into is not null
      ) select array_agg(id) from found' into kept;
    if kept is not null then
      searched := format('(%s or id = any (%L::uuid[]))', searched, kept);
    end if;
  end if;
  return concat_ws(' and ',
    'merged_into is null',
    'id = any (' || quote_literal('{' || (filter ->> 'ids') || '}') || '::uuid[])',
    'kind = ' || quote_literal(filter ->> 'kind'),
    'service = ' || quote_literal(filter ->> 'service'),
    'city = ' || quote_literal(filter ->> 'city'),
    case
      when filter ->> 'assigned' = 'none' then 'assigned_to is null'
      else 'assigned_to = ' || quote_literal((filter ->> 'assigned')::uuid)
    end,
    'created_at >= ' || quote_literal((filter ->> 'since')::timestamptz),
    'created_at < ' || quote_literal((filter ->> 'before')::timestamptz),
    searched
  );
end
$function$
;

CREATE OR REPLACE FUNCTION private.lead_of_person(email_asked text, phone_asked text)
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with recursive found as (
    select lead.id, lead.merged_into, lead.status, lead.created_at, lead.email_key = email_asked as by_email
    from public.leads lead
    where (lead.email_key = email_asked or (lead.email_key is null and lead.phone_key = nullif(phone_asked, '')))
      and lead.status <> 'spam'
    union
    select lead.id, lead.merged_into, lead.status, lead.created_at, found.by_email
    from found join public.leads lead on lead.id = found.merged_into
  )
  select found.id from found where found.merged_into is null and found.status <> 'spam'
  order by public.lead_is_open(found.status) desc, found.by_email desc nulls last, found.created_at desc, found.id limit 1
$function$
;

CREATE OR REPLACE FUNCTION private.lead_query(asked text)
 RETURNS tsquery
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
declare
  typed text[] := array(
    select parts[1] from regexp_matches(private.plain_spelling(asked), '[[:alnum:]]+', 'g') as found_words (parts) limit 8
  );
  word text;
  written tsquery;
  stem tsquery;
  beginning tsquery;
  query tsquery := ''::tsquery;
  all_words tsquery := ''::tsquery;
begin
  foreach word in array typed[1:cardinality(typed) - 1] loop
    written := to_tsquery('simple', word);
    stem := to_tsquery('swedish', word);
    all_words := all_words && written;
    -- What occurs twice would be looked up twice.
    if numnode(stem) > 0 then
      query := query && case when stem = written then stem else written || stem end;
    end if;
  end loop;
  word := typed[cardinality(typed)];
  if word is not null then
    written := to_tsquery('simple', word);
    stem := to_tsquery('swedish', word);
    beginning := case when word ~ '^\d{1,3}$' then written else to_tsquery('simple', word || ':*') end;
    query := query && case when stem = written then beginning else beginning || stem end;
  end if;
  return case when numnode(query) > 0 then query else all_words end;
end
$function$
;

CREATE OR REPLACE FUNCTION private.leave_planned_slugs()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform pg_advisory_xact_lock(hashtext('news_slugs'));
  if exists (select from public.news_plans where slug = new.slug and is_active and article_id <> new.id) then
    raise exception using errcode = '23505', message = 'another article will stand at this address';
  end if;
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION private.limit_lead_views()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if (select count(*) from public.lead_views where owner = new.owner) >= 20 then
    raise exception using errcode = 'P0001', message = 'too many saved views';
  end if;
  return new;
end
$function$
;

CREATE OR REPLACE FUNCTION private.log_demo_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.starts_at <> old.starts_at then
    insert into public.admin_log (kind, about, data)
    values ('demoMoved', new.id, jsonb_build_object('was', old.starts_at, 'now', new.starts_at));
  end if;
  if new.status <> old.status then
    insert into public.admin_log (kind, about) values (
      case new.status
        when 'cancelled' then 'demoCancelled' when 'no_show' then 'demoNoShow' when 'done' then 'demoHeld'
        else 'demoReopened'
      end,
      new.id
    );
  end if;
  if new.note is distinct from old.note then
    insert into public.admin_log (kind, about) values ('demoNote', new.id);
  end if;
  if new.invited_at is distinct from old.invited_at and new.invited_at is not null then
    insert into public.admin_log (kind, about)
    values (case new.status when 'no_show' then 'demoFollowedUp' else 'demoAskedNewTime' end, new.id);
  end if;
  if new.meeting_link is distinct from old.meeting_link and new.starts_at = old.starts_at then
    insert into public.admin_log (kind, about)
    values (case when new.meeting_link is null then 'demoLinkRemoved' else 'demoLink' end, new.id);
  end if;
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION private.log_demo_day()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- Holidays that the server adds are nobody's change.
  if auth.uid() is not null then
    insert into public.admin_log (kind, about) values (
      case when tg_op <> 'DELETE' and new.closed then 'demoDayClosed' else 'demoDayOpened' end,
      case when tg_op = 'DELETE' then old.day else new.day end
    );
  end if;
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION private.log_demo_settings()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.admin_log (kind, data)
  values ('demoRules', jsonb_build_object(
    'was', to_jsonb(old) - '{only_row,version,updated_at}'::text[],
    'now', to_jsonb(new) - '{only_row,version,updated_at}'::text[]
  ));
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION private.log_demo_tie()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'UPDATE' and new.lead_id is not distinct from old.lead_id then
    return null;
  end if;
  -- A lead that is being erased takes its events with it.
  if tg_op = 'UPDATE' and exists (select from public.leads where id = old.lead_id) then
    insert into public.lead_events (lead_id, kind, data)
    values (old.lead_id, 'demoUntied', jsonb_build_object('demo', new.id));
  end if;
  if new.lead_id is not null then
    insert into public.lead_events (lead_id, kind, data)
    values (
      new.lead_id, case tg_op when 'INSERT' then 'demoBooked' else 'demoTied' end, jsonb_build_object('demo', new.id)
    );
  end if;
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION private.log_draft_link()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.admin_log (kind, about, data) values (
    case when new.article_id is null then 'opening' else 'news' end
      || case when new.closed_at is null then 'LinkMade' else 'LinkClosed' end,
    coalesce(new.article_id::text, (select slug from public.openings where id = new.opening_id)),
    coalesce((select jsonb_build_object('title', private.news_title(content)) from public.news_drafts
      where id = new.article_id), '{}')
  );
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION private.log_email(entry_kind text, email public.mail_deliveries)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into public.admin_log (kind, data) values (entry_kind, jsonb_strip_nulls(jsonb_build_object(
    'lead', case when email.about = 'reply' then (select lead_id from public.lead_replies where id = email.about_id)
      else (select id from public.leads where id = email.about_id) end,
    'demo', case when email.about = 'demo_booking' then email.about_id end)))
$function$
;

CREATE OR REPLACE FUNCTION private.log_lead_answer()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.admin_log (kind, data) values (
    case when new.is_spam then 'answerSpam' else 'answerNotSpam' end, jsonb_build_object('lead', new.lead_id));
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION private.log_lead_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.assigned_to is distinct from old.assigned_to then
    insert into public.lead_events (lead_id, kind, data)
    values (new.id, 'assigned', jsonb_build_object('from', old.assigned_to, 'to', new.assigned_to));
  end if;
  if new.status <> old.status then
    insert into public.lead_events (lead_id, kind, data)
    values (new.id, 'status', jsonb_strip_nulls(
      jsonb_build_object('from', old.status, 'to', new.status, 'reason', new.lost_reason)));
  end if;
  if new.value is distinct from old.value then
    insert into public.lead_events (lead_id, kind, data)
    values (new.id, 'value', jsonb_build_object('from', old.value, 'to', new.value));
  end if;
  -- The step of a lead that has just ended went with it. A customer's answer has an event of its own; only what it takes
  -- the place of is told.
  if (new.next_step, new.next_at) is distinct from (old.next_step, old.next_at)
    and (new.next_step is not null or new.status = old.status)
    and (new.next_step is distinct from 'answer' or old.next_step <> 'answer')
  then
    insert into public.lead_events (lead_id, kind, data)
    values (new.id, 'nextStep', case
      when new.next_step = 'answer' then jsonb_build_object('to', 'answer', 'from', old.next_step, 'at', old.next_at)
      else jsonb_build_object('to', new.next_step, 'at', new.next_at) end);
  end if;
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION private.log_lead_note()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into public.lead_events (lead_id, kind, data)
    values (new.lead_id, 'note', jsonb_build_object('note', new.id));
  elsif exists (select from public.leads where id = old.lead_id) then
    delete from public.lead_events
    where lead_id = old.lead_id and kind = 'note' and data ->> 'note' = old.id::text;
    insert into public.lead_events (lead_id, kind) values (old.lead_id, 'noteRemoved');
  end if;
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION private.log_lead_reply()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.lead_events (lead_id, kind, data)
  values (new.lead_id, 'reply', jsonb_build_object('reply', new.id));
  update public.leads set
    status = case status when 'new' then 'contacted' else status end,
    assigned_to = coalesce(assigned_to, new.author),
    next_step = nullif(next_step, 'answer'),
    next_at = case when next_step <> 'answer' then next_at end
  where id = new.lead_id and (status = 'new' or assigned_to is null or next_step = 'answer');
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION private.log_media()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.admin_log (kind, about, data) values (
    case tg_op when 'INSERT' then 'mediaAdded' when 'UPDATE' then 'mediaDescribed' else 'mediaRemoved' end,
    coalesce(new.hash, old.hash),
    case when tg_op = 'UPDATE' then jsonb_build_object('changes',
      case when old.alt_sv = new.alt_sv then '[]' else jsonb_build_array(
        jsonb_build_object('name', 'altSv', 'from', old.alt_sv, 'to', new.alt_sv)) end
      || case when old.alt_en = new.alt_en then '[]' else jsonb_build_array(
        jsonb_build_object('name', 'altEn', 'from', old.alt_en, 'to', new.alt_en)) end) else '{}' end
  );
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION private.log_news_draft()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  revision public.news_revisions;
  entry jsonb;
begin
  if auth.uid() is null then
    return null;
  end if;
  if tg_op = 'DELETE' then
    insert into public.admin_log (kind, about, data)
    values ('newsRemoved', old.id, jsonb_build_object('title', private.news_title(old.content)));
  elsif tg_op = 'INSERT' then
    -- A published article gets its working copy when it is first opened.
    if not exists (select from public.news_articles where id = new.id) then
      insert into public.admin_log (kind, about, data)
      values ('newsAdded', new.id, jsonb_build_object('title', private.news_title(new.content)));
    end if;
  else
    -- An article is saved while it is written, so there is one entry for each state that version_news_draft has
    -- stored, which grows with the same person's changes in the following minutes.
    select * into revision from public.news_revisions
    where article_id = new.id and kind = 'saved' order by id desc limit 1;
    entry := jsonb_build_object('title', private.news_title(new.content), 'revision', revision.id,
      'changes', private.news_changes(revision.content, new.content));
    update public.admin_log set data = entry
    where id = (select id from public.admin_log where created_at > now() - interval '1 day' and kind = 'newsChanged'
      and about = new.id::text and data -> 'revision' = to_jsonb(revision.id) order by id desc limit 1);
    if not found then
      insert into public.admin_log (kind, about, data) values ('newsChanged', new.id, entry);
    end if;
  end if;
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION private.log_news_plan()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.admin_log (kind, about, data) values (
    case when new.is_active then 'newsPlanned' else 'newsUnplanned' end, new.article_id,
    jsonb_build_object('title', private.news_title(new.content), 'at', new.at));
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION private.log_news_revision()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  before jsonb;
begin
  select content into before from public.news_revisions
  where article_id = new.article_id and id < new.id and kind in ('published', 'replaced', 'takenBack')
  order by id desc limit 1;
  insert into public.admin_log (kind, about, actor, data) values (
    case new.kind when 'published' then 'newsPublished' when 'planned' then 'newsPlanned'
      when 'withdrawn' then 'newsWithdrawn' else 'newsTakenBack' end,
    new.article_id, new.actor,
    jsonb_strip_nulls(jsonb_build_object('title', private.news_title(new.content),
      'changes', case when new.kind <> 'withdrawn' then private.news_changes(before, new.content) end,
      'at', case when new.kind = 'planned' then coalesce(
        (select at from public.news_plans where article_id = new.article_id and is_active),
        (select published_at from public.news_articles where id = new.article_id)) end))
  );
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION private.log_notices()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  was public.staff_notices := old;
begin
  if tg_op = 'INSERT' then
    was.new_leads := 'email';
    was.assigned := 'email';
    was.answers := 'email';
  end if;
  if (was.new_leads, was.assigned, was.answers) is distinct from (new.new_leads, new.assigned, new.answers) then
    insert into public.admin_log (kind, about, data) values ('noticesChanged', new.user_id, jsonb_build_object('changes',
      case when was.new_leads = new.new_leads then '[]' else jsonb_build_array(
        jsonb_build_object('name', 'newLeads', 'from', was.new_leads, 'to', new.new_leads)) end
      || case when was.assigned = new.assigned then '[]' else jsonb_build_array(
        jsonb_build_object('name', 'assigned', 'from', was.assigned, 'to', new.assigned)) end
      || case when was.answers = new.answers then '[]' else jsonb_build_array(
        jsonb_build_object('name', 'answers', 'from', was.answers, 'to', new.answers)) end));
  end if;
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION private.log_opening()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  changes jsonb := '[]';
begin
  if auth.uid() is not null then
    if tg_op = 'UPDATE' then
      select coalesce(jsonb_agg(
        jsonb_build_object('name', current.key) || case when current.key ~ '^(lead|tasks|needs|merits)_' then '{}' else
          jsonb_build_object('from', coalesce(was.value #>> '{}', ''), 'to', coalesce(current.value #>> '{}', '')) end
        order by current.key), '[]') into changes
      from jsonb_each(to_jsonb(new)) current join jsonb_each(to_jsonb(old)) was on was.key = current.key
      where current.value is distinct from was.value
        and current.key not in ('id', 'version', 'published', 'created_at', 'updated_at', 'changed_by');
    end if;
    insert into public.admin_log (kind, about, data) values (
      case
        when tg_op = 'INSERT' then 'openingAdded'
        when new.published and not old.published then 'openingPublished'
        when old.published and not new.published then 'openingWithdrawn'
        else 'openingChanged'
      end,
      new.slug,
      case when changes = '[]' then '{}' else jsonb_build_object('changes', changes) end
    );
  end if;
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION private.log_reply_template()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.admin_log (kind, about, data)
  values (
    case tg_op when 'INSERT' then 'templateAdded' when 'DELETE' then 'templateRemoved' else 'templateChanged' end,
    coalesce(new.name, old.name),
    case when tg_op = 'UPDATE' then jsonb_build_object('changes', (
      select coalesce(jsonb_agg(jsonb_build_object('name', now.key) order by now.key), '[]')
      from jsonb_each(to_jsonb(new)) now join jsonb_each(to_jsonb(old)) was on was.key = now.key
      where now.value is distinct from was.value and now.key in ('owner', 'name', 'locale', 'subject', 'body')
    )) else '{}' end
  );
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION private.log_sales_rep()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into public.admin_log (kind, about) values ('demoSalesRepAdded', new.name);
  elsif tg_op = 'DELETE' then
    insert into public.admin_log (kind, about) values ('demoSalesRepRemoved', old.name);
  else
    if (new.name, new.email, new.meet_link, new.teams_link, new.user_id)
      is distinct from (old.name, old.email, old.meet_link, old.teams_link, old.user_id) then
      insert into public.admin_log (kind, about) values ('demoSalesRepChanged', new.name);
    end if;
    if new.hours is distinct from old.hours then
      insert into public.admin_log (kind, about) values ('demoSalesRepHours', new.name);
    end if;
    if new.active <> old.active then
      insert into public.admin_log (kind, about)
      values (case when new.active then 'demoSalesRepActive' else 'demoSalesRepPaused' end, new.name);
    end if;
  end if;
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION private.log_staff_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into public.admin_log (kind, about, data)
    values ('staffAdded', new.user_id, jsonb_build_object('to', new.role));
  elsif tg_op = 'DELETE' then
    insert into public.admin_log (kind, about) values ('staffRemoved', old.user_id);
  else
    if new.role <> old.role then
      insert into public.admin_log (kind, about, data)
      values ('staffRole', new.user_id, jsonb_build_object('from', old.role, 'to', new.role));
    end if;
    if new.name <> old.name then
      insert into public.admin_log (kind, about, data)
      values ('staffName', new.user_id, jsonb_build_object('from', old.name, 'to', new.name));
    end if;
    if new.active <> old.active then
      insert into public.admin_log (kind, about)
      values (case when new.active then 'staffActivated' else 'staffDeactivated' end, new.user_id);
    end if;
  end if;
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION private.mailbox_of(address text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE STRICT
 SET search_path TO ''
AS $function$
  select case
    when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
    else name || '@' || domain
  end
  from (values (
    regexp_replace(lower(substring(address from '^(.*)@')), '\+.*$', ''),
    lower(substring(address from '@([^@]*)$'))
  )) as parts (name, domain)
$function$
;
grant execute on function private.mailbox_of(address text) to service_role;

CREATE OR REPLACE FUNCTION private.make_lead_of_contact_request()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.leads
    (id, kind, number, created_at, locale, company, name, email, phone, city, source, message, org_number, facts)
  values (new.id, 'contact', private.contact_number(new.id), new.created_at, new.locale, new.company_name, new.contact_name,
    case new.contact_type when 'email' then new.contact_value end,
    case new.contact_type when 'phone' then new.contact_value else new.phone end,
    new.city, coalesce(new.source, 'contact'), new.message, new.org_number, to_jsonb(new))
  on conflict (id) do nothing;
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION private.make_lead_of_express_order()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.leads
    (id, kind, number, created_at, locale, name, email, phone, service, city, source, message, org_number, value, starts_at,
      facts)
  values (new.id, 'order', new.number, new.created_at, new.locale, new.contact_name, new.contact_email, new.contact_phone,
    new.service, new.city, 'express-order', new.job_description, new.org_number, new.estimate, new.starts_at, to_jsonb(new))
  on conflict (id) do nothing;
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION private.make_lead_of_quote_request()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.leads
    (id, kind, number, created_at, locale, company, name, email, phone, service, city, source, message, org_number, value,
      facts)
  values (new.id, 'quote', new.number, new.created_at, new.locale, new.company, new.name, new.email, new.phone,
    new.form, new.city, case new.form when 'orderGuard' then 'quote-order-guard' else 'quote-guard' end, new.message, new.org_number,
    round((new.estimate ->> 'sum')::numeric)::integer, to_jsonb(new))
  on conflict (id) do nothing;
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION private.move_demo_booking(booking uuid, slot timestamp with time zone, anyway boolean DEFAULT false)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  rep record;
  length interval;
begin
  -- One move at a time: two that cross each other would wait for one another.
  perform pg_advisory_xact_lock(7310004);
  select make_interval(mins => slot_minutes) into length from public.demo_settings;
  for rep in
    select reps.id, reps.id = kept.sales_rep_id as same
    from public.sales_reps reps, public.demo_bookings kept
    where kept.id = booking and (reps.active or reps.id = kept.sales_rep_id)
      and (anyway or private.sales_rep_works(reps, slot, slot + length))
    order by same desc, private.sales_rep_works(reps, slot, slot + length) desc, reps.number
  loop
    begin
      update public.demo_bookings set
        starts_at = slot,
        ends_at = slot + length,
        sales_rep_id = rep.id,
        meeting_link = case
          when rep.same then meeting_link
          else private.demo_meeting_link(platform, rep.id, id)
        end
      where id = booking;
      return true;
    exception when unique_violation or exclusion_violation then
      continue;
    end;
  end loop;
  return false;
end
$function$
;

CREATE OR REPLACE FUNCTION private.networks_of(client_ip text)
 RETURNS TABLE(network text, share integer)
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select coalesce(client_ip, 'unknown'), 1 where client_ip is null or family(client_ip::inet) = 4
  union all
  select network(set_masklen(client_ip::inet, bits))::text, times
  from (values (64, 1), (56, 4), (48, 16)) as networks (bits, times)
  where family(client_ip::inet) = 6
  order by 2
$function$
;

CREATE OR REPLACE FUNCTION private.news_changes(was jsonb, now jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  with rows_differ as (
    select coalesce(after ->> 'kind', before ->> 'kind') as kind, before, after
    from jsonb_array_elements(was -> 'rows') as old (before)
    full join jsonb_array_elements(now -> 'rows') as new (after) on before ->> 'id' = after ->> 'id'
    where before -> 'cells' is distinct from after -> 'cells'
  ), differ as (
    select 1 as place, jsonb_build_object('name', name, 'from', was -> name, 'to', now -> name) as change
    from unnest(array['slug', 'category', 'author', 'reviewedOn']) name
    where was -> name is distinct from now -> name
    union all
    select 2, jsonb_build_object('name', name) from unnest(array['roles', 'cover', 'image']) name
    where was -> name is distinct from now -> name
    union all
    select 0, jsonb_build_object('name', 'title', 'from', before #>> '{cells,text,sv}', 'to', after #>> '{cells,text,sv}')
    from rows_differ
    where kind = 'title' and before #>> '{cells,text,sv}' is distinct from after #>> '{cells,text,sv}'
    union all
    select distinct 3, jsonb_build_object('name', kind) from rows_differ
    where kind <> 'title' or before #>> '{cells,text,sv}' is not distinct from after #>> '{cells,text,sv}'
  )
  select coalesce(jsonb_agg(change order by place, change ->> 'name'), '[]') from differ
$function$
;

CREATE OR REPLACE FUNCTION private.news_title(content jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select left(coalesce(
    nullif(jsonb_path_query_first(content, '$.rows[*] ? (@.kind == "title").cells.text.sv') #>> '{}', ''),
    content ->> 'slug'
  ), 200)
$function$
;

CREATE OR REPLACE FUNCTION private.note_backup()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into private.backups (finished_at) values (now())
  on conflict (only_row) do update set finished_at = excluded.finished_at
$function$
;

CREATE OR REPLACE FUNCTION private.notes_naming(emails text[], phones text[])
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select note.id from public.lead_notes note
  where exists (select from unnest(emails) email where position(email in lower(note.text)) > 0)
    or exists (
      select from unnest(phones) phone
      where position(regexp_replace(phone, '^0', '') in regexp_replace(note.text, '\D', '', 'g')) > 0
    )
$function$
;

CREATE OR REPLACE FUNCTION private.notify_of_lead()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.add_notice(staff.user_id, new.id, case tg_op when 'INSERT' then 'new' else 'assigned' end,
    case tg_op when 'INSERT' then coalesce(chosen.new_leads, 'email') else coalesce(chosen.assigned, 'email') end)
  from public.staff left join public.staff_notices chosen on chosen.user_id = staff.user_id
  where staff.active and staff.role in ('admin', 'sales') and staff.user_id is distinct from auth.uid()
    and (tg_op = 'INSERT' or staff.user_id = new.assigned_to);
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION private.offer_setup_code(hash bytea)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from private.setup_codes where created_at < now() - interval '7 days';
  if not private.setup_is_open() then
    delete from private.setup_codes;
    return false;
  end if;
  insert into private.setup_codes (code_hash) values (hash) on conflict do nothing;
  return true;
end
$function$
;
grant execute on function private.offer_setup_code(hash bytea) to site_auth;

CREATE OR REPLACE FUNCTION private.order_signature(order_id uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select encode(private.hmac_sha256(convert_to(order_id::text, 'UTF8'), value), 'hex')
  from private.secrets where name = 'order_link'
$function$
;
grant execute on function private.order_signature(order_id uuid) to service_role;

CREATE OR REPLACE FUNCTION private.person_ties(wanted_email text, wanted_phone text)
 RETURNS TABLE(emails text[], phones text[], others text[], forms uuid[])
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  asked_email text := nullif(lower(btrim(wanted_email)), '');
  asked_phone text := nullif(private.plain_phone(wanted_phone), '');
  direct_emails text[];
begin
  emails := array_remove(array[asked_email], null);
  phones := array_remove(array[asked_phone], null);
  -- A number alone leads to an address where only one person has given it.
  if asked_email is null then
    select array_agg(distinct form.email) into direct_emails
    from private.forms_by('{}', phones) form where form.email is not null;
    if cardinality(direct_emails) = 1 then
      emails := direct_emails;
    end if;
  end if;
  if wanted_phone is not null then
    phones := array(
      select unnest(phones) union
      select form.phone from private.forms_by(emails, '{}') form where form.phone is not null and form.email = any (emails)
    );
  end if;
  select
    coalesce(array_agg(distinct form.id) filter (
      where form.email is null or form.email = any (emails) or form.phone = asked_phone or form.by_email), '{}'),
    coalesce(array_agg(distinct form.email) filter (
      where not form.by_email and form.email is not null and form.email <> all (emails)), '{}')
  into forms, others
  from (
    select *, true as by_email from private.forms_by(emails, '{}')
    union all select *, false from private.forms_by('{}', phones)
  ) form;
  return next;
end
$function$
;

CREATE OR REPLACE FUNCTION private.place_demo_booking()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  stretch bigint;
  pause integer;
begin
  select number * 100000000000 into stretch from public.sales_reps where id = new.sales_rep_id;
  select buffer_minutes * 60 into pause from public.demo_settings;
  new.busy := int8range(
    stretch + extract(epoch from new.starts_at)::bigint,
    stretch + extract(epoch from new.ends_at)::bigint + pause
  );
  return new;
end
$function$
;

CREATE OR REPLACE FUNCTION private.plain_phone(written text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select regexp_replace(regexp_replace(written, '\D', '', 'g'), '^(00)?460?(?=\d{7})', '0')
$function$
;
grant execute on function private.plain_phone(written text) to authenticated;
grant execute on function private.plain_phone(written text) to service_role;

CREATE OR REPLACE FUNCTION private.plain_spelling(written text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select translate(
    replace(replace(replace(replace(
      regexp_replace(
        lower(normalize(written, nfd)),
        '[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]', '', 'g'
      ), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'),
    'øłđðħıŧ', 'olddhit'
  )
$function$
;
grant execute on function private.plain_spelling(written text) to authenticated;
grant execute on function private.plain_spelling(written text) to service_role;

CREATE OR REPLACE FUNCTION private.plain_words(written text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN regexp_replace(private.plain_spelling(written), '[^[:alnum:]]+'::text, ' '::text, 'g'::text)
;
grant execute on function private.plain_words(written text) to authenticated;
grant execute on function private.plain_words(written text) to service_role;

CREATE OR REPLACE FUNCTION private.publish_planned_news()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  due uuid;
  plan public.news_plans;
begin
  for due in select article_id from public.news_plans where is_active and at <= now() order by at loop
    -- In turn with the admin, which may cancel the plan at this moment.
    perform from public.news_drafts where id = due for update;
    delete from public.news_plans
    where article_id = due and is_active and at <= now()
      and exists (select from public.news_articles where id = due and published_at <= now())
    returning * into plan;
    continue when not found;
    update public.news_articles article
    set (slug, category, cover, author, roles, reviewed_on, image, title_sv, title_en, lead_sv, lead_en, excerpt_sv,
        excerpt_en, for_you_sv, for_you_en, blocks_sv, blocks_en, english)
      = (select slug, category, cover, author, roles, reviewed_on, image, title_sv, title_en, lead_sv, lead_en,
          excerpt_sv, excerpt_en, for_you_sv, for_you_en, blocks_sv, blocks_en, english
        from jsonb_populate_record(article, plan.columns))
    where id = due;
    update public.news_drafts set published_version = plan.version where id = due;
    insert into public.news_revisions (article_id, kind, content, actor)
    values (due, 'published', plan.content, plan.planned_by);
  end loop;
end
$function$
;
grant execute on function private.publish_planned_news() to service_role;

CREATE OR REPLACE FUNCTION private.queue_demo_email(booking public.demo_bookings, email text, rep uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.queue_job(
    'send-demo-email',
    json_build_object(
      'bookingId', booking.id, 'email', email, 'sequence', booking.sequence, 'salesRepId', rep
    ),
    'demo:' || booking.id || ':' || email || ':' || booking.sequence || coalesce(':' || rep, '')
  )
$function$
;

CREATE OR REPLACE FUNCTION private.queue_demo_emails()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'INSERT' then
    perform private.queue_demo_email(new, 'booked', null);
    perform private.queue_demo_email(new, 'sales-rep-booked', new.sales_rep_id);
    perform private.queue_demo_reminders(new);
  elsif new.status = 'cancelled' and old.status <> 'cancelled' then
    perform private.forget_demo_reminders(old);
    perform private.queue_demo_email(new, 'cancelled', null);
    perform private.queue_demo_email(new, 'sales-rep-cancelled', new.sales_rep_id);
  elsif new.status = 'booked' and new.starts_at <> old.starts_at then
    perform private.forget_demo_reminders(old);
    perform private.queue_demo_email(new, 'moved', null);
    perform private.queue_demo_email(
      new, case when new.sales_rep_id = old.sales_rep_id then 'sales-rep-moved' else 'sales-rep-booked' end, new.sales_rep_id
    );
    if new.sales_rep_id <> old.sales_rep_id then
      perform private.queue_demo_email(new, 'sales-rep-cancelled', old.sales_rep_id);
    end if;
    perform private.queue_demo_reminders(new);
  elsif new.status = 'booked' and new.meeting_link is distinct from old.meeting_link
    and new.meeting_link is not null
  then
    perform private.queue_demo_email(new, 'link', null);
  elsif new.invited_at is distinct from old.invited_at and new.invited_at is not null then
    perform private.queue_demo_email(new, case new.status when 'no_show' then 'missed' else 'new-time' end, null);
  end if;
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION private.queue_demo_reminders(booking public.demo_bookings)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.queue_job_at(
    'send-demo-email',
    json_build_object('bookingId', booking.id, 'email', email, 'startsAt', booking.starts_at),
    private.demo_reminder_key(booking, email),
    booking.starts_at - ahead
  )
  from (values
    ('reminder-day', interval '24 hours', interval '26 hours'),
    ('reminder-hour', interval '1 hour', interval '90 minutes')
  ) as reminders (email, ahead, least)
  -- A demo that was just booked needs no reminder at once.
  where booking.starts_at >= now() + least
$function$
;

CREATE OR REPLACE FUNCTION private.queue_emails()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.queue_job(tg_argv[0], json_build_object('id', new.id), tg_argv[1] || ':' || new.id);
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION private.queue_job(task text, payload json, once_key text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select graphile_worker.add_job(
    task, private.with_request_id(payload), max_attempts => 25, job_key => once_key, job_key_mode => 'unsafe_dedupe',
    priority => case task when 'handle-account-email-request' then 10 else 0 end
  )
$function$
;
grant execute on function private.queue_job(task text, payload json, once_key text) to site_auth;

CREATE OR REPLACE FUNCTION private.queue_job_at(task text, payload json, once_key text, at_moment timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if at_moment > now() then
    perform graphile_worker.add_job(
      task, private.with_request_id(payload), run_at => at_moment, max_attempts => 10, job_key => once_key,
      job_key_mode => 'unsafe_dedupe'
    );
  end if;
end
$function$
;

CREATE OR REPLACE FUNCTION private.receive_answer(lead uuid, answer jsonb, names text[], kinds text[], contents bytea[])
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  given public.lead_answers := jsonb_populate_record(null::public.lead_answers, answer);
  stored uuid;
  kept uuid;
  worked public.leads;
begin
  perform pg_advisory_xact_lock_shared(hashtext('merged leads'));
  with recursive chain as (
    select id, merged_into, 1 as depth from public.leads where id = lead
    union all select above.id, above.merged_into, depth + 1
    from public.leads above join chain on above.id = chain.merged_into where depth < 20
  )
  select id into kept from chain order by depth desc limit 1;
  perform from public.leads where id in (lead, kept) order by id for no key update;
  if not exists (select from public.leads where id = lead) then
    return false;
  end if;
  insert into public.lead_answers
    (lead_id, message_id, sender, sender_name, subject, body, is_cut, is_automatic, is_spam, files_left)
  values (lead, given.message_id, given.sender, given.sender_name, given.subject, given.body, given.is_cut,
    given.is_automatic, given.is_spam, given.files_left)
  on conflict (lead_id, message_id) do nothing returning id into stored;
  if stored is null then
    return false;
  end if;
  insert into public.lead_answer_files (answer_id, place, name, kind, content)
  select stored, place, name, kind, content
  from unnest(names, kinds, contents) with ordinality as file (name, kind, content, place);
  insert into public.lead_events (lead_id, kind, data)
  values (lead, 'answer', jsonb_build_object('answer', stored));
  if given.is_automatic or given.is_spam then
    return true;
  end if;
  select * into worked from public.leads where id = kept;
  if worked.status = 'spam' then
    return true;
  end if;
  update public.leads set
    status = case status when 'lost' then 'contacted' else status end,
    -- What is late already stays, and is looked at anyway.
    next_step = case when next_at <= now() then next_step else 'answer' end,
    next_at = case when next_at <= now() then next_at else now() end
  where id = worked.id;
  perform private.add_notice(staff.user_id, worked.id, 'answer',
    case when staff.user_id = worked.assigned_to then coalesce(chosen.answers, 'email')
      else coalesce(chosen.new_leads, 'email') end)
  from public.staff left join public.staff_notices chosen on chosen.user_id = staff.user_id
  where staff.active and staff.role in ('admin', 'sales')
    and (staff.user_id = worked.assigned_to or not exists (
      select from public.staff owner
      where owner.user_id = worked.assigned_to and owner.active and owner.role in ('admin', 'sales')
    ));
  return true;
end
$function$
;
grant execute on function private.receive_answer(lead uuid, answer jsonb, names text[], kinds text[], contents bytea[]) to service_role;

CREATE OR REPLACE FUNCTION private.reply_signature(lead uuid, last_day integer)
 RETURNS bytea
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select substring(private.hmac_sha256(convert_to(lead || ' ' || last_day, 'UTF8'), value) from 1 for 16)
  from private.secrets where name = 'reply_address'
$function$
;
grant execute on function private.reply_signature(lead uuid, last_day integer) to service_role;

CREATE OR REPLACE FUNCTION private.requeue_email(email public.mail_deliveries)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  jobs bigint[];
  which text := regexp_replace(email.kind, '-\d+$', '');
  number text := substring(email.kind from '-(\d+)$');
begin
  if exists (select from private.email_jobs(email) where locked_at is not null) then
    return false;
  end if;
  select array_agg(id) into jobs from private.email_jobs(email);
  if jobs is not null then
    perform graphile_worker.reschedule_jobs(jobs, run_at => now(), attempts => 0);
  elsif email.about in ('contact_request', 'quote_request', 'express_order') then
    perform private.queue_job('send-' || replace(email.about, '_', '-') || '-email',
      jsonb_strip_nulls(jsonb_build_object('id', email.about_id, 'change', number::integer))::json,
      concat_ws(':', replace(email.about, '_', '-'), email.about_id, number));
  elsif email.about = 'lead_notice' then
    perform private.queue_job('send-lead-notice', json_build_object('id', email.about_id), 'lead-notice:' || email.about_id);
  elsif email.about = 'reply' then
    perform private.queue_job('send-lead-reply', json_build_object('id', email.about_id), 'reply:' || email.about_id);
  elsif email.about = 'demo_booking' and which not like 'reminder-%' then
    perform private.queue_job('send-demo-email',
      json_build_object('bookingId', email.about_id, 'email', which, 'sequence', number::integer),
      'demo:' || email.about_id || ':' || which || ':' || number);
  else
    return false;
  end if;
  return true;
end
$function$
;

CREATE OR REPLACE FUNCTION private.require_administrator()
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_administrator() then
    raise exception using errcode = '42501', message = 'not an administrator';
  end if;
end
$function$
;

CREATE OR REPLACE FUNCTION private.require_lead_worker()
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.works_leads() then
    raise exception using errcode = '42501', message = 'not of sales';
  end if;
end
$function$
;

CREATE OR REPLACE FUNCTION private.revise_demo_booking()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.updated_at := now();
  new.version := old.version + 1;
  if new.starts_at <> old.starts_at then
    new.moves := old.moves + 1;
  end if;
  if new.starts_at <> old.starts_at or new.status <> old.status then
    new.invited_at := null;
  end if;
  if (new.starts_at, new.ends_at, new.sales_rep_id, new.platform, new.meeting_link, new.status = 'cancelled')
    is distinct from
    (old.starts_at, old.ends_at, old.sales_rep_id, old.platform, old.meeting_link, old.status = 'cancelled')
  then
    new.sequence := old.sequence + 1;
  end if;
  return new;
end
$function$
;

CREATE OR REPLACE FUNCTION private.sales_rep_works(rep public.sales_reps, starts timestamp with time zone, ends timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select rep.hours is null or coalesce(
    starts >= (day + (span ->> 0)::time) at time zone 'Europe/Stockholm'
    and ends <= (day + (span ->> 1)::time) at time zone 'Europe/Stockholm',
    false
  )
  from (select (starts at time zone 'Europe/Stockholm')::date as day) days,
    lateral (select rep.hours -> extract(isodow from day)::text as span) spans
$function$
;

CREATE OR REPLACE FUNCTION private.sales_reps_away(monday date, weeks integer)
 RETURNS TABLE(number smallint, away_from timestamp with time zone, away_to timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select reps.number, (away.since at time zone 'Europe/Stockholm') + make_interval(mins => settings.buffer_minutes),
    away.until at time zone 'Europe/Stockholm'
  from public.sales_reps reps, public.demo_settings settings, generate_series(0, weeks * 7 - 1) as place,
    lateral (select monday + place as day) days,
    lateral (select reps.hours -> extract(isodow from day)::text as span) spans,
    lateral (values
      (day::timestamp, coalesce(day + (span ->> 0)::time, (day + 1)::timestamp)),
      (day + (span ->> 1)::time, (day + 1)::timestamp)
    ) as away (since, until)
  where reps.active and reps.hours is not null and away.since is not null
$function$
;

CREATE OR REPLACE FUNCTION private.setup_facts()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'version', current_setting('server_version'),
    'versionNumber', current_setting('server_version_num')::integer,
    'fsync', current_setting('fsync') = 'on' and current_setting('full_page_writes') = 'on',
    'lastMigration', (select max(version) from supabase_migrations.schema_migrations),
    'loginIsPlain', (select not rolsuper and not rolcreaterole from pg_catalog.pg_roles where rolname = session_user),
    'visitorsReadNothing', not (
      has_table_privilege('anon', 'public.contact_requests', 'select')
      or has_table_privilege('anon', 'public.staff', 'select')
      or has_table_privilege('anon', 'public.mail_deliveries', 'select')
    ),
    'backup', (select finished_at from private.backups)
  )
$function$
;
grant execute on function private.setup_facts() to site_auth;

CREATE OR REPLACE FUNCTION private.setup_is_open()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select not exists (select from public.staff where role = 'admin' and active) $function$
;
grant execute on function private.setup_is_open() to site_auth;

CREATE OR REPLACE FUNCTION private.staff_address(person uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select email::text from auth.users where id = person $function$
;
grant execute on function private.staff_address(person uuid) to service_role;

CREATE OR REPLACE FUNCTION private.staff_role()
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$
;
comment on function private.staff_role() is 'For policies, as are is_staff and is_administrator: in (select …), so that it runs once a query.';
grant execute on function private.staff_role() to authenticated;
grant execute on function private.staff_role() to service_role;

CREATE OR REPLACE FUNCTION private.take_demo_slot(booking public.demo_bookings, anyway boolean DEFAULT false)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  rep record;
begin
  for rep in
    select reps.id from public.sales_reps reps,
      lateral (select private.sales_rep_works(reps, booking.starts_at, booking.ends_at) as works) hours
    where reps.active and (anyway or works)
    order by works desc, (
      select count(*) from public.demo_bookings bookings
      where bookings.sales_rep_id = reps.id and bookings.status = 'booked'
        and bookings.starts_at >= booking.starts_at - interval '3 days'
        and bookings.starts_at < booking.starts_at + interval '3 days'
    ), reps.number
  loop
    insert into public.demo_bookings (
      id, sales_rep_id, starts_at, ends_at, name, email, phone, company, service, message, platform, meeting_link,
      locale, time_zone, lead_id
    ) values (
      booking.id, rep.id, booking.starts_at, booking.ends_at, booking.name, booking.email, booking.phone,
      booking.company, booking.service, booking.message, booking.platform,
      private.demo_meeting_link(booking.platform, rep.id, booking.id),
      booking.locale, booking.time_zone, booking.lead_id
    ) on conflict do nothing;
    if found then
      return true;
    end if;
    exit when exists (select from public.demo_bookings where id = booking.id);
  end loop;
  return false;
end
$function$
;

CREATE OR REPLACE FUNCTION private.tell_admin_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform pg_notify('admin_changed', '');
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION private.tell_content_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform pg_notify('content_changed', '');
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION private.tell_of_role()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION private.tie_demo_to_its_lead()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  new.lead_id := coalesce(new.lead_id, private.lead_of_person(lower(new.email), private.plain_phone(new.phone)));
  return new;
end
$function$
;

CREATE OR REPLACE FUNCTION private.tie_lead_to_its_demos()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.demo_bookings set lead_id = new.id
  where lead_id is null and status = 'booked' and ends_at > now()
    and case when new.email_key is null then phone_key = new.phone_key else email_key = new.email_key end;
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION private.touch_news_article()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.updated_at := now();
  return new;
end
$function$
;

CREATE OR REPLACE FUNCTION private.unnamed_rows_of_company(key text)
 RETURNS SETOF private.customer_rows
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select each.* from (
    select distinct named.email_key from private.customer_rows named
    where named.company_key = key and named.email_key is not null and not named.is_spam limit 500
  ) people
  join private.customer_rows each on each.email_key = people.email_key
  where each.company_key is null and not each.is_spam and private.company_of(each.email_key) = key
$function$
;

CREATE OR REPLACE FUNCTION private.use_proof(nonce text, expires_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with used as (
    insert into private.rate_counts (action, client, window_start, hits)
    values ('auth_work', private.auth_key(nonce), expires_at, 1)
    on conflict do nothing
    returning true
  )
  select exists (select from used)
$function$
;
grant execute on function private.use_proof(nonce text, expires_at timestamp with time zone) to site_auth;

CREATE OR REPLACE FUNCTION private.version_company_facts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  change bigint;
begin
  insert into public.company_fact_changes (part, was, now, actor) values (old.part, old.content, new.content, auth.uid())
  returning id into change;
  insert into public.admin_log (kind, data) values (
    case old.part when 'prices' then 'pricesChanged' when 'statements' then 'statementsChanged' else 'openingHoursChanged' end,
    jsonb_build_object('change', change)
  );
  new.version := old.version + 1;
  new.changed_by := auth.uid();
  new.changed_at := now();
  return new;
end
$function$
;

CREATE OR REPLACE FUNCTION private.version_demo_settings()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end
$function$
;

CREATE OR REPLACE FUNCTION private.version_lead()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  new.version := old.version + 1;
  if new.status <> 'spam' and old.assigned_to is null and new.assigned_to is null
    and (new.status, new.value, new.next_step, new.next_at) is distinct from
      (old.status, old.value, old.next_step, old.next_at)
  then
    new.assigned_to := (select user_id from public.staff where user_id = auth.uid());
  end if;
  if new.status <> 'lost' then
    new.lost_reason := null;
  end if;
  -- A closed lead has no next step, but for a won one whose customer has written.
  if not public.lead_is_open(new.status)
    and not (new.status = 'won' and old.status = 'won' and new.next_step is not distinct from 'answer')
  then
    new.next_step := null;
    new.next_at := null;
  end if;
  if new.status <> 'new' and new.answered_at is null then
    new.answered_at := case
      when new.status <> 'spam' and current_setting('app.taken_back', true) is distinct from 'yes' then now()
    end;
  elsif new.status in ('new', 'spam') and old.status <> new.status then
    new.answered_at := null;
  end if;
  return new;
end
$function$
;

CREATE OR REPLACE FUNCTION private.version_news_draft()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if old.changed_by is distinct from auth.uid() or not exists (
    select from public.news_revisions
    where article_id = old.id and kind = 'saved' and created_at > now() - interval '10 minutes'
  ) then
    insert into public.news_revisions (article_id, kind, content, actor, created_at)
    values (old.id, 'saved', old.content, old.changed_by, old.changed_at);
  end if;
  new.version := old.version + 1;
  new.changed_by := auth.uid();
  new.changed_at := now();
  return new;
end
$function$
;

CREATE OR REPLACE FUNCTION private.version_opening()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.opening_revisions (opening_id, content, actor, created_at)
  values (old.id, to_jsonb(old), old.changed_by, old.updated_at);
  new.version := old.version + 1;
  new.changed_by := auth.uid();
  new.updated_at := now();
  return new;
end
$function$
;

CREATE OR REPLACE FUNCTION private.version_sales_rep()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.version := old.version + 1;
  return new;
end
$function$
;

CREATE OR REPLACE FUNCTION private.want_fresh_factor()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if auth.role() = 'authenticated' and not public.factor_is_fresh() then
    raise exception using errcode = 'PT403', message = 'a fresh second factor is wanted';
  end if;
  return new;
end
$function$
;

CREATE OR REPLACE FUNCTION private.with_request_id(payload json)
 RETURNS json
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case
    when coalesce(current_setting('app.request_id', true), '') = '' then payload
    else (payload::jsonb || jsonb_build_object('request', current_setting('app.request_id', true)))::json
  end
$function$
;

CREATE OR REPLACE FUNCTION private.works_leads()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(private.staff_role() in ('admin', 'sales'), false)
$function$
;
grant execute on function private.works_leads() to authenticated;
grant execute on function private.works_leads() to service_role;

CREATE OR REPLACE FUNCTION private.writes_news()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(private.staff_role() in ('admin', 'editor'), false)
$function$
;
grant execute on function private.writes_news() to authenticated;
grant execute on function private.writes_news() to service_role;

CREATE OR REPLACE FUNCTION public.admin_audit(filter jsonb, before_time timestamp with time zone, before_id text, most integer)
 RETURNS TABLE(id text, at timestamp with time zone, source text, kind text, actor uuid, about text, data jsonb, time_key text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted text := filter ->> 'source';
  wanted_actor uuid := (filter ->> 'actor')::uuid;
  since timestamptz := coalesce((filter ->> 'since')::timestamptz, '-infinity');
  until timestamptz := coalesce((filter ->> 'before')::timestamptz, 'infinity');
  last_time timestamptz := coalesce(before_time, 'infinity');
  rows_asked integer := least(most, 500);
begin
  perform private.require_administrator();
  return query
    with entries as (
      (
        select 'a:' || entry.id::text as entry_id, entry.created_at, 'account' as entry_source,
          entry.payload ->> 'action' as entry_kind,
          coalesce(private.id_in(entry.payload -> 'traits' ->> 'by'), private.id_in(entry.payload ->> 'actor_id')) as by,
          entry.payload ->> 'actor_id' as entry_about, coalesce((entry.payload -> 'traits')::jsonb, '{}') as traits
        from auth.audit_log_entries entry
        where (wanted is null or wanted = 'account')
          and entry.created_at <= last_time and entry.created_at >= since and entry.created_at < until
          and (before_id is null or (entry.created_at, ('a:' || entry.id::text) collate "C") < (last_time, before_id))
          and entry.payload ->> 'action' not in ('token_refreshed', 'challenge_created', 'factor_in_progress')
          and (wanted_actor is null or wanted_actor = coalesce(
            private.id_in(entry.payload -> 'traits' ->> 'by'), private.id_in(entry.payload ->> 'actor_id')))
        order by entry.created_at desc, ('a:' || entry.id::text) collate "C" desc limit rows_asked
      ) union all (
        select 'd:' || lpad(entry.id::text, 19, '0'), entry.created_at, 'admin', entry.kind, entry.actor, entry.about, entry.data
        from public.admin_log entry
        where (wanted is null or wanted = 'admin')
          and entry.created_at <= last_time and entry.created_at >= since and entry.created_at < until
          and (before_id is null or (entry.created_at, ('d:' || lpad(entry.id::text, 19, '0')) collate "C") < (last_time, before_id))
          and (wanted_actor is null or entry.actor = wanted_actor)
        order by entry.created_at desc, entry.id desc limit rows_asked
      ) union all (
        select 'l:' || lpad(entry.id::text, 19, '0'), entry.created_at, 'lead', entry.kind, entry.actor, entry.lead_id::text,
          entry.data - 'note' - 'reply'
        from public.lead_events entry
        where (wanted is null or wanted = 'lead')
          and entry.created_at <= last_time and entry.created_at >= since and entry.created_at < until
          and (before_id is null or (entry.created_at, ('l:' || lpad(entry.id::text, 19, '0')) collate "C") < (last_time, before_id))
          and (wanted_actor is null or entry.actor = wanted_actor)
        order by entry.created_at desc, entry.id desc limit rows_asked
      )
    )
    select entry_id, created_at, entry_source, entry_kind, by, entry_about, traits,
      to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
    from entries order by created_at desc, entry_id collate "C" desc limit rows_asked;
end
$function$
;
grant execute on function public.admin_audit(filter jsonb, before_time timestamp with time zone, before_id text, most integer) to authenticated;

CREATE OR REPLACE FUNCTION public.admin_book_demo(form jsonb, lead uuid DEFAULT NULL::uuid, anyway boolean DEFAULT false)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  booking public.demo_bookings;
begin
  perform private.require_lead_worker();
  booking := jsonb_populate_record(null::public.demo_bookings, form);
  if exists (select from public.demo_bookings kept where kept.id = booking.id) then
    return 'done';
  elsif booking.starts_at <= now() or booking.starts_at > now() + interval '90 days' then
    return 'closed';
  elsif not anyway and private.demo_time_warning(booking.starts_at) is not null then
    return private.demo_time_warning(booking.starts_at);
  end if;
  booking.lead_id := (select id from public.leads where id = lead);
  booking.ends_at := booking.starts_at + (select make_interval(mins => slot_minutes) from public.demo_settings);
  if not private.take_demo_slot(booking, anyway) then
    return 'taken';
  end if;
  insert into public.admin_log (kind, about) values ('demoBookedFor', booking.id);
  return 'done';
end
$function$
;
grant execute on function public.admin_book_demo(form jsonb, lead uuid, anyway boolean) to authenticated;

CREATE OR REPLACE FUNCTION public.admin_cancel_demo(booking uuid, known_version integer, reason text DEFAULT NULL::text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  kept public.demo_bookings;
begin
  perform private.require_lead_worker();
  select * into kept from public.demo_bookings where id = booking for update;
  if kept.id is null then
    return 'gone';
  elsif kept.version <> known_version then
    return 'changed';
  elsif kept.status <> 'booked' or kept.ends_at <= now() then
    return 'over';
  end if;
  update public.demo_bookings
  set status = 'cancelled', cancelled_by = 'admin', cancel_reason = nullif(btrim(reason, E' \t\n\r'), '')
  where id = booking;
  return 'done';
end
$function$
;
grant execute on function public.admin_cancel_demo(booking uuid, known_version integer, reason text) to authenticated;

CREATE OR REPLACE FUNCTION public.admin_demo_calendar(booking uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_lead_worker();
  return private.demo_calendar_at(now(), booking);
end
$function$
;
grant execute on function public.admin_demo_calendar(booking uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.admin_demo_feeds()
 RETURNS TABLE(sales_rep_id uuid, created_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_lead_worker();
  return query select feeds.sales_rep_id, feeds.created_at from private.demo_feeds feeds where user_id = auth.uid();
end
$function$
;
grant execute on function public.admin_demo_feeds() to authenticated;

CREATE OR REPLACE FUNCTION public.admin_demos_outside()
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_lead_worker();
  return query select bookings.id
    from public.demo_bookings bookings join public.sales_reps reps on reps.id = bookings.sales_rep_id
    where bookings.status = 'booked' and bookings.starts_at > now() and (
      private.demo_time_warning(bookings.starts_at, bookings.ends_at) is not null
      or not private.sales_rep_works(reps, bookings.starts_at, bookings.ends_at)
    );
end
$function$
;
grant execute on function public.admin_demos_outside() to authenticated;

CREATE OR REPLACE FUNCTION public.admin_invite_demo(booking uuid, known_version integer)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  kept public.demo_bookings;
begin
  perform private.require_lead_worker();
  select * into kept from public.demo_bookings where id = booking for update;
  if kept.id is null then
    return 'gone';
  elsif kept.invited_at is not null then
    return 'done';
  elsif kept.version <> known_version then
    return 'changed';
  elsif kept.status <> 'no_show' and (kept.status <> 'booked' or kept.starts_at <= now()) then
    return 'over';
  end if;
  update public.demo_bookings set invited_at = now() where id = booking;
  return 'done';
end
$function$
;
grant execute on function public.admin_invite_demo(booking uuid, known_version integer) to authenticated;

CREATE OR REPLACE FUNCTION public.admin_mark_demo(booking uuid, known_version integer, outcome text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  kept public.demo_bookings;
begin
  perform private.require_lead_worker();
  select * into kept from public.demo_bookings where id = booking for update;
  if kept.id is null then
    return 'gone';
  elsif kept.version <> known_version then
    return 'changed';
  elsif kept.status = 'cancelled' or kept.starts_at > now() or outcome not in ('booked', 'no_show', 'done') then
    return 'over';
  end if;
  update public.demo_bookings set status = outcome where id = booking;
  return 'done';
end
$function$
;
grant execute on function public.admin_mark_demo(booking uuid, known_version integer, outcome text) to authenticated;

CREATE OR REPLACE FUNCTION public.admin_move_demo(booking uuid, known_version integer, slot timestamp with time zone, anyway boolean DEFAULT false)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  kept public.demo_bookings;
begin
  perform private.require_lead_worker();
  select * into kept from public.demo_bookings where id = booking for update;
  return case
    when kept.id is null then 'gone'
    when kept.version <> known_version then 'changed'
    when kept.status <> 'booked' then 'over'
    when kept.starts_at = slot then 'done'
    when slot <= now() or slot > now() + interval '90 days' then 'closed'
    when not anyway and private.demo_time_warning(slot) is not null then private.demo_time_warning(slot)
    when private.move_demo_booking(booking, slot, anyway) then 'done'
    else 'taken'
  end;
end
$function$
;
grant execute on function public.admin_move_demo(booking uuid, known_version integer, slot timestamp with time zone, anyway boolean) to authenticated;

CREATE OR REPLACE FUNCTION public.admin_note_demo(booking uuid, known_version integer, written text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_lead_worker();
  update public.demo_bookings set note = nullif(btrim(written, E' \t\n\r'), '')
  where id = booking and version = known_version;
  return case
    when found then 'done'
    when exists (select from public.demo_bookings where id = booking) then 'changed'
    else 'gone'
  end;
end
$function$
;
grant execute on function public.admin_note_demo(booking uuid, known_version integer, written text) to authenticated;

CREATE OR REPLACE FUNCTION public.admin_set_demo_feed(rep uuid, key text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_lead_worker();
  delete from private.demo_feeds where user_id = auth.uid() and sales_rep_id is not distinct from rep;
  if key is not null then
    insert into private.demo_feeds (user_id, sales_rep_id, key_hash)
    values (auth.uid(), rep, sha256(convert_to(key, 'UTF8')));
  end if;
  insert into public.admin_log (kind) values (case when key is null then 'demoFeedEnded' else 'demoFeedMade' end);
end
$function$
;
grant execute on function public.admin_set_demo_feed(rep uuid, key text) to authenticated;

CREATE OR REPLACE FUNCTION public.book_demo(form jsonb)
 RETURNS TABLE(result text, starts_at timestamp with time zone, expires bigint, signature text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  booking public.demo_bookings;
  outcome text;
begin
  perform private.count_hit('demo_booking');
  booking := jsonb_populate_record(null::public.demo_bookings, form);
  -- Part of the signature below, which the form must not decide; nor its lead.
  booking.moves := 0;
  booking.lead_id := null;
  if not exists (select from public.demo_bookings kept where kept.id = booking.id) then
    if not private.demo_slot_is_open(booking.starts_at, now()) then
      return query select 'closed', null::timestamptz, null::bigint, null::text;
      return;
    end if;
    booking.ends_at := booking.starts_at + (
      select make_interval(mins => settings.slot_minutes) from public.demo_settings settings
    );
    if private.take_demo_slot(booking) then
      outcome := 'booked';
    end if;
  end if;
  if outcome is null then
    -- The same form, sent before or at the same moment. One that was cancelled since books again.
    select * into booking from public.demo_bookings kept
    where kept.id = booking.id and kept.status <> 'cancelled'
      and kept.starts_at = booking.starts_at and lower(kept.email) = lower(booking.email);
    if not found then
      return query select 'taken', null::timestamptz, null::bigint, null::text;
      return;
    end if;
    outcome := 'already';
  end if;
  return query select outcome, booking.starts_at, extract(epoch from booking.ends_at)::bigint,
    private.demo_signature(booking.id, extract(epoch from booking.ends_at)::bigint, booking.moves);
end
$function$
;
grant execute on function public.book_demo(form jsonb) to anon;
grant execute on function public.book_demo(form jsonb) to authenticated;
grant execute on function public.book_demo(form jsonb) to service_role;

CREATE OR REPLACE FUNCTION public.cancel_demo(booking uuid, expires bigint, signature text, reason text DEFAULT NULL::text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  link record;
begin
  perform private.count_hit('demo_link');
  perform from public.demo_bookings kept where kept.id = booking for update;
  select * into link from public.demo_by_link(booking, expires, signature);
  if link.state <> 'valid' then
    return link.state;
  elsif link.status is null then
    return 'invalid';
  elsif link.status = 'cancelled' then
    return 'cancelled';
  elsif not link.changeable then
    return 'tooLate';
  end if;
  update public.demo_bookings
  set status = 'cancelled', cancelled_by = 'visitor', cancel_reason = nullif(btrim(reason, E' \t\n\r'), '')
  where id = booking;
  return 'cancelled';
end
$function$
;
grant execute on function public.cancel_demo(booking uuid, expires bigint, signature text, reason text) to anon;
grant execute on function public.cancel_demo(booking uuid, expires bigint, signature text, reason text) to authenticated;
grant execute on function public.cancel_demo(booking uuid, expires bigint, signature text, reason text) to service_role;

CREATE OR REPLACE FUNCTION public.change_order(order_id uuid, signature text, form jsonb)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  kept public.express_orders;
  corrected public.express_orders;
  linked jsonb;
begin
  perform private.count_hit('order_link');
  select * into kept from public.express_orders where id = order_id for update;
  -- Whoever answers the order at this moment is first, or it would be changed although it has been answered.
  perform from public.leads where id = order_id for no key update;
  linked := public.order_by_link(order_id, signature);
  if linked is null then
    return 'invalid';
  end if;
  corrected := jsonb_populate_record(
    kept, form - array['id', 'number', 'locale', 'created_at', 'changes', 'taken_back_at']
  );
  if corrected is not distinct from kept and (form is not null or kept.taken_back_at is not null) then
    return 'done';
  end if;
  if linked ->> 'state' <> 'open' then
    return 'closed';
  end if;
  if form is null then
    update public.express_orders set taken_back_at = now(), changes = changes + 1 where id = order_id;
    perform set_config('app.taken_back', 'yes', true);
    update public.leads set status = 'lost' where id = order_id;
  else
    update public.express_orders set
      contact_name = corrected.contact_name, contact_email = corrected.contact_email,
      billing_email = corrected.billing_email, contact_phone = corrected.contact_phone, service = corrected.service,
      location = corrected.location, job_description = corrected.job_description, guard_count = corrected.guard_count,
      starts_at = corrected.starts_at, ends_at = corrected.ends_at, permit = corrected.permit,
      reference = corrected.reference, city = corrected.city, org_number = corrected.org_number,
      estimate = corrected.estimate, changes = changes + 1
    where id = order_id;
    update public.leads set
      name = corrected.contact_name, email = corrected.contact_email, phone = corrected.contact_phone,
      service = corrected.service, city = corrected.city, message = corrected.job_description,
      org_number = corrected.org_number, starts_at = corrected.starts_at,
      value = case when value is not distinct from kept.estimate then corrected.estimate else value end,
      facts = (select to_jsonb(orders) from public.express_orders orders where orders.id = order_id)
    where id = order_id;
  end if;
  insert into public.lead_events (lead_id, kind)
  values (order_id, case when form is null then 'takenBack' else 'corrected' end);
  perform private.queue_job('send-express-order-email',
    json_build_object('id', order_id, 'change', kept.changes + 1),
    'express-order:' || order_id || ':' || kept.changes + 1);
  return 'done';
end
$function$
;
grant execute on function public.change_order(order_id uuid, signature text, form jsonb) to anon;
grant execute on function public.change_order(order_id uuid, signature text, form jsonb) to authenticated;
grant execute on function public.change_order(order_id uuid, signature text, form jsonb) to service_role;

CREATE OR REPLACE FUNCTION public.correct_address(delivery uuid, address text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  refused public.mail_deliveries;
  before text;
  thing uuid;
begin
  perform private.require_lead_worker();
  select * into refused from public.mail_deliveries
  where id = delivery and status in ('waiting', 'failed')
    and (about = 'reply' or private.is_confirmation(about, kind)) for update;
  if not found or not private.requeue_email(refused) then
    return false;
  end if;
  before := lower(refused.recipient);
  thing := refused.about_id;
  if refused.about = 'reply' then
    select lead_id into thing from public.lead_replies where id = refused.about_id;
    update public.lead_replies set recipient = address where id = refused.about_id;
  end if;
  update public.contact_requests set contact_value = address
  where id = thing and contact_type = 'email' and lower(contact_value) = before;
  update public.quote_requests set email = address where id = thing and lower(email) = before;
  update public.express_orders set contact_email = address where id = thing and lower(contact_email) = before;
  update public.demo_bookings set email = address where id = thing and lower(email) = before;
  update public.leads set email = address where id = thing and lower(email) = before;
  update public.mail_deliveries set status = 'waiting', problem = null, recipient = address where id = delivery;
  perform private.log_email('emailCorrected', refused);
  return true;
end
$function$
;
grant execute on function public.correct_address(delivery uuid, address text) to authenticated;

CREATE OR REPLACE FUNCTION public.count_browser_reports(counted jsonb)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into public.browser_report_counts as counts (day, rule, blocked, page, hits)
  select (now() at time zone 'UTC')::date, rule, blocked, page, least(sum(hits), 1000000)::integer
  from jsonb_to_recordset(counted) as given (rule text, blocked text, page text, hits integer)
  where rule ~ '^[a-z-]{1,40}$'
    and blocked ~ '^[a-z0-9.:/-]{1,120}$'
    and page ~ '^/[A-Za-z0-9/%*-]{0,120}$'
    and hits > 0
    and (
      exists (
        select from public.browser_report_counts same
        where same.day = (now() at time zone 'UTC')::date
          and (same.rule, same.blocked, same.page) = (given.rule, given.blocked, given.page)
      )
      or (
        select count(*) from public.browser_report_counts today
        where today.day = (now() at time zone 'UTC')::date
      ) < 300
    )
  group by rule, blocked, page
  limit 300
  on conflict (day, rule, blocked, page)
    do update set hits = least(counts.hits::bigint + excluded.hits, 2147483647)
$function$
;
grant execute on function public.count_browser_reports(counted jsonb) to anon;
grant execute on function public.count_browser_reports(counted jsonb) to authenticated;
grant execute on function public.count_browser_reports(counted jsonb) to service_role;

CREATE OR REPLACE FUNCTION public.count_event()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.count_hit('event');
  -- For this transaction alone: the row that it adds is not counted again.
  perform set_config('app.event_counted', 'yes', true);
end
$function$
;
comment on function public.count_event() is 'Counts an event of the client; raises PT429 beyond the limit.';
grant execute on function public.count_event() to anon;
grant execute on function public.count_event() to authenticated;

CREATE OR REPLACE FUNCTION public.count_expired(before_time timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_administrator();
  return jsonb_build_object(
    'contact_requests', (select count(*) from public.contact_requests form where created_at < before_time
      and not exists (select from public.leads where leads.id = form.id and status = 'won')),
    'quote_requests', (select count(*) from public.quote_requests form where created_at < before_time
      and not exists (select from public.leads where leads.id = form.id and status = 'won')),
    'express_orders', (select count(*) from public.express_orders form where created_at < before_time
      and not exists (select from public.leads where leads.id = form.id and status = 'won')),
    'demo_bookings', (select count(*) from public.demo_bookings where starts_at < before_time),
    'events', (select count(*) from public.events where created_at < before_time),
    'old_address_counts', (select count(*) from public.old_address_counts where day < before_time)
  );
end
$function$
;
grant execute on function public.count_expired(before_time timestamp with time zone) to authenticated;

CREATE OR REPLACE FUNCTION public.count_leads(filter jsonb, most integer)
 RETURNS TABLE(status text, leads integer, value double precision)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_lead_worker();
  return query execute format(
    'select status, case when sum(count(*)) over () <= %L or %2$L is null then count(*)::integer end, sum(value)::double precision
      from (select status, value from public.leads where %3$s limit %2$L::bigint + 1) found group by status',
    most, most, private.lead_conditions(filter));
end
$function$
;
grant execute on function public.count_leads(filter jsonb, most integer) to authenticated;

CREATE OR REPLACE FUNCTION public.count_old_addresses(counted jsonb)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into public.old_address_counts as counts (day, path, hits)
  select (now() at time zone 'UTC')::date, path, hits::integer
  from (select distinct on (path) path, hits from jsonb_each_text(counted) as given (path, hits)) as given
  where path ~ '^/[a-z0-9/.*-]{1,120}$'
    and hits ~ '^[1-9][0-9]{0,5}$'
    and (
      exists (
        select from public.old_address_counts same
        where same.day = (now() at time zone 'UTC')::date and same.path = given.path
      )
      or (
        select count(*) from public.old_address_counts today
        where today.day = (now() at time zone 'UTC')::date
      ) < 1000
    )
  limit 1000
  on conflict (day, path) do update set hits = least(counts.hits::bigint + excluded.hits, 2147483647)
$function$
;
grant execute on function public.count_old_addresses(counted jsonb) to anon;
grant execute on function public.count_old_addresses(counted jsonb) to authenticated;
grant execute on function public.count_old_addresses(counted jsonb) to service_role;

CREATE OR REPLACE FUNCTION public.customer_rows(of_kind text, named_by uuid)
 RETURNS TABLE(id uuid, is_demo boolean)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  known record;
  forms uuid[];
  org_numbers text[];
  unnamed uuid[];
begin
  perform private.require_lead_worker();
  select each.* into known from private.customer_rows each where each.id = named_by and not each.is_spam;
  if of_kind = 'company' then
    known.company_key := coalesce(known.company_key, private.company_of(known.email_key));
  end if;
  if known.id is null or (of_kind = 'company' and known.company_key is null) then
    return;
  elsif of_kind = 'company' then
    org_numbers := array(
      select distinct lead.org_number from public.leads lead
      where lead.company_key = known.company_key and lead.org_number is not null
    );
    unnamed := array(select each.id from private.unnamed_rows_of_company(known.company_key) each);
    return query select each.id, each.is_demo from private.customer_rows each
      where not each.is_spam and (each.company_key = known.company_key or each.org_number = any (org_numbers)
        or each.id = any (unnamed))
      order by each.created_at desc limit 500;
  else
    select ties.forms into forms from private.person_ties(known.email, coalesce(known.phone, '')) ties;
    return query select each.id, each.is_demo from private.customer_rows each
      where (each.id = any (forms) or each.id = named_by) and not each.is_spam
      order by each.created_at desc limit 500;
  end if;
end
$function$
;
grant execute on function public.customer_rows(of_kind text, named_by uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.demo_by_link(booking uuid, expires bigint, signature text)
 RETURNS TABLE(state text, starts_at timestamp with time zone, ends_at timestamp with time zone, status text, changeable boolean, change_until_minutes integer, sequence integer, name text, email text, company text, service text, platform text, meeting_link text, time_zone text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select link.state, kept.starts_at, kept.ends_at, kept.status,
    kept.status = 'booked' and now() <= kept.starts_at - make_interval(mins => settings.change_until_minutes),
    settings.change_until_minutes, kept.sequence, kept.name, kept.email, kept.company, kept.service, kept.platform, kept.meeting_link,
    kept.time_zone
  from public.demo_settings settings
  cross join (select private.demo_link_state(booking, expires, signature) as state) link
  left join public.demo_bookings kept on kept.id = booking and link.state = 'valid'
$function$
;
grant execute on function public.demo_by_link(booking uuid, expires bigint, signature text) to anon;
grant execute on function public.demo_by_link(booking uuid, expires bigint, signature text) to authenticated;
grant execute on function public.demo_by_link(booking uuid, expires bigint, signature text) to service_role;

CREATE OR REPLACE FUNCTION public.demo_calendar()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select private.demo_calendar_at(now()) $function$
;
grant execute on function public.demo_calendar() to anon;
grant execute on function public.demo_calendar() to authenticated;
grant execute on function public.demo_calendar() to service_role;

CREATE OR REPLACE FUNCTION public.demo_calendar_to_move(booking uuid, expires bigint, signature text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.demo_calendar_at(
    now(), case when private.demo_link_state(booking, expires, signature) = 'valid' then booking end
  )
$function$
;
grant execute on function public.demo_calendar_to_move(booking uuid, expires bigint, signature text) to anon;
grant execute on function public.demo_calendar_to_move(booking uuid, expires bigint, signature text) to authenticated;
grant execute on function public.demo_calendar_to_move(booking uuid, expires bigint, signature text) to service_role;

CREATE OR REPLACE FUNCTION public.demo_feed(key text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  feed private.demo_feeds;
begin
  perform private.count_hit('demo_feed');
  select feeds.* into feed from private.demo_feeds feeds join public.staff on staff.user_id = feeds.user_id
  where key_hash = sha256(convert_to(coalesce(key, ''), 'UTF8')) and staff.active and staff.role in ('admin', 'sales');
  if feed.user_id is null then
    return null;
  end if;
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', booking.id, 'startsAt', booking.starts_at, 'endsAt', booking.ends_at, 'updatedAt', booking.updated_at,
      'sequence', booking.sequence, 'isCancelled', booking.status = 'cancelled', 'company', booking.company,
      'name', booking.name, 'phone', booking.phone, 'meetingLink', booking.meeting_link, 'salesRep', reps.name
    ) order by booking.starts_at)
    from public.demo_bookings booking join public.sales_reps reps on reps.id = booking.sales_rep_id
    where booking.starts_at > now() - interval '1 day'
      and (feed.sales_rep_id is null or booking.sales_rep_id = feed.sales_rep_id)
  ), '[]');
end
$function$
;
grant execute on function public.demo_feed(key text) to anon;
grant execute on function public.demo_feed(key text) to authenticated;
grant execute on function public.demo_feed(key text) to service_role;

CREATE OR REPLACE FUNCTION public.draft_by_link(link_id uuid, signature text)
 RETURNS TABLE(state text, article jsonb, opening jsonb, expires_at timestamp with time zone)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  link public.draft_links;
begin
  perform private.count_hit('draft_link');
  -- Compared as hashes, so that the time it takes tells nothing of how much was right.
  if sha256(convert_to(coalesce(draft_by_link.signature, ''), 'UTF8'))
    <> sha256(convert_to(private.draft_signature(link_id), 'UTF8')) then
    return query select 'invalid', null::jsonb, null::jsonb, null::timestamptz;
    return;
  end if;
  select * into link from public.draft_links kept
  where kept.id = link_id and kept.closed_at is null and kept.expires_at > now();
  if not found then
    return query select 'over', null::jsonb, null::jsonb, null::timestamptz;
    return;
  end if;
  return query select 'valid',
    (select jsonb_build_object('content', draft.content, 'changedAt', draft.changed_at,
        'publishedAt', published.published_at, 'slug', published.slug,
        'isPublishedVersion', draft.version is not distinct from draft.published_version)
      from public.news_drafts draft left join public.news_articles published on published.id = draft.id
      where draft.id = link.article_id),
    (select to_jsonb(opening) from public.openings opening where opening.id = link.opening_id),
    link.expires_at;
end
$function$
;
grant execute on function public.draft_by_link(link_id uuid, signature text) to anon;
grant execute on function public.draft_by_link(link_id uuid, signature text) to authenticated;
grant execute on function public.draft_by_link(link_id uuid, signature text) to service_role;

CREATE OR REPLACE FUNCTION public.erase_person(wanted_email text, wanted_phone text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  ties record;
  replies uuid[];
  answers uuid[];
  abouts uuid[];
  counts jsonb;
  one integer;
begin
  perform private.require_administrator();
  select * into ties from private.person_ties(wanted_email, wanted_phone);
  select coalesce(array_agg(id), '{}') into replies from public.lead_replies
  where lead_id = any (ties.forms) or lower(recipient) = any (ties.emails);
  -- Before what they are about, whose deletion takes its emails, notes and events with it uncounted.
  with gone as (
    delete from public.mail_deliveries
    where about_id = any (ties.forms || replies) or lower(recipient) = any (ties.emails)
    returning about_id
  )
  select count(*), coalesce(array_agg(distinct about_id), '{}') into one, abouts from gone;
  counts := jsonb_build_object('mail_deliveries', one);
  delete from public.lead_notes
  where lead_id = any (ties.forms) or id in (select private.notes_naming(ties.emails, ties.phones));
  get diagnostics one = row_count;
  counts := counts || jsonb_build_object('lead_notes', one);
  delete from public.lead_replies where id = any (replies);
  get diagnostics one = row_count;
  counts := counts || jsonb_build_object('lead_replies', one);
  answers := private.answers_of(ties.forms, ties.emails);
  delete from public.lead_answer_files where answer_id = any (answers);
  get diagnostics one = row_count;
  counts := counts || jsonb_build_object('lead_answer_files', one);
  delete from public.lead_events
  where lead_id in (select lead_id from public.lead_answers where id = any (answers))
    and kind = 'answer' and (data ->> 'answer')::uuid = any (answers);
  delete from public.lead_answers where id = any (answers);
  get diagnostics one = row_count;
  counts := counts || jsonb_build_object('lead_answers', one);
  select count(*) into one from public.lead_events where lead_id = any (ties.forms);
  counts := counts || jsonb_build_object('lead_events', one);
  select count(*) into one from public.leads where id = any (ties.forms);
  counts := counts || jsonb_build_object('leads', one);
  delete from public.contact_requests where id = any (ties.forms);
  get diagnostics one = row_count;
  counts := counts || jsonb_build_object('contact_requests', one);
  delete from public.quote_requests where id = any (ties.forms);
  get diagnostics one = row_count;
  counts := counts || jsonb_build_object('quote_requests', one);
  delete from public.express_orders where id = any (ties.forms);
  get diagnostics one = row_count;
  counts := counts || jsonb_build_object('express_orders', one);
  delete from public.demo_bookings where id = any (ties.forms);
  get diagnostics one = row_count;
  counts := counts || jsonb_build_object('demo_bookings', one);
  delete from auth.users account
  where lower(account.email) = any (ties.emails)
    and not exists (select from public.staff where user_id = account.id);
  get diagnostics one = row_count;
  counts := counts || jsonb_build_object('accounts', one);
  insert into public.admin_log (kind, data) values ('personErased', counts);
  return jsonb_build_object('counts', counts, 'ids', to_jsonb(ties.forms || replies || abouts));
end
$function$
;
grant execute on function public.erase_person(wanted_email text, wanted_phone text) to authenticated;

CREATE OR REPLACE FUNCTION public.factor_is_fresh()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from auth.mfa_amr_claims shown join auth.sessions on sessions.id = shown.session_id
    where shown.session_id = (auth.jwt() ->> 'session_id')::uuid
      and sessions.user_id = auth.uid()
      and auth.jwt() ->> 'aal' = 'aal2'
      and sessions.aal = 'aal2'
      and shown.authentication_method in ('totp', 'mfa/phone', 'mfa/webauthn', 'passkey', 'mfa/recovery_code')
      and shown.updated_at > now() - interval '10 minutes'
  )
$function$
;
grant execute on function public.factor_is_fresh() to authenticated;

CREATE OR REPLACE FUNCTION public.find_customers(of_kind text, asked text, place jsonb, most integer)
 RETURNS TABLE(id uuid, is_demo boolean, at timestamp with time zone, time_key text, company text, name text, email text, phone text, leads integer, demos integer, open_leads integer, value bigint, owners uuid[])
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  is_latest text := 'row.id = (select latest.id from private.customer_rows latest where latest.%1$s = row.%1$s and '
    || 'not latest.is_spam and '
    || replace(private.customer_search(asked, 'latest'), '%', '%%')
    || ' order by %2$s latest.created_at desc, latest.id desc limit 1)';
begin
  perform private.require_lead_worker();
  return query execute 'with page as (select row.* from private.customer_rows row where not row.is_spam and '
    || private.customer_search(asked, 'row') || ' and '
    || case of_kind
      -- Of an "and" PostgreSQL would expect one row in two hundred, and read all that the search finds.
      when 'company' then format('case when row.company_key is null then false else %s end',
        format(is_latest, 'company_key', ''))
      else format('case when row.email_key is null then %s else %s end',
        format(is_latest, 'phone_key', '(latest.email_key is not null) desc,'), format(is_latest, 'email_key', ''))
    end
    || case when place is null then '' else format(' and (row.created_at, row.id) < (%L::timestamptz, %L::uuid)',
      place ->> 'time', place ->> 'id') end
    || format(' order by row.created_at desc, row.id desc limit %s)', most)
    || ' select page.id, page.is_demo, page.created_at,
        to_char(page.created_at at time zone ''UTC'', ''YYYY-MM-DD"T"HH24:MI:SS.US"Z"''),
        page.company, page.name, page.email, page.phone,
        (count(*) filter (where not each.is_demo))::integer, (count(*) filter (where each.is_demo))::integer,
        (count(*) filter (where public.lead_is_open(each.status)))::integer,
        coalesce(sum(each.value) filter (where each.status <> ''lost''), 0)::bigint,
        array_agg(distinct each.assigned_to) filter (
          where each.assigned_to is not null and public.lead_is_open(each.status))
      from page cross join lateral ('
    || case of_kind
      when 'company' then 'select * from private.customer_rows same where not same.is_spam and same.company_key = page.company_key
        union all
        select * from private.unnamed_rows_of_company(page.company_key)'
      else 'select * from private.customer_rows same where not same.is_spam and same.email_key = page.email_key
        union all
        select * from private.customer_rows same
          where not same.is_spam and same.email_key is null and same.phone_key = page.phone_key'
    end
    || ') each group by page.id, page.is_demo, page.created_at, page.company, page.name, page.email, page.phone
      order by page.created_at desc, page.id desc';
end
$function$
;
grant execute on function public.find_customers(of_kind text, asked text, place jsonb, most integer) to authenticated;

CREATE OR REPLACE FUNCTION public.find_leads(filter jsonb, sort text, place jsonb, backwards boolean, most integer)
 RETURNS SETOF public.leads
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  sorted_by text := case sort when 'name' then 'sort_name' when 'start' then 'coalesce(starts_at, ''infinity'')'
    when 'next' then 'coalesce(next_at, ''infinity'')' else 'created_at' end;
  direction text := case when (sort = 'newest') <> backwards then 'desc' else 'asc' end;
begin
  perform private.require_lead_worker();
  return query execute concat_ws(' and ',
    'select * from public.leads where ' || private.lead_conditions(filter),
    case when filter ? 'status' then 'status = ' || quote_literal(filter ->> 'status') else 'status <> ''spam''' end,
    case when place is not null then format('(%s, id) %s (%s, %L::uuid)',
      sorted_by, case direction when 'desc' then '<' else '>' end,
      format(case sort when 'name' then '%L collate "sv-x-icu"' else '%L::timestamptz' end,
        coalesce(place ->> 'key', 'infinity')),
      place ->> 'id'
    ) end
  ) || format(' order by %s %s, id %2$s limit %s', sorted_by, direction, most);
end
$function$
;
grant execute on function public.find_leads(filter jsonb, sort text, place jsonb, backwards boolean, most integer) to authenticated;

CREATE OR REPLACE FUNCTION public.give_up_delivery(delivery uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  email public.mail_deliveries;
begin
  perform private.require_lead_worker();
  select * into email from public.mail_deliveries where id = delivery and status = 'waiting' for update;
  if not found or exists (select from private.email_jobs(email) where locked_at is not null) then
    return false;
  end if;
  update public.mail_deliveries set status = 'failed', problem = 'givenUp' where id = delivery;
  perform private.log_email('emailGivenUp', email);
  return true;
end
$function$
;
grant execute on function public.give_up_delivery(delivery uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.is_admin(user_id uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case auth.role()
    when 'service_role' then exists (
      select from public.staff where staff.user_id = is_admin.user_id and staff.role = 'admin' and staff.active
    )
    else is_admin.user_id = auth.uid() and private.is_administrator()
  end
$function$
;
grant execute on function public.is_admin(user_id uuid) to authenticated;
grant execute on function public.is_admin(user_id uuid) to service_role;

CREATE OR REPLACE FUNCTION public.lead_is_open(status text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select status in ('new', 'contacted', 'quoted')
$function$
;
grant execute on function public.lead_is_open(status text) to authenticated;
grant execute on function public.lead_is_open(status text) to service_role;

CREATE OR REPLACE FUNCTION public.list_emails(wanted text, before_time timestamp with time zone, before_id uuid, most integer)
 RETURNS TABLE(id uuid, about text, about_id uuid, kind text, recipient text, subject text, status text, attempts integer, last_error text, problem text, created_at timestamp with time zone, sent_at timestamp with time zone, max_attempts integer, run_at timestamp with time zone, lead uuid, time_key text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
begin
  perform private.require_lead_worker();
  return query
    select email.id, email.about, email.about_id, email.kind, email.recipient, email.subject, email.status,
      email.attempts, email.last_error, email.problem, email.created_at, email.sent_at, job.max_attempts, job.run_at,
      coalesce(form.id, reply.lead_id, (select lead_id from public.lead_notices where lead_notices.id = email.about_id limit 1)),
      to_char(email.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
    from (
      select * from public.mail_deliveries page
      where (wanted is null or page.status = wanted
          or (wanted = 'late' and page.status <> 'sent' and page.last_error is not null))
        and (before_time is null
          or (page.created_at <= before_time and (page.created_at, page.id) < (before_time, before_id)))
      order by page.created_at desc, page.id desc limit least(most, 200)
    ) email
    left join lateral (
      select jobs.max_attempts, jobs.run_at
      from private.email_jobs(row(email.*)::public.mail_deliveries) jobs
      where email.status <> 'sent' limit 1
    ) job on true
    left join public.leads form on form.id = email.about_id
    left join public.lead_replies reply on reply.id = email.about_id
    order by email.created_at desc, email.id desc;
end
$function$
;
grant execute on function public.list_emails(wanted text, before_time timestamp with time zone, before_id uuid, most integer) to authenticated;

CREATE OR REPLACE FUNCTION public.log_call(lead uuid, outcome text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_lead_worker();
  if outcome not in ('reached', 'noAnswer', 'message', 'wrongNumber') then
    raise exception using errcode = '22023', message = 'no such outcome of a call';
  end if;
  update public.leads set
    status = case when outcome = 'reached' and status = 'new' then 'contacted' else status end,
    assigned_to = coalesce(assigned_to, auth.uid()),
    next_step = case when outcome <> 'reached' or next_step <> 'answer' then next_step end,
    next_at = case when outcome <> 'reached' or next_step <> 'answer' then next_at end
  where id = lead;
  if not found then
    return false;
  end if;
  insert into public.lead_events (lead_id, kind, data) values (lead, 'call', jsonb_build_object('outcome', outcome));
  return true;
end
$function$
;
grant execute on function public.log_call(lead uuid, outcome text) to authenticated;

CREATE OR REPLACE FUNCTION public.media_uses(image text)
 RETURNS TABLE(article_id uuid, title text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select article.id, coalesce(private.news_title(draft.content), article.title_sv)
  from public.news_articles article left join public.news_drafts draft on draft.id = article.id
  where private.writes_news() and article.image ->> 'hash' = media_uses.image
  union
  select draft.id, private.news_title(draft.content) from public.news_drafts draft
  where private.writes_news() and (draft.content #>> '{image,hash}' = media_uses.image or exists (
    select from public.news_plans plan
    where plan.article_id = draft.id and plan.content #>> '{image,hash}' = media_uses.image
  ))
$function$
;
grant execute on function public.media_uses(image text) to authenticated;

CREATE OR REPLACE FUNCTION public.merge_leads(kept uuid, other uuid, known_version integer)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  stays public.leads;
  goes public.leads;
begin
  perform private.require_lead_worker();
  perform pg_advisory_xact_lock(hashtext('merged leads'));
  perform from public.leads where id in (kept, other) order by id for no key update;
  select * into stays from public.leads where id = kept;
  select * into goes from public.leads where id = other;
  if stays.id is null or goes.id is null then
    return 'gone';
  elsif goes.merged_into = kept then
    return 'done';
  elsif goes.version <> known_version then
    return 'changed';
  elsif kept = other or stays.merged_into is not null or goes.merged_into is not null
    or not public.lead_is_open(stays.status) or not public.lead_is_open(goes.status)
  then
    return 'over';
  end if;
  update public.leads set merged_into = kept where id = other;
  insert into public.lead_events (lead_id, kind, data)
  values (kept, 'merged', jsonb_build_object('lead', other, 'number', goes.number));
  return 'done';
end
$function$
;
grant execute on function public.merge_leads(kept uuid, other uuid, known_version integer) to authenticated;

CREATE OR REPLACE FUNCTION public.move_demo(booking uuid, expires bigint, signature text, slot timestamp with time zone)
 RETURNS TABLE(result text, starts_at timestamp with time zone, new_expires bigint, new_signature text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  link record;
  outcome text;
begin
  perform private.count_hit('demo_link');
  -- A move and a cancellation at the same moment take turns.
  perform from public.demo_bookings kept where kept.id = booking for update;
  select * into link from public.demo_by_link(booking, expires, signature);
  outcome := case
    -- The button pressed twice: the first press has moved it, which ended the link of the second.
    when link.state = 'invalid' and exists (
      select from public.demo_bookings kept
      where kept.id = booking and kept.status = 'booked' and kept.starts_at = slot
        and kept.updated_at > now() - interval '1 minute'
        and private.is_demo_signature(signature, booking, expires, kept.moves - 1)
    ) then 'moved'
    when link.state <> 'valid' then link.state
    when link.status is null then 'invalid'
    when link.status <> 'booked' then 'cancelled'
    when link.starts_at = slot then 'moved'
    when not link.changeable then 'tooLate'
    when not private.demo_slot_is_open(slot, now()) then 'closed'
    when private.move_demo_booking(booking, slot) then 'moved'
    else 'taken'
  end;
  return query
    select outcome, kept.starts_at, extract(epoch from kept.ends_at)::bigint,
      private.demo_signature(kept.id, extract(epoch from kept.ends_at)::bigint, kept.moves)
    from (select) one left join public.demo_bookings kept on kept.id = booking and outcome = 'moved';
end
$function$
;
grant execute on function public.move_demo(booking uuid, expires bigint, signature text, slot timestamp with time zone) to anon;
grant execute on function public.move_demo(booking uuid, expires bigint, signature text, slot timestamp with time zone) to authenticated;
grant execute on function public.move_demo(booking uuid, expires bigint, signature text, slot timestamp with time zone) to service_role;

CREATE OR REPLACE FUNCTION public.news_article_moved(wanted text)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select article.slug from public.news_slug_redirects old
  join public.news_articles article on article.id = old.article_id
  where old.slug = wanted and article.published_at <= now()
$function$
;
grant execute on function public.news_article_moved(wanted text) to anon;
grant execute on function public.news_article_moved(wanted text) to authenticated;
grant execute on function public.news_article_moved(wanted text) to service_role;

CREATE OR REPLACE FUNCTION public.open_draft_link(about uuid)
 RETURNS TABLE(id uuid, signature text, expires_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select link.id, private.draft_signature(link.id), link.expires_at from public.draft_links link
  where about in (link.article_id, link.opening_id) and link.closed_at is null and link.expires_at > now()
    and private.writes_news()
  order by link.expires_at desc limit 1
$function$
;
grant execute on function public.open_draft_link(about uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.opening_is_over(wanted text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from public.openings
    where slug = wanted and published and last_day < (now() at time zone 'Europe/Stockholm')::date
  )
$function$
;
grant execute on function public.opening_is_over(wanted text) to anon;
grant execute on function public.opening_is_over(wanted text) to authenticated;
grant execute on function public.opening_is_over(wanted text) to service_role;

CREATE OR REPLACE FUNCTION public.operations()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_administrator();
  return jsonb_build_object(
    'migrations', (select coalesce(jsonb_agg(version order by version), '[]') from supabase_migrations.schema_migrations),
    'postgres', current_setting('server_version'),
    'bytes', pg_database_size(current_database()),
    'jobs_due', (select count(*) from graphile_worker.jobs
      where run_at <= now() and attempts < max_attempts and locked_at is null),
    'jobs_failed', (select count(*) from graphile_worker.jobs where attempts >= max_attempts),
    'oldest_due', (select min(run_at) from graphile_worker.jobs
      where run_at <= now() and attempts < max_attempts and locked_at is null),
    'backup', (select finished_at from private.backups)
  );
end
$function$
;
grant execute on function public.operations() to authenticated;

CREATE OR REPLACE FUNCTION public.order_by_link(order_id uuid, signature text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select to_jsonb(kept) || jsonb_build_object('state', case
    when kept.taken_back_at is not null then 'takenBack'
    when not public.lead_is_open(lead.status) then 'answered'
    when kept.starts_at <= now() then 'begun'
    else 'open'
  end)
  from public.express_orders kept join public.leads lead on lead.id = kept.id
  where kept.id = order_id
    -- Compared as hashes, so that the time it takes tells nothing of how much was right.
    and sha256(convert_to(coalesce(signature, ''), 'UTF8'))
      = sha256(convert_to(private.order_signature(order_id), 'UTF8'))
$function$
;
grant execute on function public.order_by_link(order_id uuid, signature text) to anon;
grant execute on function public.order_by_link(order_id uuid, signature text) to authenticated;
grant execute on function public.order_by_link(order_id uuid, signature text) to service_role;

CREATE OR REPLACE FUNCTION public.order_link(order_id uuid, email text, phone text)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.order_signature(kept.id) from public.express_orders kept
  where kept.id = order_id and kept.contact_email = email and kept.contact_phone is not distinct from phone
$function$
;
grant execute on function public.order_link(order_id uuid, email text, phone text) to anon;
grant execute on function public.order_link(order_id uuid, email text, phone text) to authenticated;
grant execute on function public.order_link(order_id uuid, email text, phone text) to service_role;

CREATE OR REPLACE FUNCTION public.person_file(wanted_email text, wanted_phone text, for_export boolean)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  ties record;
  answers uuid[];
  replies uuid[];
  file jsonb;
begin
  perform private.require_administrator();
  select * into ties from private.person_ties(wanted_email, wanted_phone);
  answers := private.answers_of(ties.forms, ties.emails);
  replies := array(
    select id from public.lead_replies where lead_id = any (ties.forms) or lower(recipient) = any (ties.emails)
  );
  file := jsonb_build_object(
    'contact_requests', (select coalesce(jsonb_agg(to_jsonb(form) order by created_at), '[]')
      from public.contact_requests form where id = any (ties.forms)),
    'quote_requests', (select coalesce(jsonb_agg(to_jsonb(quote) order by created_at), '[]')
      from public.quote_requests quote where id = any (ties.forms)),
    'express_orders', (select coalesce(jsonb_agg(to_jsonb(form) order by created_at), '[]')
      from public.express_orders form where id = any (ties.forms)),
    'demo_bookings', (select coalesce(jsonb_agg(
        to_jsonb(booking) - '{busy,words,email_key,phone_key,company_key}'::text[] order by created_at), '[]')
      from public.demo_bookings booking where id = any (ties.forms)),
    'leads', (select coalesce(jsonb_agg(to_jsonb(lead) - 'words' - 'facts' - 'email_key' - 'phone_key' - 'company_key' - 'sort_name'
      order by created_at), '[]') from public.leads lead where id = any (ties.forms)),
    'lead_notes', (select coalesce(jsonb_agg(to_jsonb(note) order by created_at), '[]') from public.lead_notes note
      where lead_id = any (ties.forms) or id in (select private.notes_naming(ties.emails, ties.phones))),
    'lead_replies', (select coalesce(jsonb_agg(to_jsonb(reply) || jsonb_build_object('files', coalesce(files, '[]'))
        order by created_at), '[]')
      from public.lead_replies reply left join private.files_of_replies(replies, for_export) of_reply on of_reply.reply_id = reply.id
      where reply.id = any (replies)),
    'lead_answers', (select coalesce(jsonb_agg(to_jsonb(answer) order by created_at), '[]')
      from public.lead_answers answer where id = any (answers)),
    -- With their content as long as it is no more than a file should hold, that of whole emails last, which contain
    -- the attachments again; the rest is downloaded from the lead.
    'lead_answer_files', (select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'answer_id', answer_id, 'created_at', created_at, 'name', name, 'kind', kind, 'size', size,
        'content', case when for_export and so_far <= 8000000 then translate(encode(content, 'base64'), E'\n', '') end
      ) order by created_at, place), '[]')
      from (
        select file.*, answer.created_at, sum(size) over (order by place = 0, answer.created_at, place) as so_far
        from public.lead_answer_files file join public.lead_answers answer on answer.id = file.answer_id
        where answer.id = any (answers)
      ) file),
    'lead_events', (select coalesce(jsonb_agg(to_jsonb(event) order by created_at), '[]') from public.lead_events event
      where lead_id = any (ties.forms)),
    'mail_deliveries', (select coalesce(jsonb_agg(to_jsonb(email) order by created_at), '[]')
      from public.mail_deliveries email
      where about_id = any (ties.forms) or lower(recipient) = any (ties.emails)),
    'accounts', (select coalesce(jsonb_agg(jsonb_build_object(
        'id', account.id, 'email', account.email, 'phone', account.phone, 'created_at', account.created_at,
        'last_sign_in_at', account.last_sign_in_at, 'data', account.raw_user_meta_data,
        'staff', exists (select from public.staff where user_id = account.id)
      )), '[]') from auth.users account where lower(account.email) = any (ties.emails))
  );
  insert into public.admin_log (kind) values (case when for_export then 'personExported' else 'personFound' end);
  return file;
end
$function$
;
grant execute on function public.person_file(wanted_email text, wanted_phone text, for_export boolean) to authenticated;

CREATE OR REPLACE FUNCTION public.person_found_by(wanted_email text, wanted_phone text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_administrator();
  return (select jsonb_build_object('emails', emails, 'phones', phones, 'others', others)
    from private.person_ties(wanted_email, wanted_phone));
end
$function$
;
grant execute on function public.person_found_by(wanted_email text, wanted_phone text) to authenticated;

CREATE OR REPLACE FUNCTION public.retry_delivery(delivery uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  email public.mail_deliveries;
begin
  perform private.require_lead_worker();
  select * into email from public.mail_deliveries
  where id = delivery and status in ('waiting', 'failed') for update;
  if not found or not private.requeue_email(email) then
    return false;
  end if;
  update public.mail_deliveries set status = 'waiting', problem = null where id = delivery;
  perform private.log_email('emailRetried', email);
  return true;
end
$function$
;
grant execute on function public.retry_delivery(delivery uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.run_retention()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_administrator();
  perform private.queue_job('erase-expired', '{}', 'erase-expired:asked');
  insert into public.admin_log (kind) values ('retentionRun');
end
$function$
;
grant execute on function public.run_retention() to authenticated;

CREATE OR REPLACE FUNCTION public.take_lead_apart(other uuid)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  goes public.leads;
begin
  perform private.require_lead_worker();
  perform pg_advisory_xact_lock(hashtext('merged leads'));
  select * into goes from public.leads where id = other for no key update;
  if goes.id is null then
    return 'gone';
  elsif goes.merged_into is not null then
    update public.leads set merged_into = null where id = other;
    insert into public.lead_events (lead_id, kind, data)
    values (goes.merged_into, 'takenApart', jsonb_build_object('lead', other, 'number', goes.number));
  end if;
  return 'done';
end
$function$
;
grant execute on function public.take_lead_apart(other uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.tie_demo(booking uuid, known_version integer, lead uuid)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  kept public.demo_bookings;
begin
  perform private.require_lead_worker();
  select * into kept from public.demo_bookings where id = booking for update;
  if kept.id is null or (lead is not null and not exists (select from public.leads where id = lead)) then
    return 'gone';
  elsif kept.lead_id is not distinct from lead then
    return 'done';
  elsif kept.version <> known_version then
    return 'changed';
  end if;
  update public.demo_bookings set lead_id = lead where id = booking;
  return 'done';
end
$function$
;
grant execute on function public.tie_demo(booking uuid, known_version integer, lead uuid) to authenticated;
