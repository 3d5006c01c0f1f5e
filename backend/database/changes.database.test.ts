import { connect, createServer, type Socket } from "node:net";
import { beforeAll, onTestFinished, test } from "vitest";
import { eventually, freshDatabase, seedDatabase, type TestDatabase } from "#tests/database.ts";
import { listenForChanges } from "./changes.ts";

let db: TestDatabase;

beforeAll(async () => {
  db = await freshDatabase();
});

test("every change of news or openings calls the listener, also after a lost connection", async () => {
  let changes = 0;
  const listener = await listenForChanges(db.site, {
    content_changed: () => {
      changes += 1;
    },
  });
  // The first news and the first openings, in one transaction.
  await seedDatabase(db.admin);
  await eventually(async () => changes === 1);
  await db.ask("update news_articles set cover = 'map-orebro'");
  await eventually(async () => changes === 2);

  await db.hangUp("changes");
  // It may have missed a change meanwhile, so reconnecting counts as one.
  await eventually(async () => changes === 3);
  await db.ask("delete from news_articles");
  await eventually(async () => changes === 4);
  await listener.close();
});

test("a connection that stops answering is replaced", async () => {
  const sockets: Socket[] = [];
  const { host, port } = db.site;
  const proxy = createServer((near) => {
    const far = connect(host.startsWith("/") ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
    sockets.push(near, far);
    near.on("error", () => far.destroy()).pipe(far);
    far.on("error", () => near.destroy()).pipe(near);
  });
  await new Promise<void>((listening) => proxy.listen(0, "127.0.0.1", listening));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    proxy.close();
  });
  const address = proxy.address();
  if (typeof address !== "object" || !address) throw new Error("the proxy has no port");
  let changes = 0;
  const listener = await listenForChanges(
    { ...db.site, host: "127.0.0.1", port: address.port },
    {
      content_changed: () => {
        changes += 1;
      },
    },
    { check: 50, timeout: 200 },
  );
  // Both connections stay open, and nothing is passed on any more.
  for (const socket of sockets) socket.unpipe().resume();
  await eventually(async () => changes === 1);
  await db.ask("select pg_notify('content_changed', '1')");
  await eventually(async () => changes === 2);
  await listener.close();
});
