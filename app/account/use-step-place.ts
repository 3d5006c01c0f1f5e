import { useState } from "react";
import type { Locale } from "#app/language/locale.ts";
import type { CaptchaSource } from "./captcha.tsx";
import type { Connection } from "./client.ts";
import type { StepAnswer } from "./step-answer.ts";
import type { StepPlace } from "./step-form.tsx";
import type { StepWords } from "./words.ts";

/** What a page gives its forms; `posted` is the answer to one that was posted without script. */
export function useStepPlace(
  loaded: {
    locale: Locale;
    connection: Connection;
    captcha: CaptchaSource | null;
    stepWords: StepWords;
  },
  posted: StepAnswer | undefined,
): StepPlace & { titlePrefix: string } {
  const [answer, onAnswer] = useState(posted);
  const { locale, connection, captcha, stepWords: words } = loaded;
  const titlePrefix = answer?.outcome.kind === "refused" ? words.errorPrefix : "";
  return { locale, connection, captcha, words, answer, onAnswer, titlePrefix };
}
