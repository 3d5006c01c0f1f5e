import { data } from "react-router";
import { isAnswer } from "#app/layout/failed-revalidation.ts";

/** What a form gets in place of an answer: what became of it is not known. */
export class Unanswered {
  readonly isUnanswered = true;
}

/**
 * The `clientAction` of every page of the admin that has a form: gives the server's answer, whose type React Router
 * takes from the page's `action`. Without an answer (no network, no database) the page stays as it is with what was
 * typed, and says so (use-last-answer.ts). The status keeps the router from reloading the page, which would fail too.
 */
export async function answerOrStay({ serverAction }: { serverAction: () => Promise<never> }) {
  try {
    return await serverAction();
  } catch (error) {
    if (isAnswer(error)) throw error;
    return data(new Unanswered(), { status: 503 });
  }
}
