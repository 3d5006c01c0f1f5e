import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { signInMessages } from "#app/content/account/sign-in.server.ts";
import { test as base, expect } from "#tests/fixtures.ts";
import { consoleProblems, hydrated } from "#tests/pages/hydrated-page.ts";
import { ask } from "#tests/pages/site-database.ts";
import { type RunningSite, removeData, startSite } from "#tests/site.ts";
import { addAccount } from "#tests/staff.ts";
import { expectSoundPage } from "./check-page.ts";

/** A widget with Turnstile's calls; like the provider's, its tokens are valid for one attempt. */
const script = `globalThis.turnstile = {
  render(box, { sitekey, callback }) {
    box.textContent = "Du är en människa";
    fetch("PROVIDER/proof?key=" + sitekey).then((answer) => answer.text()).then(callback);
    return "1";
  },
  remove() {},
};`;

const test = base.extend<{ guarded: RunningSite }>({
  guarded: async ({ smtp }, use) => {
    const proofs = new Set<string>();
    const provider = createServer(async (request, response) => {
      const { pathname } = new URL(request.url ?? "/", address);
      if (pathname === "/api.js")
        response.setHeader("content-type", "text/javascript").end(script.replace("PROVIDER", address));
      else if (pathname === "/proof") {
        const proof = crypto.randomUUID();
        proofs.add(proof);
        // The preflight request for the tests' own header (x-forwarded-for).
        response
          .setHeader("access-control-allow-origin", "*")
          .setHeader("access-control-allow-headers", "*")
          .end(proof);
      } else {
        const asked = new URLSearchParams(Buffer.concat(await Array.fromAsync(request)).toString());
        response.end(JSON.stringify({ success: proofs.delete(asked.get("response") ?? "") }));
      }
    });
    provider.listen(0, "127.0.0.1");
    await once(provider, "listening");
    const address = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
    const site = await startSite({
      SMTP_URL: smtp.url,
      TRUST_PROXY: "1",
      CAPTCHA_VERIFY_URL: `${address}/siteverify`,
      CAPTCHA_SECRET: "hemlig",
      CAPTCHA_SITE_KEY: "nyckel",
      CAPTCHA_SCRIPT_URL: `${address}/api.js`,
    });
    await use(site);
    await site.stop();
    await removeData(site);
    provider.closeAllConnections();
    provider.close();
  },
  baseURL: async ({ guarded }, use) => use(guarded.url.replace("127.0.0.1", "localhost")),
});

test("with a configured captcha one solves it and signs in", async ({ page, guarded }) => {
  const known = await addAccount((query, values) => ask(guarded, query, values));
  const messages = signInMessages.sv;
  const problems = consoleProblems(page);
  await page.goto("/logga-in");
  await hydrated(page);
  const signIn = async (password: string) => {
    // Without a token the sign-in refuses whatever is typed.
    await expect(page.locator("[name=captcha]")).not.toHaveValue("");
    await page.getByLabel(messages.email, { exact: true }).fill(known.email);
    await page.getByRole("textbox", { name: messages.password }).fill(password);
    await page.getByRole("button", { name: messages.form.submit, exact: true }).click();
  };
  await signIn("fel-lösenord-helt");
  await expect(page.locator(".error-summary")).toContainText("E-postadressen eller lösenordet stämmer inte.");
  await expectSoundPage(page);
  expect(problems.filter((line) => !line.includes("400"))).toEqual([]);
  // The token is used up, and the next attempt gets another one.
  await signIn(known.password);
  await expect(page.getByLabel("Sexsiffrig kod")).toBeVisible();
});
