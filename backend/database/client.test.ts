import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterEach, expect, test } from "vitest";
import { openClient, openPool } from "./client.ts";

/** A message of PostgreSQL's protocol: its type, its length and its body. */
function message(kind: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(kind), length, body]);
}
const authenticationOk = message("R", Buffer.alloc(4));
const ready = message("Z", Buffer.from("I"));
const fatalError = message("E", Buffer.from("SFATAL\0C57P01\0Mterminating connection\0\0"));

/** A server that accepts a client and ends the connection at once, as happens when the postmaster is killed. */
const server = createServer((socket) => {
  socket.on("error", () => undefined);
  socket.once("data", () => socket.end(Buffer.concat([authenticationOk, ready, fatalError])));
});
afterEach(() => server.close());

test("when a server ends a connection right after accepting it, only its query fails", async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const address = { host: "127.0.0.1", port, user: "nobody", database: "none", ssl: false };
  const pool = openPool(address, {});
  await expect(pool.query("select")).rejects.toThrow();
  await pool.end();
  const client = await openClient(address);
  await expect(client.query("select")).rejects.toThrow();
});
