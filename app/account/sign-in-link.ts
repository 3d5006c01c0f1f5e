/** A code from an email or an app, without spaces and hyphens. */
export function plainCode(typed: string): string {
  return typed.replace(/[\s-]/g, "");
}

/** An authenticator app's key in groups of four, to type it by hand. */
export function groupedKey(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, "$1 ");
}

/** The parameters of a callback's URL: the protocol uses both query and fragment. */
export function callbackParameters({ search, hash }: Pick<URL, "search" | "hash">): URLSearchParams {
  const parameters = new URLSearchParams(hash.replace(/^#/, ""));
  for (const [name, value] of new URLSearchParams(search)) parameters.set(name, value);
  return parameters;
}

/** What a callback's URL says. */
export type Callback =
  | { kind: "error"; code: string; text: string }
  | { kind: "code"; code: string }
  /** An email address was confirmed, without a session. `half`: the other address has to confirm the change too. */
  | { kind: "confirmed"; half: boolean }
  | { kind: "tokens"; accessToken: string; refreshToken: string; issuedAt: number };

/**
 * Reads a callback; its errors have the protocol's messages (product 14.4). A session in the fragment is accepted for
 * an invitation only, which finishCallback checks by the session itself. Everything else must have been started in this
 * browser and has a code (PKCE), so that no link can sign somebody in to another person's account.
 */
export function readCallback(parameters: URLSearchParams): Callback {
  const get = (name: string) => parameters.get(name) ?? "";
  if (get("error") || get("error_description") || get("error_code"))
    return {
      kind: "error",
      code: get("error_code") || get("error"),
      text: get("error_description") || "Error in URL with unspecified error_description",
    };
  // The message is not shown: anybody could write such a link.
  if (get("message")) return { kind: "confirmed", half: get("message").includes("other email") };
  const isInvitation = get("type") === "invite";
  if (get("code") && isInvitation) return failed("Not a valid implicit grant flow url.");
  if (get("code")) return { kind: "code", code: get("code") };
  const fields = ["access_token", "expires_in", "refresh_token", "token_type"];
  const present = fields.filter((name) => get(name));
  if (present.length === 0) return failed("No code detected.");
  if (present.length < fields.length) return failed("No session defined in URL");
  if (!isInvitation) return failed("Not a valid PKCE flow url.");
  const lifetime = Number(get("expires_in"));
  const end = Number(get("expires_at")) || Date.now() / 1000 + lifetime;
  return {
    kind: "tokens",
    accessToken: get("access_token"),
    refreshToken: get("refresh_token"),
    issuedAt: end - lifetime,
  };
}

/** Whether a session from a URL was issued more than 120 s ago, so others may have seen it. Takes seconds. */
export function isStale(issuedAt: number, now: number): boolean {
  return now - issuedAt > 120;
}

function failed(text: string): Callback {
  return { kind: "error", code: "", text };
}

/** The browser and operating system of a user agent, by names that need no translation; null when unknown. */
export function deviceOf(userAgent: string | null): { browser: string | null; system: string | null } {
  const nameIn = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1] ?? null;
  return {
    // The order matters: Edge's and Opera's user agents contain "Chrome", and Chrome's contains "Safari".
    browser: nameIn([
      [/Edg\//, "Edge"],
      [/OPR\//, "Opera"],
      [/SamsungBrowser\//, "Samsung Internet"],
      [/Firefox\/|FxiOS\//, "Firefox"],
      [/Chrome\/|CriOS\//, "Chrome"],
      [/Safari\//, "Safari"],
    ]),
    system: nameIn([
      [/iPhone/, "iPhone"],
      [/iPad/, "iPad"],
      [/Android/, "Android"],
      [/Windows/, "Windows"],
      [/Macintosh/, "macOS"],
      [/CrOS/, "ChromeOS"],
      [/Linux/, "Linux"],
    ]),
  };
}
