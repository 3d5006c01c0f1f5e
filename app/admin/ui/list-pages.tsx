import { Link } from "react-router";

/** The links of a long list: to older rows, and back to the latest. */
export function ListPages({
  words,
  older,
  latest,
}: {
  words: { older: string; latest: string };
  older: string | null;
  latest: string | null;
}) {
  if (!older && !latest) return null;
  return (
    <p className="actions">
      {latest ? (
        <Link className="button button-outline button-small" to={latest}>
          {words.latest}
        </Link>
      ) : null}
      {older ? (
        <Link className="button button-outline button-small" to={older}>
          {words.older}
        </Link>
      ) : null}
    </p>
  );
}
