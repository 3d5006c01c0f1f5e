import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterEach, expect, test } from "vitest";
import { openClient, openPool } from "./client.ts";

/** Messages of PostgreSQL's protocol: a kind, the length, and what is in it. */
function message(kind: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(kind), length, body]);
}
const letIn = message("R", Buffer.alloc(4));
const ready = message("Z", Buffer.from("I"));
const ending = message("E", Buffer.from("SFATAL\0C57P01\0Mterminating connection\0\0"));

/** A server that lets a client in and ends the connection in the same breath, as one does whose postmaster is killed. */
const server = createServer((socket) => {
  socket.on("error", () => undefined);
  socket.once("data", () => socket.end(Buffer.concat([letIn, ready, ending])));
});
afterEach(() => server.close());

test("a server that ends a connection right after it began fails its query, and nothing else", async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const address = { host: "127.0.0.1", port, user: "nobody", database: "none", ssl: false };
  const pool = openPool(address, {});
  await expect(pool.query("select")).rejects.toThrow();
  await pool.end();
  const client = await openClient(address);
  await expect(client.query("select")).rejects.toThrow();
});
