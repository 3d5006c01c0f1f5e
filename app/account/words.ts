import type { ProblemCode } from "./problems.ts";

/** What the forms of the sign-in share. */
export interface AuthWords {
  problems: Readonly<Record<ProblemCode, string>>;
  /** In front of the page's title when something is wrong. */
  errorPrefix: string;
  show: string;
  showLong: string;
  /** Where a captcha stands and there is no script. */
  captchaWithout: string;
  proof: ProofWords;
}

/** Confirming that it is still the same person, before something sensitive. */
export interface ProofWords {
  heading: string;
  text: Readonly<Record<"app" | "text" | "password", string>>;
  code: string;
  /** That a recovery code does as well. */
  hint: string;
  password: string;
  show: string;
  showLong: string;
  /** Where the proof is a form of its own. */
  submit: string;
}

/** A form's own words. */
export interface AuthFormWords {
  submit: string;
  busy: string;
  /** Above what is wrong. */
  refused: string;
}

export interface RecoveryCodesWords {
  title: string;
  text: string;
  download: string;
  copy: string;
  copied: string;
  print: string;
  fileName: string;
  fileTitle: string;
  saved: string;
  finish: string;
  notReady: string;
}

/** A code that comes by text message. */
export interface TextCodeWords {
  lead: string;
  send: AuthFormWords;
  sent: string;
  sentAgain: string;
  code: string;
  codeNote: string;
  again: AuthFormWords;
  /** {time}: until another can be asked for. */
  wait: string;
}
