const duration = 2000;

/**
 * Counts from 0 to `value` in 2 s (product 6.4), slowing down towards the end; `show` gets whole numbers and finally
 * the value itself. Gives the function that stops it, which shows the value.
 */
export function countUp(value: number, show: (count: number) => void): () => void {
  let frame = 0;
  let begin: number | null = null;
  const step = (now: number) => {
    begin ??= now;
    const { done, count } = countAt(value, now - begin);
    show(count);
    if (!done) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => {
    cancelAnimationFrame(frame);
    show(value);
  };
}

/** The count after a time in milliseconds. */
export function countAt(value: number, elapsed: number): { done: boolean; count: number } {
  if (elapsed >= duration) return { done: true, count: value };
  return { done: false, count: Math.floor(value * (1 - (1 - Math.max(0, elapsed) / duration) ** 3)) };
}
