/**
 * Animates the hero: the headlight follows the pointer, or a finger that is drawn across, over the street, and so does
 * the light in every tape of the page. Whom it points at reflects it, less with a growing angle. Returns the function
 * that stops it.
 */
export function moveHero(hero: HTMLElement): () => void {
  const glow = hero.querySelector<HTMLElement>(".hero__glow");
  const dark = hero.querySelector<HTMLElement>(".hero__dark");
  const people = hero.querySelectorAll<HTMLElement>(".hero__figure");
  let pointer: PointerEvent | null = null;
  const move = (event: PointerEvent) => {
    if (!pointer) requestAnimationFrame(light);
    pointer = event;
  };
  const light = () => {
    if (!pointer) return;
    const { clientX, clientY } = pointer;
    pointer = null;
    for (const tape of document.querySelectorAll<HTMLElement>(".tape")) {
      const { left, width } = tape.getBoundingClientRect();
      tape.style.setProperty("--lx", `${((clientX - left) / width) * 100}%`);
    }
    const street = glow?.parentElement?.getBoundingClientRect();
    if (!glow || !dark || !street || clientY > street.bottom) return;
    const { offsetLeft, offsetTop, offsetWidth: reach } = glow;
    let x = clientX - street.left - offsetLeft;
    let y = clientY - street.top - offsetTop;
    // Over the text and the form it rests on the nearest, who is the one to come.
    if (x < 0 || x > 0.75 * reach) x = y = reach / 2;
    glow.style.translate = `${x - reach / 2}px ${y - reach / 2}px`;
    for (const one of people) {
      const height = one.offsetTop + one.offsetHeight / 3 - offsetTop;
      const angle = Math.hypot(x - one.offsetLeft + offsetLeft, y - height) / reach;
      one.style.opacity = String(Math.max(0.4, 1.2 - angle));
      // The nearest is the last: the further the light is from them, the darker is the street.
      dark.style.opacity = String(Math.min(0.6, angle));
    }
  };
  addEventListener("pointermove", move, { passive: true });
  return () => removeEventListener("pointermove", move);
}
