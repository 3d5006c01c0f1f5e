import { data, isRouteErrorResponse } from "react-router";
import { accountPaths } from "#app/domain/staff-paths.ts";
import { isResponse } from "#app/layout/failed-revalidation.ts";

/**
 * The action data of a form that got no response, so that it is not known whether it was saved, or whose sender is signed
 * out or has lost access to the admin, so that it was not.
 */
export class NoResponse {
  readonly isSignedOut: boolean;
  constructor(isSignedOut = false) {
    this.isSignedOut = isSignedOut;
  }
}

/**
 * The `clientAction` of every page of the admin with a form: gives the server's response, whose type React Router takes
 * from the page's `action`. Without a response (no network, no database, no session, no access) the page is kept with
 * what was typed, and says so (use-last-result.ts). The status 503 keeps the router from reloading the data, which
 * would fail too.
 */
export async function submitOrStay({ serverAction }: { serverAction: () => Promise<never> }) {
  try {
    return await serverAction();
  } catch (error) {
    const to = error instanceof Response ? error.headers.get("location") : null;
    // requireStaff throws 403; a refused form is a response with that status, which is not thrown.
    const isRefused = isRouteErrorResponse(error) && error.status === 403;
    const isSignedOut = isRefused || (to?.startsWith(accountPaths.signIn) ?? false);
    if (isResponse(error) && !isSignedOut) throw error;
    return data(new NoResponse(isSignedOut), { status: 503 });
  }
}
