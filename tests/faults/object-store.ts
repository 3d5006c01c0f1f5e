import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { S3mini } from "s3mini";
import { onTestFinished, vi } from "vitest";
import { freePort } from "#tests/free-port.ts";
import { newFolder } from "./postgres.ts";
import { serverPath } from "./servers.ts";

/** The credentials of the store. */
const key = { accessKeyId: "company:backups", secretAccessKey: "secret/of+the-store" };
const servers = ["account", "container", "object"] as const;

/** A bucket in a store of its own: OpenStack Swift with its S3 interface, on loopback; gone when the test is done. */
export interface TestStore {
  /** For BACKUP_S3_URL, with a folder in the bucket. */
  url(folder?: string): string;
  /** The same with a wrong secret. */
  wrongUrl: string;
  client: S3mini;
}

/** Starts the store with an empty bucket, and waits until it answers. */
export async function startObjectStore(): Promise<TestStore> {
  const folder = newFolder();
  const processes: ChildProcess[] = [];
  onTestFinished(() => {
    for (const child of processes) child.kill("SIGKILL");
  });
  const run = (program: string, ...args: string[]) =>
    processes.push(
      spawn(serverPath(program), args, { stdio: process.env.FAULTS_LOG ? "inherit" : "ignore" }),
    );
  const configure = (name: string, port: number, sections: string) => {
    const file = join(folder, `${name}.conf`);
    const common = `bind_ip = 127.0.0.1\nbind_port = ${port}\nuser = root\nswift_dir = ${folder}\nworkers = 0\n`;
    writeFileSync(file, `[DEFAULT]\n${common}${sections}`);
    return file;
  };

  mkdirSync(join(folder, "devices/disk"), { recursive: true });
  for (const name of servers) {
    const port = await freePort();
    const ring = (...args: string[]) =>
      execFileSync(serverPath("swift-ring-builder"), [join(folder, `${name}.builder`), ...args]);
    ring("create", "1", "1", "0");
    ring("add", `r1z1-127.0.0.1:${port}/disk`, "1");
    ring("rebalance");
    const sections = `devices = ${folder}/devices\nmount_check = false\n[pipeline:main]\npipeline = ${name}-server
[app:${name}-server]\nuse = egg:swift#${name}\n`;
    run(`swift-${name}-server`, configure(name, port, sections));
  }
  const memory = await freePort();
  run("memcached", "-l", "127.0.0.1", "-p", String(memory), "-u", "root");
  const port = await freePort();
  run("swift-proxy-server", configure("proxy", port, proxySections(memory)));

  const client = clientOf(port);
  const isReady = () => client.createBucket().catch(() => false);
  await vi.waitUntil(isReady, { timeout: 60_000, interval: 200 });
  const secret = encodeURIComponent(key.secretAccessKey);
  const at = (password: string, inside: string) =>
    `http://${encodeURIComponent(key.accessKeyId)}:${password}@127.0.0.1:${port}/backups${inside}?region=us-east-1`;
  return {
    url: (inside = "") => at(secret, inside && `/${inside}`),
    wrongUrl: at("another", ""),
    client,
  };
}

function clientOf(port: number): S3mini {
  return new S3mini({ ...key, endpoint: `http://127.0.0.1:${port}/backups`, region: "us-east-1" });
}

function proxySections(memory: number): string {
  return `[pipeline:main]
pipeline = cache s3api tempauth slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${memory}
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_company_backups = ${key.secretAccessKey} .admin
[filter:slo]
use = egg:swift#slo
`;
}
