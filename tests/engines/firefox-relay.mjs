#!/usr/bin/env node
// Starts Debian's Firefox for Playwright, which drives it by WebDriver BiDi (playwright.engines.config.ts), and relays
// their messages. Playwright 1.65 sets the media features of every page by a command that Firefox 153 does not have, and
// opens no page without it: the relay answers that one. Once Debian's Firefox has it, its own path takes this place.
import { spawn } from "node:child_process";
import { WebSocket, WebSocketServer } from "ws";

const unknown = "emulation.setMediaFeaturesOverride";
const announcement = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const firefox = spawn("firefox-esr", process.argv.slice(2), { stdio: ["ignore", "inherit", "pipe"] });
firefox.on("exit", (code) => process.exit(code ?? 0));
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => firefox.kill(signal));

let started = "";
firefox.stderr.on("data", (bytes) => {
  const text = String(bytes);
  const isHere = announcement.test(text);
  if (!isHere) process.stderr.write(text);
  if (started) return;
  started = announcement.exec(text)?.[1] ?? "";
  if (started) relayTo(started);
});

/** Listens on a free port, and announces it as Firefox does. */
function relayTo(address) {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 }, () =>
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`),
  );
  server.on("connection", (client, { url }) => {
    const browser = new WebSocket(address + url, { perMessageDeflate: false });
    const isOpen = new Promise((open) => browser.on("open", open));
    client.on("message", async (bytes) => {
      const message = String(bytes);
      const { id, method } = JSON.parse(message);
      await isOpen;
      if (method === unknown) client.send(JSON.stringify({ type: "success", id, result: {} }));
      else browser.send(message);
    });
    browser.on("message", (bytes) => client.send(String(bytes)));
    browser.on("close", () => client.close());
    browser.on("error", () => client.close());
    client.on("close", () => browser.close());
  });
}
