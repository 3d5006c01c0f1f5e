import { useCallback, useEffect, useState } from "react";
import { isRouteErrorResponse, Link, type Location, Outlet, useBlocker } from "react-router";
import { StaffErrorScreen } from "#app/account/routes/staff-error-screen.tsx";
import { signInHref } from "#app/account/urls.ts";
import { countApplications } from "#app/careers/application/applications.server.ts";
import { accountPaths, adminPaths } from "#app/domain/staff-paths.ts";
import { pageHref, pathIn } from "#app/i18n/links.ts";
import { ownFrame } from "#app/layout/bare-layout.tsx";
import { useKeptDocument } from "#app/layout/kept-document.ts";
import { mainId } from "#app/layout/route-change.tsx";
import { countLeads } from "#app/leads/leads.server.ts";
import { noticesParameter, wantsBrowser } from "#app/leads/notices/notice.ts";
import { readNoticeChoice } from "#app/leads/notices/notices.server.ts";
import { countOrders } from "#app/orders/orders.server.ts";
import { Button } from "#app/ui/button.tsx";
import { brand } from "#brand/company.ts";
import type { Route } from "./+types/frame-route";
import { AdminFrame } from "./admin-frame.tsx";
import { adminRequest } from "./admin-request.server.ts";
import { adminPagesOf } from "./navigation.ts";
import { Notice, useFocusOn } from "./ui/admin-notice.tsx";
import { AdminPage } from "./ui/admin-page.tsx";
import { OthersContext } from "./ui/others-here.tsx";
import { noStore } from "./ui/outcome.ts";
import type { NoResponse } from "./ui/submit-or-stay.ts";
import { NoResponseContext } from "./ui/use-last-result.ts";
import { adminHref } from "./urls.ts";
import { useAdminChanges } from "./use-admin-changes.ts";
import { pageWaits, untilServerResponds, waitForServer } from "./wait-for-server.ts";
import "#app/ui/item-list.css";
import "#app/ui/notice.css";
import "#app/ui/stack.css";
import { adminFrameMessages } from "./words.server.ts";
import "./admin-page.css";

export const handle = ownFrame;
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [waitForServer];

export async function loader({ request, context }: Route.LoaderArgs) {
  const readAt = Date.now();
  const { member, staff, locale } = await adminRequest(request, context);
  const { pages, roles, newLeads, unstaffed, ...messages } = adminFrameMessages[locale];
  const [counts, orders, applications, notices] =
    member.role === "editor"
      ? [null, null, null, null]
      : await Promise.all([
          countLeads(staff),
          countOrders(staff, new Date()),
          countApplications(staff),
          readNoticeChoice(staff),
        ]);
  return {
    locale,
    readAt,
    messages,
    person: { name: member.name, role: roles[member.role] },
    brand: { name: brand.name, siteHref: pageHref("home", locale) },
    newLeadHref: member.role === "editor" ? null : adminHref(adminPaths.newLead, locale),
    noticesHref: notices && adminHref(adminPaths.notices, locale),
    noticesUrl:
      notices && wantsBrowser(notices)
        ? adminHref(adminPaths.changes, locale, { [noticesParameter]: "1" })
        : null,
    accountHref: pathIn(accountPaths.account, locale),
    signInHref: signInHref(accountPaths.signIn, pathIn(accountPaths.account, locale), locale),
    signOutHref: pathIn(accountPaths.signOut, locale),
    entries: adminPagesOf(member.role).map(({ key, path, icon, startsGroup, shortcut }) => ({
      key,
      href: adminHref(path, locale),
      icon,
      startsGroup,
      label: pages[key],
      ...(shortcut ? { shortcut } : {}),
      ...(key === "leads" && counts ? { count: counts.get("new")?.leads ?? 0, countWord: newLeads } : {}),
      ...(key === "applications" && applications ? { count: applications.new, countWord: newLeads } : {}),
      ...(key === "orders" && orders ? { count: orders.unstaffed, countWord: unstaffed } : {}),
    })),
  };
}

export const headers = () => noStore;
export const meta = () => [{ name: "robots", content: "noindex" }];

/** The route around every page of the admin, for staff who have used their second factor. */
export default function Frame({ loaderData }: Route.ComponentProps) {
  const { messages, signInHref: again, noticesUrl, readAt } = loaderData;
  const { isSignedOut, setIsSignedOut, others } = useAdminChanges(noticesUrl, readAt);
  const [noResponse, setNoResponse] = useState<NoResponse>();
  const onNoResponse = useCallback(
    (result: NoResponse | undefined) => {
      setNoResponse(result?.isSignedOut ? undefined : result);
      setIsSignedOut(result?.isSignedOut ?? false);
    },
    [setIsSignedOut],
  );
  const isWaiting = useWaitingPage();
  const box = useFocusOn(noResponse);
  return (
    <AdminFrame {...loaderData}>
      {isSignedOut ? (
        <div className="admin__notice">
          <p className="notice notice--refused" role="alert">
            <span>{messages.signedOut}</span>
            <a href={again} target="_blank" rel="noopener">
              {messages.signInAgain}
            </a>
          </p>
        </div>
      ) : null}
      {noResponse || isWaiting ? (
        <div className="admin__notice">
          <Notice ref={box} done={false} {...messages[isWaiting ? "waiting" : "noResponse"]} />
        </div>
      ) : null}
      <NoResponseContext value={onNoResponse}>
        <OthersContext value={others}>
          <Outlet />
        </OthersContext>
      </NoResponseContext>
    </AdminFrame>
  );
}

/**
 * Whether a page was chosen that can't be reached; it is opened as soon as it can. Without network the attempt would
 * replace the shown page, with what is being written on it, by an error.
 */
function useWaitingPage(): boolean {
  const [isWaiting, setIsWaiting] = useState(false);
  useEffect(() => {
    const onWait = (event: Event) => setIsWaiting(event instanceof CustomEvent && event.detail);
    addEventListener(pageWaits, onWait);
    return () => removeEventListener(pageWaits, onWait);
  }, []);
  useKeptDocument(untilServerResponds);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !navigator.onLine && pageOf(currentLocation) !== pageOf(nextLocation),
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    const go = () => blocker.proceed();
    addEventListener("online", go);
    return () => removeEventListener("online", go);
  }, [blocker]);
  return isWaiting || blocker.state === "blocked";
}

/** The URL of a location's page, to which its forms are posted; React Router adds "index" for some. */
function pageOf({ pathname, search }: Location): string {
  const parameters = new URLSearchParams(search);
  parameters.delete("index");
  return `${pathname}?${parameters}`;
}

/** Shows 404 and 403 beside the admin's menu; other errors go to the site's error screen. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (loaderData && isRouteErrorResponse(error) && (error.status === 404 || error.status === 403)) {
    const { gone, back } = loaderData.messages;
    // A 403 of requireStaff has its own text.
    const page: { title: string; heading?: string; text: string } = error.status === 403 ? error.data : gone;
    return (
      <AdminFrame {...loaderData}>
        <AdminPage messages={{ title: page.title, heading: page.heading ?? page.title, lead: page.text }}>
          <p className="actions">
            <Button as={Link} kind="outline" to={adminHref(adminPaths.overview, loaderData.locale)}>
              {back}
            </Button>
          </p>
        </AdminPage>
      </AdminFrame>
    );
  }
  return (
    <main className="wrap" id={mainId} tabIndex={-1}>
      <StaffErrorScreen error={error} />
    </main>
  );
}
