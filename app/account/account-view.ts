import type { accountWords } from "#app/content/account/account.server.ts";
import type { AuthFormContext } from "./auth-form.tsx";

/** What the page shows, put into words by its loader. */
export interface AccountView {
  email: string;
  language: "sv" | "en";
  factors: readonly { id: string; name: string; since: string }[];
  recoveryCodes: string | null;
  sessions: readonly { id: string; current: boolean; name: string; seen: string }[] | null;
  providers: readonly { name: string; linked: string | null; text: string; href: string }[];
  mayUnlink: boolean;
  /** Whether the second factor was shown within ten minutes, as the token has it. */
  isFresh: boolean;
}

/** What the page says. */
type AccountPageWords = Omit<(typeof accountWords)["sv"], "notes">;

export interface AccountPageProps {
  context: AuthFormContext;
  words: AccountPageWords;
  account: AccountView;
  links: {
    enrol: string;
    enrolPhone: string | null;
    account: string;
    everywhere: string;
    endSession: string;
    forgotten: string;
  };
}

/** What a part of the page is given. */
export interface PartProps<Part extends keyof AccountPageWords> {
  context: AuthFormContext;
  words: AccountPageWords[Part];
}
