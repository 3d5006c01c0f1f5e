import { once } from "node:events";
import type { RunningSite } from "./site.ts";

/** The environment for inspecting a site. */
export const inspected = { NODE_OPTIONS: "--inspect=127.0.0.1:0" };

/** Inspects a running process through Node's inspector, so that the product needs no extra access for tests. */
export interface Inspector {
  /** Timers that wait to fire. */
  timers(): Promise<number>;
  /** Web streams that are still referenced, after a garbage collection. */
  streams(): Promise<number>;
  /** Bytes of the heap in use, after a garbage collection. */
  heap(): Promise<number>;
  /** Blocks the event loop for ever. */
  block(): void;
  close(): void;
}

/** Opens the inspector of a site that was started with `inspected`. Throws when it was not. */
export async function openInspector(site: RunningSite): Promise<Inspector> {
  const address = /Debugger listening on (ws:\S+)/.exec(site.output())?.[1];
  if (!address) throw new Error("the site was not started with --inspect");
  const socket = new WebSocket(address);
  await once(socket, "open");
  let calls = 0;
  const waiting = new Map<number, (result: Result) => void>();
  socket.addEventListener("message", ({ data }) => {
    const { id, result } = JSON.parse(String(data));
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  const call = (method: string, params: object) =>
    new Promise<Result>((resolve) => {
      calls += 1;
      waiting.set(calls, resolve);
      socket.send(JSON.stringify({ id: calls, method, params }));
    });
  const evaluate = async (expression: string) =>
    (await call("Runtime.evaluate", { expression, returnByValue: true })).result?.value ?? Number.NaN;
  return {
    timers: () => evaluate("process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length"),
    async streams() {
      const { result } = await call("Runtime.evaluate", { expression: "ReadableStream.prototype" });
      const { objects } = await call("Runtime.queryObjects", { prototypeObjectId: result?.objectId });
      const count = await call("Runtime.callFunctionOn", {
        objectId: objects?.objectId,
        functionDeclaration: "function () { return this.length; }",
        returnByValue: true,
      });
      await call("Runtime.releaseObject", { objectId: objects?.objectId });
      return count.result?.value ?? Number.NaN;
    },
    async heap() {
      await call("HeapProfiler.collectGarbage", {});
      return evaluate("process.memoryUsage().heapUsed");
    },
    block() {
      // It waits without using a core, as a busy loop would.
      const expression = "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)";
      void call("Runtime.evaluate", { expression });
    },
    close: () => socket.close(),
  };
}

interface Result {
  result?: { value?: number; objectId?: string };
  objects?: { objectId?: string };
}
