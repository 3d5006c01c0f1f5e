/**
 * The hero's animation: the route is drawn once, the checkpoints appear as it reaches them, the current shift pulses,
 * and the light in every tape of the page follows the pointer. Gives the function that stops it.
 */
export function moveHero(hero: HTMLElement): () => void {
  const animations = [...drawRoute(hero), ...pulse(hero)];
  const stopLight = followPointer();
  return () => {
    stopLight();
    for (const animation of animations) animation.cancel();
  };
}

const drawing = { duration: 1400, easing: "cubic-bezier(.2, .7, .2, 1)", fill: "backwards" } as const;

function drawRoute(hero: HTMLElement): Animation[] {
  // Not for a visitor who has scrolled past it.
  if (hero.getBoundingClientRect().bottom < innerHeight / 3) return [];
  const strokes = [...hero.querySelectorAll<SVGPathElement>(".hero__route path")].map((path) => {
    const length = path.getTotalLength();
    path.setAttribute("stroke-dasharray", `${length}`);
    return path.animate([{ strokeDashoffset: length }, { strokeDashoffset: 0 }], drawing);
  });
  const pins = [...hero.querySelectorAll(".hero__pin")].map((pin, index) =>
    pin.animate([{ opacity: 0 }, { opacity: 1 }], {
      duration: 200,
      delay: 350 + index * 850,
      fill: "backwards",
    }),
  );
  return [...strokes, ...pins];
}

function pulse(hero: HTMLElement): Animation[] {
  const live = hero.querySelector(".live");
  if (!live) return [];
  const rings = [
    { boxShadow: "0 0 0 2px #0a2127, 0 0 0 2px rgb(237 255 51 / .9)" },
    { boxShadow: "0 0 0 2px #0a2127, 0 0 0 9px rgb(237 255 51 / 0)" },
  ];
  // Three rings: animation that starts by itself ends within five seconds (WCAG 2.2.2).
  return [live.animate(rings, { pseudoElement: "::before", duration: 1100, delay: 1400, iterations: 3 })];
}

function followPointer(): () => void {
  if (!matchMedia("(hover: hover)").matches) return () => {};
  let x: number | null = null;
  const move = (event: PointerEvent) => {
    if (x === null) requestAnimationFrame(light);
    x = event.clientX;
  };
  const light = () => {
    for (const tape of document.querySelectorAll<HTMLElement>(".tape")) {
      const { left, width } = tape.getBoundingClientRect();
      tape.style.setProperty("--lx", `${(((x ?? 0) - left) / width) * 100}%`);
    }
    x = null;
  };
  addEventListener("pointermove", move, { passive: true });
  return () => removeEventListener("pointermove", move);
}
