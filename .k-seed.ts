import pg from "pg"; import { readFileSync } from "node:fs";
const { owner } = JSON.parse(readFileSync("/tmp/k/conn.json","utf8"));
const c = new pg.Client(owner); await c.connect();
const n = Number(process.argv[2]);
await c.query("insert into auth.users values ('00000000-0000-4000-8000-000000000001') on conflict do nothing; insert into auth.sessions values ('00000000-0000-4000-8000-0000000000aa','00000000-0000-4000-8000-000000000001',null) on conflict do nothing; insert into staff values ('00000000-0000-4000-8000-000000000001','sales','Säljare') on conflict do nothing");
const t = performance.now();
await c.query(`
insert into leads (id, kind, number, created_at, locale, company, name, email, phone, service, city, source, message, org_number, facts, status, assigned_to)
select id, (array['contact','quote','order'])[1 + n % 3], private.contact_number(id), now() - n * interval '30 seconds', 'sv',
 (array['Mälarport','Åberga','Kvarnby','Lindvall','Björkö','Hagastad','Söderport','Tibble','Valla','Sund'])[1 + n % 10] || ' ' || (array['AB','Fastigheter','Event','Galleria','Kommun','Arena','Logistik'])[1 + n % 7] || ' ' || n % 20000,
 (array['Karin','Anna','Erik','Lars','Maria','Johan','Eva'])[1 + n % 7] || ' ' || (array['Lund','Berg','Ek','Ström','Dahl'])[1 + n % 5],
 'namn' || n % 500000 || '@foretag' || n % 20000 || '.example', '070' || lpad((n % 10000000)::text, 7, '0'),
 (array['guard','orderGuard','host','training', null])[1 + n % 5],
 (array['stockholm','goteborg','malmo','uppsala','vasteras','orebro',null])[1 + n % 7], 'contact-form',
 'Vi söker ' || (array['väktare','ordningsvakter','entrévärdar'])[1 + n % 3] || ' till ' || (array['butik','hamnfest','kontor','arena','konsert','skola'])[1 + n % 6] || ' vecka ' || n % 52 || ', ' || n % 900 || ' besökare. Ring gärna mig på förmiddagen. Ärende ' || md5(n::text),
 null, '{}', (array['new','contacted','quoted','won','lost','lost','won','lost'])[1 + (n % 8)], null
from (select gen_random_uuid() as id, n from generate_series(1, ${n}) as n) as s`);
await c.query("vacuum analyze leads");
console.log(performance.now()-t, (await c.query("select pg_size_pretty(pg_total_relation_size('leads')) s, pg_size_pretty(pg_relation_size('leads_by_words')) w, (select json_agg(c) from lead_counts c) n")).rows[0]);
await c.end();
