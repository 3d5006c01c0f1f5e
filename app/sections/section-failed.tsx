import "#app/ui/state.css";

/**
 * Shown instead of a section that the server could not render; the browser tries again. The texts are English on every
 * page.
 */
export function SectionFailed({ texts }: { texts: readonly string[] }) {
  return (
    <section className="section">
      <div className="wrap">
        <div className="state" lang="en">
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
