import { randomUUID } from "node:crypto";
import { Link } from "react-router";
import { adminRequest, notFound } from "#app/admin/admin-request.server.ts";
import { AdminNotice } from "#app/admin/ui/admin-notice.tsx";
import { AdminPage } from "#app/admin/ui/admin-page.tsx";
import { FormButton } from "#app/admin/ui/hidden-fields.tsx";
import { respondWith, revalidateAfterConflict } from "#app/admin/ui/outcome.ts";
import { Part } from "#app/admin/ui/part.tsx";
import { RowLink } from "#app/admin/ui/row-link.tsx";
import { submitOrStay } from "#app/admin/ui/submit-or-stay.ts";
import { useLastResult } from "#app/admin/ui/use-last-result.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { listReferences } from "#app/references/references.server.ts";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/list-route";
import { handleReferencesForm } from "./reference-action.server.ts";
import { referenceParts } from "./reference-view.server.ts";
import { referencesPageMessages } from "./words.server.ts";
import "#app/ui/chip.css";
import "#app/ui/item-list.css";
import "./references.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff, locale } = await adminRequest(request, context, ["editor"]);
  const { parts, ...messages } = referencesPageMessages[locale];
  return { messages, parts: referenceParts(await listReferences(staff), randomUUID(), locale) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = await adminRequest(request, context, ["editor"]);
  const outcome = await handleReferencesForm(admin, await readFormData(request));
  if (!outcome) throw notFound();
  return respondWith(outcome);
}

export const clientAction = submitOrStay;
export const shouldRevalidate = revalidateAfterConflict;

type PartView = Route.ComponentProps["loaderData"]["parts"][number];

/** Customers' logos, their quotes and press: in the order that visitors see them. */
export default function References({ loaderData, actionData }: Route.ComponentProps) {
  const result = useLastResult(actionData);
  const { messages, parts } = loaderData;
  return (
    <AdminPage messages={messages}>
      <AdminNotice outcome={result} undo={messages.undo} />
      {parts.map((part) => (
        <Part
          key={part.kind}
          id={part.kind}
          heading={part.messages.heading}
          lead={part.rows.length > 0 ? part.state : `${part.state} ${part.messages.none}`}
          actions={
            <Button as={Link} kind="outline" size="small" to={part.addHref}>
              {part.messages.add}
            </Button>
          }
        >
          {part.rows.length > 0 ? (
            <ul className="item-list reference-list">
              {part.rows.map((row) => (
                <li key={row.id}>
                  <ReferenceRow row={row} isOrdered={part.isOrdered} messages={messages} />
                </li>
              ))}
            </ul>
          ) : null}
        </Part>
      ))}
    </AdminPage>
  );
}

interface ReferenceRowProps {
  row: PartView["rows"][number];
  isOrdered: boolean;
  messages: Route.ComponentProps["loaderData"]["messages"];
}

function ReferenceRow({ row, isOrdered, messages }: ReferenceRowProps) {
  const { id, version, name, href, logo, detail, isShown, state, isFirst, isLast } = row;
  const button = (intent: "show" | "hide" | "up" | "down") => (
    <FormButton values={{ intent, id, version }} label={`${messages[intent]}: ${name}`}>
      {messages[intent]}
    </FormButton>
  );
  return (
    <>
      {logo ? (
        <span className="tape reference-logo">
          <img src={logo.src} alt="" width={logo.width} height={logo.height} loading="lazy" />
        </span>
      ) : null}
      <div className="reference-list__text">
        <RowLink to={href} detail={detail}>
          {name}
        </RowLink>
      </div>
      <span className={`chip chip--${isShown ? "ok" : "info"}`}>{state}</span>
      {isOrdered && !isFirst ? button("up") : null}
      {isOrdered && !isLast ? button("down") : null}
      {button(isShown ? "hide" : "show")}
    </>
  );
}
