import { Worker } from "node:worker_threads";

const program = "./build/server/event-loop-thread.js";
const beatMilliseconds = 1_000;
/** How many beats in a row may be missed: far more than the longest synchronous work of the process takes. */
const mostMissed = 20;

/** What the thread gets: a counter that the main thread increments with each beat, and the line to log at the end. */
export interface WatchedLoop {
  beats: Int32Array<SharedArrayBuffer>;
  beatMilliseconds: number;
  mostMissed: number;
  message: string;
}

/**
 * Ends the process when its event loop has been blocked for twenty seconds, which the main thread can't notice itself:
 * a worker thread checks, logs why and kills the process, and a supervisor starts it again.
 */
export function watchEventLoop(): void {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const message = `The process ends: its event loop stood still for ${mostMissed} seconds.`;
  const watched: WatchedLoop = { beats, beatMilliseconds, mostMissed, message };
  const limits = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 };
  new Worker(program, { workerData: watched, resourceLimits: limits, execArgv: [] }).unref();
  setInterval(() => Atomics.add(beats, 0, 1), beatMilliseconds).unref();
}
