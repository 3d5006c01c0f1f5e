import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { emailFilesPart, newsEditorParts, offerPart } from "./admin/urls.ts";
import { eventsPath } from "./analytics/event.ts";
import { reportsPath } from "./content-security-policy.server.ts";
import { cityPages } from "./domain/city-pages.ts";
import { accountPaths, adminPaths } from "./domain/staff-paths.ts";
import { offlinePath } from "./offline/cacheable.ts";
import {
  apiPath,
  dataPaths,
  draftPaths,
  ownDemoPaths,
  ownOrderPaths,
  type Page,
  siteMap,
} from "./site-map.ts";

/** The route of a path of app/site-map.ts; React Router's paths have no leading slash. */
const pathRoute = (path: string, file: string) => route(path.slice(1), file);

/** Several paths with one module; each has its path as its id. */
const atEach = (paths: readonly string[], file: string) =>
  paths.map((path) => (path === "/" ? index(file) : route(path.slice(1), file, { id: path.slice(1) })));

/** A page inside the frame of the admin. */
const inAdmin = (path: string, file: string, below?: ReturnType<typeof route>[]) =>
  route(path.slice(adminPaths.overview.length + 1), file, below);

/** The module of a page: the stories share one. */
const moduleOf = (key: string) =>
  key.startsWith("story") ? "story" : key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const pages = Object.entries<Page>(siteMap).flatMap(([key, { path, aliases = [] }]) =>
  atEach([path, ...aliases], `pages/${moduleOf(key)}.tsx`),
);
const cities = cityPages.flatMap(({ path, aliases }) => atEach([path, ...aliases], "pages/city.tsx"));

