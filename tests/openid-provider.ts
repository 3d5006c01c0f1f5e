import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";

/** A person at a provider; Microsoft marks a verified email address by `xms_edov`, others by `email_verified`. */
export interface OpenIdPerson {
  sub: string;
  email: string;
  name: string;
  email_verified?: boolean;
  xms_edov?: boolean;
}

export interface TestOpenIdProvider {
  /** The site's settings for it. */
  settings: { clientId: string; clientSecret: string; issuer: string };
  /** The person who is signed in next. */
  person: OpenIdPerson;
  /** Whether ID tokens get another signature than the provider's. */
  forge: boolean;
  close(): void;
}

/** A real OpenID provider on loopback for the site at an origin; its sign-in page signs `person` in. */
export async function startOpenIdProvider(site: string): Promise<TestOpenIdProvider> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = { clientId: "site", clientSecret: "s".repeat(40), issuer };
  const running: TestOpenIdProvider = {
    settings,
    person: { sub: "nobody", email: "nobody@example.se", name: "Nobody" },
    forge: false,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: settings.clientId,
        client_secret: settings.clientSecret,
        redirect_uris: [`${site}/auth/v1/callback`],
        grant_types: ["authorization_code"],
        response_types: ["code"],
      },
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified", "xms_edov"], profile: ["name"] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ["test"] },
    findAccount: (_context, sub) => ({ accountId: sub, claims: async () => ({ ...running.person, sub }) }),
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    pkce: { required: () => true },
  });
  provider.use(async (context, next) => {
    await next();
    const body = Object(context.body);
    if (!running.forge || typeof body.id_token !== "string") return;
    const [head, claims, signature = ""] = body.id_token.split(".");
    const other = (signature[0] === "A" ? "B" : "A") + signature.slice(1);
    context.body = { ...body, id_token: [head, claims, other].join(".") };
  });
  const handle = provider.callback();
  server.on("request", async (request, response) => {
    if (!request.url?.startsWith("/interaction/")) return handle(request, response);
    const { prompt, params, grantId } = await provider.interactionDetails(request, response);
    if (prompt.name === "login")
      return provider.interactionFinished(request, response, { login: { accountId: running.person.sub } });
    const grant = grantId
      ? await provider.Grant.find(grantId)
      : new provider.Grant({ accountId: running.person.sub, clientId: String(params.client_id) });
    grant?.addOIDCScope("openid email profile");
    return provider.interactionFinished(request, response, { consent: { grantId: await grant?.save() } });
  });
  return running;
}
