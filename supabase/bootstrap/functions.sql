-- Runs at every start, after the schema and the site's login are made.
select private.close_functions();
