import { createContext, type ReactNode, useContext, useState } from "react";
import { useLocation } from "react-router";
import type { Locale } from "#app/i18n/locale.ts";
import type { AuthResult } from "./auth-result.ts";
import type { CaptchaSource } from "./captcha.tsx";
import type { AuthMessages } from "./words.ts";

/** What a page shares with its auth forms. */
export interface AuthForms {
  locale: Locale;
  captcha: CaptchaSource | null;
  messages: AuthMessages;
  result: AuthResult | undefined;
  onResult: (result: AuthResult) => void;
}

const AuthFormsContext = createContext<AuthForms | null>(null);

/** What AccountScreen shares with the auth forms in it. Throws outside of an AccountScreen with `forms`. */
export function useAuthFormsContext(): AuthForms {
  const forms = useContext(AuthFormsContext);
  if (!forms) throw new Error("an auth form needs an AccountScreen with forms around it");
  return forms;
}

/**
 * What a page shares with its auth forms; `posted` is the result of a form that was posted without script. Results are
 * forgotten when the page is opened again, by a link to itself too.
 */
export function useAuthForms(
  { locale, captcha, authMessages }: Pick<AuthForms, "locale" | "captcha"> & { authMessages: AuthMessages },
  posted: AuthResult | undefined,
): AuthForms {
  const { key } = useLocation();
  const [latest, setLatest] = useState({ key, result: posted });
  const result = latest.key === key ? latest.result : undefined;
  const onResult = (next: AuthResult) => setLatest({ key, result: next });
  return { locale, captcha, messages: authMessages, result, onResult };
}

interface AccountScreenProps {
  messages: { title: string; description?: string };
  /** Null for a page without auth forms. */
  forms: AuthForms | null;
  isWide?: boolean;
  children: ReactNode;
}

/** A page of the sign-in, the account or the set-up; its title says when a form was refused. */
export function AccountScreen({ messages, forms, isWide, children }: AccountScreenProps) {
  const isRefused = forms?.result?.outcome.kind === "refused";
  return (
    <AuthFormsContext value={forms}>
      <div className={isWide ? "account" : "account account-one"}>
        <title>{`${isRefused ? forms.messages.errorPrefix : ""}${messages.title}`}</title>
        {messages.description ? <meta name="description" content={messages.description} /> : null}
        {children}
      </div>
    </AuthFormsContext>
  );
}

/** Links to other account pages, below a form. */
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
