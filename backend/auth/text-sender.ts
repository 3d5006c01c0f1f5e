import type { SendText } from "./call.ts";

/**
 * Sends codes by HTTP: a POST of `{to, channel, message}` as JSON, which a small proxy can translate for any SMS
 * provider. User and password in the URL are sent as Basic authorization.
 */
export function openTextSender(url: string, senderName: string): SendText {
  const { username, password } = new URL(url);
  const target = new URL(url);
  target.username = "";
  target.password = "";
  const headers = new Headers({ "content-type": "application/json" });
  if (username) {
    const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
    headers.set("authorization", `Basic ${Buffer.from(credentials).toString("base64")}`);
  }
  return async ({ to, channel, code }) => {
    const message = `${code} är din kod till ${senderName}. Lämna aldrig ut den. / Your code for ${senderName}. Never share it.`;
    const response = await fetch(target, {
      method: "POST",
      headers,
      body: JSON.stringify({ to, channel, message }),
      signal: AbortSignal.timeout(10_000),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the SMS service answers ${response.status}`);
  };
}
