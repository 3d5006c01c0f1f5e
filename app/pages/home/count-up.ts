/**
 * Counts to `value`, by default from 0 in 2 s (product 6.4), slowing down towards the end. `show` is called with whole
 * numbers and finally with the value itself. Returns the function that stops it, which shows the value.
 */
export function countUp(
  value: number,
  show: (count: number) => void,
  { from = 0, duration = 2000 } = {},
): () => void {
  let frame = 0;
  let begin: number | null = null;
  const step = (now: number) => {
    begin ??= now;
    const { done, count } = countAt(value - from, now - begin, duration);
    show(done ? value : from + count);
    if (!done) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => {
    cancelAnimationFrame(frame);
    show(value);
  };
}

/** The number to show after `elapsed` milliseconds. */
export function countAt(value: number, elapsed: number, duration = 2000): { done: boolean; count: number } {
  if (elapsed >= duration) return { done: true, count: value };
  return { done: false, count: Math.floor(value * (1 - (1 - Math.max(0, elapsed) / duration) ** 3)) };
}
