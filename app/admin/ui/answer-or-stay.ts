import { data } from "react-router";
import { isAnswer } from "#app/layout/failed-revalidation.ts";

/** The action data of a form that got no answer: whether it was saved is not known. */
export class Unanswered {
  readonly isUnanswered = true;
}

/**
 * The `clientAction` of every page of the admin with a form: gives the server's answer, whose type React Router takes
 * from the page's `action`. Without an answer (no network, no database) the page stays with what was typed and says so
 * (use-last-answer.ts). The status 503 keeps the router from reloading the data, which would fail too.
 */
export async function answerOrStay({ serverAction }: { serverAction: () => Promise<never> }) {
  try {
    return await serverAction();
  } catch (error) {
    if (isAnswer(error)) throw error;
    return data(new Unanswered(), { status: 503 });
  }
}
