import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A text-message service on loopback, called as SMS_URL is: it stores the messages. */
export interface TestTextSender {
  url: string;
  messages: { to: string; channel: string; message: string }[];
  /** Sets whether it answers 503. */
  fail(isFailing: boolean): void;
  /** The code of the latest message to a number. */
  codeTo(number: string): string | undefined;
  close(): Promise<void>;
}

export async function startTextSender(): Promise<TestTextSender> {
  const messages: TestTextSender["messages"] = [];
  let isFailing = false;
  const server = createServer(async (request, response) => {
    const body = JSON.parse(Buffer.concat(await Array.fromAsync(request)).toString());
    if (!isFailing) messages.push(body);
    response.writeHead(isFailing ? 503 : 200).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/send`,
    messages,
    fail(failing) {
      isFailing = failing;
    },
    codeTo: (number) => /\d{6}/.exec(messages.findLast(({ to }) => to === number)?.message ?? "")?.[0],
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
