import { createWriteStream, openAsBlob } from "node:fs";
import { basename, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { S3mini } from "s3mini";

/** An S3-compatible store with backups, each by the name of its file. */
export interface BackupStore {
  /** Puts a file there, in parts and from the disk, so that its size takes no memory. */
  put(file: string): Promise<void>;
  /** The names of what is in its folder. */
  list(): Promise<string[]>;
  /** Fetches one into a folder of this machine; gives the file. */
  fetch(name: string, folder: string): Promise<string>;
  remove(name: string): Promise<void>;
}

/**
 * Opens the store at https://KEY:SECRET@HOST/BUCKET/FOLDER?region=REGION (BACKUP_S3_URL). Its functions throw one line
 * that names the host and what it said.
 */
export function openBackupStore(address: string): BackupStore {
  const { protocol, host, username, password, pathname, searchParams } = new URL(address);
  const [bucket, ...folders] = pathname.split("/").filter(Boolean);
  const store = new S3mini({
    endpoint: `${protocol}//${host}/${bucket}`,
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    region: searchParams.get("region") ?? "auto",
  });
  const prefix = folders.map((folder) => `${folder}/`).join("");
  const asked = async <T>(answer: Promise<T>): Promise<T> =>
    answer.catch((cause: Error) => {
      throw new Error(`The backup store ${host}/${bucket} failed: ${cause.message}`, { cause });
    });
  return {
    async put(file) {
      await asked(store.putAnyObject(prefix + basename(file), await openAsBlob(file)));
    },
    async list() {
      const found = await asked(store.listObjects("/", prefix));
      return (found ?? []).map(({ Key }) => Key.slice(prefix.length));
    },
    async fetch(name, folder) {
      const answer = await asked(store.getObjectResponse(prefix + name));
      if (!answer?.body) throw new Error(`The backup store ${host}/${bucket} has no ${prefix}${name}.`);
      const file = join(folder, name);
      await asked(pipeline(answer.body, createWriteStream(file, { mode: 0o600 })));
      return file;
    },
    async remove(name) {
      await asked(store.deleteObject(prefix + name));
    },
  };
}
