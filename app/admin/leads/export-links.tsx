import { leadParameters } from "#app/leads/lead-filter.ts";
import { Button } from "#app/ui/button.tsx";

interface ExportLinksProps {
  messages: { exportExcel: string; exportCsv: string; exportCsvLabel: string; exportHint: string };
  /** The paths of both formats. */
  hrefs: { excel: string; csv: string };
  /** The chosen leads; with none chosen, all leads of the paths are exported. */
  ids?: readonly string[];
}

/**
 * The links that export leads, as an Excel workbook or as CSV. They have no attribute `download`: it would save the
 * page that asks for the second factor as the file.
 */
export function ExportLinks({ messages, hrefs, ids = [] }: ExportLinksProps) {
  const withIds = (href: string) =>
    ids.length > 0 ? `${href}${href.includes("?") ? "&" : "?"}${leadParameters.ids}=${ids.join(",")}` : href;
  return (
    <span className="row row-unbroken stack--tight">
      <Button
        as="a"
        kind="outline"
        size="small"
        href={withIds(hrefs.excel)}
        title={messages.exportHint}
        aria-label={messages.exportExcel}
      >
        {ids.length > 0 ? "Excel" : messages.exportExcel}
      </Button>
      <Button
        as="a"
        kind="outline"
        size="small"
        href={withIds(hrefs.csv)}
        title={messages.exportHint}
        aria-label={messages.exportCsvLabel}
      >
        {messages.exportCsv}
      </Button>
    </span>
  );
}
