import { expect, it } from "vitest";
import { sessionCookieName } from "#app/account/session-cookie.ts";
import { draftsKey } from "#app/admin/drafts.ts";
import { campaignCookie } from "#app/analytics/attribution.ts";
import { consentCookie } from "#app/analytics/consent.ts";
import { deviceStorage } from "#app/content/device-storage.ts";
import { cookiesPage } from "#app/content/pages/cookies.server.ts";
import { debugFlag } from "#app/debug/rules.ts";
import { formNames } from "#app/forms/form-names.ts";
import { type Store, saveDraft, savePendingForm } from "#app/forms/saved-forms.ts";
import { languageKey, locales } from "#app/i18n/locale.ts";
import { languageCookie } from "#app/layout/language-choice.ts";
import { filesCache, offlineCache, pagesCache } from "#app/offline/cacheable.ts";
import { deviceCookie } from "#backend/auth/devices.ts";
import { flowCookie } from "#backend/auth/oauth.ts";
import { secretCookieName } from "#backend/auth/secret-cookies.ts";
import { sources } from "./sources.ts";

it("the cookies page lists what the code stores, name by name", () => {
  const stored = [
    `cookie ${languageCookie("en").split("=", 1)}`,
    `cookie ${consentCookie}`,
    // The sign-in's client stores the verifier of a flow next to the session.
    `cookie ${sessionCookieName("https://exempla.se")}`,
    `cookie ${sessionCookieName("https://exempla.se")}-code-verifier`,
    ...[deviceCookie, flowCookie].map(
      (name) => `cookie ${secretCookieName(new URL("https://exempla.se"), name)}`,
    ),
    `local ${languageKey}`,
    `local ${debugFlag}`,
    `session ${draftsKey}`,
    // React Router's, whose code is not read here (MANIFEST_VERSION_STORAGE_KEY in its lib/dom/ssr/fog-of-war.ts).
    "session react-router-manifest-version",
  ];
  stored.push(
    `cookie ${campaignCookie}`,
    ...[offlineCache, pagesCache, filesCache].map((name) => `cache ${name}`),
  );
  for (const name of formNames) {
    const stores = { draft: recorder("session"), pending: recorder("local") };
    saveDraft(stores, name, {});
    // The key ends with the form's id.
    savePendingForm(stores, name, { id: "*" });
  }
  expect(deviceStorage.map(({ place, name }) => `${place} ${name}`).sort()).toEqual(stored.sort());

  function recorder(place: string): Store {
    return {
      length: 0,
      key: () => null,
      getItem: () => null,
      setItem: (name) => void stored.push(`${place} ${name}`),
      removeItem: () => {},
    };
  }
});

it.each(locales)("every stored thing has its messages (%s)", (locale) => {
  expect(Object.keys(cookiesPage[locale].rows)).toEqual(deviceStorage.map(({ key }) => key));
});

it("nothing else in the browser is stored: a new storage key belongs in app/content/device-storage.ts and here", () => {
  const storing =
    /sessionStorage|localStorage|document\.cookie|cookieStore|indexedDB|caches\.open|ScrollRestoration/;
  const files = sources("app")
    .filter(({ path, text }) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && storing.test(text))
    .map(({ path }) => path);
  expect([...new Set(files)].sort()).toEqual([
    "app/account/client.ts",
    "app/account/sign-out-button.tsx",
    "app/admin/drafts.ts",
    "app/analytics/ask-consent.ts",
    "app/debug/flag.ts",
    "app/document/inline-script.ts",
    "app/forms/saved-forms.ts",
    "app/layout/language-choice.ts",
    "app/offline/offline-script.ts",
    "app/offline/service-worker.ts",
  ]);
});
