import * as CookieConsent from "vanilla-cookieconsent";
import { languageCookieName } from "#app/i18n/locale.ts";
import { personalPart } from "#app/i18n/personal-addresses.ts";
import { reloadDocument } from "#app/ui/reload-document.ts";
import "vanilla-cookieconsent/dist/cookieconsent.css";
import "./ask-consent.css";
import { campaignOf } from "./attribution.ts";
import { type Consent, consentCookie, measurementCategory } from "./consent.ts";

/** How long an answer is valid (days) before the visitor is asked again. */
const answerDays = 182;

let consentQuestion: Promise<void> | undefined;

/**
 * Asks the visitor once for consent to the configured measurement tag (LEK 2022:482: refusing is as easy and as
 * prominent as accepting, nothing is ticked beforehand), and loads the tag if given. When consent is withdrawn the
 * tag's cookies are deleted and the page is reloaded without it. Personal pages are never measured.
 */
export function askConsent({ tag, messages }: Consent): Promise<void> {
  const { lang } = document.documentElement;
  if (personalPart(location.pathname) !== null) return Promise.resolve();
  consentQuestion ??= CookieConsent.run({
    hideFromBots: false,
    cookie: {
      name: consentCookie,
      expiresAfterDays: answerDays,
      sameSite: "Lax",
      secure: location.protocol === "https:",
    },
    guiOptions: {
      consentModal: { layout: "box", position: "bottom left", equalWeightButtons: true },
      preferencesModal: { layout: "box", equalWeightButtons: true },
    },
    categories: {
      necessary: { readOnly: true, enabled: true },
      [measurementCategory]: {
        autoClear: {
          cookies: [{ name: new RegExp(`^(?!(?:${languageCookieName}|${consentCookie})$)`) }],
        },
      },
    },
    language: {
      default: lang,
      translations: { [lang]: { ...messages, preferencesModal: preferences(messages.preferencesModal) } },
    },
    onConsent: () => startTag(tag),
    onChange: ({ changedCategories }) => {
      if (CookieConsent.acceptedCategory(measurementCategory)) startTag(tag);
      else if (changedCategories.includes(measurementCategory)) reloadDocument();
    },
  });
  return consentQuestion;
}

/** Shows the consent dialog again, to change the answer. */
export async function showChoice(consent: Consent): Promise<void> {
  await askConsent(consent);
  CookieConsent.showPreferences();
}

function preferences({ sections, ...messages }: Consent["messages"]["preferencesModal"]) {
  return { ...messages, sections: [...sections] };
}

function startTag(tag: string): void {
  if (window.dataLayer || !CookieConsent.acceptedCategory(measurementCategory)) return;
  const campaign = campaignOf(document.cookie);
  window.dataLayer = campaign ? [{ event: "campaign", ...campaign }] : [];
  const script = document.createElement("script");
  script.src = tag;
  script.async = true;
  document.head.append(script);
}
