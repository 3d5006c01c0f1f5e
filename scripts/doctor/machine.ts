import { randomUUID, X509Certificate } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, stat, statfs, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Configuration } from "#server/configuration.ts";
import { type Finding, finding, told } from "./finding.ts";

const megabyte = 1024 * 1024;
/** With less (bytes) the site says that it is not ready, and with less than the second it soon will. */
const space = { least: 100 * megabyte, comfortable: 1024 * megabyte };
const daysBeforeRenewal = 14;

export async function program(): Promise<Finding[]> {
  const { dependencies } = JSON.parse(await readFile("package.json", "utf8"));
  const own = `v${dependencies.node}`;
  return [
    process.version === own
      ? finding.ok("Node", own)
      : finding.error(
          "Node",
          `this is ${process.version}, the product is tested with ${own}: start it with npm start, or by node_modules/node/bin/node.`,
        ),
    existsSync("build/complete")
      ? finding.ok("Build", "there is one")
      : finding.error("Build", "there is none: npm run build."),
  ];
}

/** The folder of data: its disk, who may write to it and who may read it. */
export async function dataFolder({ DATA_DIR }: Configuration): Promise<Finding[]> {
  const part = "DATA_DIR";
  const folder = resolve(DATA_DIR);
  const user = process.getuid?.();
  try {
    await mkdir(folder, { recursive: true });
    const trial = join(folder, `doctor.${randomUUID()}`);
    await writeFile(trial, "");
    await rm(trial);
  } catch (error) {
    return [finding.error(part, `${told(error)}: give the folder to the user that the site runs as.`)];
  }
  const { uid, mode } = await stat(folder);
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const left = `${Math.round(free / megabyte)} MB are free on the disk of ${folder}`;
  const key = await stat(join(folder, "secrets.key")).catch(() => null);
  return [
    free < space.least
      ? finding.error(part, `${left}: make room, forms are about to be refused.`)
      : free < space.comfortable
        ? finding.warning(part, `${left}: make room.`)
        : finding.ok(part, `${left}, and it can be written to`),
    ...(user === 0 && uid !== 0
      ? [
          finding.warning(
            part,
            `${folder} belongs to user ${uid}, and the doctor runs as root: run it as that user, so that it sees what the site sees.`,
          ),
        ]
      : []),
    ...(mode & 0o002
      ? [finding.error(part, `everybody on this machine can write to ${folder}: chmod o-w ${folder}`)]
      : []),
    ...(key && key.mode & 0o077
      ? [finding.error(part, `others can read the secrets key: chmod 600 ${join(folder, "secrets.key")}`)]
      : []),
  ];
}

/** The site on this machine, and the port that it would take. */
export async function ports({ PORT, HOST }: Configuration): Promise<Finding[]> {
  const host = ["0.0.0.0", "::"].includes(HOST) ? "127.0.0.1" : HOST;
  const get = (path: string) =>
    fetch(`http://${host.includes(":") ? `[${host}]` : host}:${PORT}${path}`, {
      signal: AbortSignal.timeout(5_000),
    });
  const live = await get("/health/live").catch((error: Error) => error);
  if (live instanceof Error) {
    const cause = live.cause instanceof Error && "code" in live.cause ? live.cause.code : live.name;
    return cause === "ECONNREFUSED"
      ? [
          finding.warning(
            "Port",
            `nobody answers at port ${PORT}: the site is not running. Start it, and ask again.`,
          ),
        ]
      : [
          finding.error(
            "Port",
            `what listens at port ${PORT} gives no answer (${cause}): restart the site, or choose another PORT.`,
          ),
        ];
  }
  if (!/\blive\b|site is starting/.test(await live.text()))
    return [
      finding.error("Port", `another program answers at port ${PORT}: stop it, or choose another PORT.`),
    ];
  const ready = await get("/health/ready");
  if (ready.ok) return [finding.ok("Port", `the site answers at port ${PORT}, and is ready`)];
  const said = await ready.text();
  return [
    finding.error(
      "Port",
      `the site at port ${PORT} is not ready: ${said.trim().replaceAll("\n", " ")}. See "What ends, and what comes back" in docs/operate.md.`,
    ),
  ];
}

/** The certificate of the addresses for answers. */
export async function certificate({ REPLY_TLS_CERT }: Configuration, now: Date): Promise<Finding[]> {
  if (!REPLY_TLS_CERT) return [];
  const part = "REPLY_TLS_CERT";
  try {
    const { validTo } = new X509Certificate(await readFile(REPLY_TLS_CERT));
    const days = Math.floor((Date.parse(validTo) - now.getTime()) / 86_400_000);
    if (days < 0) return [finding.error(part, `it expired ${-days} days ago: renew it and restart.`)];
    return [
      days < daysBeforeRenewal
        ? finding.warning(part, `it expires in ${days} days: renew it and restart.`)
        : finding.ok(part, `valid for ${days} days`),
    ];
  } catch (error) {
    return [finding.error(part, told(error))];
  }
}

/** The clock, which codes of second factors depend on: not before the build, and like the database's. */
export async function clock(now: Date, databaseNow: Date | null): Promise<Finding[]> {
  const built = await stat("build/complete").catch(() => null);
  if (built && now < built.mtime)
    return [
      finding.error(
        "Clock",
        `it says ${now.toISOString()}, which is before the product was built: set it (timedatectl set-ntp true).`,
      ),
    ];
  const seconds = databaseNow ? Math.abs(now.getTime() - databaseNow.getTime()) / 1000 : 0;
  if (seconds < 5) return [finding.ok("Clock", now.toISOString())];
  const apart = `${Math.round(seconds)} s apart from the database's: set both by the network (timedatectl set-ntp true).`;
  return [seconds < 20 ? finding.warning("Clock", apart) : finding.error("Clock", apart)];
}
