import { data, isRouteErrorResponse } from "react-router";

/** What a form gets in place of an answer: what became of it is not known. */
export class Unanswered {
  readonly isUnanswered = true;
}

/**
 * The `clientAction` of every page of the admin that has a form: gives the server's answer, whose type React Router
 * takes from the page's `action`. Without an answer (no network, no database) the page stays as it is with what was
 * typed, and says so (use-last-answer.ts). The status keeps the router from reloading the page, which would fail too
 * and show an error screen.
 */
export async function answerOrStay({ serverAction }: { serverAction: () => Promise<never> }) {
  try {
    return await serverAction();
  } catch (error) {
    // A redirect, and a page that is gone or closed, are answers.
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error;
    return data(new Unanswered(), { status: 503 });
  }
}
