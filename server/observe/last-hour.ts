import { monitorEventLoopDelay } from "node:perf_hooks";
import type { LastHour } from "#app/context.ts";
import { milliseconds } from "#app/domain/milliseconds.ts";
import type { RequestRecord } from "./requests.ts";

const minutes = 60;
const nanosecondsInOne = 1_000_000;

/** How often (ms) the event loop's delay is sampled. */
const resolution = 20;

interface Minute extends LastHour {
  number: number;
}

/** Counts the requests of the last hour of this process, minute by minute, for the admin's page Drift. */
export class LastHourCount {
  readonly #minutes: Minute[] = [];
  readonly #delay = monitorEventLoopDelay({ resolution });
  readonly #now: () => number;
  readonly #timer: NodeJS.Timeout;

  constructor(now: () => number = Date.now) {
    this.#now = now;
    this.#delay.enable();
    this.#timer = setInterval(() => this.#sampleDelay(), milliseconds.minute).unref();
  }

  add({ status }: Pick<RequestRecord, "status">): void {
    const minute = this.#minute();
    minute.requests += 1;
    if (status >= 500) minute.failed += 1;
    if (status === 429) minute.limited += 1;
  }

  /** The sums of the last sixty minutes, and the longest delay of the event loop. */
  stats(): LastHour {
    this.#sampleDelay();
    const firstMinute = this.#minute().number - minutes;
    const recent = this.#minutes.filter(({ number }) => number > firstMinute);
    const sum = (of: (minute: Minute) => number) => recent.reduce((total, minute) => total + of(minute), 0);
    return {
      requests: sum(({ requests }) => requests),
      failed: sum(({ failed }) => failed),
      limited: sum(({ limited }) => limited),
      busyMilliseconds: Math.max(...recent.map(({ busyMilliseconds }) => busyMilliseconds)),
    };
  }

  close(): void {
    clearInterval(this.#timer);
    this.#delay.disable();
  }

  /** Stores the 99th percentile of the event loop's delay since the last call. */
  #sampleDelay(): void {
    const minute = this.#minute();
    const busy = this.#delay.count > 0 ? this.#delay.percentile(99) / nanosecondsInOne - resolution : 0;
    minute.busyMilliseconds = Math.max(minute.busyMilliseconds, Math.round(busy), 0);
    this.#delay.reset();
  }

  #minute(): Minute {
    const number = Math.floor(this.#now() / milliseconds.minute);
    const last = this.#minutes.at(-1);
    if (last?.number === number) return last;
    const minute = { number, requests: 0, failed: 0, limited: 0, busyMilliseconds: 0 };
    this.#minutes.push(minute);
    if (this.#minutes.length > minutes) this.#minutes.shift();
    return minute;
  }
}
