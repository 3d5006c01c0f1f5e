import { data } from "react-router";
import { readAccount } from "#app/account/account.server.ts";
import { AccountPage } from "#app/account/account-page.tsx";
import { AccountScreen, useAuthForms } from "#app/account/account-screen.tsx";
import { handleAuthAction } from "#app/account/auth-action.server.ts";
import { changeContact, readContact } from "#app/account/contact.server.ts";
import { accountPageData, personalRedirect } from "#app/account/page-data.server.ts";
import { PassPanel } from "#app/account/pass-panel.tsx";
import { isFresh } from "#app/account/proof.ts";
import { accountClient, readSession, requireStaff } from "#app/account/session.server.ts";
import { SessionLine } from "#app/account/session-line.tsx";
import { deviceOf } from "#app/account/sign-in-link.ts";
import { SignOutButton } from "#app/account/sign-out-button.tsx";
import { accountHref, phoneParameter, signInHref } from "#app/account/urls.ts";
import { accountMessages } from "#app/content/account/account.server.ts";
import { siteContext } from "#app/context.ts";
import { accountPaths } from "#app/domain/staff-paths.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { textsOf } from "#app/forms/posted-form.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import { pathIn, withQuery } from "#app/i18n/links.ts";
import { requestLocale } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { brand } from "#brand/company.ts";
import type { Route } from "./+types/account";

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readFormData(request);
  const { intent, title = "", phone = "" } = textsOf(form);
  if (intent !== "contact") return handleAuthAction(request, context, form);
  const { claims } = await requireStaff(request, context);
  const contact = { title, phone };
  const wrong = await changeContact({ database: context.get(siteContext).database, claims }, contact);
  if (wrong.length === 0) throw personalRedirect(accountHref(requestLocale(request), "kontakt"));
  return data({ contact, wrong }, { status: 400 });
}

/** The account page. An account with a second factor must have used it. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const page = accountPageData(request, context);
  const { locale } = page;
  const path = pathIn(accountPaths.account, locale);
  const session = await readSession(request, context);
  const account = session && (await readAccount(request, context));
  if (!account) throw personalRedirect(signInHref(accountPaths.signIn, path, locale));
  if (session.aal === "aal1" && account.factors.length)
    throw personalRedirect(signInHref(accountPaths.secondFactor, path, locale));
  const { notes, ...messages } = accountMessages[locale];
  const doneKey = url.searchParams.get("klart");
  const formatTime = (text: string) => formatShortMoment(new Date(text), locale);
  const { codes, factors, sessions, identities } = messages;
  const enrol = signInHref(accountPaths.enrol, withQuery(path, { klart: "steg-pa" }), locale);
  return {
    ...page,
    messages: {
      ...messages,
      codes: {
        ...codes,
        shown: {
          ...codes.shown,
          fileTitle: fill(codes.shown.fileTitle, { name: brand.name, email: account.email }),
        },
      },
    },
    note: Object.entries(notes).find(([name]) => name === doneKey)?.[1] ?? null,
    contact: await readContact({
      database: context.get(siteContext).database,
      claims: session.claims,
    }),
    account: {
      email: account.email,
      language: account.language,
      mayUnlink: account.mayUnlink,
      isFresh: await isFresh(await accountClient(request, context)),
      factors: account.factors.map(({ id, name, since, used, isPasskey }) => ({
        id,
        name,
        isPasskey,
        since: used
          ? fill(factors.sinceAndUsed, { date: formatTime(since), used: formatTime(used) })
          : fill(factors.since, { date: formatTime(since) }),
      })),
      recoveryCodes:
        account.recoveryCodes &&
        fill(codes.left, {
          remaining: String(account.recoveryCodes.remaining),
          total: String(account.recoveryCodes.total),
        }),
      sessions: account.sessions.map(({ id, current, user_agent: userAgent, refreshed_at: lastSeen }) => {
        const { browser, system } = deviceOf(userAgent);
        const deviceName = browser && system ? fill(sessions.on, { browser, system }) : (browser ?? system);
        return {
          id,
          current,
          name: deviceName ?? sessions.unknown,
          lastUsed: fill(sessions.seen, { time: formatTime(lastSeen) }),
        };
      }),
      providers: account.providers.map(({ name, linked, email }) => ({
        name: identities.providers[name],
        linked,
        text: linked
          ? email
            ? fill(identities.linked, { email })
            : identities.linkedPlain
          : identities.unlinked,
        href: pathIn(`${accountPaths.link}/${name}`, locale),
      })),
    },
    links: {
      account: path,
      enrol,
      enrolPhone: account.phones ? `${enrol}&${phoneParameter}=` : null,
      everywhere: withQuery(pathIn(accountPaths.signOut, locale), { overallt: "" }),
      signOut: pathIn(accountPaths.signOut, locale),
      endSession: pathIn(accountPaths.endSession, locale),
      forgotten: signInHref(accountPaths.newPassword, path, locale),
      admin: page.next,
    },
  };
}

/** The account: email, password, second factors, recovery codes, other providers, sessions. */
export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { messages, note, account, contact, links, session } = loaderData;
  const posted = actionData && "wrong" in actionData ? actionData : undefined;
  const forms = useAuthForms(loaderData, actionData && "authAction" in actionData ? actionData : undefined);
  return (
    <AccountScreen messages={messages} forms={forms} isWide>
      <PassPanel id="konto" holes={3} title={messages.heading}>
        <div className="row account-headline">
          <SessionLine {...session} />
          <noscript>{account.email}</noscript>
          <div className="actions">
            <Button as="a" kind="secondary" size="small" href={links.admin}>
              {messages.admin}
            </Button>
            <Button as={SignOutButton} href={links.signOut} kind="outline" size="small">
              {messages.signOut}
            </Button>
          </div>
        </div>
        {note ? (
          <p className="notice" role="status">
            {note}
          </p>
        ) : null}
        <AccountPage
          messages={messages}
          account={account}
          contact={contact && { contact, wrong: [], ...posted }}
          links={links}
        />
      </PassPanel>
    </AccountScreen>
  );
}
