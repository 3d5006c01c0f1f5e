-- The first articles in a database that has them already say kontrollpunkt as the rest of the site does.
update public.news_articles set
  title_sv = replace(replace(title_sv, 'checkpunkt', 'kontrollpunkt'), 'Checkpunkt', 'Kontrollpunkt'),
  excerpt_sv = replace(replace(excerpt_sv, 'checkpunkt', 'kontrollpunkt'), 'Checkpunkt', 'Kontrollpunkt'),
  lead_sv = replace(replace(lead_sv, 'checkpunkt', 'kontrollpunkt'), 'Checkpunkt', 'Kontrollpunkt'),
  blocks_sv = replace(replace(blocks_sv::text, 'checkpunkt', 'kontrollpunkt'), 'Checkpunkt', 'Kontrollpunkt')::jsonb
where concat(title_sv, excerpt_sv, lead_sv, blocks_sv) ilike '%checkpunkt%';
