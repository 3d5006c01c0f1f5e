import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { usersPageMessages } from "#app/admin/users/words.server.ts";
import {
  callbackMessages,
  emailPages,
  enrolMessages,
  openLinkMessages,
  signInMessages,
} from "#app/content/account/sign-in.server.ts";
import { hydrated } from "#tests/pages/hydrated-page.ts";
import { ask } from "#tests/pages/site-database.ts";
import { screenOf } from "#tests/screens.ts";
import type { RunningSite } from "#tests/site.ts";
import type { TestSmtpServer } from "#tests/smtp-server.ts";
import { addAccount, signInWithSecondFactor, type TestAccount, testClient } from "#tests/staff.ts";
import { addContactRequest, test as base, expect } from "./admin-fixtures.ts";
import { expectSoundPage } from "./check-page.ts";

/** The browser uses the site's own name, as emails and redirects do. */
const test = base.extend({
  baseURL: async ({ site }, use) => use(site.url.replace("127.0.0.1", "localhost")),
});

const messages = {
  sv: {
    query: "",
    email: "E-post",
    password: "Lösenord",
    newPassword: "Nytt lösenord",
    signIn: "Logga in",
    wrong: "E-postadressen eller lösenordet stämmer inte. Efter tio försök får du vänta fem minuter.",
    left: "Försök kvar: {left}. Sedan är det paus i fem minuter.",
    pause: "Vänta fem minuter innan du försöker igen.",
    tooMany: "För många försök. Vänta fem minuter och försök igen.",
    code: "Sexsiffrig kod",
    goOn: "Fortsätt",
    account: "Konto",
    signOut: "Logga ut",
    signedOut: "Du är utloggad.",
    sendLink: "Skicka länk",
    inbox: "Titta i inkorgen",
    savePassword: "Spara lösenordet",
    accept: "Spara och fortsätt",
    turnOn: "Slå på",
    saved: /Jag har sparat koderna/,
    done: "Klart",
    lost: "Har du inte telefonen?",
    recoveryCode: "Reservkod",
    useRecoveryCode: "Använd reservkoden",
    signedInAs: "Inloggad som",
  },
  en: {
    query: "?lang=en",
    email: "Email",
    password: "Password",
    newPassword: "New password",
    signIn: "Sign in",
    wrong:
      "The email address or the password is not right. After ten attempts you have to wait five minutes.",
    code: "Six-digit code",
    goOn: "Continue",
    account: "Account",
    signOut: "Sign out",
    signedOut: "You are signed out.",
    sendLink: "Send link",
    inbox: "Check your inbox",
    savePassword: "Save password",
    accept: "Save and continue",
    turnOn: "Turn on",
    saved: /I have saved the codes/,
    done: "Done",
    lost: "Don’t have your phone?",
    recoveryCode: "Recovery code",
    useRecoveryCode: "Use the recovery code",
    signedInAs: "Signed in as",
  },
} as const;

type Messages = (typeof messages)[keyof typeof messages];

/** The link in the text of the next email to an address. */
async function linkTo(smtp: TestSmtpServer, to: string): Promise<string> {
  return /https?:\/\/[^\s\]]+\/auth\/v1\/verify[^\s\]]*/.exec(await emailTo(smtp, to))?.[0] ?? "";
}

/** Opens the link of the next email to an address, and presses the button of its page. */
async function openEmail(
  page: Page,
  smtp: TestSmtpServer,
  to: string,
  type: keyof (typeof openLinkMessages)["sv"]["types"],
): Promise<void> {
  await page.goto(await linkTo(smtp, to));
  await page.getByRole("button", { name: openLinkMessages.sv.types[type].button, exact: true }).click();
}

async function codeTo(smtp: TestSmtpServer, to: string): Promise<string> {
  return /\b\d{6}\b/.exec(await emailTo(smtp, to))?.[0] ?? "";
}

async function emailTo(smtp: TestSmtpServer, to: string): Promise<string> {
  const found = () => smtp.emails.findLast((email) => email.to?.some(({ address }) => address === to));
  await expect.poll(() => found()?.text, { timeout: 20_000 }).toContain("/auth/v1/verify");
  return found()?.text ?? "";
}

