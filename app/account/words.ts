import type { authWords } from "#app/content/account/shared.server.ts";
import type { enrolWords, secondFactorWords } from "#app/content/account/sign-in.server.ts";

export type AuthWords = (typeof authWords)["sv"];

export interface AuthFormWords {
  submit: string;
  busy: string;
  refused: string;
}

export type RecoveryCodesWords = (typeof enrolWords)["sv"]["codes"];

/** The texts around a code that comes by text message. */
export type TextCodeWords = (typeof secondFactorWords)["sv"]["texted"];
