import { useEffect, useRef, useState } from "react";
import "./image.css";

interface ImageProps {
  src: string;
  /** Empty when the image is decorative. */
  alt: string;
  /** The widths of a photograph (app/news/media.ts); a drawing scales by itself. */
  srcSet?: string;
  sizes?: string;
  width?: number;
  height?: number;
  /** In the first view: loaded at once. `className` must have its whole style, since image.css is loaded later. */
  first?: boolean;
  /** Sets the size of its box, which the picture fills, so that nothing moves when it is loaded. */
  className: string;
  /** Shown when the picture can't be loaded (product 5.7). */
  failed: string;
}

/**
 * A picture that loads when its box is within 50 px of the window (product 5.7). The server's HTML has the whole
 * `<img>`; image.css delays it only where scripts run.
 */
export function Image({ src, alt, first = false, className, failed, ...image }: ImageProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [near, setNear] = useState(first);
  const [broken, setBroken] = useState(false);

  useEffect(() => {
    const element = place.current;
    if (!element || near) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: "50px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);

  useEffect(() => {
    const image = place.current?.querySelector("img");
    // If a picture failed before hydration, its error event was fired before anyone listened.
    if (image?.complete && image.naturalWidth === 0) image.decode().catch(() => setBroken(true));
  }, []);

  if (broken) return <span className={`image image--failed ${className}`}>{failed}</span>;
  return (
    <span ref={place} className={first ? className : `image ${className}`}>
      <img
        src={src}
        {...image}
        alt={alt}
        loading={first ? "eager" : "lazy"}
        decoding="async"
        data-waiting={near ? undefined : ""}
        onError={() => setBroken(true)}
      />
    </span>
  );
}
