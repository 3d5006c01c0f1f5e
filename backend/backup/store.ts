import { createWriteStream, openAsBlob } from "node:fs";
import { basename, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { S3mini } from "s3mini";

/** A folder in an S3-compatible bucket. */
export interface BackupStore {
  /** Uploads a file under its own name, in parts and from the disk, so that it need not fit into memory. */
  put(file: string): Promise<void>;
  /** The names of the files in the folder. */
  list(): Promise<string[]>;
  /** Downloads a file into a local folder; returns its path. */
  fetch(name: string, folder: string): Promise<string>;
  remove(name: string): Promise<void>;
}

/**
 * Opens the bucket at https://KEY:SECRET@HOST/BUCKET/FOLDER?region=REGION (BACKUP_S3_URL). Its methods throw an error of
 * one line with the host and what it answered.
 */
export function openBackupStore(url: string): BackupStore {
  const { protocol, host, username, password, pathname, searchParams } = new URL(url);
  const [bucket, ...folders] = pathname.split("/").filter(Boolean);
  const store = new S3mini({
    endpoint: `${protocol}//${host}/${bucket}`,
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    region: searchParams.get("region") ?? "auto",
  });
  const prefix = folders.map((folder) => `${folder}/`).join("");
  const describeErrors = <T>(request: Promise<T>): Promise<T> =>
    request.catch((cause: Error) => {
      throw new Error(`The backup store ${host}/${bucket} failed: ${cause.message}`, { cause });
    });
  return {
    async put(file) {
      await describeErrors(store.putAnyObject(prefix + basename(file), await openAsBlob(file)));
    },
    async list() {
      const objects = await describeErrors(store.listObjects("/", prefix));
      return (objects ?? []).map(({ Key }) => Key.slice(prefix.length));
    },
    async fetch(name, folder) {
      const response = await describeErrors(store.getObjectResponse(prefix + name));
      if (!response?.body) throw new Error(`The backup store ${host}/${bucket} has no ${prefix}${name}.`);
      const file = join(folder, name);
      await describeErrors(pipeline(response.body, createWriteStream(file, { mode: 0o600 })));
      return file;
    },
    async remove(name) {
      await describeErrors(store.deleteObject(prefix + name));
    },
  };
}
