/** The token in the reply address of a lead's emails. */
export interface ReplyToken {
  lead: string;
  /** The last day on which it is valid, in days since 1970-01-01. */
  lastDay: number;
  /** 16 bytes (private.reply_address_signature). */
  signature: Uint8Array;
}

const mailbox = "svar";
/** 34 bytes in base 32 (digits and a to v), which survives a change to upper case, unlike base 64. */
const tokenLength = 55;

/** The reply address of a lead's emails: `svar+<token>@domain`, 60 characters before the @. */
export function replyAddress({ lead, lastDay, signature }: ReplyToken, domain: string): string {
  const bytes = Buffer.concat([Buffer.from(lead.replaceAll("-", ""), "hex"), Buffer.alloc(2), signature]);
  bytes.writeUInt16BE(lastDay, 16);
  const token = BigInt(`0x${bytes.toString("hex")}`)
    .toString(32)
    .padStart(tokenLength, "0");
  return `${mailbox}+${token}@${domain}`;
}

/** Parses a reply address at a domain; null for any other address. The signature is not checked. */
export function readReplyAddress(address: string, domain: string): ReplyToken | null {
  const lowerCase = address.toLowerCase();
  const start = `${mailbox}+`;
  const end = `@${domain.toLowerCase()}`;
  if (!lowerCase.startsWith(start) || !lowerCase.endsWith(end)) return null;
  const token = lowerCase.slice(start.length, -end.length);
  if (token.length !== tokenLength || !/^[0-9a-v]+$/.test(token)) return null;
  const number = Array.from(token).reduce((sum, digit) => sum * 32n + BigInt(parseInt(digit, 32)), 0n);
  const hex = number.toString(16).padStart(68, "0");
  // 55 characters can hold three bits more than 34 bytes.
  if (hex.length > 68) return null;
  const bytes = Buffer.from(hex, "hex");
  const id = hex.slice(0, 32);
  return {
    lead: [id.slice(0, 8), id.slice(8, 12), id.slice(12, 16), id.slice(16, 20), id.slice(20)].join("-"),
    lastDay: bytes.readUInt16BE(16),
    signature: bytes.subarray(18),
  };
}
