import { useState } from "react";
import { useLocation } from "react-router";
import type { Locale } from "#app/i18n/locale.ts";
import type { AuthAnswer } from "./auth-answer.ts";
import type { AuthFormContext } from "./auth-form.tsx";
import type { CaptchaSource } from "./captcha.tsx";
import type { Connection } from "./client.ts";
import type { AuthWords } from "./words.ts";

/**
 * What a page gives its forms; `posted` is the answer to a form posted without script. A page that is opened again,
 * even by a link to itself, starts without an answer.
 */
export function useAuthForm(
  loaded: {
    locale: Locale;
    connection: Connection;
    captcha: CaptchaSource | null;
    authWords: AuthWords;
  },
  posted: AuthAnswer | undefined,
): AuthFormContext & { titlePrefix: string } {
  const { key } = useLocation();
  const [given, setGiven] = useState({ key, answer: posted });
  const answer = given.key === key ? given.answer : undefined;
  const onAnswer = (next: AuthAnswer) => setGiven({ key, answer: next });
  const { locale, connection, captcha, authWords: words } = loaded;
  const titlePrefix = answer?.outcome.kind === "refused" ? words.errorPrefix : "";
  return { locale, connection, captcha, words, answer, onAnswer, titlePrefix };
}
