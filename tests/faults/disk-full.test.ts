import { execFileSync, spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { dataPaths } from "#app/site-map.ts";
import { postContactRequest } from "#tests/post-contact-request.ts";
import { isQueueDone, startNode } from "./nodes.ts";
import { newFolder, startPostgres } from "./postgres.ts";

const mayMount = process.getuid?.() === 0 && process.platform === "linux";

/** A disk of its own for a database, of so many MB; gone when the test is done. */
function smallDisk(megabytes: number): string {
  const folder = newFolder();
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=755`, "tmpfs", folder]);
  onTestFinished(() => {
    spawnSync("umount", ["-l", folder]);
  });
  return folder;
}

test.skipIf(!mayMount)(
  "on a full disk forms are refused and pages are shown; with room again forms and queue go on by themselves",
  async () => {
    const disk = smallDisk(260);
    const postgres = await startPostgres({ wal_recycle: "off", max_wal_size: "48MB" }, disk);
    const node = await startNode(postgres.url);
    const form = async () =>
      (await postContactRequest(node.url, {}, `10.0.${++visitors >> 8}.${visitors & 255}`)).status;
    let visitors = 0;
    expect(await form()).toBe(200);
    const ballast = join(disk, "ballast");
    // Fills the disk to the last byte.
    spawnSync("dd", ["if=/dev/zero", `of=${ballast}`, "bs=64k"], { stdio: "ignore" });
    await vi.waitUntil(async () => (await form()) === 503, { timeout: 60_000, interval: 1 });
    const health = await fetch(node.url + dataPaths.health);
    expect([health.status, await health.json()]).toMatchObject([503, { forms: "disk-full" }]);
    expect((await fetch(node.url)).status).toBe(200);
    expect((await fetch(node.url + dataPaths.live)).status).toBe(200);
    rmSync(ballast);
    // When it could not even write its log it has ended; a service manager would start it again.
    await postgres.startIfEnded();
    await vi.waitUntil(async () => (await form()) === 200, { timeout: 20_000 });
    await vi.waitUntil(() => isQueueDone(postgres), { timeout: 120_000, interval: 500 });
    await vi.waitUntil(async () => (await fetch(node.url + dataPaths.health)).status === 200, {
      timeout: 20_000,
    });
  },
);
