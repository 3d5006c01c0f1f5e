import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { derivedId } from "./derived-id.ts";
import { type IdentifiedEmail, toMessage } from "./message.ts";

const writer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

/**
 * Stores an email as a file that any mail program opens: `<time>_<Message-ID>.eml`, so that a listing is in order of
 * time. An email stored before (same Message-ID) stays as it is. The file appears whole or not at all, is on disk
 * when this returns, and only its owner can read it.
 */
export async function keepInOutbox(
  folder: string,
  email: IdentifiedEmail,
  from: string,
  now = new Date(),
): Promise<void> {
  const { message } = await writer.sendMail({ ...toMessage(email, from), date: now });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const ending = `_${email.messageId.slice(1, -1)}.eml`;
  if ((await readdir(folder)).some((name) => name.endsWith(ending))) return;

  const name = stampOf(now) + ending;
  const draft = join(folder, `.${name}.draft`);
  const file = await open(draft, "w", 0o600);
  try {
    try {
      await file.writeFile(message);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, join(folder, name));
  } catch (error) {
    // When the disk is full, half-written emails must not accumulate: the next attempt writes them again.
    await rm(draft, { force: true });
    throw error;
  }
}

/** Erases the emails about things with these ids. */
export async function eraseEmailsAbout(folder: string, ids: readonly string[]): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  // Older files have the id itself.
  const marks = ids.flatMap((id) => [`_${derivedId(id)}.`, `_${id}.`]);
  const isAbout = (name: string) => marks.some((mark) => name.includes(mark));
  await Promise.all(names.filter(isAbout).map((name) => rm(join(folder, name))));
}

/** After so long (ms) nobody is still writing a half-written email: its process has ended. */
const draftMilliseconds = 3_600_000;

/** Erases the emails from before a moment, and those left half-written an hour ago. A missing folder has none. */
export async function eraseFromOutbox(folder: string, before: Date, now = new Date()): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const isOld = (name: string) => {
    const [stamp] = /\d{8}T\d{9}Z/.exec(name) ?? [];
    const last = name.endsWith(".draft") ? new Date(now.getTime() - draftMilliseconds) : before;
    return stamp !== undefined && stamp < stampOf(last);
  };
  await Promise.all(names.filter(isOld).map((name) => rm(join(folder, name))));
}

/** A moment as file names begin with it, in order of time. */
function stampOf(moment: Date): string {
  return moment.toISOString().replace(/[-:.]/g, "");
}
