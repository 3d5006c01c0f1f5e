import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import {
  accountPath,
  callbackPath,
  choosePasswordPath,
  endSessionPath,
  enrolPath,
  invitationPath,
  letterLinkPath,
  linkPath,
  newPasswordPath,
  providerPath,
  secondFactorPath,
  setupPath,
  signInPath,
  signOutPath,
} from "./account/addresses.ts";
import {
  changesPath,
  deskPath,
  healthPath,
  leadsExportPath,
  newsDeskPath,
  newsEditorParts,
} from "./admin/addresses.ts";
import { openingsDeskPath } from "./careers/desk/addresses.ts";
import { debugPagePath, debugStatePath } from "./debug/rules.ts";
import { ownDemoPaths, slotsPath } from "./demo/addresses.ts";
import { demoSettingsPath, demosPath } from "./demo/desk/addresses.ts";
import { figuresDeskPath } from "./figures/addresses.ts";
import { leadsPath } from "./leads/desk/addresses.ts";
import { quoteDataPath } from "./leads/quote-request/rules.ts";
import { mediaPath } from "./news/media.ts";
import {
  auditPath,
  lettersPath,
  operationsPath,
  peoplePath,
  personFilePath,
  protectionPath,
  redirectsPath,
} from "./office/addresses.ts";
import { offlinePath } from "./offline/rules.ts";
import { shareImageFolder } from "./search/share-image.ts";
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
  layout("pages/account/frame.tsx", [
    route(signInPath.slice(1), "pages/account/sign-in.tsx"),
    route(newPasswordPath.slice(1), "pages/account/letter.tsx", { id: "pages/account/forgotten" }),
    route(letterLinkPath.slice(1), "pages/account/letter.tsx", { id: "pages/account/letter-link" }),
    route(choosePasswordPath.slice(1), "pages/account/choose-password.tsx"),
    route(invitationPath.slice(1), "pages/account/invitation.tsx"),
    route(callbackPath.slice(1), "pages/account/callback.tsx"),
    route(secondFactorPath.slice(1), "pages/account/second-factor.tsx"),
    route(accountPath.slice(1), "pages/account/account.tsx"),
    route(enrolPath.slice(1), "pages/account/enrol.tsx"),
    route(setupPath.slice(1), "pages/account/setup.tsx"),
  ]),
  route(signOutPath.slice(1), "pages/account/sign-out.ts"),
  route(`${providerPath.slice(1)}/:provider`, "pages/account/provider.ts"),
  route(`${linkPath.slice(1)}/:provider`, "pages/account/link-provider.ts"),
  route(endSessionPath.slice(1), "pages/account/end-session.ts"),
  route(deskPath.slice(1), "pages/desk/frame.tsx", [
    index("pages/desk/overview.tsx"),
    route(leadsPath.slice(deskPath.length + 1), "pages/desk/leads.tsx", [
      route(":id", "pages/desk/lead.tsx"),
    ]),
    route(demosPath.slice(deskPath.length + 1), "pages/desk/demos.tsx", [
      route(":id", "pages/desk/demo.tsx"),
    ]),
    route(demoSettingsPath.slice(deskPath.length + 1), "pages/desk/demo-settings.tsx"),
    route(lettersPath.slice(deskPath.length + 1), "pages/desk/letters.tsx"),
    route(`${lettersPath.slice(deskPath.length + 1)}/:id`, "pages/desk/letter.tsx"),
    route(newsDeskPath.slice(deskPath.length + 1), "pages/desk/news.tsx"),
    route(`${newsDeskPath.slice(deskPath.length + 1)}/:id`, "pages/desk/news-article.tsx"),
    route(openingsDeskPath.slice(deskPath.length + 1), "pages/desk/openings.tsx"),
    route(`${openingsDeskPath.slice(deskPath.length + 1)}/:id`, "pages/desk/opening.tsx"),
    route(figuresDeskPath.slice(deskPath.length + 1), "pages/desk/figures.tsx"),
    route(peoplePath.slice(deskPath.length + 1), "pages/desk/people.tsx"),
    route(protectionPath.slice(deskPath.length + 1), "pages/desk/protection.tsx"),
    route(auditPath.slice(deskPath.length + 1), "pages/desk/audit.tsx"),
    route(redirectsPath.slice(deskPath.length + 1), "pages/desk/redirects.tsx"),
    route(operationsPath.slice(deskPath.length + 1), "pages/desk/operations.tsx"),
  ]),
  route(`${newsDeskPath.slice(1)}/:id/${newsEditorParts.save}`, "pages/desk/news-save.ts"),
  route(`${newsDeskPath.slice(1)}/:id/${newsEditorParts.image}`, "pages/desk/news-image.ts"),
  route(`${newsDeskPath.slice(1)}/:id/${newsEditorParts.share}`, "pages/desk/news-share.ts"),
  route(`${newsDeskPath.slice(1)}/:id/${newsEditorParts.preview}`, "pages/desk/news-preview.tsx"),
  route(leadsExportPath.slice(1), "pages/desk/leads-export.ts"),
  route(personFilePath.slice(1), "pages/desk/person-file.ts"),
  route(changesPath.slice(1), "pages/desk/changes.ts"),
  route("*", "pages/not-found.tsx"),
] satisfies RouteConfig;
