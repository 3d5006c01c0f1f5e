import { copy } from "#app/i18n/copy.ts";
import { brand } from "#brand/company.ts";

/** The texts of the page to copy from (docs/development.md, "A public page with a form"). */
export const templatePage = copy(
  {
    meta: {
      title: `En sida att utgå från – ${brand.name}`,
      description:
        "Rubrik, en mening, ett avsnitt med fakta, ett formulär. Finns bara på utvecklingsservern.",
      keywords: "",
    },
    here: "Mall",
    hero: {
      title: "En sida\natt utgå från.",
      lead: "Säg i en mening vad besökaren får här.",
      act: "Gör det",
    },
    points: {
      title: "Det viktigaste,\ni tre rader.",
      facts: [
        { name: "Först", text: "Det som besökaren undrar mest." },
        { name: "Sedan", text: "Vad det kostar." },
        { name: "Sist", text: "Vad som händer härnäst." },
      ],
    },
    form: { title: "Skicka en\nförfrågan.", intro: "Säg när svaret kommer." },
  },
  {
    meta: {
      title: `A page to start from – ${brand.name}`,
      description: "A heading, a sentence, a section with facts, a form. On the development server only.",
      keywords: "",
    },
    here: "Template",
    hero: {
      title: "A page\nto start from.",
      lead: "Say in one sentence what the visitor gets here.",
      act: "Do it",
    },
    points: {
      title: "What matters,\nin three rows.",
      facts: [
        { name: "First", text: "What the visitor wonders most." },
        { name: "Then", text: "What it costs." },
        { name: "Last", text: "What happens next." },
      ],
    },
    form: { title: "Send a\nrequest.", intro: "Say when the response comes." },
  },
);
