import { pageHref } from "#app/i18n/links.ts";
import { ContactLink } from "#app/layout/links.tsx";
import { SiteLink } from "#app/layout/site-link.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "../+types/search";
import { Telephone } from "./telephone.tsx";
import "#app/ui/state.css";

/** Links for when a search found nothing, or little: the telephone, the express order, the contact request. */
export function SearchHelp({ messages, rows, telephone, locale }: Route.ComponentProps["loaderData"]) {
  const { title, text } = rows.length === 0 ? messages.nothing : messages.little;
  return (
    <div className="wrap search-help">
      <div className="state">
        <h2>{title}</h2>
        <p>{text}</p>
        <Telephone {...telephone} />
        <div className="actions">
          <Button as={SiteLink} kind="outline" to={pageHref("expressOrder", locale)}>
            {messages.help.order}
          </Button>
          <Button as={ContactLink} kind="outline">
            {messages.help.contact}
          </Button>
        </div>
      </div>
    </div>
  );
}
