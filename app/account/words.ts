import type { ProblemCode } from "./problems.ts";

/** What the forms of the sign-in share. */
export interface StepWords {
  problems: Readonly<Record<ProblemCode, string>>;
  /** In front of the page's title when something is wrong. */
  errorPrefix: string;
  show: string;
  showLong: string;
  /** Where a captcha stands and there is no script. */
  captchaWithout: string;
}

/** A form's own words. */
export interface StepFormWords {
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
  send: StepFormWords;
  sent: string;
  sentAgain: string;
  code: string;
  codeNote: string;
  again: StepFormWords;
  /** {time}: until another can be asked for. */
  wait: string;
}
