import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { Secret, TOTP } from "otpauth";
import { invitePerson } from "#app/account/change-user.server.ts";
import { addFirstAdministrator, offerSetupCode } from "#app/account/setup/change-setup.server.ts";
import type { Accounts } from "#app/account/users.server.ts";
import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import { accountPaths } from "#app/domain/staff-paths.ts";
import type { StaffRole } from "#app/domain/staff-roles.ts";
import { openSignIn } from "#backend/auth/gateway.ts";
import { brand } from "#brand/company.ts";
import type { Installation } from "./installation.ts";
import type { DemoSignIn } from "./sign-ins.ts";

/** A colleague with a session in which they work during the story. */
export interface Colleague extends StaffAccess {
  id: string;
  signIn: DemoSignIn;
  /** Their calls for administrators. */
  accounts: Accounts;
  /** Ends the session of the story and begins the one that the list of sessions shows. */
  signInAgain(): Promise<void>;
  /** Ends the session of the story. */
  signOut(): Promise<void>;
}

interface Person {
  name: string;
  role: StaffRole;
  /** The browser that the list of sessions names. */
  browser: string;
  factor: string;
}

/** The same for everybody and at every filling: it is typed from the terminal, and protects nothing. */
const password = "lykta-kvarn-trappa-41";

/** A code of the second factor, so many steps of 30 s from now. */
const codeOf = (secret: string, steps: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

export const addressOf = (name: string) =>
  `${name.toLowerCase().replaceAll(" ", ".").normalize("NFD").replace(/\p{M}/gu, "")}@${brand.slug}.example`;

/** Makes accounts through the sign-in and its real client, as the set-up page and the invitation's page do. */
export function openTeam({ database, secrets, keys, siteUrl, queue }: Installation) {
  const signIn = openSignIn({
    database,
    secrets,
    keys,
    now: () => new Date(),
    siteUrl: new URL(siteUrl),
    returnPaths: [accountPaths.callback],
    openLinkPath: accountPaths.openLink,
    signUp: "invited",
    providers: {},
    reportError(error) {
      throw error;
    },
  });
  let devices = 0;
  /** The client of a browser with an address of its own, signed in if it is given a token. */
  const browserOf = (browser: string, token = "sb_publishable_own") => {
    devices += 1;
    const clientIp = `198.51.100.${devices}`;
    return createClient(siteUrl, token, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: {
        fetch(input, init) {
          const request = new Request(input, init);
          request.headers.set("user-agent", browser);
          return signIn.fetch(request, clientIp);
        },
      },
    });
  };

  /** Signs in by password, and with a new or the known second factor. */
  async function work({ name, role, browser, factor }: Person): Promise<Colleague> {
    const client = browserOf(browser);
    const email = addressOf(name);
    const first = orThrow(await client.auth.signInWithPassword({ email, password }));
    const enrolled = orThrow(await client.auth.mfa.enroll({ factorType: "totp", friendlyName: factor }));
    const secret = enrolled.totp.secret;
    // The step before this one, so that a code of this step is still unused.
    await verifyFactor(client, enrolled.id, () => codeOf(secret, -1));
    const token = orThrow(await client.auth.getSession()).session?.access_token ?? "";
    return {
      id: first.user.id,
      database,
      claims: await signIn.verify(token),
      signIn: { name, role, email, password, secret },
      accounts: browserOf(browser, token).auth.admin,
      async signInAgain() {
        const again = browserOf(browser);
        orThrow(await again.auth.signInWithPassword({ email, password }));
        await verifyFactor(again, enrolled.id, () => codeOf(secret, 0));
      },
      async signOut() {
        const { error } = await client.auth.signOut({ scope: "local" });
        if (error) throw error;
      },
    };
  }

  return {
    /** The first administrator, by the code that a start prints. */
    async setUp(person: Person): Promise<Colleague> {
      const email = addressOf(person.name);
      const code = await offerSetupCode(database);
      const added = await signIn.addAccount({ email, password });
      if (!code || added !== "added" || !(await addFirstAdministrator(database, { email, code, ...person })))
        throw new Error("this installation has an administrator already");
      return work(person);
    },
    /** Somebody whom an administrator invites, and who has not answered yet. */
    async invite(by: Colleague, { name, role }: Pick<Person, "name" | "role">): Promise<string> {
      const redirectTo = new URL(accountPaths.callback, siteUrl).href;
      const email = addressOf(name);
      const invited = await invitePerson(by, by.accounts, { email, name, role, redirectTo });
      if (invited !== "invited") throw new Error(`${name} was not invited: ${invited}`);
      await queue.work();
      return queue.lastEmailTo(email);
    },
    /** The invited person follows the email's link, chooses a password and adds a second factor. */
    async accept(person: Person, email: string): Promise<Colleague> {
      const [link = ""] = /https?:\S+[?&]token=[^\s)\]]+/.exec(email) ?? [];
      const hash = new URL(link).searchParams.get("token") ?? "";
      const client = browserOf(person.browser);
      orThrow(await client.auth.verifyOtp({ token_hash: hash, type: "invite" }));
      orThrow(await client.auth.updateUser({ password }));
      return work(person);
    },
  };
}

/** Answers with a code of the second factor; once more if the half minute of the first one ended meanwhile. */
async function verifyFactor(client: SupabaseClient, factorId: string, code: () => string): Promise<void> {
  const first = await client.auth.mfa.challengeAndVerify({ factorId, code: code() });
  const isOver = first.error?.code === "mfa_verification_failed";
  orThrow(isOver ? await client.auth.mfa.challengeAndVerify({ factorId, code: code() }) : first);
}

/** What the sign-in's client gave. Throws its error. */
function orThrow<Result extends { data: unknown; error: unknown }>({ data, error }: Result) {
  if (error) throw error;
  return data as Extract<Result, { error: null }>["data"];
}
