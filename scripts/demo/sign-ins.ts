import { Secret, TOTP } from "otpauth";
import type { StaffRole } from "#app/domain/staff-roles.ts";

/** An account of the demo, as the terminal shows it. */
export interface DemoSignIn {
  name: string;
  role: StaffRole;
  email: string;
  password: string;
  /** The key of the second factor, which an authenticator app takes. */
  secret: string;
}

const stepSeconds = 30;
const roles = { admin: "administrator", sales: "sales", editor: "editor" } as const satisfies Record<
  StaffRole,
  string
>;

/**
 * The current code of a second factor, and for how many seconds it is accepted. The filling has used codes: one of the same
 * half minute would be refused, so that the next one is given then, which is accepted early.
 */
export function currentCode(
  { secret }: DemoSignIn,
  filledAt: Date,
  now: Date,
): { code: string; seconds: number } {
  const stepOf = (time: Date) => Math.floor(time.getTime() / 1000 / stepSeconds);
  const step = Math.max(stepOf(now), stepOf(filledAt) + 1);
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: step * stepSeconds * 1000,
  });
  // A code is accepted during the step after its own.
  return { code, seconds: Math.round((step + 2) * stepSeconds - now.getTime() / 1000) };
}

/** One line for each account with its current code. */
export function codeLines(signIns: readonly DemoSignIn[], filledAt: Date, now: Date): string[] {
  const width = Math.max(...signIns.map(({ email }) => email.length));
  return signIns.map((signIn) => {
    const { code, seconds } = currentCode(signIn, filledAt, now);
    return `${roles[signIn.role].padEnd(13)}  ${signIn.email.padEnd(width)}  ${code}  (for ${seconds} s)`;
  });
}

/** The box with the addresses and sign-ins. */
export function demoBox({
  siteUrl,
  folder,
  signIns,
  filledAt,
  now,
}: {
  siteUrl: string;
  folder: string;
  signIns: readonly DemoSignIn[];
  filledAt: Date;
  now: Date;
}): string {
  const keys = signIns.map(({ name, secret }) => `${name.padEnd(18)}  ${secret}`);
  return boxed([
    `Site    ${siteUrl}`,
    `Admin   ${siteUrl}/admin`,
    `Emails  ${folder}/mails`,
    "",
    `Sign in with an address, the password ${signIns[0]?.password} and the code:`,
    "",
    ...codeLines(signIns, filledAt, now),
    "",
    "New codes: Enter here, or npm run demo -- code in another terminal,",
    "or an authenticator app with the key:",
    "",
    ...keys,
  ]);
}

function boxed(lines: readonly string[]): string {
  const width = Math.max(...lines.map((line) => line.length));
  const rule = "─".repeat(width + 2);
  const rows = lines.map((line) => `│ ${line.padEnd(width)} │`);
  return [`┌${rule}┐`, ...rows, `└${rule}┘`].join("\n");
}
