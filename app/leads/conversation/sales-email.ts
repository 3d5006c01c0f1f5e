import { forwardedEmail, splitQuotes } from "./quoted-text.ts";
import type { IncomingEmail } from "./read-incoming-email.server.ts";

/** The company, as emails to its sales mailbox are compared with it. */
export interface Company {
  /** The site's own host, which the headers of its emails name. */
  siteHost: string;
  /** The addresses that the site and the company's own mailboxes send from. */
  addresses: readonly string[];
  /** The domain of the company's addresses: whoever writes from it is a colleague. */
  domain: string;
}

type Received = Pick<
  IncomingEmail,
  "sender" | "senderName" | "subject" | "body" | "isAutomatic" | "isBulk" | "isSpam" | "origins" | "attached"
>;

/** What an email to the sales mailbox is: a customer's, with whom it is from, or one that changes nothing, and why. */
export type SalesEmail =
  | { from: Sender; subject: string; text: string; body: string }
  | { ignored: "own" | "automatic" | "bulk" | "spam" | "internal" | "nobody" };

/** The customer; null where a colleague has forwarded an email whose sender is not certain. */
type Sender = { name: string; address: string } | null;

/**
 * Decides what an email to the sales mailbox is (product 19.40, 19.41). Our own emails, automatic ones, those to many and
 * spam change nothing, nor does what colleagues write to each other. Of an email that a colleague has forwarded by hand
 * the sender is that of the email that it has attached or else quotes, if that is certain and no colleague. `isColleague`: whether the sender has an
 * account.
 */
export function readSalesEmail(email: Received, company: Company, isColleague: boolean): SalesEmail {
  const { senderName: name, subject, body, attached } = email;
  const address = email.sender.toLowerCase();
  const isOfCompany = (one: string) => one.endsWith(`@${company.domain}`);
  if (email.origins.includes(company.siteHost) || company.addresses.includes(address))
    return { ignored: "own" };
  if (email.isSpam) return { ignored: "spam" };
  if (email.isAutomatic) return { ignored: "automatic" };
  if (email.isBulk) return { ignored: "bulk" };
  if (!isAddress(address)) return { ignored: "nobody" };
  if (!isColleague && !isOfCompany(address))
    return { from: { name, address }, subject, text: splitQuotes(body).written, body };

  const original = withoutForward(subject);
  if (original === null) return { ignored: "internal" };
  const colleague = name || address;
  const forwarded = attached
    ? { name: attached.senderName, address: attached.sender.toLowerCase(), text: attached.body, above: body }
    : forwardedEmail(body);
  const isCertain =
    forwarded !== null &&
    isAddress(forwarded.address) &&
    !isOfCompany(forwarded.address) &&
    !company.addresses.includes(forwarded.address);
  if (!isCertain)
    return {
      from: null,
      subject: original,
      text: `Vidarebefordrat av ${colleague}. Det gick inte att läsa ut vem som skrev från början.\n\n${body}`,
      body,
    };
  const note = `Vidarebefordrat av ${colleague}${forwarded.above ? `:\n${forwarded.above}` : "."}`;
  return {
    from: { name: forwarded.name, address: forwarded.address },
    subject: original,
    text: splitQuotes(forwarded.text).written,
    body: `${forwarded.text}\n\n${note}`,
  };
}

/** The language that a text is written in: Swedish, unless it has more of the commonest words of English. */
export function languageOf(text: string): "sv" | "en" {
  const words = text
    .slice(0, 5_000)
    .toLowerCase()
    .split(/[^a-zåäö]+/);
  const count = (common: readonly string[]) => words.filter((word) => common.includes(word)).length;
  return count(commonWords.en) > count(commonWords.sv) ? "en" : "sv";
}

const commonWords = {
  sv: [
    "och",
    "att",
    "vi",
    "är",
    "för",
    "på",
    "en",
    "ett",
    "som",
    "med",
    "det",
    "till",
    "av",
    "hej",
    "jag",
    "har",
  ],
  en: [
    "and",
    "the",
    "to",
    "we",
    "is",
    "for",
    "a",
    "of",
    "with",
    "you",
    "hello",
    "would",
    "our",
    "have",
    "are",
  ],
};

/** The beginnings of subjects of forwarded emails: Swedish, English, Danish and Norwegian, German. */
const forwards = ["vb", "fw", "fwd", "vs", "wg"];

/** The subject of an email that was forwarded, without its beginning ("VB: Fwd: Vakter"); null for any other. */
function withoutForward(subject: string): string | null {
  const parts = subject.split(":");
  const first = parts.findIndex((part) => !forwards.includes(part.trim().toLowerCase()));
  if (first === 0) return null;
  return first < 0 ? "" : parts.slice(first).join(":").trim();
}

/** Whether a text is one address, and nothing that could be read as several. */
function isAddress(text: string): boolean {
  const [name, domain, ...more] = text.split("@");
  const isPlain = !/[\s\p{Cc}\p{Cf},;:<>()[\]"\\]/u.test(text);
  return isPlain && Boolean(name) && Boolean(domain?.includes(".")) && more.length === 0;
}
