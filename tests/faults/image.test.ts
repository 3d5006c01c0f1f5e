import { once } from "node:events";
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { dataPaths } from "#app/site-map.ts";
import { freePort } from "#tests/free-port.ts";
import { postContactRequest } from "#tests/post-contact-request.ts";
import {
  buildah,
  execInImage,
  type ImageSettings,
  makeBaseImage,
  startImage,
  unpackRelease,
} from "./image.ts";

let folder: string;
let container: string;
let root: string;
let settings: ImageSettings;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "image-"));
  makeBaseImage();
  const site = unpackRelease(folder);
  buildah("build", "--pull=never", "--layers", "--tag", "site", site);
  container = buildah("from", "--pull=never", "site");
  root = buildah("mount", container);
  settings = JSON.parse(buildah("inspect", "--type", "image", "site")).OCIv1.config;
}, 20 * 60_000);
afterAll(() => {
  if (container) buildah("rm", container);
  rmSync(folder, { recursive: true, force: true });
});

test("the image starts as a user without rights on files that can't be written to, keeps requests, and ends by SIGTERM to process 1", async () => {
  const port = await freePort();
  const data = join(folder, "data");
  mkdirSync(data, { mode: 0o700 });
  const [uid = 0, gid = 0] = settings.User.split(":").map(Number);
  chownSync(data, uid, gid);
  const environment = [`PORT=${port}`, "HOST=127.0.0.1"];
  const { child, pid } = startImage(root, settings, { data, environment });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      said += chunk;
    });
  const ended = once(child, "exit");
  const url = `http://127.0.0.1:${port}`;
  await vi.waitUntil(() => said.includes("Mails:") || child.exitCode !== null, { timeout: 120_000 });
  expect(said).toContain(`answers at http://localhost:${port}`);

  const node = pid();
  const status = readFileSync(`/proc/${node}/status`, "utf8");
  expect(status).toMatch(/^NSpid:\s+\d+\s+1$/m);
  expect(status).toMatch(/^Uid:\s+10001\s+10001/m);
  expect(status).toMatch(/^CapEff:\s+0000000000000000$/m);
  expect(readFileSync(`/proc/${node}/cmdline`, "utf8")).toMatch(/^node\0/);

  const askReady = async () => (await fetch(url + dataPaths.ready)).text();
  await expect.poll(askReady, { timeout: 20_000 }).toBe('{"ready":true,"reasons":[]}');
  for (const path of ["/", "/?lang=en", "/robots.txt"])
    expect((await fetch(url + path)).status, path).toBe(200);
  expect((await postContactRequest(url)).status).toBe(200);
  expect(await (await fetch(`${url}/sitemap.xml`)).text()).toContain("<lastmod>");

  const run = (...command: string[]) => execInImage(node, settings, command, environment);
  // The OCI image format has no HEALTHCHECK, so the Dockerfile is read instead.
  const check: string[] = JSON.parse(
    /^HEALTHCHECK .*\\\n\s+CMD (.*)$/m.exec(readFileSync("Dockerfile", "utf8"))?.[1] ?? "[]",
  );
  expect(run(...check).code).toBe(0);
  expect(run("sh", "-c", "echo > /site/new").code).not.toBe(0);
  const { printed } = run("node", "scripts/doctor.ts");
  expect(printed).toMatch(/^ok +Database: /m);
  expect(printed).toMatch(/^ok +Port: /m);
  // No tools of development, and no history.
  for (const each of ["node_modules/vite", "node_modules/vitest", ".git", "tests"])
    expect(run("test", "-e", each).code, each).toBe(1);

  process.kill(node, "SIGTERM");
  expect(await ended).toEqual([0, null]);
}, 300_000);
