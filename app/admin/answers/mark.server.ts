import * as z from "zod/mini";
import type { Admin } from "#app/admin/admin-request.server.ts";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { markAnswer } from "./data.server.ts";
import { answerMessages } from "./messages.server.ts";

const markForm = z.object({ answer: z.uuid(), spam: z.enum(["yes", "no"]) });

/** Handles the button that marks an answer as spam or not. Null when the form is invalid or the answer is gone. */
export async function handleSpamMark(
  { staff, locale }: Admin,
  posted: Readonly<Record<string, string>>,
): Promise<Outcome | null> {
  const form = markForm.safeParse(posted);
  if (!form.success) return null;
  const { answer, spam } = form.data;
  const isSpam = spam === "yes";
  if (!(await markAnswer(staff, answer, isSpam))) return null;
  const messages = answerMessages[locale];
  return {
    done: true,
    text: isSpam ? messages.markedSpam : messages.markedGood,
    undo: { intent: "markAnswer", answer, spam: isSpam ? "no" : "yes" },
  };
}
