export interface ReplyFile {
  name: string;
  kind: string;
  content: Buffer;
}

export const mostReplyFiles = 5;

/** Of all attachments of one email together: many mail servers refuse more than 10 MB, and base 64 adds a third. */
export const mostReplyFileBytes = 7_000_000;
