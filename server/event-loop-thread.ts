import { writeSync } from "node:fs";
import { workerData } from "node:worker_threads";
import type { WatchedLoop } from "./event-loop-watch.ts";

/**
 * The worker thread of watchEventLoop. It counts its own checks, not time, so that a suspended process or machine
 * counts as one missed beat.
 */
const { beats, beatMilliseconds, mostMissed, message }: WatchedLoop = workerData;
let last = -1;
let missed = 0;
setInterval(() => {
  const beat = Atomics.load(beats, 0);
  missed = beat === last ? missed + 1 : 0;
  last = beat;
  if (missed < mostMissed) return;
  // A line in the log's format; the log itself writes through the main thread, which does not run.
  writeSync(1, `${JSON.stringify({ level: 60, time: new Date().toISOString(), msg: message })}\n`);
  process.kill(process.pid, "SIGKILL");
}, beatMilliseconds);
