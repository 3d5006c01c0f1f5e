import { execFile } from "node:child_process";
import { randomUUID, X509Certificate } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile, rm, rmdir, stat, statfs, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { connect } from "node:tls";
import { promisify } from "node:util";
import { errorCode } from "#backend/error-code.ts";
import { makeFolder } from "#backend/files.ts";
import { runConfined, runProgram } from "#backend/processes/run-program.ts";
import { readVersion } from "#backend/release.ts";
import type { Configuration } from "#server/configuration.ts";
import { applicable, errorLine, type Finding, finding } from "./finding.ts";

const megabyte = 1024 * 1024;
/** Free bytes: with less than `least` /health/ready reports disk-full; with less than `comfortable` it soon will. */
const space = { least: 100 * megabyte, comfortable: 1024 * megabyte };
const daysBeforeRenewal = 14;

/** Checks the version of Node, and that there is a build. */
export async function program(): Promise<Finding[]> {
  const { dependencies } = JSON.parse(await readFile("package.json", "utf8"));
  const version = `v${dependencies.node}`;
  return [
    process.version === version
      ? finding.ok("Node", version)
      : finding.error(
          "Node",
          `this is ${process.version}, the product is tested with ${version}: start it with npm start, or by node_modules/node/bin/node.`,
        ),
    existsSync("build/complete")
      ? finding.ok("Build", await readVersion())
      : finding.error("Build", "it is missing: npm run build."),
  ];
}

/** A picture of one pixel (PNG). */
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mNgAAAAAgAB5Sfe/AAAAABJRU5ErkJggg==",
  "base64",
);

/**
 * Checks that a program that reads strangers' files works on this machine, the one for pictures by default, and how it
 * is confined (backend/processes).
 */
export async function decoders(decoder = "build/server/make-picture.js"): Promise<Finding> {
  const part = "Decoders";
  if (!(await runProgram(decoder, pixel, 20_000)))
    return finding.error(
      part,
      `${decoder} does not work: no picture and no email of a customer can be read. See whether memory is short, and whether Node's libraries are in /usr, /lib or the folders of LD_LIBRARY_PATH.`,
    );
  const { stdout } = await promisify(execFile)(process.execPath, [runConfined]);
  const { files, network } = JSON.parse(stdout);
  const open = [...(files ? [] : ["other files (Landlock)"]), ...(network ? [] : ["the network (seccomp)"])];
  return open.length === 0
    ? finding.ok(part, "the kernel keeps what reads pictures and emails from other files and the network")
    : finding.warning(
        part,
        `only Node's own permissions keep what reads pictures and emails from ${open.join(" and ")}: Linux 5.13 or newer confines them, unless a container or the unit forbids it.`,
      );
}

/** Checks DATA_DIR: its disk, who may write to it, and who may read the secrets key. */
export async function dataFolder({ DATA_DIR }: Configuration): Promise<Finding[]> {
  const part = "DATA_DIR";
  const folder = resolve(DATA_DIR);
  const user = process.getuid?.();
  const isNew = !existsSync(folder);
  try {
    makeFolder(folder);
    const trial = join(folder, `doctor.${randomUUID()}`);
    await writeFile(trial, "");
    await rm(trial);
  } catch (error) {
    return [finding.error(part, `${errorLine(error)}: give the folder to the user that the site runs as.`)];
  }
  const { uid, mode } = await stat(folder);
  const { bavail, bsize } = await statfs(folder);
  // The start creates it for the user that the site runs as.
  if (isNew) await rmdir(folder);
  const free = bavail * bsize;
  const freeText = `${Math.round(free / megabyte)} MB are free on the disk of ${folder}`;
  const key = await stat(join(folder, "secrets.key")).catch(() => null);
  return applicable([
    free < space.least
      ? finding.error(part, `${freeText}: free some, forms will soon be refused.`)
      : free < space.comfortable
        ? finding.warning(part, `${freeText}: free some.`)
        : finding.ok(part, `${freeText}, and it is writable`),
    user === 0 &&
      uid !== 0 &&
      finding.warning(
        part,
        `${folder} belongs to user ${uid}, and the doctor runs as root: run it as that user, so that it sees what the site sees.`,
      ),
    (mode & 0o002) !== 0 &&
      finding.error(part, `everybody on this machine can write to ${folder}: chmod o-w ${folder}`),
    key &&
      (key.mode & 0o077) !== 0 &&
      finding.error(part, `others can read the secrets key: chmod 600 ${join(folder, "secrets.key")}`),
  ]);
}