const routes = [
  ...pages,
  ...cities,
  pathRoute(`${siteMap.news.path}/feed.xml`, "pages/news-feed.ts"),
  pathRoute(`${siteMap.news.path}/:slug`, "pages/article.tsx"),
  pathRoute(`${siteMap.careers.path}/:slug`, "pages/opening.tsx"),
  pathRoute(dataPaths.quoteDialog, "pages/quote-dialog-data.ts"),
  pathRoute(dataPaths.orderFormTexts, "pages/order-form-texts.ts"),
  pathRoute(dataPaths.demoSlots, "pages/demo-slots.ts"),
  pathRoute(dataPaths.demoFeed, "pages/demo-feed.ts"),
  pathRoute(ownDemoPaths.booked, "pages/demo-booked.tsx"),
  pathRoute(ownDemoPaths.change, "pages/demo-change.tsx"),
  pathRoute(ownDemoPaths.calendar, "pages/demo-calendar.ts"),
  ...atEach([ownOrderPaths.correct], "pages/express-order.tsx"),
  pathRoute(ownOrderPaths.receipt, "pages/order-receipt.ts"),
  pathRoute(ownOrderPaths.status, "pages/order-status.tsx"),
  pathRoute(ownOrderPaths.news, "pages/order-news.ts"),
  pathRoute(ownOrderPaths.offer, "pages/offer.tsx"),
  pathRoute(ownOrderPaths.offerFile, "pages/offer-file.ts"),
  pathRoute(ownOrderPaths.calendar, "pages/order-calendar.ts"),
  pathRoute(draftPaths.article, "admin/news/shared-draft-route.tsx"),
  pathRoute(draftPaths.opening, "admin/openings/shared-draft-route.tsx"),
  pathRoute(eventsPath, "pages/events.ts"),
  pathRoute(reportsPath, "pages/reports.ts"),
  pathRoute(`${apiPath}/*`, "pages/api.ts"),
  pathRoute(dataPaths.health, "pages/health.ts"),
  pathRoute(dataPaths.live, "pages/live.ts"),
  pathRoute(dataPaths.ready, "pages/ready.ts"),
  route("sitemap.xml", "pages/sitemap.ts"),
  route("robots.txt", "pages/robots.ts"),
  route(".well-known/security.txt", "pages/security-txt.ts"),
  route("manifest.webmanifest", "pages/manifest.ts"),
  pathRoute(`${dataPaths.media}/:file`, "pages/media.ts"),
  pathRoute(`${dataPaths.shareImages}/*`, "pages/share-image.ts"),
  pathRoute(offlinePath, "pages/offline.ts"),
  pathRoute(dataPaths.debugPage, "pages/debug-order-guard.tsx"),
  pathRoute(dataPaths.debugState, "pages/debug-state.ts"),
  layout("account/routes/frame.tsx", [
    pathRoute(accountPaths.signIn, "account/routes/sign-in.tsx"),
    ...atEach([accountPaths.newPassword, accountPaths.emailLink], "account/routes/ask-email.tsx"),
    pathRoute(accountPaths.choosePassword, "account/routes/choose-password.tsx"),
    pathRoute(accountPaths.invitation, "account/routes/invitation.tsx"),
    pathRoute(accountPaths.openLink, "account/routes/open-link.tsx"),
    pathRoute(accountPaths.callback, "account/routes/callback.tsx"),
    pathRoute(accountPaths.secondFactor, "account/routes/second-factor.tsx"),
    pathRoute(accountPaths.account, "account/routes/account.tsx"),
    pathRoute(accountPaths.enrol, "account/routes/enrol.tsx"),
    pathRoute(accountPaths.setup, "account/routes/setup.tsx"),
  ]),
  pathRoute(accountPaths.signOut, "account/routes/sign-out.ts"),
  pathRoute(`${accountPaths.provider}/:provider`, "account/routes/provider.ts"),
  pathRoute(`${accountPaths.link}/:provider`, "account/routes/link-provider.ts"),
  pathRoute(accountPaths.endSession, "account/routes/end-session.ts"),
  route(adminPaths.overview.slice(1), "admin/frame-route.tsx", [
    index("admin/overview/route.tsx"),
    inAdmin(adminPaths.leads, "admin/leads/list-route.tsx", [route(":id", "admin/leads/lead-route.tsx")]),
    inAdmin(`${adminPaths.leads}/:id/${offerPart}`, "admin/offers/offer-route.tsx"),
    inAdmin(adminPaths.newLead, "admin/new-lead/route.tsx"),
    inAdmin(adminPaths.leadsImport, "admin/import/route.tsx"),
    inAdmin(adminPaths.leadsExportConfirm, "admin/leads/confirm-export-route.tsx"),
    inAdmin(adminPaths.orders, "admin/orders/list-route.tsx"),
    inAdmin(adminPaths.customers, "admin/customers/list-route.tsx"),
    inAdmin(`${adminPaths.customers}/:kind/:id`, "admin/customers/customer-route.tsx"),
    inAdmin(adminPaths.demos, "admin/demos/list-route.tsx", [route(":id", "admin/demos/demo-route.tsx")]),
    inAdmin(adminPaths.demoBooking, "admin/demos/book-route.tsx"),
    inAdmin(`${adminPaths.demoSettings}/:part?`, "admin/demos/settings-route.tsx"),
    inAdmin(adminPaths.report, "admin/report/route.tsx"),
    inAdmin(adminPaths.tags, "admin/tags/route.tsx"),
    inAdmin(adminPaths.templates, "admin/templates/list-route.tsx"),
    inAdmin(`${adminPaths.templates}/:id`, "admin/templates/template-route.tsx"),
    inAdmin(adminPaths.emails, "admin/emails/list-route.tsx"),
    inAdmin(`${adminPaths.emails}/:id`, "admin/emails/email-route.tsx"),
    inAdmin(adminPaths.news, "admin/news/list-route.tsx"),
    inAdmin(`${adminPaths.news}/:id`, "admin/news/article-route.tsx"),
    inAdmin(adminPaths.media, "admin/media/route.tsx"),
    inAdmin(adminPaths.openings, "admin/openings/list-route.tsx"),
    inAdmin(`${adminPaths.openings}/:id`, "admin/openings/opening-route.tsx"),
    inAdmin(adminPaths.applications, "admin/applications/list-route.tsx"),
    inAdmin(`${adminPaths.applications}/:id`, "admin/applications/application-route.tsx"),
    inAdmin(adminPaths.references, "admin/references/list-route.tsx"),
    inAdmin(`${adminPaths.references}/:kind/:id`, "admin/references/reference-route.tsx"),
    inAdmin(adminPaths.company, "admin/company/route.tsx"),
    inAdmin(adminPaths.users, "admin/users/route.tsx"),
    inAdmin(`${adminPaths.users}/:id`, "admin/users/user-route.tsx"),
    inAdmin(adminPaths.apiKeys, "admin/api-keys/route.tsx"),
    inAdmin(adminPaths.privacy, "admin/privacy/route.tsx"),
    inAdmin(adminPaths.audit, "admin/audit/route.tsx"),
    inAdmin(adminPaths.webhooks, "admin/webhooks/list-route.tsx"),
    inAdmin(`${adminPaths.webhooks}/:id`, "admin/webhooks/webhook-route.tsx"),
    inAdmin(adminPaths.redirects, "admin/redirects/route.tsx"),
    inAdmin(adminPaths.status, "admin/status/route.tsx"),
    inAdmin(adminPaths.notices, "admin/notices/route.tsx"),
    route("*", "admin/unknown-route.tsx"),
  ]),
  pathRoute(`${adminPaths.news}/:id/${newsEditorParts.save}`, "admin/news/save-route.ts"),
  pathRoute(`${adminPaths.news}/:id/${newsEditorParts.image}`, "admin/news/image-route.ts"),
  pathRoute(`${adminPaths.news}/:id/${newsEditorParts.share}`, "admin/news/share-route.ts"),
  pathRoute(`${adminPaths.news}/:id/${newsEditorParts.preview}`, "admin/news/preview-route.tsx"),
  pathRoute(adminPaths.mediaUpload, "admin/media/upload-route.ts"),
  pathRoute(adminPaths.knownSender, "admin/new-lead/known-route.ts"),
  pathRoute(adminPaths.find, "admin/palette/find-route.ts"),
  pathRoute(adminPaths.demoCustomers, "admin/demos/customers-route.ts"),
  pathRoute(`${adminPaths.leads}/:id/${emailFilesPart}/:file`, "admin/emails/file-route.ts"),
  pathRoute(adminPaths.leadsExport, "admin/leads/export-route.ts"),
  pathRoute(adminPaths.reportWorkbook, "admin/report/workbook-route.ts"),
  pathRoute(adminPaths.personFile, "admin/privacy/person-file-route.ts"),
  pathRoute(adminPaths.changes, "admin/changes-route.ts"),
  // The page of all components of app/ui, and a page to copy from, in development only.
  ...(process.env.NODE_ENV === "production"
    ? []
    : [route("components", "pages/components.tsx"), route("template", "pages/template.tsx")]),
  route("*", "pages/not-found.tsx"),
];

export default [layout("pages/error-route.tsx", routes)] satisfies RouteConfig;
