import { Fragment } from "react";
import type { Locale } from "#app/i18n/locale.ts";
import { OverviewTable } from "./overview-part.tsx";
import type { conversionLabels } from "./overview-view.server.ts";
import type { overviewMessages } from "./words.server.ts";

interface PageConversionsProps {
  messages: (typeof overviewMessages)[Locale]["conversion"];
  rows: ReturnType<typeof conversionLabels>;
}

/** The pages that forms are sent from, with their views. */
export function PageConversions({ messages, rows }: PageConversionsProps) {
  return (
    <OverviewTable
      id="conversions"
      messages={messages}
      columns={{ page: messages.page, views: messages.views, sent: messages.sent, rate: messages.rate }}
      rows={rows.map(({ path, rate, ...cells }) => ({
        key: path,
        cells: { page: <Path path={path} />, ...cells, rate: <Decimals text={rate} /> },
      }))}
      numbers={["views", "sent", "rate"]}
    />
  );
}

/** A path, which breaks after its slashes. */
function Path({ path }: { path: string }) {
  return path.split(/(?<=\/)/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a path's parts have no other name
    <Fragment key={place}>
      {part}
      <wbr />
    </Fragment>
  ));
}

/** A number with its decimal separator in a span, which CSS makes narrower than a digit. */
function Decimals({ text }: { text: string }) {
  const [whole, point, decimals] = text.split(/([,.])/);
  return (
    <>
      {whole}
      {point ? <span>{point}</span> : null}
      {decimals}
    </>
  );
}
