import { createWriteStream, openAsBlob } from "node:fs";
import { basename, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { S3mini } from "s3mini";

/** A folder in an S3-compatible bucket. */
export type BackupStore = ReturnType<typeof openBackupStore>;

/**
 * Opens the bucket at https://KEY:SECRET@HOST/BUCKET/FOLDER?region=REGION (BACKUP_S3_URL). Its methods throw an error
 * of one line with the host and its response.
 */
export function openBackupStore(url: string) {
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
    /** Uploads a file under its own name, in parts and from the disk, so that it need not fit into memory. */
    async put(file: string) {
      await describeErrors(store.putAnyObject(prefix + basename(file), await openAsBlob(file)));
    },
    /** The names of the files in the folder. */
    async list() {
      const objects = await describeErrors(store.listObjects("/", prefix));
      return (objects ?? []).map(({ Key }) => Key.slice(prefix.length));
    },
    /** Downloads a file into a local folder; returns its path. */
    async fetch(name: string, folder: string) {
      const response = await describeErrors(store.getObjectResponse(prefix + name));
      if (!response?.body) throw new Error(`The backup store ${host}/${bucket} has no ${prefix}${name}.`);
      const file = join(folder, name);
      await describeErrors(pipeline(response.body, createWriteStream(file, { mode: 0o600 })));
      return file;
    },
    async remove(name: string) {
      await describeErrors(store.deleteObject(prefix + name));
    },
  };
}
