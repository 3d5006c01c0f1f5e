import { writeSync } from "node:fs";
import { workerData } from "node:worker_threads";
import type { WatchedLoop } from "./event-loop-watch.ts";

/**
 * The thread of watchEventLoop. It counts looks, not time: a process that was stopped as a whole, or a machine that
 * slept, has missed one.
 */
const { beats, beatMilliseconds, mostMissed, message }: WatchedLoop = workerData;
let last = -1;
let missed = 0;
setInterval(() => {
  const beat = Atomics.load(beats, 0);
  missed = beat === last ? missed + 1 : 0;
  last = beat;
  if (missed < mostMissed) return;
  // As the log writes it, which prints by way of the process's own loop.
  writeSync(1, `${JSON.stringify({ level: 60, time: new Date().toISOString(), msg: message })}\n`);
  process.kill(process.pid, "SIGKILL");
}, beatMilliseconds);
