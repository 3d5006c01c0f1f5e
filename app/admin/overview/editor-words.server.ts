import { copy } from "#app/i18n/copy.ts";

/** What an editor sees on the overview. */
export const editorDeskWords = copy(
  {
    columns: { title: "Titel", detail: "Läge", changed: "Ändrat" },
    changed: "{time}, {name}",
    drafts: { title: "Utkast", none: "Inga utkast och inga opublicerade ändringar." },
    planned: { title: "Schemalagt", none: "Inget är schemalagt." },
    english: { title: "Saknar engelska", none: "Allt finns på engelska." },
    read: {
      title: "Mest läst",
      period: "senaste 28 dagarna",
      views: "Visningar",
      none: "Inga visningar har räknats än.",
    },
    openings: {
      title: "Lediga jobb att se över",
      period: "utkast och jobb som stänger inom två veckor",
      none: "Inga utkast, och inget jobb stänger inom två veckor.",
      closes: "Stänger {day}",
    },
  },
  {
    columns: { title: "Title", detail: "Stage", changed: "Changed" },
    changed: "{time}, {name}",
    drafts: { title: "Drafts", none: "No drafts and no unpublished changes." },
    planned: { title: "Scheduled", none: "Nothing is scheduled." },
    english: { title: "Missing English", none: "Everything is in English." },
    read: {
      title: "Most read",
      period: "the last 28 days",
      views: "Views",
      none: "No views have been counted yet.",
    },
    openings: {
      title: "Openings to look at",
      period: "drafts, and openings that close within two weeks",
      none: "No drafts, and no opening closes within two weeks.",
      closes: "Closes {day}",
    },
  },
);
