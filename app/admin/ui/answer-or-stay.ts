import { data, isRouteErrorResponse } from "react-router";

/** What a form gets in place of an answer: what became of it is not known. */
export interface Unanswered {
  isUnanswered: true;
}

/**
 * The server's answer to a form, for the `clientAction` of every page of the admin that has one. Without an answer (no
 * network, no database) the page stays as it is with what was typed, and says so (use-last-answer.ts). The status keeps
 * the router from reloading the page, which would fail too and show an error screen.
 */
export async function answerOrStay<Answer>(serverAction: () => Promise<Answer>) {
  try {
    return await serverAction();
  } catch (error) {
    // A redirect, and a page that is gone or closed, are answers.
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error;
    return data<Unanswered>({ isUnanswered: true }, { status: 503 });
  }
}

/** Whether this is what takes the place of an answer. */
export function isUnanswered(answer: unknown): answer is Unanswered {
  return typeof answer === "object" && answer !== null && "isUnanswered" in answer;
}
