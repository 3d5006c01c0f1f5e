import type { Call } from "./call.ts";

/** The name of a cookie of the sign-in. Browsers accept the prefix __Host- only over https. */
export function secretCookieName({ protocol }: URL, name: string): string {
  return protocol === "https:" ? `__Host-${name}` : name;
}

/** The secret in a request's cookie; null without one, or when it is not of `randomSecret`'s form. */
export function readSecretCookie({ request, tools }: Call, name: string): string | null {
  const start = `${secretCookieName(tools.siteUrl, name)}=`;
  const cookies = (request.headers.get("cookie") ?? "").split(";").map((cookie) => cookie.trim());
  const secret = cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length) ?? "";
  return /^[\w-]{43}$/.test(secret) ? secret : null;
}

/** Sets a cookie with a secret that only this site's server reads, and that other sites' links still carry here. */
export function setSecretCookie(call: Call, name: string, secret: string, seconds: number): void {
  const { siteUrl } = call.tools;
  const secure = siteUrl.protocol === "https:" ? "; Secure" : "";
  call.cookies.push(
    `${secretCookieName(siteUrl, name)}=${secret}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`,
  );
}
