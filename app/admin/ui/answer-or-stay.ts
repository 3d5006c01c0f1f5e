import { data, isRouteErrorResponse } from "react-router";

/**
 * The server's answer to a form. Without one (no network, no database) the answer is `unanswered`, and the page stays
 * as it is with what was typed. Its status keeps the router from reloading the page, which would fail too and show an
 * error screen.
 */
export async function answerOrStay<Answer, Unanswered>(
  serverAction: () => Promise<Answer>,
  unanswered: Unanswered,
) {
  try {
    return await serverAction();
  } catch (error) {
    // A redirect, and a page that is gone or closed, are answers.
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error;
    return data(unanswered, { status: 503 });
  }
}
