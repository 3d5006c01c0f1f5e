-- The sitemap tells when a page last changed, and every page names a figure (app/pages/sitemap-data.server.ts).
grant select (version, changed_at) on public.figures to anon;
