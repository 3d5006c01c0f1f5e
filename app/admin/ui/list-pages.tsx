import type { MouseEvent } from "react";
import { Link } from "react-router";
import { Button } from "#app/ui/button.tsx";

interface ListPagesProps {
  messages: { older: string; latest: string };
  older: string | null;
  latest: string | null;
}

/** The links of a long list: to older rows, and back to the latest. */
export function ListPages({ messages, ...hrefs }: ListPagesProps) {
  if (!hrefs.older && !hrefs.latest) return null;
  return (
    <p className="actions">
      {(["latest", "older"] as const).map((way) =>
        hrefs[way] ? (
          <Button key={way} as={Link} kind="outline" size="small" to={hrefs[way]} onClick={showListStart}>
            {messages[way]}
          </Button>
        ) : null,
      )}
    </p>
  );
}

/** Shows the beginning of the list whose next page a link opens. */
export function showListStart({ currentTarget }: MouseEvent<HTMLElement>): void {
  const list = currentTarget.closest<HTMLElement>("form, section, main");
  list?.scrollIntoView();
  list?.setAttribute("tabindex", "-1");
  list?.focus({ preventScroll: true });
}
