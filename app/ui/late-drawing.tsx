interface LateDrawingProps {
  className: string;
  /**
   * URLs of drawings with the fragment of their root element, and a class where the window's width decides which is
   * shown.
   */
  drawings: readonly { href: string; className?: string }[];
}

/**
 * Drawings that are loaded after the first paint (app/document/inline-script.ts). They are references, so that the
 * largest contentful paint is the heading and never a drawing. Each has its own viewBox within this element.
 */
export function LateDrawing({ className, drawings }: LateDrawingProps) {
  return (
    <>
      <noscript>
        <svg className={className} aria-hidden="true">
          {drawings.map((drawing) => (
            <use key={drawing.href} {...drawing} />
          ))}
        </svg>
      </noscript>
      <svg className={className} aria-hidden="true">
        {drawings.map(({ href, className }) => (
          <use key={href} className={className} data-after-paint={href} ref={show} />
        ))}
      </svg>
    </>
  );
}

/** On a page that is opened by in-app navigation the inline script does not run. */
const show = (part: SVGUseElement | null) => part?.setAttribute("href", part.dataset.afterPaint ?? "");
