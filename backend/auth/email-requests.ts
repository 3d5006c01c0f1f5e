import { z } from "zod";
import { milliseconds } from "#app/domain/milliseconds.ts";
import type { Queries } from "#backend/database/connection.ts";
import { RateLimited } from "#backend/database/errors.ts";
import { oneValue } from "#backend/database/one-value.ts";
import { audit } from "./audit.ts";
import { type AuthTools, asAuth, type Call } from "./call.ts";
import { deviceHashOf, knownBy, network, setNetwork } from "./devices.ts";
import { challengeBody, startFlow } from "./flows.ts";
import { countHitIn } from "./limits.ts";
import { queueEmail, queueJob, tokens } from "./one-time-tokens.ts";
import { redirectTarget } from "./redirects.ts";
import { createAccount, metadata } from "./sign-up.ts";
import { type Account, findAccount, saveUser } from "./users.ts";

/**
 * A request for an email; `asked` is the kind of email. It is queued and answered before the account is looked up, so
 * that the response time does not reveal who has an account.
 */
const emailRequest = z.object({
  asked: z.enum(["signup", "recovery", "magiclink"]),
  email: z.string(),
  redirectTo: z.string(),
  /** Whether an account is created for an address without one. */
  createsAccount: z.boolean().default(false),
  data: metadata.nullish(),
  /** Of a sign-up: the hash of the chosen password. */
  encrypted: z.string().nullish(),
  ...challengeBody.shape,
});

/** The request as it is queued, with the keyed hashes of its device and network. */
const storedRequest = emailRequest.extend({
  device: z.base64url().nullable(),
  network: z.string(),
  askedAt: z.coerce.date(),
});
type StoredRequest = z.output<typeof storedRequest>;

const job = z.object({ id: z.uuid(), sealed: z.string() });
const about = (id: string) => `email request ${id}`;

/** An older request is dropped, since nobody waits for its email any more. */
const expiryMilliseconds = milliseconds.hour;

/** The name of the task of `handleEmailRequest`. */
export const emailRequestTask = "handle-account-email-request";

/**
 * Queues a request, by the same statements for every address. It is encrypted, since other roles than the sign-in's can
 * read the queue.
 */
export async function storeEmailRequest(
  call: Call,
  request: Omit<z.input<typeof emailRequest>, "redirectTo">,
): Promise<void> {
  const id = crypto.randomUUID();
  await asAuth(call, async (queries) => {
    const stored: z.input<typeof storedRequest> = {
      ...request,
      redirectTo: redirectTarget(call),
      device: deviceHashOf(call)?.toString("base64url") ?? null,
      network: await oneValue<string>(network)(queries),
      askedAt: call.tools.now().toISOString(),
    };
    const sealed = call.tools.secrets.seal(JSON.stringify(stored), about(id));
    await queueJob(queries, emailRequestTask, { id, sealed }, id);
  });
}

/** What the task of a request needs. */
export type EmailRequestTools = Pick<AuthTools, "database" | "now" | "secrets" | "signUp">;

/**
 * The task of a request: finds the account and queues the email, within the recipient's limits. Requests from a device
 * or network that the account knows count as the owner's and have a limit of their own, so that strangers' requests
 * don't use it up. Nor does a stranger's request invalidate an email that the owner requested. Throws when the database
 * can't be reached, so that the queue retries.
 */
export async function handleEmailRequest(payload: unknown, tools: EmailRequestTools): Promise<void> {
  const { id, sealed } = job.parse(payload);
  const request = storedRequest.parse(JSON.parse(tools.secrets.open(sealed, about(id))));
  if (tools.now().getTime() - request.askedAt.getTime() > expiryMilliseconds) return;
  const inTransaction = <T>(work: (queries: Queries) => Promise<T>) =>
    tools.database.as("site_auth", async (queries) => {
      await setNetwork(queries, request.network);
      return work(queries);
    });
  const device = request.device ? Buffer.from(request.device, "base64url") : null;
  const isOwner = await inTransaction(
    async (queries) => (await knownBy(queries, request.email, device)) !== null,
  );
  try {
    const recipient = isOwner ? `${request.email} owner` : request.email;
    await inTransaction((queries) => countHitIn(queries, "auth_email_account", recipient));
  } catch (error) {
    if (error instanceof RateLimited) return;
    throw error;
  }
  await inTransaction((queries) => queueRequestedEmail(queries, { tools, request, isOwner }));
}

interface Context {
  tools: EmailRequestTools;
  request: StoredRequest;
  isOwner: boolean;
}

async function queueRequestedEmail(queries: Queries, context: Context): Promise<void> {
  const { request, tools } = context;
  const account = await findAccount(queries, { email: request.email });
  const isConfirmed = account?.user.email_confirmed_at != null;
  switch (request.asked) {
    case "recovery":
      return account && send(queries, context, account.user, "recovery_token");
    case "magiclink":
      if (account && isConfirmed) return send(queries, context, account.user, "magiclink_token");
      break;
    case "signup":
      if (isConfirmed) return;
      break;
  }
  const encrypted = request.encrypted ?? null;
  if (!account && (!request.createsAccount || tools.signUp !== "open")) return;
  // The email confirms the latest request, so its password replaces an earlier one; a magic link's request has none.
  if (account) await saveUser(queries, account.user.id, { encrypted_password: encrypted });
  const { user } =
    account ??
    (await createAccount(queries, { tools }, { email: request.email, encrypted, data: request.data ?? {} }));
  await send(queries, context, user, "confirmation_token");
}

/** Queues the email and records it, unless this is a stranger's request and one that the owner requested is still valid. */
async function send(
  queries: Queries,
  { tools, request, isOwner }: Context,
  user: Account["user"],
  type: "confirmation_token" | "magiclink_token" | "recovery_token",
): Promise<void> {
  const now = tools.now();
  const { lifetime, method } = tokens[type];
  if (!isOwner) {
    const since = new Date(now.getTime() - lifetime);
    const owners = await queries
      .selectFrom("auth.one_time_tokens")
      .select("id")
      .where("user_id", "=", user.id)
      .where("token_type", "=", type)
      .where("asked_by_owner", "=", true)
      .where("created_at", ">", since)
      .executeTakeFirst();
    if (owners) return;
  }
  const { redirectTo } = request;
  const about = { user_id: user.id, authentication_method: method };
  const flowId = await startFlow(queries, { tools }, request, about);
  const email = { userId: user.id, type, to: user.email, redirectTo, flowId, askedByOwner: isOwner };
  await queueEmail(queries, { tools }, email);
  if (type === "magiclink_token") return;
  const isRecovery = type === "recovery_token";
  await saveUser(queries, user.id, { [isRecovery ? "recovery_sent_at" : "confirmation_sent_at"]: now });
  await audit(queries, isRecovery ? "user_recovery_requested" : "user_confirmation_requested", user.id, now);
}
