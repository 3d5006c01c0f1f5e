-- A session that nobody uses ends after twelve hours: not_after moves on with each refresh (backend/auth/sessions.ts).
update auth.sessions
set not_after = least(not_after, coalesce(refreshed_at, created_at) + interval '12 hours')
where not_after > coalesce(refreshed_at, created_at) + interval '12 hours';

-- Another address counts once it is confirmed at both.
alter table auth.users add email_change_confirm_status smallint not null default 0
  check (email_change_confirm_status between 0 and 3);
comment on column auth.users.email_change_confirm_status is 'Who confirmed email_change: 1 the new address, 2 the current one, 3 both.';
update auth.users set email_change = '' where email_change <> '';
delete from auth.one_time_tokens where token_type = 'email_change_token_new';
