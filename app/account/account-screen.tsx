import { createContext, type ReactNode, useContext, useState } from "react";
import { useLocation } from "react-router";
import type { Locale } from "#app/i18n/locale.ts";
import type { AuthAnswer } from "./auth-answer.ts";
import type { CaptchaSource } from "./captcha.tsx";
import type { AuthWords } from "./words.ts";

/** What every form of the sign-in is given by its page. */
export interface AuthForms {
  locale: Locale;
  captcha: CaptchaSource | null;
  words: AuthWords;
  answer: AuthAnswer | undefined;
  onAnswer: (answer: AuthAnswer) => void;
}

const AuthFormsContext = createContext<AuthForms | null>(null);

/** What the page gives the forms in it (AccountScreen). */
export function usePageForms(): AuthForms {
  const forms = useContext(AuthFormsContext);
  if (!forms) throw new Error("a form of the sign-in stands outside of a page of it");
  return forms;
}

/**
 * What a page gives its forms; `posted` is the answer to one that was posted without script. A page that is opened
 * anew, by a link to itself too, has answered nothing yet.
 */
export function useAuthForms(
  { locale, captcha, authWords }: Pick<AuthForms, "locale" | "captcha"> & { authWords: AuthWords },
  posted: AuthAnswer | undefined,
): AuthForms {
  const { key } = useLocation();
  const [given, setGiven] = useState({ key, answer: posted });
  const answer = given.key === key ? given.answer : undefined;
  const onAnswer = (next: AuthAnswer) => setGiven({ key, answer: next });
  return { locale, captcha, words: authWords, answer, onAnswer };
}

interface AccountScreenProps {
  words: { title: string; description?: string };
  /** Null for a page without forms of the sign-in. */
  forms: AuthForms | null;
  isWide?: boolean;
  children: ReactNode;
}

/** A page of the sign-in, the account or the set-up; its title says when something is to be put right. */
export function AccountScreen({ words, forms, isWide, children }: AccountScreenProps) {
  const isRefused = forms?.answer?.outcome.kind === "refused";
  return (
    <AuthFormsContext value={forms}>
      <div className={isWide ? "account" : "account account-one"}>
        <title>{`${isRefused ? forms.words.errorPrefix : ""}${words.title}`}</title>
        {words.description ? <meta name="description" content={words.description} /> : null}
        {children}
      </div>
    </AuthFormsContext>
  );
}

/** Where else one may go from here. */
export function AccountLinks({ links }: { links: readonly { href: string; text: string }[] }) {
  return (
    <p className="account-links">
      {links.map(({ href, text }) => (
        <a className="more" key={href} href={href}>
          {text}
        </a>
      ))}
    </p>
  );
}
