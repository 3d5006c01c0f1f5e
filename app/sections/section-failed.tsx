import "#app/ui/state.css";

/** Stands where the server could not draw a section; the browser tries again. The text is English on every page. */
export function SectionFailed({ text }: { text: string }) {
  return (
    <section className="section">
      <div className="wrap">
        <p className="state" lang="en">
          {text}
        </p>
      </div>
    </section>
  );
}
