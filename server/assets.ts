import { readdir, readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { immutable } from "#app/domain/cache-control.ts";
import { noStore } from "./cache-control.ts";
import { bytesOf, type Compressed, encodingOf, sendEncoded } from "./content-encoding.ts";

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};
const endings: Record<keyof Compressed, string> = { br: ".br", gzip: ".gz" };

/** The folder of the build that has only files with a hash in their name. */
const hashedFiles = "/assets/";

function cacheControlOf(path: string): string {
  if (path.startsWith(hashedFiles)) return immutable;
  // A new build's service worker must be seen at once.
  if (path === "/sw.js") return "no-cache";
  return "public, max-age=3600, stale-while-revalidate=86400, stale-if-error=86400";
}

interface Asset {
  headers: Record<string, string>;
  bytes: Compressed | Buffer;
}

/** The 404 for a hashed file that this build does not have: short, in place of a whole page. */
const missing: Asset = {
  headers: {
    "content-type": "text/plain; charset=utf-8",
    "x-content-type-options": "nosniff",
    "cache-control": noStore,
  },
  bytes: Buffer.from("Not found\n"),
};

/**
 * The built client files, in memory, compressed as the build wrote them; decompressed for the few clients that accept
 * neither encoding.
 */
export class Assets {
  readonly #assets: ReadonlyMap<string, Asset>;
  readonly #stylesheets: ReadonlyMap<string, string>;

  private constructor(assets: ReadonlyMap<string, Asset>, stylesheets: ReadonlyMap<string, string>) {
    this.#assets = assets;
    this.#stylesheets = stylesheets;
  }

  /** Reads a folder of client files into memory. */
  static async read(folder: string): Promise<Assets> {
    const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    const files = new Map(
      await Promise.all(names.map(async (name) => [name, await readFile(name)] as const)),
    );
    const assets = new Map<string, Asset>();
    const stylesheets = new Map<string, string>();
    for (const [name, identity] of files) {
      const type = types[extname(name)];
      if (!type) continue;
      const path = name.slice(folder.length);
      const br = files.get(name + endings.br);
      const gzip = files.get(name + endings.gzip);
      if (extname(name) === ".css") stylesheets.set(path, identity.toString());
      assets.set(encodeURI(path), {
        headers: {
          "content-type": type,
          "x-content-type-options": "nosniff",
          "cross-origin-resource-policy": "same-origin",
          "cache-control": cacheControlOf(path),
          vary: "Accept-Encoding",
        },
        bytes: br && gzip ? { br, gzip } : identity,
      });
    }
    return new Assets(assets, stylesheets);
  }

  /** The text of a stylesheet by its path, e.g. /assets/root-abc.css. Throws when the build has no such file. */
  stylesheet(path: string): string {
    const text = this.#stylesheets.get(path);
    if (text === undefined) throw new Error(`The build has no file ${path}.`);
    return text;
  }

  /** Sends the client file at a path; returns false when there is none. */
  send(path: string, request: IncomingMessage, response: ServerResponse): boolean {
    const asset = this.#assets.get(path);
    if (!asset && !path.startsWith(hashedFiles)) return false;
    const { headers, bytes } = asset ?? missing;
    const encoding = Buffer.isBuffer(bytes) ? "identity" : encodingOf(request.headers["accept-encoding"]);
    const body = Buffer.isBuffer(bytes) ? bytes : bytesOf(bytes, encoding);
    sendEncoded({ status: asset ? 200 : 404, headers, encoding, bytes: body }, response);
    return true;
  }
}
