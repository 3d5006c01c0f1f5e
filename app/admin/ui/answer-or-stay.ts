import { data, isRouteErrorResponse } from "react-router";

/**
 * What the server answers to a form. When it does not (no network, no database), the answer is `unanswered`: the page
 * stays as it is, with what was typed on it. Its status keeps the router from reading the page again, which would
 * fail, too, and put an error screen in its place.
 */
export async function answerOrStay<Answer, Unanswered>(
  serverAction: () => Promise<Answer>,
  unanswered: Unanswered,
) {
  try {
    return await serverAction();
  } catch (error) {
    // A redirect, or a page that is gone or closed, is an answer.
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error;
    return data(unanswered, { status: 503 });
  }
}
