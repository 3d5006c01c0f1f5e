/**
 * Animates the hero: the headlight follows the pointer over the street, and so does the light in every tape of the
 * page. Returns the function that stops it.
 */
export function moveHero(hero: HTMLElement): () => void {
  if (!matchMedia("(hover: hover)").matches) return () => {};
  const dark = hero.querySelector<HTMLElement>(".hero__dark");
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
    const night = dark?.parentElement?.getBoundingClientRect();
    if (!dark || !night || clientY > night.bottom) return;
    const left = night.left + dark.offsetLeft + dark.offsetWidth / 2;
    const top = night.top + dark.offsetTop + dark.offsetHeight / 2;
    // Within the street: further out, the edge of the dark would be seen in it.
    const x = Math.min(night.right, Math.max(night.left, clientX));
    const y = Math.max(night.top, clientY);
    dark.style.translate = `${x - left}px ${y - top}px`;
  };
  addEventListener("pointermove", move, { passive: true });
  return () => removeEventListener("pointermove", move);
}
