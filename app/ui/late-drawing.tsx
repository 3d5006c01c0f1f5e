interface LateDrawingProps {
  className: string;
  /** For drawings without a view box of their own. */
  viewBox?: string;
  /** URLs with the fragment of the drawing's root, and a class where the window's width decides which is shown. */
  drawings: readonly { href: string; className?: string }[];
}

/**
 * References to drawings, loaded after the first paint (app/document/inline-script.ts), so none is the largest paint.
 */
export function LateDrawing({ drawings, ...props }: LateDrawingProps) {
  return (
    <>
      <noscript>
        <svg {...props} aria-hidden="true">
          {drawings.map((drawing) => (
            <use key={drawing.href} {...drawing} />
          ))}
        </svg>
      </noscript>
      <svg {...props} aria-hidden="true">
        {drawings.map(({ href, className }) => (
          <use key={href} className={className} data-after-paint={href} ref={show} />
        ))}
      </svg>
    </>
  );
}

/** On a page that is opened by in-app navigation the inline script does not run. */
const show = (part: SVGUseElement | null) => part?.setAttribute("href", part.dataset.afterPaint ?? "");
