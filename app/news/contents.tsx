import { type ReactNode, useEffect, useState } from "react";
import "./contents.css";

// A heading is reached when it is this close (pixels) to the top: below the header with some space.
const reached = 160;

interface ContentsProps {
  title: string;
  headings: readonly { id: string; text: string }[];
  children: ReactNode;
}

/** The table of contents; its marker follows the scroll position. */
export function Contents({ title, headings, children }: ContentsProps) {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const elements = headings.map(({ id }) => document.getElementById(id));
    const mark = () => {
      const passed = elements.findLastIndex(
        (element) => element && element.getBoundingClientRect().top < reached,
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
