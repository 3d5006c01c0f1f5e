/**
 * The hero's animation: the route is drawn once, and the light in every tape of the page follows the pointer. Gives the
 * function that stops it.
 */
export function moveHero(hero: HTMLElement): () => void {
  const animations = drawRoute(hero);
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
  return [...hero.querySelectorAll<SVGPathElement>(".hero__route path")].map((path) => {
    const length = path.getTotalLength();
    path.setAttribute("stroke-dasharray", `${length}`);
    return path.animate([{ strokeDashoffset: length }, { strokeDashoffset: 0 }], drawing);
  });
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
