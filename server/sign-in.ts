import { accountPaths } from "#app/domain/staff-paths.ts";
import type { AuthTools } from "#backend/auth/call.ts";
import { openCaptcha } from "#backend/auth/captcha.ts";
import { openSignIn, type SignIn } from "#backend/auth/gateway.ts";
import { openProvider, type Provider, type ProviderName, providerNames } from "#backend/auth/providers.ts";
import { openTextSender } from "#backend/auth/text-sender.ts";
import { brand } from "#brand/company.ts";
import type { Configuration } from "./configuration.ts";
import type { Log } from "./log.ts";

/** Opens the sign-in (backend/auth) as the configuration says. */
export function configuredSignIn(
  configuration: Configuration,
  { database, secrets, keys }: Pick<AuthTools, "database" | "secrets" | "keys">,
  siteUrl: URL,
  log: Log,
): SignIn {
  return openSignIn({
    database,
    secrets,
    keys,
    now: () => new Date(),
    siteUrl,
    returnPaths: [accountPaths.callback],
    openLinkPath: accountPaths.openLink,
    signUp: configuration.SIGN_UP,
    providers: providersOf(configuration),
    ...(configuration.CAPTCHA_SECRET && configuration.CAPTCHA_VERIFY_URL
      ? { checkCaptcha: openCaptcha(configuration.CAPTCHA_VERIFY_URL, configuration.CAPTCHA_SECRET) }
      : {}),
    ...(configuration.SMS_URL ? { sendText: openTextSender(configuration.SMS_URL, brand.name) } : {}),
    reportError: (error) => log.error({ err: error }, "the sign-in failed"),
  });
}

function providersOf(configuration: Configuration): Partial<Record<ProviderName, Provider>> {
  const providers = providerNames.flatMap((name) => {
    // The runtime equivalent of the type.
    const prefix = `OAUTH_${name.toUpperCase() as Uppercase<ProviderName>}` as const;
    const clientId = configuration[`${prefix}_ID`];
    const clientSecret = configuration[`${prefix}_SECRET`];
    const issuer = configuration[`${prefix}_ISSUER`];
    return clientId && clientSecret ? [[name, openProvider(name, { clientId, clientSecret, issuer })]] : [];
  });
  return Object.fromEntries(providers);
}
