import { isRouteErrorResponse } from "react-router";
import { AccountScreen } from "#app/account/account-screen.tsx";
import { PassPanel } from "#app/account/pass-panel.tsx";
import type { notStaffMessages } from "#app/content/account/not-staff.server.ts";
import { accountPaths } from "#app/domain/staff-paths.ts";
import { pageHref, pathIn } from "#app/i18n/links.ts";
import { useLayoutData } from "#app/layout/layout-data.ts";
import { RouteErrorScreen } from "#app/layout/route-error-screen.tsx";
import { Button } from "#app/ui/button.tsx";

/**
 * The error screen of the staff's pages: for 403 from `requireStaff` it says that the account may not see the page; any
 * other error gets the site's own error screen.
 */
export function StaffErrorScreen({ error }: { error: unknown }) {
  const layout = useLayoutData();
  if (!layout) throw error;
  const { locale, errors } = layout;
  if (!isRouteErrorResponse(error) || error.status !== 403)
    return <RouteErrorScreen error={error} locale={locale} messages={errors} />;
  const messages: (typeof notStaffMessages)["sv"] = error.data;
  return (
    <AccountScreen messages={messages} forms={null}>
      <PassPanel id="inte-oppen" holes={3} title={messages.heading} text={messages.text}>
        <div className="actions">
          <Button as="a" kind="secondary" href={pathIn(accountPaths.account, locale)}>
            {messages.account}
          </Button>
          <Button as="a" kind="outline" href={pageHref("home", locale)}>
            {messages.home}
          </Button>
          <form method="post" action={pathIn(accountPaths.signOut, locale)}>
            <Button kind="outline">{messages.signOut}</Button>
          </form>
        </div>
      </PassPanel>
    </AccountScreen>
  );
}
