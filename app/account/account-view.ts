import type { accountWords } from "#app/content/account/account.server.ts";
import type { AuthFormContext } from "./auth-form.tsx";

/** What the page shows; the loader makes it. */
export interface AccountView {
  email: string;
  language: "sv" | "en";
  factors: readonly { id: string; name: string; since: string }[];
  recoveryCodes: string | null;
  sessions: readonly { id: string; current: boolean; name: string; seen: string }[] | null;
  providers: readonly { name: string; linked: string | null; text: string; href: string }[];
  mayUnlink: boolean;
  /** Whether the second factor was used within the last ten minutes, by the token. */
  isFresh: boolean;
}

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

export interface PartProps<Part extends keyof AccountPageWords> {
  context: AuthFormContext;
  words: AccountPageWords[Part];
}
