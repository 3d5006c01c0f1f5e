import * as z from "zod/mini";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { markAnswer } from "./data.server.ts";
import { answerWords } from "./words.server.ts";

const asked = z.object({ answer: z.uuid(), spam: z.enum(["yes", "no"]) });

/** Handles the press that marks an answer as spam, or takes the mark back. Null when the answer is gone. */
export async function markByHand(
  staff: StaffAccess,
  posted: Readonly<Record<string, string>>,
  locale: Locale,
): Promise<Outcome | null> {
  const form = asked.safeParse(posted);
  if (!form.success) return null;
  const { answer, spam } = form.data;
  const isSpam = spam === "yes";
  if (!(await markAnswer(staff, answer, isSpam))) return null;
  const words = answerWords[locale];
  return {
    done: true,
    text: isSpam ? words.markedSpam : words.markedGood,
    undo: { intent: "markAnswer", answer, spam: isSpam ? "no" : "yes" },
  };
}
