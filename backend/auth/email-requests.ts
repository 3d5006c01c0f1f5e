import { z } from "zod";
import type { Database, Queries } from "#backend/database/connection.ts";
import { RateLimited } from "#backend/database/errors.ts";
import { audit } from "./audit.ts";
import { type AuthTools, asAuth, type Call } from "./call.ts";
import { deviceHashOf, knownBy, network, setNetwork } from "./devices.ts";
import { challengeBody, startFlow } from "./flows.ts";
import { countHitIn } from "./limits.ts";
import { queueEmail, queueJob, type TokenType, tokens } from "./one-time-tokens.ts";
import { redirectTarget } from "./redirects.ts";
import type { SecretBox } from "./secret-box.ts";
import { changePassword, createAccount, metadata } from "./sign-up.ts";
import { type Account, findAccount, saveUser } from "./users.ts";

/**
 * A request for an email. `asked` names the endpoint. It is answered before any of this is looked up, so that the
 * answer's time does not tell who has an account.
 */
const emailRequest = z.object({
  asked: z.enum(["signup", "recovery", "magiclink"]),
  email: z.string(),
  redirectTo: z.string(),
  /** Whether an address without an account gets one. */
  createsAccount: z.boolean().default(false),
  data: metadata.nullish(),
  /** The hash of the chosen password, of a sign-up. */
  encrypted: z.string().nullish(),
  ...challengeBody.shape,
});

/** With the keyed hashes of the device and the network at the time of the request. */
const storedRequest = emailRequest.extend({
  device: z.base64url().nullable(),
  network: z.string(),
  askedAt: z.coerce.date(),
});
type StoredRequest = z.output<typeof storedRequest>;

const job = z.object({ id: z.uuid(), sealed: z.string() });
const about = (id: string) => `email request ${id}`;

/** After so long (ms) nobody waits for the email any more. */
const patience = 3_600_000;

/** The task that continues with a request. */
export const emailRequestTask = "handle-account-email-request";

/**
 * Stores a request for the task: with the same statements whoever it is about. It is encrypted, since more than the
 * sign-in can read the queue.
 */
export async function keepEmailRequest(
  call: Call,
  request: Omit<z.input<typeof emailRequest>, "redirectTo">,
): Promise<void> {
  const id = crypto.randomUUID();
  await asAuth(call, async (queries) => {
    const { from } = await queries.selectNoFrom(network.as("from")).executeTakeFirstOrThrow();
    const kept: z.input<typeof storedRequest> = {
      ...request,
      redirectTo: redirectTarget(call),
      device: deviceHashOf(call)?.toString("base64url") ?? null,
      network: from,
      askedAt: call.tools.now().toISOString(),
    };
    const sealed = call.tools.secrets.seal(JSON.stringify(kept), about(id));
    await queueJob(queries, emailRequestTask, { id, sealed }, id);
  });
}

export interface EmailRequestTools extends Pick<AuthTools, "now" | "signUp"> {
  database: Database;
  secrets: SecretBox;
}

/**
 * The task: finds the account of a request and queues the email, within the recipient's limits. Strangers share one
 * limit, and the owner, on a known device or network, has another, so strangers' requests cost the owner none. Nor
 * does a stranger's request replace an email that the owner asked for. Throws when the database can't be reached, so
 * that the queue tries again.
 */
export async function handleEmailRequest(payload: unknown, tools: EmailRequestTools): Promise<void> {
  const { id, sealed } = job.parse(payload);
  const request = storedRequest.parse(JSON.parse(tools.secrets.open(sealed, about(id))));
  if (tools.now().getTime() - request.askedAt.getTime() > patience) return;
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
  await inTransaction((queries) => answer(queries, { tools, request, isOwner }));
}

interface Request {
  tools: EmailRequestTools;
  request: StoredRequest;
  isOwner: boolean;
}

async function answer(queries: Queries, asked: Request): Promise<void> {
  const { request, tools } = asked;
  const account = await findAccount(queries, { email: request.email });
  const isConfirmed = account?.user.email_confirmed_at != null;
  switch (request.asked) {
    case "recovery":
      return account && sendLink(queries, asked, account, "recovery");
    case "magiclink":
      if (account && isConfirmed) return sendLink(queries, asked, account, "magiclink");
      break;
    case "signup":
      if (isConfirmed) return;
      break;
  }
  const encrypted = request.encrypted ?? null;
  if (!account && (!request.createsAccount || tools.signUp !== "open")) return;
  // The latest request gets the email, so its password counts; a link alone sets none.
  const unconfirmed = account
    ? await changePassword(queries, account, encrypted)
    : await createAccount(queries, { tools }, { email: request.email, encrypted, data: request.data ?? {} });
  await askToConfirm(queries, asked, unconfirmed);
}

async function sendLink(
  queries: Queries,
  asked: Request,
  account: Account,
  method: "recovery" | "magiclink",
): Promise<void> {
  const now = asked.tools.now();
  const { id } = account.user;
  const isSent = await send(queries, asked, account, `${method}_token`);
  if (!isSent || method !== "recovery") return;
  await saveUser(queries, id, { recovery_sent_at: now });
  await audit(queries, "user_recovery_requested", id, now);
}

async function askToConfirm(queries: Queries, asked: Request, { user }: Account): Promise<void> {
  const now = asked.tools.now();
  const isSent = await send(queries, asked, { user }, "confirmation_token");
  if (!isSent) return;
  await saveUser(queries, user.id, { confirmation_sent_at: now });
  await audit(queries, "user_confirmation_requested", user.id, now);
}

/** Queues the email; false when one that the owner asked for is still valid and this request is a stranger's. */
async function send(
  queries: Queries,
  { tools, request, isOwner }: Request,
  { user }: Pick<Account, "user">,
  type: TokenType,
): Promise<boolean> {
  const { lifetime, method } = tokens[type];
  if (!isOwner) {
    const since = new Date(tools.now().getTime() - lifetime);
    const kept = await queries
      .selectFrom("auth.one_time_tokens")
      .select("id")
      .where("user_id", "=", user.id)
      .where("token_type", "=", type)
      .where("asked_by_owner", "=", true)
      .where("created_at", ">", since)
      .executeTakeFirst();
    if (kept) return false;
  }
  const { redirectTo } = request;
  const about = { user_id: user.id, authentication_method: method };
  const flowId = await startFlow(queries, { tools }, request, about);
  const email = { userId: user.id, type, to: user.email, redirectTo, flowId, askedByOwner: isOwner };
  await queueEmail(queries, { tools }, email);
  return true;
}
