import { milliseconds } from "#app/domain/milliseconds.ts";

const firstMilliseconds = 5_000;
const longestMilliseconds = 5 * milliseconds.minute;

/**
 * Work that is repeated while some of it is left: after 5 s, then twice as long after each attempt that did none, at most
 * 5 minutes. `work` resolves with whether it did any. `start` does it at once, unless it is being done, and begins with
 * 5 s again. Nothing is done after `stop`.
 */
export function repeatWork(work: () => Promise<boolean>, isLeft: () => boolean) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delay = firstMilliseconds;
  let isWorking = false;
  let isStopped = false;
  const attempt = async () => {
    if (isWorking || isStopped) return;
    clearTimeout(timer);
    isWorking = true;
    if (await work().catch(() => false)) delay = firstMilliseconds;
    isWorking = false;
    if (!isStopped && isLeft()) timer = setTimeout(attempt, delay);
    delay = Math.min(delay * 2, longestMilliseconds);
  };
  const start = () => {
    delay = firstMilliseconds;
    return attempt();
  };
  const stop = () => {
    isStopped = true;
    clearTimeout(timer);
  };
  return { start, stop };
}
