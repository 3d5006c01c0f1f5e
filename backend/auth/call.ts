import type { z } from "zod";
import type { Database, Queries } from "#backend/database/connection.ts";
import { storable } from "#backend/database/storable.ts";
import type { CheckCaptcha } from "./captcha.ts";
import { AuthError, invalid } from "./errors.ts";
import type { Provider, ProviderName } from "./providers.ts";
import type { SecretBox } from "./secret-box.ts";
import type { SigningKeys } from "./signing-keys.ts";

/** The services and settings that every endpoint uses. */
export interface AuthTools {
  database: Database;
  keys: SigningKeys;
  /** Encrypts secrets that are stored in the database and must be readable again. */
  secrets: SecretBox;
  now: () => Date;
  /** The site's URL: the issuer of tokens, and the only origin that redirects lead to. */
  siteUrl: URL;
  /** The paths that an email or another provider may redirect to, besides the site's root. */
  returnPaths: readonly string[];
  /** The path of the page with the button that opens an email's link. */
  openLinkPath: string;
  /** Whether anyone may sign up, or only invited people. */
  signUp: "open" | "invited";
  /** The configured OAuth providers, by Supabase Auth's names. */
  providers: Readonly<Partial<Record<ProviderName, Provider>>>;
  /** Undefined when no captcha is configured. */
  checkCaptcha?: CheckCaptcha;
  /** Sends a code to a phone; undefined when no text-message service is configured. */
  sendText?: SendText;
  reportError: (error: unknown) => void;
}

/** Sends a code. Throws when it was not accepted for delivery, with a message without the phone number. */
export type SendText = (text: { to: string; channel: "sms" | "whatsapp"; code: string }) => Promise<void>;

/** A request to the auth API, with what its endpoint needs. */
export interface Call {
  tools: AuthTools;
  request: Request;
  url: URL;
  /** The values of the path's `:name` parameters. */
  params: Readonly<Record<string, string>>;
  /** The visitor's IP address, for rate limits; only a keyed hash of it is stored. */
  clientIp: string;
  /** Set-Cookie headers of the response. */
  cookies: string[];
}

/** The part of a call that a job has as well. */
export type Clock = { tools: Pick<AuthTools, "now"> };

/** Handles a call. Throws AuthError for an error of the protocol. */
export type Endpoint = (call: Call) => Promise<Response>;

/**
 * Runs work in one transaction as the role site_auth. An AuthError that work returns is thrown after the commit, so
 * that a failed attempt is counted; one that it throws rolls the transaction back.
 */
export async function asAuth<T>(
  { tools, clientIp }: Call,
  work: (queries: Queries) => Promise<T | AuthError>,
): Promise<T> {
  const outcome = await tools.database.as("site_auth", work, { clientIp });
  if (outcome instanceof AuthError) throw outcome;
  return outcome;
}

/** Parses the JSON body, cleaned by `storable`. Throws AuthError `bad_json` or `validation_failed`. */
export async function readBody<T extends z.ZodType>({ request }: Call, schema: T): Promise<z.output<T>> {
  let body: unknown;
  try {
    const text = await request.text();
    body = text ? storable(JSON.parse(text)) : {};
  } catch {
    throw new AuthError("bad_json");
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw invalid(`${issue?.path.join(".") || "body"}: ${issue?.message}`);
}

/** A path parameter that must be a UUID. Throws AuthError `validation_failed` with status 404 otherwise. */
export function uuidParam({ params }: Call, name: string): string {
  const value = params[name] ?? "";
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)) return value.toLowerCase();
  throw new AuthError("validation_failed", `${name} must be an UUID`, { status: 404 });
}
