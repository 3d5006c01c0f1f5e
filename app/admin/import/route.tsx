import { Form, Link } from "react-router";
import { adminRequest, notFound } from "#app/admin/admin-request.server.ts";
import { AdminNotice, useFocusOn } from "#app/admin/ui/admin-notice.tsx";
import { AdminPage } from "#app/admin/ui/admin-page.tsx";
import { HiddenFields } from "#app/admin/ui/hidden-fields.tsx";
import { respondWith } from "#app/admin/ui/outcome.ts";
import { Part } from "#app/admin/ui/part.tsx";
import { submitOrStay } from "#app/admin/ui/submit-or-stay.ts";
import { useLastResult } from "#app/admin/ui/use-last-result.ts";
import { adminHref } from "#app/admin/urls.ts";
import { siteContext } from "#app/context.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { monthsBefore } from "#app/privacy/retention.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { TableHead } from "#app/ui/table-head.tsx";
import type { Route } from "./+types/route";
import { handleImport, type Preview } from "./import-action.server.ts";
import { importMessages } from "./words.server.ts";
import "#app/ui/table.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale } = await adminRequest(request, context, ["sales"]);
  return {
    messages: importMessages[locale],
    backHref: adminHref(adminPaths.leads, locale),
    importHref: adminHref(adminPaths.leadsImport, locale),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = await adminRequest(request, context, ["sales"]);
  const { RETENTION_MONTHS: retentionMonths } = context.get(siteContext).configuration;
  const erasedBefore = monthsBefore(new Date(), retentionMonths);
  const outcome = await handleImport(admin, await readFormData(request), { erasedBefore, retentionMonths });
  if (!outcome) throw notFound();
  return respondWith(outcome.preview ? { ...outcome, done: true } : outcome);
}

export const clientAction = submitOrStay;

/** Imports leads from a file: first it says what will happen, then it is done by a yes (product 19.31). */
export default function ImportLeads({ loaderData, actionData }: Route.ComponentProps) {
  const outcome = useLastResult(actionData);
  const { messages, backHref, importHref } = loaderData;
  const preview = outcome?.preview;
  return (
    <AdminPage messages={preview ? { ...messages, lead: undefined } : messages} backHref={backHref}>
      {preview ? (
        <PreviewPart preview={preview} messages={messages.preview} importHref={importHref} />
      ) : (
        <>
          <AdminNotice outcome={outcome} undo={messages.undo} />
          <Form method="post" encType="multipart/form-data" className="field-grid" noValidate>
            <HiddenFields values={{ intent: "look" }} />
            <Field
              id="import-file"
              className="field--wide"
              name="file"
              type="file"
              accept=".csv,text/csv"
              label={messages.file}
              hint={messages.fileHint}
              error={outcome?.wrong?.[0]?.text}
            />
            <Button kind="primary">{messages.look}</Button>
          </Form>
        </>
      )}
    </AdminPage>
  );
}

interface PreviewPartProps {
  preview: Preview;
  messages: Route.ComponentProps["loaderData"]["messages"]["preview"];
  importHref: string;
}

/** What the import of a file will do, with the button that does it. */
function PreviewPart({ preview, messages, importHref }: PreviewPartProps) {
  const part = useFocusOn(preview);
  const { text, batch, fresh, lines, wrong, more, first, confirm } = preview;
  return (
    <section ref={part} tabIndex={-1} className="stack" aria-labelledby="preview-heading">
      <h2 id="preview-heading">{messages.heading}</h2>
      <div className="stack stack--tight">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {wrong.length > 0 ? (
        <table className="table">
          <TableHead columns={[messages.row, messages.column, messages.text, messages.problem]} />
          <tbody>
            {wrong.map((cell) => (
              <tr key={`${cell.row} ${cell.column} ${cell.problem}`}>
                <td data-label={messages.row}>{cell.row}</td>
                <td data-label={messages.column}>{cell.column}</td>
                <td data-label={messages.text}>{cell.text}</td>
                <td data-label={messages.problem}>{cell.problem}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {more ? <p>{more}</p> : null}
      {first.length > 0 ? (
        <Part id="first" heading={messages.first}>
          <ul className="item-list">
            {first.map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
          </ul>
        </Part>
      ) : null}
      <div className="actions">
        {fresh > 0 ? (
          <Form method="post" encType="multipart/form-data">
            <HiddenFields values={{ intent: "import", batch }} />
            {/* A hidden input loses line breaks. */}
            <textarea hidden readOnly name="text" value={text} />
            <Button kind="primary">{confirm}</Button>
          </Form>
        ) : null}
        <Button as={Link} kind="outline" to={importHref} reloadDocument>
          {messages.other}
        </Button>
      </div>
    </section>
  );
}
