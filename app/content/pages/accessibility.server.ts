import { telephoneHref } from "#app/domain/telephone.ts";
import { copy } from "#app/i18n/copy.ts";
import { brand } from "#brand/company.ts";

const phone = `[${brand.phone}](${telephoneHref(brand.phone)})`;

/** The day of the assessment. */
export const accessibilityAssessed = "2026-11-29";

/**
 * /tillganglighet: what does not work yet, then how the site was tested. A gap is removed when it is fixed and
 * tested; only what was really tested is listed.
 */
export const accessibilityPage = copy(
  {
    meta: {
      title: `Tillgänglighet: vad som fungerar och inte – ${brand.name}`,
      description: `Tillgänglighetsredogörelse för ${brand.name}: kända brister och vad du kan göra i stället, hur vi har provat webbplatsen och hur du säger till om hinder.`,
      keywords: "tillgänglighet, tillgänglighetsredogörelse, WCAG 2.2 AA",
    },
    head: {
      title: "Tillgänglighet,\nrakt på sak.",
      lead: "Målet är WCAG\u00a02.2, nivå\u00a0AA. Vi är inte helt framme, så vi börjar med det som fattas.",
      updated: "Bedömt",
    },
    gaps: {
      title: "Det här fungerar\ninte än.",
      text: "Brister som vi känner till, och vad du kan göra i stället så länge.",
      instead: "I stället:",
      gaps: [
        {
          title: "Tacket i hörnet försvinner",
          text: "När du har skickat Bli kontaktad visas tacket i tio sekunder. Tiden stannar när pekaren eller fokus är där.",
          instead:
            "På [sidan Bli kontaktad](contactRequest) finns samma formulär, och där står tacket kvar. Lämnar du en e-\u2060postadress, får du också en bekräftelse.",
        },
        {
          title: "Enstaka ord kan läsas upp på fel språk",
          text: "Svenska ord på de engelska sidorna, och tvärtom, är inte alltid märkta med språk (WCAG\u00a03.1.2).",
          instead: "Byt språk överst på sidan. Hela innehållet finns på båda.",
        },
        {
          title: "Bilder av produkten beskrivs i en mening",
          text: "Passkort och rapporter i illustrationerna läses upp som en enda mening, inte rad för rad.",
          instead: "Säg till, så skickar vi innehållet som text.",
        },
        {
          title: "Bokningsappen och chatten är inte provade",
          text: "Bokningsappen och AI-chatten är egna tjänster. Vi vet inte hur väl de uppfyller kraven.",
          instead: `Ring ${phone}, så bokar vi åt dig.`,
        },
      ],
    },
    tried: {
      title: "Så har vi provat",
      text: "Vi har provat själva: allt i webbläsaren Chromium. Att bli kontaktad, beställa, begära offert, säga ja till en offert, boka demo, byta språk och logga in provar vi också i Firefox och i WebKit, som Safari bygger på, i telefonens och datorns bredd.",
      tried: "Provat",
      triedList: [
        "Automatisk kontroll med axe, i telefonens och datorns bredd",
        "Enbart tangentbord",
        "Utan skript",
        "Text i dubbel storlek, och tvingade färger (hög kontrast)",
        "Mindre rörelse, mer kontrast och utskrift",
        "320\u00a0pixlars bredd, som är detsamma som 400\u00a0procents förstoring på en vanlig skärm",
      ],
      untried: "Inte provat än",
      untriedList: [
        "Skärmläsare: NVDA, JAWS, VoiceOver och TalkBack",
        "Röststyrning och skärmförstorare",
        "Safari på iPhone och Mac, och Firefox på telefon",
        "Av personer som använder hjälpmedel till vardags",
        "Av någon utomstående granskare",
      ],
    },
    text: {
      contents: "På sidan",
    },
  },
  {
    meta: {
      title: `Accessibility: what works and what does not – ${brand.name}`,
      description: `Accessibility statement for ${brand.name}: known gaps and what to do instead, how we have tested the site, and how to tell us about a barrier.`,
      keywords: "accessibility, accessibility statement, WCAG 2.2 AA",
    },
    head: {
      title: "Accessibility,\nput plainly.",
      lead: "The goal is WCAG\u00a02.2, level\u00a0AA. We are not quite there, so we begin with what is missing.",
      updated: "Assessed",
    },
    gaps: {
      title: "This does not\nwork yet.",
      text: "Gaps that we know of, and what you can do instead for now.",
      instead: "Instead:",
      gaps: [
        {
          title: "The thank-you in the corner goes away",
          text: "When you have sent Contact me, the thank-you is shown for ten seconds. The clock stops while the pointer or the focus is on it.",
          instead:
            "The [Contact me page](contactRequest) has the same form, and there the thank-you stays. If you leave an email address, you get a confirmation as well.",
        },
        {
          title: "Single words may be read in the wrong language",
          text: "Swedish words on the English pages, and the reverse, are not always marked with their language (WCAG\u00a03.1.2).",
          instead: "Change language at the top of the page. All of the content is there in both.",
        },
        {
          title: "Pictures of the product are one sentence",
          text: "Shift cards and reports in the illustrations are read out as a single sentence, not line by line.",
          instead: "Tell us, and we send the contents as text.",
        },
        {
          title: "The booking app and the AI chat are not tested",
          text: "They are services of their own. We do not know how well they meet the requirements.",
          instead: `Call ${phone}, and we book for you.`,
        },
      ],
    },
    tried: {
      title: "How we have tested it",
      text: "We have tested it ourselves: everything in the Chromium browser. Asking to be contacted, ordering, asking for a quote, accepting an offer, booking a demo, changing language and signing in are also tested in Firefox and in WebKit, which Safari is built on, at phone and desktop width.",
      tried: "Tested",
      triedList: [
        "Automatic checks with axe, at phone and desktop width",
        "Keyboard alone",
        "Without JavaScript",
        "Text at twice its size, and forced colours (high contrast)",
        "Reduced motion, more contrast and print",
        "320\u00a0pixels’ width, which equals 400\u00a0per cent zoom on an ordinary screen",
      ],
      untried: "Not tested yet",
      untriedList: [
        "Screen readers: NVDA, JAWS, VoiceOver and TalkBack",
        "Voice control and screen magnifiers",
        "Safari on iPhone and Mac, and Firefox on a phone",
        "By people who use assistive technology every day",
        "By any outside reviewer",
      ],
    },
    text: {
      contents: "On this page",
    },
  },
);