/** Checks that the site answers at its port and is ready. */
export async function ports({ PORT, HOST }: Configuration): Promise<Finding> {
  const part = "Port";
  const host = ["0.0.0.0", "::"].includes(HOST) ? "127.0.0.1" : HOST;
  const base = `http://${host.includes(":") ? `[${host}]` : host}:${PORT}`;
  const get = (path: string) => fetch(base + path, { signal: AbortSignal.timeout(5_000) });
  const live = await get("/health/live").catch((error: Error) => error);
  if (live instanceof Error) {
    const cause = errorCode(live.cause) || live.name;
    return cause === "ECONNREFUSED"
      ? finding.warning(part, `nothing listens on port ${PORT}: start the site, and run the doctor again.`)
      : finding.error(
          part,
          `port ${PORT} does not answer (${cause}): restart the site, or choose another PORT.`,
        );
  }
  if (!/\blive\b|site is starting/.test(await live.text()))
    return finding.error(part, `another program answers on port ${PORT}: stop it, or choose another PORT.`);
  const ready = await get("/health/ready");
  if (ready.ok) return finding.ok(part, `the site answers on port ${PORT} and is ready`);
  const text = (await ready.text()).trim().replaceAll("\n", " ");
  const help = '"Health checks and recovery" in docs/operate.md';
  return finding.error(part, `the site on port ${PORT} is not ready: ${text}. See ${help}.`);
}

/** Checks how long the certificates are valid: that of the SMTP server for replies, and the proxy's, if it answers. */
export async function certificates(
  { REPLY_TLS_CERT, SITE_URL }: Pick<Configuration, "REPLY_TLS_CERT" | "SITE_URL">,
  now: Date,
): Promise<Finding[]> {
  const site = SITE_URL?.startsWith("https:") ? await certificateAt(new URL(SITE_URL)) : undefined;
  const findings = [site && validity("Certificate", site, now, "renew it and reload the proxy")];
  if (!REPLY_TLS_CERT) return applicable(findings);
  try {
    const certificate = new X509Certificate(await readFile(REPLY_TLS_CERT));
    return applicable([...findings, validity("REPLY_TLS_CERT", certificate, now, "renew it and restart")]);
  } catch (error) {
    return applicable([...findings, finding.error("REPLY_TLS_CERT", errorLine(error))]);
  }
}

/** The certificate that visitors get, valid or not; undefined when nothing answers, which is a finding of its own. */
async function certificateAt({ hostname: host, port }: URL): Promise<X509Certificate | undefined> {
  const socket = connect({ host, port: Number(port || 443), servername: host, rejectUnauthorized: false });
  try {
    await once(socket, "secureConnect", { signal: AbortSignal.timeout(4_000) });
    return socket.getPeerX509Certificate();
  } catch {
    return undefined;
  } finally {
    socket.destroy();
  }
}

function validity(part: string, { validTo }: X509Certificate, now: Date, advice: string): Finding {
  const days = Math.floor((Date.parse(validTo) - now.getTime()) / 86_400_000);
  if (days < 0) return finding.error(part, `it expired ${-days} days ago: ${advice}.`);
  return days < daysBeforeRenewal
    ? finding.warning(part, `it expires in ${days} days: ${advice}.`)
    : finding.ok(part, `valid for ${days} days`);
}

/** Checks the clock, which TOTP codes depend on: not before the build, and close to the database's. */
export async function clock(now: Date, databaseNow: Date | null): Promise<Finding> {
  const part = "Clock";
  const advice = "synchronise it (timedatectl set-ntp true).";
  const built = await stat("build/complete").catch(() => null);
  if (built && now < built.mtime)
    return finding.error(
      part,
      `it says ${now.toISOString()}, which is before the product was built: ${advice}`,
    );
  const seconds = databaseNow ? Math.abs(now.getTime() - databaseNow.getTime()) / 1000 : 0;
  if (seconds < 5) return finding.ok(part, now.toISOString());
  const level = seconds < 20 ? "warning" : "error";
  return finding[level](part, `it differs from the database's by ${Math.round(seconds)} s: ${advice}`);
}
