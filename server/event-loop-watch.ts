import { Worker } from "node:worker_threads";
import { brand } from "#app/content/brand.ts";

const program = "./build/server/event-loop-thread.js";
const beatMilliseconds = 1_000;
/** How many beats in a row may be missed: far more than the longest work that the process does at once. */
const mostMissed = 20;

/** What the thread gets: a counter that the process raises with each beat, and what to log before the end. */
export interface WatchedLoop {
  beats: Int32Array<SharedArrayBuffer>;
  beatMilliseconds: number;
  mostMissed: number;
  message: string;
}

/**
 * Ends the process when its event loop stands still for twenty seconds: it can't answer, and can't notice that itself.
 * A thread of its own looks, logs why and kills the process; a supervisor starts it again.
 */
export function watchEventLoop(): void {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const message = `${brand.name} ends: its event loop stood still for ${mostMissed} seconds.`;
  const watched: WatchedLoop = { beats, beatMilliseconds, mostMissed, message };
  const limits = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 };
  new Worker(program, { workerData: watched, resourceLimits: limits, execArgv: [] }).unref();
  setInterval(() => Atomics.add(beats, 0, 1), beatMilliseconds).unref();
}
