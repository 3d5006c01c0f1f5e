import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ExampleLabel } from "#app/sections/example-label.tsx";
import { IconOf } from "#app/ui/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { customers } from "#brand/customers.ts";
import type { Route } from "../+types/home";
import { rotateLogos } from "./logo-rotation.ts";

type Data = Route.ComponentProps["loaderData"];

/** The logo of a cell, and the one that is fading out. */
interface Cell {
  logo: number;
  leaving?: number;
}

const wideCells = 9;
const narrowCells = 6;
const wide = "(width >= 40rem)";

/** The invented logos, which are not in the page's data. */
const invented: NonNullable<Data["logos"]> = customers.map(({ name, file, width }) => ({
  name,
  src: `/illustrations/kunder/${file}`,
  width,
  height: 28,
  link: "",
}));

/**
 * The customers' logos: 6 below 640 px, 9 above, one replaced every 2 s (product 6.3), with a button to stop it (WCAG
 * 2.2.2). Without any of its own the company has invented ones, marked as examples (product 23.1).
 */
export function CustomerBelt({ messages: { customers: messages }, logos: own }: Data) {
  const belt = useRef<HTMLElement>(null);
  const logos = own ?? invented;
  const [cells, setCells] = useState<Cell[]>(() => logos.slice(0, wideCells).map((_, logo) => ({ logo })));
  const isHydrated = useHydrated();
  const [isPaused, setIsPaused] = useState(false);

  const inView = useEffectEvent(() => cells.slice(0, matchMedia(wide).matches ? wideCells : narrowCells));
  useEffect(() => {
    if (isPaused) return;
    let fetching = false;
    return rotateLogos({
      visibleLogos: () => inView().map((cell) => cell.logo),
      total: logos.length,
      still: () =>
        fetching || inView().some((cell) => cell.leaving !== undefined) || standsStill(belt.current),
      random: Math.random,
      swap: ({ cell, logo }) => {
        const src = logos[logo]?.src;
        if (!src) return;
        const next = new Image();
        next.src = src;
        fetching = true;
        const replace = () =>
          setCells((before) =>
            before.map((old, index) => (index === cell ? { logo, leaving: old.logo } : old)),
          );
        // A logo that can't be loaded does not replace the current one.
        next
          .decode()
          .then(replace, () => {})
          .finally(() => {
            fetching = false;
          });
      },
    });
  }, [isPaused, logos]);

  const settle = () => setCells((before) => before.map(({ logo }) => ({ logo })));

  return (
    <section
      className={own ? "tape customer-belt customer-belt--own" : "tape customer-belt"}
      aria-label={messages.label}
      ref={belt}
    >
      <div className="wrap">
        <ul className="logos">
          <li>
            <p>{messages.caption}</p>
          </li>
          {cells.map(({ logo, leaving }, cell) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its position
            <li key={cell}>
              {leaving !== undefined && <LogoImage key={leaving} logo={logos[leaving]} leaving />}
              <LogoImage
                key={logo}
                logo={logos[logo]}
                {...(leaving !== undefined && { onEntered: settle })}
              />
            </li>
          ))}
        </ul>
        {own ? null : <ExampleLabel messages={messages.example} />}
      </div>
      {isHydrated && logos.length > narrowCells ? (
        <button
          type="button"
          className="customer-belt__pause"
          aria-label={isPaused ? messages.resume : messages.pause}
          onClick={() => setIsPaused(!isPaused)}
        >
          <IconOf path={isPaused ? "M7 4.5L19 12L7 19.5Z" : "M8 5V19M16 5V19"} />
        </button>
      ) : null}
    </section>
  );
}

interface LogoImageProps {
  logo: (typeof invented)[number] | undefined;
  leaving?: boolean;
  /** For a logo that replaces another; called when it is loaded. */
  onEntered?: () => void;
}

function LogoImage({ logo, leaving, onEntered }: LogoImageProps) {
  if (!logo) return null;
  const className = leaving ? "logos__out" : onEntered ? "logos__in" : undefined;
  const { src, name, width, height, link } = logo;
  const image = (
    <img
      className={className}
      src={src}
      alt={leaving ? "" : name}
      width={width}
      height={height}
      loading="lazy"
      onAnimationEnd={onEntered}
    />
  );
  return link && !leaving ? <a href={link}>{image}</a> : image;
}

function standsStill(belt: HTMLElement | null): boolean {
  return (
    !belt ||
    document.hidden ||
    matchMedia("(prefers-reduced-motion: reduce)").matches ||
    belt.matches(":hover, :focus-within")
  );
}
