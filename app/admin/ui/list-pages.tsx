import { Link } from "react-router";
import { Button } from "#app/ui/button.tsx";

/** The links of a long list: to older rows, and back to the latest. */
export function ListPages({
  messages,
  older,
  latest,
}: {
  messages: { older: string; latest: string };
  older: string | null;
  latest: string | null;
}) {
  if (!older && !latest) return null;
  return (
    <p className="actions">
      {latest ? (
        <Button as={Link} kind="outline" size="small" to={latest}>
          {messages.latest}
        </Button>
      ) : null}
      {older ? (
        <Button as={Link} kind="outline" size="small" to={older}>
          {messages.older}
        </Button>
      ) : null}
    </p>
  );
}