const account = (site: RunningSite, role?: "admin" | "sales") =>
  addAccount((query, values) => ask(site, query, values), role ? { role } : {});

async function typePassword(
  page: Page,
  w: Messages,
  { email, password }: { email: string; password: string },
) {
  await page.getByLabel(w.email, { exact: true }).fill(email);
  await page.getByLabel(w.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: w.signIn, exact: true }).click();
}

async function signIn(page: Page, w: Messages, known: TestAccount) {
  await page.goto(`/logga-in${w.query}${w.query ? "&" : "?"}next=${encodeURIComponent(`/konto${w.query}`)}`);
  await hydrated(page);
  await typePassword(page, w, known);
  await expect(page.getByLabel(w.code)).toBeFocused();
  await page.getByLabel(w.code).fill(known.code());
  await page.getByRole("button", { name: w.goOn, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: w.account })).toBeVisible();
}

for (const locale of ["sv", "en"] as const) {
  const w = messages[locale];

  test(`a wrong password does not reveal which part was wrong, the right one signs in (${locale}) ${screenOf[locale]} @firefox`, async ({
    page,
    site,
  }) => {
    const known = await account(site);
    await page.goto(`/logga-in${w.query}`);
    await hydrated(page);
    await expect(page.getByText("Loading auth...")).toHaveCount(0);
    await typePassword(page, w, { email: known.email, password: "fel-lösenord-helt" });
    await expect(page.locator(".error-summary")).toBeFocused();
    await expect(page.locator(".error-summary")).toContainText(w.wrong);
    await expect(page.getByLabel(w.email, { exact: true })).toHaveValue(known.email);
    await expectSoundPage(page);
    await signIn(page, w, known);
    // The cookie lasts as long as the session, which ends after twelve hours without use.
    const kept = (await page.context().cookies()).filter(({ name }) => name.includes("-session"));
    expect(kept.length).toBeGreaterThan(0);
    for (const { sameSite, expires } of kept) {
      expect(sameSite).toBe("Lax");
      expect(expires - Date.now() / 1000).toBeLessThanOrEqual(12 * 3600);
    }
    await expect(page.getByText(`${w.signedInAs} ${known.email}`)).toBeVisible();
    await page.getByRole("button", { name: w.signOut, exact: true }).click();
    await expect(page.getByText(w.signedOut)).toBeVisible();
    await page.goto("/konto");
    await expect(page).toHaveURL(/logga-in/);
  });
}

// Both languages behave alike, so this is tested in one.
const w = messages.sv;

test("an invitation leads through a password and a second factor to the admin @phone", async ({
  page,
  colleague,
  smtp,
}) => {
  const email = `${crypto.randomUUID()}@example.se`;
  const people = usersPageMessages.sv;
  const boss = await colleague("Eva Ström", "admin");
  await boss.goto("/admin/anvandare");
  await boss.getByLabel(people.invite.name, { exact: true }).fill("Nils Ek");
  await boss.getByLabel(people.invite.email, { exact: true }).fill(email);
  await boss.getByRole("button", { name: people.invite.button, exact: true }).click();
  await page.goto(await linkTo(smtp, email));
  await expectSoundPage(page);
  await openEmail(page, smtp, email, "invite");
  await page.getByRole("textbox", { name: w.newPassword }).fill("fyra lugna renar badar");
  await page.getByRole("button", { name: w.accept }).click();
  await page.getByRole("link", { name: enrolMessages.sv.useApp }).click();
  await expect(page.locator(".enrol-qr .qr-code")).toBeVisible();
  await expect(page.getByRole("button", { name: w.turnOn })).toHaveAttribute("aria-disabled", "true");
  const secret = ((await page.locator(".enrol-key code").textContent()) ?? "").replace(/\s/g, "");
  await expectSoundPage(page);
  await page.getByLabel(w.code).fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.getByRole("button", { name: w.turnOn }).click();
  await expect(page.locator(".recovery-codes li")).toHaveCount(10);
  await expect(page.getByRole("link", { name: w.done })).toHaveAttribute("aria-disabled", "true");
  await page.getByLabel(w.saved).check();
  await expectSoundPage(page);
  await page.getByRole("link", { name: w.done }).click();
  await expect(page).toHaveURL(/\/admin/);
  await expect(page.getByText("Nils Ek").first()).toBeAttached();
});

