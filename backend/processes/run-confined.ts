import { existsSync, realpathSync } from "node:fs";
import { dirname, resolve } from "node:path";

/**
 * The program that `runProgram` starts: it confines itself (confine.ts) and becomes the program of the given file. The
 * program also runs with Node's permissions, which refuse scripts the network, other processes and all files but the
 * product's. Code that breaks out of a native decoder is stopped by the kernel alone. Without a file it prints what the
 * kernel confines.
 */
const [, , file, ...options] = process.argv;
const readable = [dirname(process.execPath), "build", "node_modules", "package.json"];
/** Where the loader finds the libraries of Node that are not in the system's own folders, such as libatomic. */
const libraries = ["/etc/ld.so.cache", ...(process.env.LD_LIBRARY_PATH?.split(":") ?? [])].filter(Boolean);
if (file) {
  // When a folder is a link, Node opens it by both names.
  const paths = [...readable, dirname(file)]
    .filter((path) => existsSync(path))
    .flatMap((path) => [resolve(path), realpathSync(path)]);
  await tryToConfine([...paths, ...libraries]);
  process.execve?.(process.execPath, [
    process.execPath,
    ...options,
    "--permission",
    "--allow-addons",
    ...paths.map((path) => `--allow-fs-read=${path}`),
    resolve(file),
  ]);
} else process.stdout.write(JSON.stringify(await tryToConfine(readable)));

async function tryToConfine(paths: readonly string[]) {
  try {
    // It needs node:ffi, which a Node can be built without.
    const { confine } = await import("./confine.ts");
    return confine(paths);
  } catch {
    return { files: false, network: false };
  }
}
