import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";

/**
 * Encrypts what has to be read again (TOTP secrets, private signing keys) with a key that is not in the database, so
 * that a leaked dump opens nothing. `about` names the table and the row: encrypted text opens for its own row only.
 */
export interface SecretBox {
  seal(text: string, about: string): string;
  /**
   * A text that was stored before there was a key is given back as it is. Throws UnknownSecretsKey, or when it was
   * changed.
   */
  open(kept: string, about: string): string;
  /** Whether it is encrypted with the current key. */
  isCurrent(kept: string): boolean;
}

/** Encrypted with a key that this process was not given. */
export class UnknownSecretsKey extends Error {
  override name = "UnknownSecretsKey";
}

const prefix = "sealed";
const nonceLength = 12;
const tagLength = 16;

interface Key {
  /** Identifies the key without revealing it. */
  id: string;
  bytes: Buffer;
}

/** Opens a box (AES-256-GCM) that encrypts with `current` and decrypts with `current` and `previous`. */
export function openSecretBox(current: string, previous: readonly string[] = []): SecretBox {
  const sealing = keyOf(current);
  const keys = new Map([...previous.map(keyOf), sealing].map((key) => [key.id, key.bytes]));
  return {
    seal(text, about) {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv("aes-256-gcm", sealing.bytes, nonce).setAAD(Buffer.from(about));
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      const bytes = Buffer.concat([nonce, cipher.getAuthTag(), body]);
      return [prefix, sealing.id, bytes.toString("base64url")].join(":");
    },
    open(kept, about) {
      const [mark, id = "", body = ""] = kept.split(":");
      if (mark !== prefix) return kept;
      const key = keys.get(id);
      if (!key) throw new UnknownSecretsKey(`sealed under the secrets key ${id}, which was not given`);
      const bytes = Buffer.from(body, "base64url");
      const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, nonceLength))
        .setAAD(Buffer.from(about))
        .setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
      const text = decipher.update(bytes.subarray(nonceLength + tagLength));
      return Buffer.concat([text, decipher.final()]).toString("utf8");
    },
    isCurrent: (kept) => kept.startsWith(`${prefix}:${sealing.id}:`),
  };
}

function keyOf(given: string): Key {
  const bytes = Buffer.from(hkdfSync("sha256", given, "", "secrets of the sign-in", 32));
  return { id: createHash("sha256").update("id").update(bytes).digest("hex").slice(0, 8), bytes };
}
