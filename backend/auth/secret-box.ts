import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";

/**
 * Encrypts secrets that must be readable again (TOTP secrets, private signing keys) with a key that is not in the
 * database, so that a leaked dump reveals none. `about` names the table and the row, to which the encrypted text is bound
 * (AAD).
 */
export interface SecretBox {
  seal(text: string, about: string): string;
  /**
   * Decrypts a stored text. Returns plain text from before secrets were encrypted as it is. Throws UnknownSecretsKey, or
   * another error when the text was changed or belongs to another row.
   */
  open(stored: string, about: string): string;
  /** Whether a stored text is encrypted with the current key. */
  isCurrent(stored: string): boolean;
}

/** A text is encrypted with a key that this process was not given. */
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

/** Opens a box that encrypts (AES-256-GCM) with `current` and decrypts with `current` and `previous`. */
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
    open(stored, about) {
      const [mark, id = "", body = ""] = stored.split(":");
      if (mark !== prefix) return stored;
      const key = keys.get(id);
      if (!key) throw new UnknownSecretsKey(`encrypted with the secrets key ${id}, which was not given`);
      const bytes = Buffer.from(body, "base64url");
      const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, nonceLength))
        .setAAD(Buffer.from(about))
        .setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
      const text = decipher.update(bytes.subarray(nonceLength + tagLength));
      return Buffer.concat([text, decipher.final()]).toString("utf8");
    },
    isCurrent: (stored) => stored.startsWith(`${prefix}:${sealing.id}:`),
  };
}

function keyOf(secret: string): Key {
  const bytes = Buffer.from(hkdfSync("sha256", secret, "", "secrets of the sign-in", 32));
  return { id: createHash("sha256").update("id").update(bytes).digest("hex").slice(0, 8), bytes };
}
