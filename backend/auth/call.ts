import type { z } from "zod";
import type { Database, Queries } from "#backend/database/connection.ts";
import { storable } from "#backend/database/storable.ts";
import type { CheckCaptcha } from "./captcha.ts";
import { AuthError, invalid } from "./errors.ts";
import type { Provider, ProviderName } from "./providers.ts";
import type { SecretBox } from "./secret-box.ts";
import type { SigningKeys } from "./signing-keys.ts";

/** What every endpoint works with. */
export interface AuthTools {
  database: Database;
  keys: SigningKeys;
  /** Encrypts what the database stores and has to be readable again. */
  secrets: SecretBox;
  now: () => Date;
  /** The site's own address; tokens are issued by it, and redirects lead to it and below it only. */
  siteUrl: () => string;
  /** The pages that an email or another provider may lead back to, beside the site's root. */
  returnPaths: readonly string[];
  /** Whether anyone may sign up, or only invited people. */
  signUp: "open" | "invited";
  /** The other providers that are configured, by Supabase Auth's names. */
  providers: Readonly<Partial<Record<ProviderName, Provider>>>;
  /** Asks a captcha's provider, where one is configured. */
  checkCaptcha?: CheckCaptcha;
  /** Sends a code to a phone, where a text-message service is configured. */
  sendText?: SendText;
  reportError: (error: unknown) => void;
}

/** Throws when the code was not accepted for delivery; its message contains no number. */
export type SendText = (text: { to: string; channel: "sms" | "whatsapp"; code: string }) => Promise<void>;

export interface Call {
  tools: AuthTools;
  request: Request;
  url: URL;
  /** The path's value for `:name`. */
  params: Readonly<Record<string, string>>;
  /** The visitor's IP address, for rate limits; only a keyed hash of it is stored. */
  clientIp: string;
  /** Cookies to send with the answer, as Set-Cookie lines. */
  cookies: string[];
}

/** The part of a call that a job still has. */
export type Clock = { tools: Pick<AuthTools, "now"> };

export type Endpoint = (call: Call) => Promise<Response>;

/** Runs work in one transaction as the sign-in's own role. */
export function asAuth<T>({ tools, clientIp }: Call, work: (queries: Queries) => Promise<T>): Promise<T> {
  return tools.database.as("site_auth", work, { clientIp });
}

/**
 * Reads the JSON body, cleaned so that the database can store it; throws AuthError `bad_json` or `validation_failed`.
 */
export async function readBody<T extends z.ZodType>({ request }: Call, schema: T): Promise<z.output<T>> {
  const text = await request.text();
  let body: unknown;
  try {
    body = text ? storable(JSON.parse(text)) : {};
  } catch {
    throw new AuthError("bad_json");
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw invalid(`${issue?.path.join(".") || "body"}: ${issue?.message}`);
}

/**
 * The path's value for a name. Throws AuthError `validation_failed`, with the status of a 404, when it is no UUID.
 */
export function uuidParam({ params }: Call, name: string): string {
  const value = params[name] ?? "";
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)) return value.toLowerCase();
  throw new AuthError("validation_failed", `${name} must be an UUID`, { status: 404 });
}
