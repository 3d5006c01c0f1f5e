import { sessionList } from "#app/account/account.server.ts";
import { administrationClient, requestAuthServer } from "#app/account/session.server.ts";
import { deviceOf } from "#app/account/sign-in-link.ts";
import { isId } from "#app/admin/admin-request.server.ts";
import { accountMessages } from "#app/content/account/account.server.ts";
import type { Context } from "#app/context.ts";
import { oneOf } from "#app/domain/one-of.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { fill, wordOf } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { userPageMessages } from "./words.server.ts";

/** A colleague's sessions and second factors, in words. Throws the auth server's error. */
export async function readAccess(
  request: Request,
  context: Context,
  { id, name }: { id: string; name: string },
  locale: Locale,
) {
  const messages = userPageMessages[locale];
  const { on, unknown } = accountMessages[locale].sessions;
  const accounts = await administrationClient(request, context);
  const [listed, { data, error }] = await Promise.all([
    requestAuthServer(request, context, `/admin/users/${id}/sessions`),
    accounts.getUserById(id),
  ]);
  if (error) throw error;
  const formatTime = (text: unknown) => formatShortMoment(new Date(String(text)), locale);
  return {
    sessions: sessionList.parse(await listed.json()).sessions.map((session) => {
      const { browser, system } = deviceOf(session.user_agent);
      const device = browser && system ? fill(on, { browser, system }) : (browser ?? system ?? unknown);
      const begun = formatTime(session.created_at);
      return {
        id: session.id,
        device,
        begun,
        lastUsed: formatTime(session.refreshed_at),
        label: fill(messages.sessions.endLabel, { device, time: begun }),
      };
    }),
    factors: (data.user.factors ?? [])
      .filter(({ status, factor_type: type }) => status === "verified" && type in messages.factors.kinds)
      .map(({ id: factorId, friendly_name: called, factor_type: type, created_at: added, ...more }) => {
        const kind = wordOf(messages.factors.kinds, type) ?? type;
        const used: unknown = Reflect.get(more, "last_used_at");
        return {
          id: factorId,
          name: called ?? kind,
          kind,
          added: formatTime(added),
          used: used ? formatTime(used) : messages.factors.never,
          text: fill(messages.factors.text, { name }),
          button: fill(messages.factors.button, { factor: called ?? kind }),
        };
      }),
  };
}

const intents = ["endSession", "endAll", "removeFactor"] as const;

/**
 * Handles a form that ends one or all sessions of a colleague, or removes a second factor. Gives what was done; null
 * when the auth server refused it or the form is invalid.
 */
export async function changeAccess(
  request: Request,
  context: Context,
  userId: string,
  form: FormData,
): Promise<(typeof intents)[number] | null> {
  const intent = oneOf(intents, form.get("intent"));
  const id = form.get("id");
  if (!intent || (intent !== "endAll" && !isId(id))) return null;
  if (intent === "removeFactor") {
    const accounts = await administrationClient(request, context);
    const { error } = await accounts.mfa.deleteFactor({ userId, id: String(id) });
    return error ? null : intent;
  }
  const path = `/admin/users/${userId}/sessions${intent === "endAll" ? "" : `/${id}`}`;
  return (await requestAuthServer(request, context, path, "DELETE")).ok ? intent : null;
}
