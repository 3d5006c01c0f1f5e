/** Why an attempt to send an email failed. */
export const mailProblems = [
  /** There is no such mailbox. */
  "mailbox",
  "full",
  "spam",
  "tooLarge",
  /** Refused permanently, for another reason. */
  "refused",
  /** Refused temporarily. */
  "busy",
  /** The mail server does not answer. */
  "unreachable",
  /** Our own sign-in to the mail server failed. */
  "signIn",
  "other",
] as const;

export type MailProblem = (typeof mailProblems)[number];

/** What is known of an attempt to send an email that failed. Names nobody, so it may be logged. */
export interface MailFailure {
  problem: MailProblem;
  /** Another attempt would fail the same way. */
  isPermanent: boolean;
  /** The mail server's status code, or else the network's error. */
  code: string;
}

/**
 * Classifies the error of an attempt to send an email. It is permanent when the server refused the recipient or the
 * email with a 5xx (RFC 5321, section 4.2.1). The server's own text is left out, since it may quote the recipient.
 */
export function mailProblemOf(error: unknown): MailFailure {
  const property = (name: string): unknown => Reflect.get(Object(error), name);
  const code = Number(property("responseCode")) || 0;
  const command = String(property("command") ?? "");
  const text = String(property("response") ?? property("message") ?? "");
  const isPermanent = code >= 500 && code < 600 && (command === "RCPT TO" || command === "DATA");
  const name = String(property("code") ?? property("name") ?? "");
  return { problem: kindOf(code, command, name, text), isPermanent, code: String(code || name || "unknown") };
}

function kindOf(code: number, command: string, name: string, text: string): MailProblem {
  if (name === "EAUTH" || command.startsWith("AUTH") || code === 530 || code === 535) return "signIn";
  if (!code) return /^(ECONN|ETIMEDOUT|ESOCKET|EDNS|ETLS|Abort|Timeout)/.test(name) ? "unreachable" : "other";
  // The enhanced status code (RFC 3463) is more precise, where a server sends one.
  const [, subject = "", detail = ""] = /\b[45]\.(\d{1,3})\.(\d{1,3})\b/.exec(text) ?? [];
  if (code < 500) return "busy";
  if (subject === "7" || /spam|block|blacklist|reputation|dmarc/i.test(text)) return "spam";
  if (`${subject}.${detail}` === "2.2" || /quota|mailbox (is )?full/i.test(text)) return "full";
  if (code === 552 || ["2.3", "3.4"].includes(`${subject}.${detail}`) || /too (large|big)/i.test(text))
    return "tooLarge";
  if (subject === "1" || (command === "RCPT TO" && [550, 551, 553].includes(code))) return "mailbox";
  return "refused";
}
