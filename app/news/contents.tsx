import { type ReactNode, useEffect, useState } from "react";

// A heading counts as reached when it is this close to the window's top: just below the site's header.
const reachedPixels = 160;

interface ContentsProps {
  title: string;
  headings: readonly { id: string; text: string }[];
  children?: ReactNode;
}

/** The table of contents, which marks the section that is being read; the children stand below it. */
export function Contents({ title, headings, children }: ContentsProps) {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const elements = headings.map(({ id }) => document.getElementById(id));
    const mark = () => {
      const passed = elements.findLastIndex(
        (element) => element && element.getBoundingClientRect().top < reachedPixels,
      );
      setCurrent(Math.max(0, passed));
    };
    mark();
    addEventListener("scroll", mark, { passive: true });
    return () => removeEventListener("scroll", mark);
  }, [headings]);
  return (
    <div className="contents small no-print">
      {headings.length > 1 && (
        <nav aria-label={title}>
          <details>
            <summary>{title}</summary>
            <ol>
              {headings.map(({ id, text }, index) => (
                <li key={id}>
                  <a href={`#${id}`} aria-current={index === current ? "true" : undefined}>
                    {text}
                  </a>
                </li>
              ))}
            </ol>
          </details>
        </nav>
      )}
      {children}
    </div>
  );
}
