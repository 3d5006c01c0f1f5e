interface LateDrawingProps {
  className: string;
  /** Addresses of drawings with the fragment of their root, and a class where the window chooses one of them. */
  drawings: readonly { href: string; className?: string }[];
}

/**
 * Drawings that are fetched after the first paint (app/document/inline-script.ts). By reference, so that they are never
 * the largest paint: that is the heading. Each has its own viewBox in the whole of this element.
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

/** On a page that is opened in the app nothing else does. */
const show = (part: SVGUseElement | null) => part?.setAttribute("href", part.dataset.afterPaint ?? "");
