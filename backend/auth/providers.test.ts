import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openProvider, type Provider } from "./providers.ts";

/** GitHub's answers as its documentation has them ("Authorizing OAuth apps", "Users", "Emails"). */
let github: Server;
let issuer: string;
let provider: Provider;
let emails: { email: string; primary: boolean; verified: boolean }[];
let asked: { path: string; body: URLSearchParams; authorization: string }[];

const flow = { state: "the-state", nonce: "the-nonce", verifier: "v".repeat(43) };

beforeEach(async () => {
  asked = [];
  emails = [
    { email: "anna@privat.example", primary: false, verified: true },
    { email: "Anna@Foretag.example", primary: true, verified: true },
  ];
  github = createServer(async (request, response) => {
    const body = new URLSearchParams(await text(request));
    asked.push({ path: request.url ?? "", body, authorization: request.headers.authorization ?? "" });
    const answers: Record<string, object> = {
      "/login/oauth/access_token":
        body.get("code") === "right"
          ? { access_token: "gho_token", scope: "user:email", token_type: "bearer" }
          : { error: "bad_verification_code", error_description: "The code passed is incorrect or expired." },
      "/api/v3/user": { login: "annalind", id: 4711, name: null },
      "/api/v3/user/emails": emails,
    };
    response.setHeader("content-type", "application/json; charset=utf-8");
    response.end(JSON.stringify(answers[request.url ?? ""]));
  }).listen(0, "127.0.0.1");
  await once(github, "listening");
  issuer = `http://127.0.0.1:${(github.address() as AddressInfo).port}/login/oauth`;
  provider = openProvider("github", { clientId: "site", clientSecret: "secret", issuer });
});
afterEach(() => {
  github.closeAllConnections();
  github.close();
});

const back = (parameters: Record<string, string>) =>
  new URL(`http://localhost:3000/auth/v1/callback?${new URLSearchParams(parameters)}`);
const right = () => back({ code: "right", state: flow.state, iss: issuer });

describe("GitHub", () => {
  it("is asked at its own addresses, with a proof of who began", async () => {
    const own = openProvider("github", { clientId: "site", clientSecret: "secret" });
    const address = await own.authorizationUrl({
      redirectUri: "http://localhost:3000/auth/v1/callback",
      state: flow.state,
      nonce: flow.nonce,
      challenge: "challenge",
      scopes: "read:org",
    });
    expect(address.origin + address.pathname).toBe("https://github.com/login/oauth/authorize");
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      client_id: "site",
      scope: "user:email read:org",
      state: flow.state,
      code_challenge: "challenge",
      code_challenge_method: "S256",
    });
  });

  it("tells who came back, by the address that is theirs first and proven", async () => {
    expect(await provider.exchange(right(), flow)).toEqual({
      profile: { id: "4711", email: "anna@foretag.example", isEmailVerified: true, name: null },
      accessToken: "gho_token",
      refreshToken: null,
    });
    expect(asked[0]?.body.get("code_verifier")).toBe(flow.verifier);
    expect(asked.slice(1).map(({ authorization }) => authorization)).toEqual([
      "Bearer gho_token",
      "Bearer gho_token",
    ]);
  });

  it("is not believed about an address that nobody has proven", async () => {
    emails = [{ email: "anna@foretag.example", primary: true, verified: false }];
    const { profile } = await provider.exchange(right(), flow);
    expect(profile).toMatchObject({ email: "anna@foretag.example", isEmailVerified: false });
  });

  it.each([
    { what: "another provider's answer", change: { iss: "https://accounts.google.com" } },
    { what: "an answer to another question", change: { state: "another" } },
    { what: "a code that it does not know", change: { code: "forged" } },
  ])("does not let in with $what", async ({ change }) => {
    const callback = right();
    for (const [name, value] of Object.entries(change)) callback.searchParams.set(name, value);
    await expect(provider.exchange(callback, flow)).rejects.toThrow();
    expect(asked.filter(({ path }) => path.startsWith("/api"))).toEqual([]);
  });
});
