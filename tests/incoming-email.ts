import { keepIncomingEmail } from "#app/leads/conversation/keep-incoming-email.server.ts";
import type { Database } from "#backend/database/connection.ts";

type Email = Parameters<typeof keepIncomingEmail>[2];

/** An attachment with a text. */
export const textFile = (name: string, kind: string, text: string): Email["files"][number] => ({
  name,
  kind,
  content: new TextEncoder().encode(text),
});

/** Stores an email from a lead's customer as the receiver of emails does. False when the lead has it already. */
export function receiveTestEmail(
  database: Database,
  lead: string,
  email: Partial<Email> = {},
  original: string | null = null,
): Promise<boolean> {
  return keepIncomingEmail(
    database,
    lead,
    {
      messageId: "<a@b>",
      sender: "kund@example.se",
      senderName: "",
      subject: "Re",
      body: "Hej",
      isCut: false,
      isAutomatic: false,
      isSpam: false,
      filesLeft: 0,
      namesLeft: [],
      picturesLeft: 0,
      doubts: [],
      files: [],
      ...email,
    },
    original === null ? null : Buffer.from(original),
  );
}