test("the remaining attempts at a password are shown, then there is a pause, with a message @phone", async ({
  page,
  site,
}) => {
  const known = await account(site);
  const wrong = { email: known.email, password: "fel-lösenord-helt" };
  await page.goto("/logga-in");
  await hydrated(page);
  const summary = page.locator(".error-summary");
  for (const [text, times] of [
    [w.wrong, 5],
    [w.left, 4],
    [w.pause, 1],
    [w.tooMany, 1],
  ] as const)
    for (let time = times; time > 0; time -= 1) {
      await typePassword(page, w, wrong);
      await expect(summary).toContainText(text.replace("{left}", String(time)));
      await expect(page.locator("form [aria-busy=true]")).toHaveCount(0);
    }
  await expectSoundPage(page);
});

test("an invitation's code, typed by hand, opens it as its link does", async ({ page, colleague, smtp }) => {
  const email = `${crypto.randomUUID()}@example.se`;
  const { invite } = usersPageMessages.sv;
  const boss = await colleague("Eva Ström", "admin");
  await boss.goto("/admin/anvandare");
  await boss.getByLabel(invite.name, { exact: true }).fill("Siv Alm");
  await boss.getByLabel(invite.email, { exact: true }).fill(email);
  await boss.getByRole("button", { name: invite.button, exact: true }).click();
  const code = await codeTo(smtp, email);
  const { label, form } = emailPages.sv.code;
  await page.goto("/logga-in/inbjudan");
  await hydrated(page);
  await page.getByLabel(w.email, { exact: true }).fill(email);
  await page.getByLabel(label).fill(code);
  await page.getByRole("button", { name: form.submit }).click();
  await expect(page.getByRole("textbox", { name: w.newPassword })).toBeVisible();
});

test("a forgotten password is reset by the email's link @phone", async ({ page, site, smtp }) => {
  const known = await account(site);
  await page.goto("/logga-in/glomt-losenord");
  await hydrated(page);
  await page.getByLabel(w.email, { exact: true }).fill(known.email);
  await page.getByRole("button", { name: w.sendLink }).click();
  await expect(page.getByRole("status").filter({ hasText: w.inbox })).toBeVisible();
  await expectSoundPage(page);
  await openEmail(page, smtp, known.email, "recovery");
  await page.getByLabel(w.code).fill(known.code());
  await page.getByRole("button", { name: w.goOn, exact: true }).click();
  const password = "sju gröna hattar i tamburen";
  await page.getByRole("textbox", { name: w.newPassword }).fill("lösenord123");
  await page.getByRole("button", { name: w.savePassword }).click();
  await expect(page.locator(".error-summary")).toBeVisible();
  await expectSoundPage(page);
  await page.getByRole("textbox", { name: w.newPassword }).fill(password);
  await page.getByRole("button", { name: w.savePassword }).click();
  await expect(page.locator(".error-summary")).toHaveCount(0);
  const client = testClient(site.url);
  const { error } = await client.auth.signInWithPassword({ email: known.email, password });
  expect(error).toBeNull();
});

test("the sign-in link by email signs in; an incomplete code is reported as such", async ({
  page,
  site,
  smtp,
}) => {
  const known = await account(site);
  const { magiclink } = emailPages.sv;
  await page.goto("/logga-in");
  await hydrated(page);
  await page.getByRole("link", { name: signInMessages.sv.byEmail }).click();
  await expect(page.getByRole("heading", { level: 1, name: magiclink.heading })).toBeVisible();
  await page.getByLabel(w.email, { exact: true }).fill(known.email);
  await page.getByRole("button", { name: w.sendLink }).click();
  await expect(page.getByRole("status").filter({ hasText: w.inbox })).toBeVisible();
  await openEmail(page, smtp, known.email, "magiclink");
  await page.getByLabel(w.code).fill("123");
  await page.getByRole("button", { name: w.goOn, exact: true }).click();
  await expect(page.locator(".error-summary")).toContainText("Koden har sex siffror");
  await page.getByLabel(w.code).fill(known.code());
  await page.getByRole("button", { name: w.goOn, exact: true }).click();
  await expect(page).toHaveURL(/\/admin/);
});

