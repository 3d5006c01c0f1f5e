import { once } from "node:events";
import { createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test, vi } from "vitest";
import { defaultFacts } from "#app/domain/company-facts.ts";
import type { RequestContext, SentForm } from "#app/forms/submit-form.server.ts";
import { handleJsonForm } from "./json-forms.ts";

/** For a busy machine: the default is a second. */
const patience = { timeout: 15_000 };

/** Serves forms that `submit` handles, posts `count` of them, and returns a function that reads their statuses. */
async function posting(count: number, submit: Parameters<typeof handleJsonForm>[0]) {
  const context: RequestContext = {
    // The forms here are not stored.
    database: Object.create(null),
    clientIp: "192.0.2.1",
    now: new Date(),
    reportError: () => {},
  };
  const server = createServer((_request, response) => {
    void handleJsonForm(submit, context, defaultFacts, {}, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const answers = Array.from({ length: count }, () =>
    fetch(`http://127.0.0.1:${port}`, { method: "POST", body: '{"a":1}' }),
  );
  return {
    port,
    async statuses() {
      const statuses = (await Promise.all(answers)).map(({ status }) => status);
      server.closeAllConnections();
      server.close();
      return statuses;
    },
  };
}

const stored = { posted: {}, id: null, result: { ok: true }, status: 200 } as const;

test("of a hundred forms sent at once sixteen are parsed, and the others follow", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const parsed: unknown[] = [];
  const { statuses } = await posting(100, async (form) => {
    parsed.push(await form.json());
    await released;
    return stored;
  });
  await vi.waitUntil(() => parsed.length === 16, patience);
  await new Promise((turn) => setImmediate(turn));
  expect(parsed).toHaveLength(16);
  release();
  expect(new Set(await statuses())).toEqual(new Set([200]));
  expect(parsed).toHaveLength(100);
});

test("a form that breaks off can't be read, and others are", async () => {
  const read: SentForm[] = [];
  const { port, statuses } = await posting(0, async (form) => {
    read.push(form);
    return stored;
  });
  const broken = send({ port, method: "POST", headers: { "content-length": "9" } });
  broken.on("error", () => {}).write('{"a"');
  await once(broken, "socket");
  await new Promise((sent) => broken.socket?.once("connect", sent));
  broken.destroy();
  const [form] = await vi.waitUntil(() => (read.length > 0 ? read : undefined), patience);
  expect(await form?.json()).toBeNull();
  expect(await statuses()).toEqual([]);
});
