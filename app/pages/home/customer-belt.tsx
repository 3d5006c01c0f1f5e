import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ExampleLabel } from "#app/sections/example-label.tsx";
import { IconOf } from "#app/ui/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { type Customer, customers } from "#brand/customers.ts";
import type { Route } from "../+types/home";
import { rotateLogos } from "./logo-rotation.ts";

type Messages = Route.ComponentProps["loaderData"]["messages"]["customers"];

/** The logo of a cell, and the one that is fading out. */
interface Cell {
  logo: number;
  leaving?: number;
}

const wideCells = 9;
const narrowCells = 6;
const wide = "(width >= 40rem)";

/**
 * The customers' logos: 6 below 640 px, 9 above, one replaced every 2 s (product 6.3), with a button to stop it (WCAG
 * 2.2.2).
 */
export function CustomerBelt({ messages }: { messages: Messages }) {
  const belt = useRef<HTMLElement>(null);
  const [cells, setCells] = useState<Cell[]>(() =>
    customers.slice(0, wideCells).map((_, logo) => ({ logo })),
  );
  const isHydrated = useHydrated();
  const [isPaused, setIsPaused] = useState(false);

  const inView = useEffectEvent(() => cells.slice(0, matchMedia(wide).matches ? wideCells : narrowCells));
  useEffect(() => {
    if (isPaused) return;
    let fetching = false;
    return rotateLogos({
      visibleLogos: () => inView().map((cell) => cell.logo),
      total: customers.length,
      still: () =>
        fetching || inView().some((cell) => cell.leaving !== undefined) || standsStill(belt.current),
      random: Math.random,
      swap: ({ cell, logo }) => {
        const file = customers[logo]?.file;
        if (!file) return;
        const next = new Image();
        next.src = source(file);
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
  }, [isPaused]);

  const settle = () => setCells((before) => before.map(({ logo }) => ({ logo })));

  return (
    <section className="tape customer-belt" aria-label={messages.label} ref={belt}>
      <div className="wrap">
        <ul className="logos">
          <li>
            <p>{messages.caption}</p>
          </li>
          {cells.map(({ logo, leaving }, cell) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its position
            <li key={cell}>
              {leaving !== undefined && <LogoImage key={leaving} logo={customers[leaving]} leaving />}
              <LogoImage
                key={logo}
                logo={customers[logo]}
                {...(leaving !== undefined && { onEntered: settle })}
              />
            </li>
          ))}
        </ul>
        <ExampleLabel messages={messages.example} />
      </div>
      {isHydrated ? (
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
  logo: Customer | undefined;
  leaving?: boolean;
  /** For a logo that replaces another; called when it is loaded. */
  onEntered?: () => void;
}

function LogoImage({ logo, leaving, onEntered }: LogoImageProps) {
  if (!logo) return null;
  const className = leaving ? "logos__out" : onEntered ? "logos__in" : undefined;
  return (
    <img
      className={className}
      src={source(logo.file)}
      alt={leaving ? "" : logo.name}
      width={logo.width}
      height={28}
      loading="lazy"
      onAnimationEnd={onEntered}
    />
  );
}

function source(file: string): string {
  return `/illustrations/kunder/${file}`;
}

function standsStill(belt: HTMLElement | null): boolean {
  return (
    !belt ||
    document.hidden ||
    matchMedia("(prefers-reduced-motion: reduce)").matches ||
    belt.matches(":hover, :focus-within")
  );
}
