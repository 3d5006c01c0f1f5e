import type { RequestContext } from "#app/forms/submit-form.server.ts";
import { DatabaseUnavailable, RateLimited } from "#backend/database/errors.ts";
import { acceptOffer, askQuestion, declineOffer, markOfferRead } from "./change-offer.server.ts";
import type { OrderLink } from "./link.ts";
import type { AnswerRefusal } from "./offer.ts";
import { acceptance, declining, question, shown } from "./schema.ts";

/** What the forms of an offer's page can post as `do`. */
export const answerIntents = ["accept", "decline", "ask", "read"] as const;
export type AnswerIntent = (typeof answerIntents)[number];

/** What a form of an offer's page says that it does; undefined for anything else. */
export const intentOf = (form: FormData) => answerIntents.find((each) => each === form.get("do"));

/** An answer that was not stored: why, or which fields are wrong; with what was typed. */
export interface NotAnswered {
  intent: AnswerIntent;
  refused: AnswerRefusal | "failed" | "rateLimited" | null;
  wrong: readonly string[];
  typed: Readonly<Record<string, string>>;
}

/**
 * Stores what a buyer posts on the page of an offer: a yes, a no, a question, or that it was shown. Gives "done", or why
 * it is not stored. Throws DatabaseUnavailable: without the database the page can't show the offer, and the server's own
 * page keeps what was typed.
 */
export async function answerAction(
  intent: AnswerIntent,
  form: FormData,
  link: OrderLink,
  { database, clientIp, reportError }: RequestContext,
): Promise<"done" | NotAnswered> {
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  const client = { clientIp };
  const not = (refused: NotAnswered["refused"], wrong: readonly string[] = []): NotAnswered => ({
    intent,
    refused,
    wrong,
    typed,
  });
  try {
    if (intent === "read") {
      const { data } = shown.safeParse(typed);
      if (data) await markOfferRead(database, link, data.offer);
      return "done";
    }
    if (intent === "ask") {
      const asked = question.safeParse(typed);
      if (!asked.success) return not(null, fieldsOf(asked.error));
      return (await askQuestion(database, link, asked.data, client)) ? "done" : not("gone");
    }
    const answer = intent === "accept" ? acceptance.safeParse(typed) : declining.safeParse(typed);
    if (!answer.success) return not(null, fieldsOf(answer.error));
    const result =
      "accepts" in answer.data
        ? await acceptOffer(database, link, answer.data, client)
        : await declineOffer(database, link, answer.data, client);
    // Whoever says the same yes again has said it.
    return result.done || (intent === "accept" && result.refused === "accepted")
      ? "done"
      : not(result.refused);
  } catch (error) {
    if (error instanceof RateLimited) return not("rateLimited");
    if (error instanceof DatabaseUnavailable) throw error;
    reportError(error);
    return not("failed");
  }
}

/** The names of the fields that a schema refuses. */
function fieldsOf({ issues }: { issues: readonly { path: PropertyKey[] }[] }): string[] {
  return Array.from(new Set(issues.map(({ path }) => String(path[0]))));
}
