import { data, redirect } from "react-router";
import { AccountScreen } from "#app/account/account-screen.tsx";
import { accountPageData, personalHeaders } from "#app/account/page-data.server.ts";
import { requireStaff } from "#app/account/session.server.ts";
import { setUp } from "#app/account/setup/action.server.ts";
import { isSetupOpen, queueTestEmail } from "#app/account/setup/change-setup.server.ts";
import { runChecks } from "#app/account/setup/checks.server.ts";
import { Checks } from "#app/account/setup/checks.tsx";
import { FirstAdministrator } from "#app/account/setup/first-administrator.tsx";
import { readPlaceholderRows } from "#app/account/setup/placeholder-rows.server.ts";
import { setupMessages } from "#app/content/account/setup.server.ts";
import { siteContext } from "#app/context.ts";
import { accountPaths, adminPaths } from "#app/domain/staff-paths.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { fill, wordOf } from "#app/i18n/fill.ts";
import { pathIn, withQuery } from "#app/i18n/links.ts";
import type { Route } from "./+types/setup";
import { StaffErrorScreen } from "./staff-error-screen.tsx";

/** Makes the first administrator, or sends a test email. */
export async function action({ request, context }: Route.ActionArgs) {
  const { locale } = accountPageData(request, context);
  const form = await readFormData(request);
  const text = (name: string) => String(form.get(name) ?? "");
  const seeOther = { status: 303, headers: personalHeaders };
  if (text("intent") === "email") {
    const { email } = await requireStaff(request, context, ["admin"]);
    const { database, clientIp } = context.get(siteContext);
    const result = await queueTestEmail(database, { to: email, locale, clientIp }).then(
      () => "asked" as const,
      (error: unknown) => {
        if (error instanceof Error && error.name === "RateLimited") return "tooMany" as const;
        throw error;
      },
    );
    throw redirect(withQuery(pathIn(accountPaths.setup, locale), { brev: result }), seeOther);
  }
  const typed = { code: text("code"), name: text("name").slice(0, 100), email: text("email") };
  const outcome = await setUp(request, context, { ...typed, password: text("password") }, locale);
  if ("to" in outcome) throw redirect(outcome.to, seeOther);
  return data({ problems: outcome.problems, typed }, { status: 400 });
}

/** The form for the first administrator; once there is one, the checks of the installation, for administrators. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { locale, authMessages } = accountPageData(request, context);
  const { checks: messages, first, title, description, placeholders } = setupMessages[locale];
  const { database, configuration, siteUrl } = context.get(siteContext);
  const shared = { locale, title, description };
  if (await isSetupOpen(database)) return { ...shared, first, authMessages, checks: null };
  await requireStaff(request, context, ["admin"]);
  const { findings, names, levels, asked, askedFile, tooMany, ...texts } = messages;
  const checkResults = await runChecks(database, configuration, { siteUrl, now: new Date() });
  const emailResult = url.searchParams.get("brev") ?? "";
  return {
    ...shared,
    first: null,
    authMessages,
    checks: {
      messages: texts,
      note: wordOf({ asked: configuration.SMTP_URL ? asked : askedFile, tooMany }, emailResult),
      adminHref: pathIn(adminPaths.overview, locale),
      placeholders: {
        messages: { heading: placeholders.heading, text: placeholders.text, none: placeholders.none },
        rows: await readPlaceholderRows(context, locale),
      },
      checks: checkResults.map(({ name, level, finding, values }) => {
        const textOf: Readonly<Record<string, string>> = findings[name];
        return {
          name,
          level,
          title: names[name],
          label: levels[level],
          text: fill(textOf[finding] ?? "", values),
        };
      }),
    },
  };
}

/** The page of a new installation: the first administrator, then the checks. */
export default function Setup({ loaderData, actionData }: Route.ComponentProps) {
  const { title, description, first, authMessages, checks } = loaderData;
  const problems = actionData?.problems ?? [];
  return (
    <AccountScreen
      messages={{ title: `${problems.length ? authMessages.errorPrefix : ""}${title}`, description }}
      forms={null}
      isWide={!first}
    >
      {first ? (
        <FirstAdministrator
          messages={first}
          shared={authMessages}
          problems={problems}
          typed={actionData?.typed ?? {}}
        />
      ) : null}
      {checks ? <Checks {...checks} /> : null}
    </AccountScreen>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <StaffErrorScreen error={error} />;
}
