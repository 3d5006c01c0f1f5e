import { errorCode } from "#backend/error-code.ts";
import { tryMailServer } from "#backend/mail/transport.ts";
import { type Configuration, warningsOf } from "#server/configuration.ts";
import { applicable, errorLine, type Finding, finding } from "./finding.ts";

/** Warns of settings that are valid but rarely intended. */
export function settings(configuration: Configuration): Finding[] {
  const { HOST, SITE_URL, TRUST_PROXY } = configuration;
  const isLocal = ["127.0.0.1", "::1", "localhost"].includes(HOST);
  return applicable([
    finding.ok("Settings", "all are valid"),
    ...warningsOf(configuration).map((text) => finding.warning("Settings", text)),
    SITE_URL?.startsWith("https:") &&
      TRUST_PROXY === 0 &&
      finding.warning(
        "TRUST_PROXY",
        "it is 0 although a proxy terminates TLS: all visitors count as one client, and soon exceed the rate limits. Set it to the number of proxies.",
      ),
    TRUST_PROXY > 0 &&
      !isLocal &&
      finding.warning(
        "TRUST_PROXY",
        `it is ${TRUST_PROXY}, and HOST ${HOST} is not the loopback: close port ${configuration.PORT} to everything but the proxy, or set HOST=127.0.0.1. A client that connects directly can choose the IP address by which rate limits are counted.`,
      ),
  ]);
}

/** Connects and signs in to the mail server without sending anything. */
export async function mail({ SMTP_URL }: Configuration): Promise<Finding> {
  const part = "Mail server";
  if (!SMTP_URL)
    return finding.warning(
      part,
      "SMTP_URL is not set: emails become files in DATA_DIR/mails. Set it before the site is public.",
    );
  try {
    const { encrypted } = await tryMailServer(SMTP_URL);
    return encrypted
      ? finding.ok(part, "it answers with TLS and accepts the password")
      : finding.warning(
          part,
          "it answers without TLS: emails can be read in transit. Turn STARTTLS on, or use smtps://.",
        );
  } catch (error) {
    return finding.error(part, `${errorLine(error)}: ${adviceOn(error)}`);
  }
}

function adviceOn(error: unknown): string {
  const code = errorCode(error);
  if (code === "EAUTH") return "correct user and password in SMTP_URL.";
  if (code === "ETLS")
    return "the server must offer STARTTLS with a valid certificate where SMTP_URL has a password, or use smtps://.";
  if (code === "EDNS") return "correct the host in SMTP_URL.";
  return "correct host and port in SMTP_URL, and check whether a firewall blocks the connection.";
}
