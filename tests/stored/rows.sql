-- Rows for the tables that the forms and the sign-in leave empty (tests/stored/make.ts). $staff is somebody
-- who sells, $editor somebody who writes.

-- Leads: worked on, answered, with an answer by email and its attachment.
insert into lead_notes (id, lead_id, author, text) select gen_random_uuid(), id, $staff, 'Vill bli uppringd.' from leads;
insert into lead_replies (id, lead_id, author, recipient, subject, body, locale)
  select gen_random_uuid(), id, $staff, email, 'Er förfrågan', 'Hej! Vi har två väktare på lördag.', locale
  from leads where email is not null limit 1;
insert into lead_answers (lead_id, message_id, sender, sender_name, subject, body)
  select id, '<svar-1@example.se>', email, 'Anna Ek', 'Sv: Er förfrågan', 'Tack, det passar.' from leads where email is not null limit 1;
insert into lead_answer_files (answer_id, place, name, kind, content)
  select id, 1, 'karta.txt', 'text/plain', convert_to('Grinden vid hamnen', 'UTF8') from lead_answers;
insert into lead_views (id, owner, name, query) values (gen_random_uuid(), $staff, 'Nya i Malmö', 'status=new&ort=malmo');
insert into lead_notices (id, lead_id, user_id, kind, way)
  select gen_random_uuid(), id, $staff, 'new', 'both' from leads limit 1 on conflict do nothing;
insert into staff_notices (user_id) values ($staff) on conflict do nothing;
update leads set status = 'won', value = 45000, assigned_to = $staff where kind = 'quote';
update leads set status = 'lost', lost_reason = 'price' where kind = 'order';

-- Demos: a sales rep with an account, a calendar that is subscribed to, a day off.
insert into sales_reps (name, email, user_id) values ('Anna Lind', 'anna.lind@example.se', $staff);
insert into private.demo_feeds (user_id, key_hash) values ($staff, sha256('feed'));
insert into demo_closed_days (day, kind, reason_sv, reason_en) values ('2030-06-05', 'admin', 'Studiedag', 'Study day');

-- Articles: a picture, a draft with its history, a plan, a former address, a link to look at it.
insert into media (hash, width, height, added_by, alt_sv, alt_en)
  values (md5('picture'), 400, 225, $editor, 'En väktare vid en grind', 'A guard at a gate');
insert into media_files (hash, width, type, bytes) values (md5('picture'), 400, 'webp', decode(
  'UklGRkIAAABXRUJQVlA4IDYAAAAwAwCdASooABYAPm02l0ikIyIhJWgAgA2JZwB2AABX74bgAP7zaZf/FAKRw53/6+AKeJAAAAA=', 'base64'));
insert into news_drafts (id, content, published_version, changed_by)
  select id, jsonb_build_object('title_sv', title_sv), 1, $editor from news_articles limit 1;
insert into news_revisions (article_id, kind, content, actor, published_at)
  select id, 'published', content, $editor, now() from news_drafts;
insert into news_plans (article_id, at, version, slug, content, columns, planned_by)
  select d.id, '2040-01-01', 2, a.slug, d.content, '{}', $editor from news_drafts d join news_articles a using (id);
insert into news_slug_redirects (slug, article_id) select 'tidigare-adress', id from news_drafts;
insert into draft_links (article_id, made_by) select id, $editor from news_drafts;

-- The company: prices' history, an opening's earlier text.
update company_facts set content = null, version = version + 1, changed_by = $editor where part = 'statements';
insert into company_fact_changes (part, was, now, actor) values ('statements', null, null, $editor);
insert into opening_revisions (opening_id, content, actor, created_at)
  select id, jsonb_build_object('title_sv', title_sv), $editor, now() from openings;

-- What is counted.
insert into events (name, path) values ('page_view', '/pris');
insert into old_address_counts (day, path, hits) values ('2026-11-24', '/kontakta-oss', 3);
insert into browser_report_counts (day, rule, blocked, page, hits) values ('2026-11-24', 'script-src', 'inline', '/', 1);

select private.note_backup();

-- The sign-in: what is under way in it.
insert into auth.mfa_recovery_codes (factor_id, code_hash) select id, sha256('code') from auth.mfa_factors;
insert into auth.mfa_challenges (factor_id, code_hash) select id, sha256('challenge') from auth.mfa_factors limit 1;
insert into auth.webauthn_challenges (session_data, expires_at) values ('{}', '2040-01-01');
insert into auth.flow_state (user_id, authentication_method) values ($staff, 'recovery');
insert into auth.one_time_tokens (user_id, token_type, token_hash, relates_to)
  values ($editor, 'recovery_token', sha256('token'), 'editor@example.se');
insert into auth.known_devices (user_id, device_hash) values ($staff, sha256('device')) on conflict do nothing;
