import type { Locale } from "#app/i18n/locale.ts";
import type { leadPanelMessages } from "./messages.server.ts";
import { RelatedList } from "./related-list.tsx";
import type { senderData } from "./sender-view.server.ts";

interface SameSenderProps {
  data: ReturnType<typeof senderData>;
  messages: Pick<(typeof leadPanelMessages)[Locale], "duplicates" | "merging">;
}

/** Other leads of the same sender, with buttons to merge them into this one, and those that are merged. */
export function SameSender({ data: { duplicates, merged, mergedInto }, messages }: SameSenderProps) {
  const lists = [
    { heading: messages.merging.kept, rows: mergedInto },
    { heading: messages.merging.heading, rows: merged },
    { heading: messages.duplicates, rows: duplicates },
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
