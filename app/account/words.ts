import type { authMessages } from "#app/content/account/shared.server.ts";
import type { enrolMessages, secondFactorMessages } from "#app/content/account/sign-in.server.ts";

export type AuthMessages = (typeof authMessages)["sv"];

export interface AuthFormMessages {
  submit: string;
  busy: string;
  refused: string;
}

export type RecoveryCodesMessages = (typeof enrolMessages)["sv"]["codes"];

/** The texts around a code that comes by text message. */
export type TextCodeMessages = (typeof secondFactorMessages)["sv"]["texted"];
