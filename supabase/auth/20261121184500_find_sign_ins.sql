-- Whether a browser or a network has signed in to an account before is looked up at every sign-in.
create index audit_log_entries_by_actor on auth.audit_log_entries ((payload ->> 'actor_id'), created_at desc);
