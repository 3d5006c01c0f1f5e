import { randomUUID } from "node:crypto";

/** Posts a contact request like the site's own script; `clientIp` is the visitor's address behind a proxy. */
export function postContactRequest(
  siteUrl: string,
  form: Record<string, string> = {},
  clientIp = "192.0.2.1",
): Promise<Response> {
  return fetch(`${siteUrl}/bli-kontaktad`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json", "x-forwarded-for": clientIp },
    body: JSON.stringify({
      id: randomUUID(),
      contactType: "email",
      email: "platschef@malarport.example",
      companyName: "Mälarport AB",
      locale: "sv",
      elapsed: 20_000,
      ...form,
    }),
  });
}
