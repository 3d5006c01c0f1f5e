import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import {
  accountPath,
  callbackPath,
  choosePasswordPath,
  emailLinkPath,
  endSessionPath,
  enrolPath,
  invitationPath,
  linkPath,
  newPasswordPath,
  providerPath,
  secondFactorPath,
  setupPath,
  signInPath,
  signOutPath,
} from "./account/addresses.ts";
import {
  adminPath,
  changesPath,
  healthPath,
  leadsExportPath,
  newsAdminPath,
  newsEditorParts,
} from "./admin/addresses.ts";
import { demoSettingsPath, demosPath } from "./admin/demos/addresses.ts";
import { leadsPath } from "./admin/leads/addresses.ts";
import { openingsAdminPath } from "./admin/openings/addresses.ts";
import {
  auditPath,
  emailsPath,
  operationsPath,
  peoplePath,
  personFilePath,
  protectionPath,
  redirectsPath,
} from "./admin/topic-addresses.ts";
import { figuresAdminPath } from "./company/addresses.ts";
import { debugPagePath, debugStatePath } from "./debug/rules.ts";
import { ownDemoPaths, slotsPath } from "./demos/addresses.ts";
import { quoteDataPath } from "./leads/quote-request/rules.ts";
import { mediaPath } from "./news/media.ts";
import { offlinePath } from "./offline/rules.ts";
import { shareImageFolder } from "./seo/share-image.ts";
import { cityFile, cityPages, type Page, siteMap } from "./site-map.ts";

const newsPath = siteMap.news.path.slice(1);
const pages = Object.values<Page>(siteMap).flatMap(({ path, aliases = [], file }) =>
  file
    ? [
        path === "/" ? index(`pages/${file}`) : route(path.slice(1), `pages/${file}`, { id: path.slice(1) }),
        ...aliases.map((alias) => route(alias.slice(1), `pages/${file}`, { id: alias.slice(1) })),
      ]
    : [],
);

const cities = cityPages.flatMap(({ path, aliases }) =>
  [path, ...aliases].map((address) => route(address.slice(1), `pages/${cityFile}`, { id: address.slice(1) })),
);

export default [
  ...pages,
  ...cities,
  ...["xml", "json"].map((format) =>
    route(`${newsPath}/feed.${format}`, "pages/news-feed.ts", { id: `news-feed-${format}` }),
  ),
  route(`${newsPath}/:slug`, "pages/article.tsx"),
  route(`${siteMap.careers.path.slice(1)}/:slug`, "pages/opening.tsx"),
  route(quoteDataPath.slice(1), "pages/quote-dialog-data.ts"),
  route(slotsPath.slice(1), "pages/demo-slots.ts"),
  route(ownDemoPaths.booked.slice(1), "pages/demo-booked.tsx"),
  route(ownDemoPaths.change.slice(1), "pages/demo-change.tsx"),
  route(ownDemoPaths.calendar.slice(1), "pages/demo-calendar.ts"),
  route("events", "pages/events.ts"),
  route(healthPath.slice(1), "pages/health.ts"),
  route("sitemap.xml", "pages/sitemap.ts"),
  route("robots.txt", "pages/robots.ts"),
  route(".well-known/security.txt", "pages/security-txt.ts"),
  route("manifest.webmanifest", "pages/manifest.ts"),
  route("llms.txt", "pages/llms.ts"),
  route(`${mediaPath.slice(1)}/:file`, "pages/media.ts"),
  route(`${shareImageFolder.slice(1)}/*`, "pages/share-image.ts"),
  route(offlinePath.slice(1), "pages/offline.ts"),
  route(debugPagePath.slice(1), "pages/debug-order-guard.tsx"),
  route(debugStatePath.slice(1), "pages/debug-state.ts"),
  layout("account/routes/frame.tsx", [
    route(signInPath.slice(1), "account/routes/sign-in.tsx"),
    route(newPasswordPath.slice(1), "account/routes/ask-email.tsx", { id: "account/routes/forgotten" }),
    route(emailLinkPath.slice(1), "account/routes/ask-email.tsx", { id: "account/routes/email-link" }),
    route(choosePasswordPath.slice(1), "account/routes/choose-password.tsx"),
    route(invitationPath.slice(1), "account/routes/invitation.tsx"),
    route(callbackPath.slice(1), "account/routes/callback.tsx"),
    route(secondFactorPath.slice(1), "account/routes/second-factor.tsx"),
    route(accountPath.slice(1), "account/routes/account.tsx"),
    route(enrolPath.slice(1), "account/routes/enrol.tsx"),
    route(setupPath.slice(1), "account/routes/setup.tsx"),
  ]),
  route(signOutPath.slice(1), "account/routes/sign-out.ts"),
  route(`${providerPath.slice(1)}/:provider`, "account/routes/provider.ts"),
  route(`${linkPath.slice(1)}/:provider`, "account/routes/link-provider.ts"),
  route(endSessionPath.slice(1), "account/routes/end-session.ts"),
  route(adminPath.slice(1), "admin/frame-route.tsx", [
    index("admin/overview/route.tsx"),
    route(leadsPath.slice(adminPath.length + 1), "admin/leads/list-route.tsx", [
      route(":id", "admin/leads/lead-route.tsx"),
    ]),
    route(demosPath.slice(adminPath.length + 1), "admin/demos/list-route.tsx", [
      route(":id", "admin/demos/demo-route.tsx"),
    ]),
    route(demoSettingsPath.slice(adminPath.length + 1), "admin/demos/settings-route.tsx"),
    route(emailsPath.slice(adminPath.length + 1), "admin/emails/list-route.tsx"),
    route(`${emailsPath.slice(adminPath.length + 1)}/:id`, "admin/emails/email-route.tsx"),
    route(newsAdminPath.slice(adminPath.length + 1), "admin/news/list-route.tsx"),
    route(`${newsAdminPath.slice(adminPath.length + 1)}/:id`, "admin/news/article-route.tsx"),
    route(openingsAdminPath.slice(adminPath.length + 1), "admin/openings/list-route.tsx"),
    route(`${openingsAdminPath.slice(adminPath.length + 1)}/:id`, "admin/openings/opening-route.tsx"),
    route(figuresAdminPath.slice(adminPath.length + 1), "admin/company/route.tsx"),
    route(peoplePath.slice(adminPath.length + 1), "admin/users/route.tsx"),
    route(protectionPath.slice(adminPath.length + 1), "admin/privacy/route.tsx"),
    route(auditPath.slice(adminPath.length + 1), "admin/audit/route.tsx"),
    route(redirectsPath.slice(adminPath.length + 1), "admin/redirects/route.tsx"),
    route(operationsPath.slice(adminPath.length + 1), "admin/status/route.tsx"),
  ]),
  route(`${newsAdminPath.slice(1)}/:id/${newsEditorParts.save}`, "admin/news/save-route.ts"),
  route(`${newsAdminPath.slice(1)}/:id/${newsEditorParts.image}`, "admin/news/image-route.ts"),
  route(`${newsAdminPath.slice(1)}/:id/${newsEditorParts.share}`, "admin/news/share-route.ts"),
  route(`${newsAdminPath.slice(1)}/:id/${newsEditorParts.preview}`, "admin/news/preview-route.tsx"),
  route(leadsExportPath.slice(1), "admin/leads/export-route.ts"),
  route(personFilePath.slice(1), "admin/privacy/person-file-route.ts"),
  route(changesPath.slice(1), "admin/changes-route.ts"),
  route("*", "pages/not-found.tsx"),
] satisfies RouteConfig;