test("a recovery code replaces the phone @phone", async ({ page, site }) => {
  const known = await account(site);
  const client = testClient(site.url);
  await signInWithSecondFactor(site.url, known, client);
  const { data } = await client.auth.mfa.recoveryCodes.generate({ friendlyName: "Recovery codes" });
  await page.goto("/logga-in?next=/konto");
  await typePassword(page, w, known);
  await page.getByText(w.lost).click();
  await page.getByLabel(w.recoveryCode).fill(data?.codes[0] ?? "");
  await page.getByRole("button", { name: w.useRecoveryCode }).click();
  await expect(page).toHaveURL(/\/konto/);
});

test("without script one signs in by the same steps", async ({ browser, site }) => {
  const known = await account(site);
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/logga-in?next=/konto");
  await typePassword(page, messages.sv, { email: known.email, password: "fel-lösenord-helt" });
  await expect(page.locator(".error-summary")).toContainText(messages.sv.wrong);
  await expect(page).toHaveTitle(/^Fel: /);
  await expect(page.getByLabel("E-post")).toHaveValue(known.email);
  await typePassword(page, messages.sv, known);
  await page.getByLabel(messages.sv.code).fill(known.code());
  await page.getByRole("button", { name: messages.sv.goOn, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Konto" })).toBeVisible();
  await context.close();
});

test("without script the link of an email signs in, and an invitation's waits for its code", async ({
  browser,
  baseURL,
  site,
  smtp,
}) => {
  const known = await account(site);
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/logga-in/lank?next=/konto");
  await page.getByLabel(messages.sv.email, { exact: true }).fill(known.email);
  await page.getByRole("button", { name: messages.sv.sendLink }).click();
  await openEmail(page, smtp, known.email, "magiclink");
  await page.getByRole("button", { name: callbackMessages.sv.goOn, exact: true }).click();
  await page.getByLabel(messages.sv.code).fill(known.code());
  await page.getByRole("button", { name: messages.sv.goOn, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Konto" })).toBeVisible();
  await page.goto("/logga-in/fran-mejlet?type=invite&token=x");
  await expect(page.getByRole("button", { name: openLinkMessages.sv.types.invite.button })).toBeHidden();
  await page.getByRole("link", { name: openLinkMessages.sv.code }).click();
  await expect(page).toHaveURL(/\/logga-in\/inbjudan/);
  await context.close();
});

test("while strangers guess a password, its owner signs in on a new device, with a proof of work in the background", async ({
  page,
  site,
}) => {
  const known = await account(site);
  await ask(site, "update private.rate_limits set max_hits = 1 where action = 'auth_sign_in_guesses'", []);
  const guess = () => testClient(site.url).auth.signInWithPassword({ email: known.email, password: "fel" });
  await guess();
  expect((await guess()).error?.code).toBe("captcha_failed");
  await signIn(page, messages.sv, known);
  await ask(site, "update private.rate_limits set max_hits = 20 where action = 'auth_sign_in_guesses'", []);
});

test("the keyboard alone signs in", async ({ page, site }) => {
  const known = await account(site);
  await page.goto("/logga-in?next=/konto");
  await hydrated(page);
  await page.getByLabel("E-post").focus();
  await page.keyboard.type(known.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(known.password);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Visa lösenordet" })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page.getByLabel("Lösenord", { exact: true })).toHaveAttribute("type", "text");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel(messages.sv.code)).toBeVisible();
});

test("an account that is not staff sees that, and can sign out, also without a network", async ({
  page,
  site,
  context,
}) => {
  await signIn(page, messages.sv, await account(site));
  await test.step("it is told so", async () => {
    const response = await page.goto("/admin");
    expect(response?.status()).toBe(403);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hit når inte ditt konto");
    await expectSoundPage(page);
  });
  await test.step("signing out without a network removes the session from the browser", async () => {
    await page.goto("/konto");
    await hydrated(page);
    await expect(page.getByText("Inloggad som")).toBeVisible();
    await context.setOffline(true);
    await page.getByRole("button", { name: "Logga ut", exact: true }).click();
    await expect
      .poll(async () => (await context.cookies()).filter(({ name }) => name.endsWith("-session")))
      .toEqual([]);
  });
});

test("signing out of the admin works without a network, and removes drafts too", async ({
  page,
  site,
  context,
}) => {
  const known = await account(site, "sales");
  await context.addCookies(
    (await signInWithSecondFactor(site.url.replace("127.0.0.1", "localhost"), known)).cookies,
  );
  const id = await addContactRequest(site, { company: "Mälarport AB", minutesAgo: 5 });
  // The network goes down while nothing is being fetched.
  await page.route("**/admin/andringar*", (route) => route.abort());
  await page.goto(`/admin/forfragningar/${id}`);
  await hydrated(page);
  await page.getByLabel("Anteckning", { exact: true }).fill("Ring efter lunch.");
  await page.reload();
  await expect(page.getByLabel("Anteckning", { exact: true })).toHaveValue("Ring efter lunch.");
  const menu = page.locator("summary[aria-label=Meny]");
  if (await menu.isVisible()) await menu.click();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Logga ut", exact: true }).click();
  await expect
    .poll(async () => (await context.cookies()).filter(({ name }) => name.endsWith("-session")))
    .toEqual([]);
  await context.setOffline(false);
  await page.goto("/logga-in");
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test("an address that carries nothing, or somebody else's session, is refused in the protocol's words", async ({
  page,
  site,
}) => {
  const tokens = "#access_token=x&token_type=bearer";
  const { session } = await signInWithSecondFactor(site.url, await account(site));
  const others = new URLSearchParams({
    access_token: session.access_token,
    refresh_token: session.refresh_token,
    token_type: "bearer",
    expires_in: "3600",
    type: "invite",
  });
  const refusals = [
    ["sv", "", "Meddelande: No code detected."],
    ["en", "", "Message: No code detected."],
    ["sv", tokens, "No session defined in URL"],
    ["en", `${tokens}&expires_in=3600&refresh_token=y`, "Not a valid PKCE flow url."],
    // A session that no invitation has begun is refused, whatever the URL says about it.
    ["sv", `#${others}`, "Not a valid PKCE flow url."],
    ["sv", "code=x&type=invite", "Not a valid implicit grant flow url."],
    ["en", "error=access_denied&error_description=Email+link+is+invalid", "Email link is invalid"],
  ] as const;
  for (const [language, address, text] of refusals) {
    await page.goto("about:blank");
    await page.goto(`/logga-in/svar?lang=${language}${address.replace(/^(?=[^#])/, "&")}`);
    await expect(page.getByRole("alert")).toContainText("Auth Error");
    await expect(page.getByRole("alert")).toContainText(text);
    await expect(page).toHaveURL((url) => !/token|code|error/.test(url.href));
  }
  expect((await page.context().cookies()).filter(({ name }) => name.includes("-session"))).toEqual([]);
  // The URL after a confirmed address has no session; the message in it is not shown.
  for (const [message, half] of [
    ["Confirmation link accepted. Please proceed to confirm link sent to the other email", true],
    ["Call this number", false],
  ] as const) {
    const { confirmed } = callbackMessages.sv;
    await page.goto("about:blank");
    await page.goto(`/logga-in/svar?lang=sv#message=${encodeURIComponent(message)}`);
    await expect(page.locator(".notice")).toHaveText(half ? confirmed.half : confirmed.whole);
  }
  await expectSoundPage(page);
  const warned = page.waitForEvent("console", { predicate: (said) => said.type() === "warning" });
  const old = `expires_in=3600&expires_at=${Math.floor(Date.now() / 1000) + 3600 - 121}`;
  await page.goto("about:blank");
  await page.goto(`/logga-in/svar${tokens}&${old}&refresh_token=y&type=invite`);
  expect((await warned).text()).toContain("issued over 120s ago");
  await expect(page.getByRole("alert")).toContainText("Auth Error");
  await expect(page).toHaveURL((url) => !/token/.test(url.href));
  // Without another address the sign-in leads back to the site's root.
  await page.goto("/?error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid");
  await expect(page).toHaveURL(/\/logga-in\/svar/);
  await expect(page.getByRole("alert")).toContainText("Email link is invalid");
});
