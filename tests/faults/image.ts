import { execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { serverPath } from "./servers.ts";

/** Where images and their layers are cached between runs. */
const store = "/var/tmp/site-image";

/** Runs buildah, which needs no daemon; returns its output. */
export function buildah(...args: string[]): string {
  const settings = ["--root", join(store, "storage"), "--runroot", join(store, "run")];
  return execFileSync(serverPath("buildah"), [...settings, ...args], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", process.env.FAULTS_LOG ? "inherit" : "pipe"],
    env: { ...process.env, BUILDAH_ISOLATION: "chroot" },
    maxBuffer: 64 * 1024 * 1024,
  }).trim();
}

/** Makes the base image of the Dockerfile, under its own name, out of Debian's packages, so that no registry is needed. */
export function makeBaseImage(): void {
  mkdirSync(store, { recursive: true });
  if (has("docker.io/library/debian:trixie-slim")) return;
  const base = join(store, "trixie");
  if (!existsSync(join(base, "etc/debian_version"))) {
    rmSync(`${base}.new`, { recursive: true, force: true });
    execFileSync(serverPath("debootstrap"), ["--variant=minbase", "trixie", `${base}.new`], {
      stdio: "ignore",
    });
    renameSync(`${base}.new`, base);
  }
  const debian = buildah("from", "scratch");
  buildah("add", "--quiet", debian, base, "/");
  buildah("commit", "--quiet", "--rm", debian, "docker.io/library/debian:trixie-slim");
}

function has(image: string): boolean {
  try {
    return buildah("inspect", "--type", "image", image) !== "";
  } catch {
    return false;
  }
}

/** The configuration of an image. */
export interface ImageSettings {
  User: string;
  Env: string[];
  Cmd: string[];
  WorkingDir: string;
}

/** Without capabilities. */
const asUser = ({ User }: ImageSettings) => {
  const [uid, gid] = User.split(":");
  const none = ["--clear-groups", "--no-new-privs", "--inh-caps=-all", "--bounding-set=-all"];
  return ["setpriv", `--reuid=${uid}`, `--regid=${gid}`, ...none];
};

/**
 * Starts an image's own command in its files as its user, with its environment: the files can't be written to, /tmp is
 * empty, `data` is at /data, there are no capabilities, and the command is process 1 of its own. This is what a
 * container is, made by unshare and chroot. Gives its process, and its number outside.
 */
export function startImage(
  root: string,
  settings: ImageSettings,
  { data, environment }: { data: string; environment: readonly string[] },
) {
  const script = `
    mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && mount --rbind /dev "$0/dev" &&
    mount -t tmpfs tmpfs "$0/tmp" && mount --bind "$1" "$0/data" && mount -t proc proc "$0/proc" &&
    shift && exec env -i "$@"`;
  const { Env, WorkingDir, Cmd } = settings;
  const args = [
    ...["--mount", "--pid", "--ipc", "--uts", "--fork", "--kill-child"],
    ...["sh", "-c", script, root, data, ...Env, ...environment],
    ...["chroot", root, ...asUser(settings), "sh", "-c", 'cd "$0"; exec "$@"', WorkingDir, ...Cmd],
  ];
  const child = spawn("unshare", args, { stdio: ["ignore", "pipe", "pipe"] });
  return { child, pid: () => childOf(child.pid ?? 0) };
}

/** Runs a command in a started image, as `docker exec` does; returns its exit code and output. */
export function execInImage(
  pid: number,
  settings: ImageSettings,
  command: readonly string[],
  environment: readonly string[],
) {
  const inside = ["--target", String(pid), "--pid", "--mount", "--ipc", "--uts", "--root"];
  const there = [...asUser(settings), "sh", "-c", 'cd "$0"; exec "$@"', settings.WorkingDir];
  const args = [...inside, "env", "-i", ...settings.Env, ...environment, ...there, ...command];
  const { status, stdout } = spawnSync("nsenter", args, { encoding: "utf8" });
  return { code: status, printed: stdout };
}

function childOf(parent: number): number {
  const found = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .find((name) => {
      try {
        return (
          readFileSync(`/proc/${name}/stat`, "utf8").split(") ").at(-1)?.split(" ")[1] === String(parent)
        );
      } catch {
        return false;
      }
    });
  return Number(found);
}

/** Makes a release for this machine's processor and unpacks it; returns its folder. */
export function unpackRelease(folder: string): string {
  execFileSync("npm", ["run", "--silent", "release", process.arch], {
    stdio: ["ignore", process.env.FAULTS_LOG ? "inherit" : "ignore", "inherit"],
  });
  const file = readdirSync("dist").find((name) => name.endsWith(".tar.gz")) ?? "";
  execFileSync("tar", ["--extract", "--gzip", "--file", join("dist", file), "--directory", folder]);
  return join(folder, readdirSync(folder)[0] ?? "");
}
