/** The UID of a demo of ours in every calendar file, of the hash of its id (backend/mail/derived-id.ts). */
export function ownUid(hash: string): string {
  return `demo-${hash}`;
}

/** Whether a UID is that of a demo of ours. */
export function isOwnUid(uid: string): boolean {
  return /^demo-[0-9a-f]{32}\b/.test(uid);
}
