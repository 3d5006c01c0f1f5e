import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import type { SupabaseClient } from "@supabase/supabase-js";

/** The parts of a browser's credential that the real client sends. */
type Verification = Parameters<SupabaseClient["auth"]["mfa"]["webauthn"]["verify"]>[0]["webauthn"];

/** What may be wrong in a response. */
interface Faults {
  origin?: string;
  /** The signature counter. */
  counter?: number;
  /** The owner was present, but did not unlock it. */
  locked?: boolean;
  /** The user that it claims to belong to. */
  owner?: string;
}

interface Asked {
  challenge: string | BufferSource;
}

const isPresent = 1;
const isUnlocked = 4;
const hasKey = 64;

/** A software authenticator with one passkey (ES256): it signs challenges without asking anybody. */
export function newAuthenticator(site = "http://localhost:3000") {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  let used = 0;
  let owner = "";

  const clientData = (type: string, { challenge }: Asked, { origin = site }: Faults) =>
    Buffer.from(JSON.stringify({ type, challenge: textOf(challenge), origin, crossOrigin: false }));
  const authenticatorData = (flags: number, { counter = used, locked = false }: Faults) => {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags | isPresent | (locked ? 0 : isUnlocked));
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([createHash("sha256").update(new URL(site).hostname).digest(), head]);
  };
  const json = <T>(response: T) => ({
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key" as const,
    clientExtensionResults: {},
    response,
  });

  return {
    /** Creates the passkey. */
    create(asked: Asked & { user: { id: string | BufferSource } }, faults: Faults = {}) {
      owner = textOf(asked.user.id);
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, "base64url")],
        [-3, Buffer.from(y, "base64url")],
      ]);
      const about = Buffer.concat([
        authenticatorData(hasKey, faults),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        isoCBOR.encode(key),
      ]);
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", about],
      ]);
      return json({
        clientDataJSON: clientData("webauthn.create", asked, faults).toString("base64url"),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString("base64url"),
        transports: ["internal"],
      });
    },
    /** Signs a challenge with the passkey. */
    use(asked: Asked, faults: Faults = {}) {
      used += 1;
      const told = clientData("webauthn.get", asked, faults);
      const data = authenticatorData(0, faults);
      const hash = createHash("sha256").update(told).digest();
      return json({
        clientDataJSON: told.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: sign("sha256", Buffer.concat([data, hash]), privateKey).toString("base64url"),
        userHandle: faults.owner ?? owner,
      });
    },
  };
}

export type TestAuthenticator = ReturnType<typeof newAuthenticator>;

/** A response as a browser returns it to the client, which calls its toJSON. */
export function responseOf(
  type: "create" | "request",
  signed: ReturnType<TestAuthenticator["create"] | TestAuthenticator["use"]>,
): Verification {
  const credential = { ...signed, toJSON: () => signed };
  return {
    type,
    rpId: "localhost",
    rpOrigins: [],
    credential_response: credential,
  } as unknown as Verification;
}

function textOf(bytes: string | BufferSource): string {
  if (typeof bytes === "string") return bytes;
  const view = ArrayBuffer.isView(bytes) ? bytes.buffer : bytes;
  return Buffer.from(new Uint8Array(view)).toString("base64url");
}
