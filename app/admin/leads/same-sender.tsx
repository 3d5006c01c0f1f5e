import type { Locale } from "#app/i18n/locale.ts";
import { RelatedList } from "./related-list.tsx";
import type { senderData } from "./sender-view.server.ts";
import type { leadPanelWords } from "./words.server.ts";

interface SameSenderProps {
  data: ReturnType<typeof senderData>;
  words: Pick<(typeof leadPanelWords)[Locale], "duplicates" | "merging">;
}

/** Other leads of the same sender, with buttons to merge them into this one, and those that are merged. */
export function SameSender({ data: { duplicates, merged, kept }, words }: SameSenderProps) {
  const lists = [
    { heading: words.merging.kept, rows: kept },
    { heading: words.merging.heading, rows: merged },
    { heading: words.duplicates, rows: duplicates },
  ];
  return lists.map(({ heading, rows }) =>
    rows.length > 0 ? (
      <div key={heading}>
        <h3>{heading}</h3>
        <RelatedList rows={rows} />
      </div>
    ) : null,
  );
}
