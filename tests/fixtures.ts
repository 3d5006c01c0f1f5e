import { test as base, expect } from "@playwright/test";
import { type RunningSite, removeData, startSite } from "./site.ts";
import { startSmtpServer, type TestSmtpServer } from "./smtp-server.ts";

interface WorkerFixtures {
  smtp: TestSmtpServer;
  site: RunningSite;
}

let clients = 0;

/**
 * Firefox 153 ends the process of a page when the driver's own world and then the page's read this property of an
 * element, as Playwright and axe do; each reads `aria-labelledby` where there is no such property. No page of ours
 * reads it, and programs for blind people read names in another way (docs/design.md, Browsers).
 */
const readOnce = "delete Element.prototype.ariaLabelledByElements";

/**
 * `test` with the built product: one process with its own PostgreSQL and a real SMTP server for each worker. Every
 * test is a client of its own (the site trusts one proxy), so that they share no rate limits.
 */
export const test = base.extend<object, WorkerFixtures>({
  smtp: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs off the pattern.
    async ({}, use) => {
      const server = await startSmtpServer();
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ smtp }, use) => {
      // The receivers of webhooks are on loopback.
      const site = await startSite({
        SMTP_URL: smtp.url,
        TRUST_PROXY: "1",
        WEBHOOK_PRIVATE_ADDRESSES: "true",
      });
      await use(site);
      await site.stop();
      await removeData(site);
    },
    { scope: "worker" },
  ],
  context: async ({ context, browserName }, use) => {
    if (browserName === "firefox") await context.addInitScript(readOnce);
    await use(context);
  },
  baseURL: async ({ site }, use) => use(site.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs off the pattern.
  extraHTTPHeaders: async ({}, use, info) => {
    clients += 1;
    await use({ "x-forwarded-for": `10.${info.workerIndex % 250}.${(clients >> 8) % 250}.${clients % 250}` });
  },
});

export { expect };
