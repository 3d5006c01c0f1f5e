import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempDisposable, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "node:tls";
import { expect, test } from "vitest";
import { certificates, decoders } from "./machine.ts";

test("the doctor says how long the proxy's certificate is valid, also one that has expired, and nothing where none answers", async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), "certificate-"));
  const [key, cert] = [join(folder.path, "key.pem"), join(folder.path, "cert.pem")];
  const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "20", "-subj", "/CN=localhost"];
  execFileSync("openssl", [...request, "-keyout", key, "-out", cert], { stdio: "ignore" });
  const server = createServer({ key: await readFile(key), cert: await readFile(cert) });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("no port");
  const SITE_URL = `https://localhost:${address.port}`;
  const inDays = async (days: number) => {
    const now = new Date(Date.now() + days * 86_400_000);
    return (await certificates({ SITE_URL, REPLY_TLS_CERT: undefined }, now)).map(({ level, text }) => [
      level,
      text,
    ]);
  };
  expect(await inDays(0)).toEqual([["ok", "valid for 19 days"]]);
  expect(await inDays(10)).toEqual([["warning", "it expires in 9 days: renew it and reload the proxy."]]);
  expect(await inDays(25)).toEqual([["error", expect.stringMatching(/^it expired \d days ago: renew it/)]]);
  server.close();
  await once(server, "close");
  expect(await inDays(0)).toEqual([]);
});

test("a program for pictures that does not start is an error, since emails of customers are refused then, too", async () => {
  expect(await decoders("build/server/nothing.js")).toMatchObject({ level: "error", part: "Decoders" });
});
