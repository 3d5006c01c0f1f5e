import type { authWords } from "#app/content/account/shared.server.ts";
import type { enrolWords, secondFactorWords } from "#app/content/account/sign-in.server.ts";

/** What the forms of the sign-in share. */
export type AuthWords = (typeof authWords)["sv"];

/** A form's own words. */
export interface AuthFormWords {
  submit: string;
  busy: string;
  /** Above what is wrong. */
  refused: string;
}

export type RecoveryCodesWords = (typeof enrolWords)["sv"]["codes"];

/** A code that comes by text message. */
export type TextCodeWords = (typeof secondFactorWords)["sv"]["texted"];
