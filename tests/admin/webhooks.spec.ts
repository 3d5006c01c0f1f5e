import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";
import { axeFindings } from "#tests/accessibility.ts";
import { consoleProblems, hydrated } from "#tests/pages/hydrated-page.ts";
import { expect, test } from "./admin-fixtures.ts";

test("an administrator adds a receiver, copies its secret, tests it, rotates, pauses and removes it", async ({
  colleague,
}) => {
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    received.push({ headers: request.headers, body });
    response.writeHead(204).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  const admin = await colleague("Maja Holm", "admin");
  await admin.goto("/admin/webhooks");
  await hydrated(admin);
  await admin.getByRole("link", { name: "Ny mottagare" }).click();
  await admin.getByRole("button", { name: "Lägg till" }).click();
  const errors = admin.locator(".error-summary");
  await expect(errors).toContainText("Skriv ett namn på högst 60 tecken");
  await expect(errors).toContainText("Skriv en adress som börjar med https://");

  const problems = consoleProblems(admin);
  const name = `Bokningen ${port}`;
  await admin.getByLabel("Namn").fill(name);
  await admin.getByLabel("Adress").fill(`http://127.0.0.1:${port}/`);
  await admin.getByLabel("Ny förfrågan").uncheck();
  await admin.getByRole("button", { name: "Lägg till" }).click();
  const notice = admin.locator(".notice");
  await expect(notice).toContainText("Mottagaren är tillagd.");
  await expect(admin.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(admin.getByLabel("Ny förfrågan")).not.toBeChecked();
  const shown = admin.getByLabel("Hemligheten");
  const secret = await shown.inputValue();
  expect(secret).toMatch(/^whsec_/);
  expect(await axeFindings(admin)).toEqual([]);

  await admin.getByRole("button", { name: "Skicka ett test" }).click();
  await expect(notice).toContainText("Testet är på väg.");
  await expect(shown).toHaveCount(0);
  await expect(admin.getByRole("table")).toContainText("204");
  const headers = Object.entries(received[0]?.headers ?? {}).map(([key, value]) => [key, String(value)]);
  expect(new Webhook(secret).verify(received[0]?.body ?? "", Object.fromEntries(headers))).toMatchObject({
    type: "webhook.test",
  });
  await admin.getByRole("button", { name: /^Skicka igen: Test/ }).click();
  await expect.poll(() => received.length).toBe(2);
  expect(received[1]?.headers["webhook-id"]).toBe(received[0]?.headers["webhook-id"]);

  await admin.getByText("Byt hemlighet").first().click();
  await admin.getByRole("button", { name: "Byt hemlighet" }).click();
  await expect(notice).toContainText("Hemligheten är bytt.");
  expect(await shown.inputValue()).not.toBe(secret);
  await admin.getByRole("button", { name: "Pausa" }).click();
  await expect(notice).toContainText("Mottagaren är pausad.");
  await admin.getByRole("button", { name: "Slå på" }).click();
  await expect(notice).toContainText("Mottagaren är på.");
  await admin.reload();
  await hydrated(admin);
  await admin.locator("summary", { hasText: "Ta bort" }).click();
  await admin.getByRole("button", { name: "Ta bort mottagaren" }).click();
  await expect(notice).toContainText(`${name} är borttagen.`);
  await admin.goto("/admin/handelser");
  await expect(admin.getByRole("table")).toContainText("Bytte hemlighet för en mottagare av webhookar");
  expect(problems).toEqual([]);
  server.close();
});
