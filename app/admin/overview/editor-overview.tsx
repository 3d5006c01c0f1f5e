import { RowLink } from "#app/admin/ui/row-link.tsx";
import type { editorOverview } from "./editor-overview.server.ts";
import { OverviewTable } from "./overview-part.tsx";

type EditorOverviewProps = Awaited<ReturnType<typeof editorOverview>>;

/** An editor's overview as tables. */
export function EditorOverview({ messages, drafts, planned, english, read, openings }: EditorOverviewProps) {
  const { title, detail, changed } = messages.columns;
  const columns = { title, stage: detail, changed };
  return (
    <>
      <OverviewTable id="drafts" messages={messages.drafts} columns={columns} rows={linked(drafts)} />
      <OverviewTable id="planned" messages={messages.planned} columns={columns} rows={linked(planned)} />
      <OverviewTable id="english" messages={messages.english} columns={columns} rows={linked(english)} />
      <OverviewTable id="openings" messages={messages.openings} columns={columns} rows={linked(openings)} />
      <OverviewTable
        id="read"
        messages={messages.read}
        columns={{ title, views: messages.read.views }}
        rows={linked(read)}
        numbers={["views"]}
        isAside
      />
    </>
  );
}

/** The rows of a table, the first cell of each a link. */
function linked(rows: readonly ({ key: string; href: string; title: string } & Record<string, string>)[]) {
  return rows.map(({ key, href, title, ...cells }) => ({
    key,
    cells: { ...cells, title: <RowLink to={href}>{title}</RowLink> },
  }));
}
