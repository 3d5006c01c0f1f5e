import "#app/ui/state.css";

/** What is shown in the place of a list that has no rows. */
export function EmptyState({ title, text }: { title: string; text: string }) {
  return (
    <div className="state">
      <h2>{title}</h2>
      <p className="muted">{text}</p>
    </div>
  );
}
