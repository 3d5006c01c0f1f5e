import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/** The comparison in throughput.ts: an HTTP server that only sends one file's bytes. */
const [file = ""] = process.argv.slice(2);
const bytes = readFileSync(file);
const headers = {
  "content-type": "text/html; charset=utf-8",
  "content-encoding": "br",
  "content-length": bytes.length,
};

const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(typeof address === "object" && address ? address.port : "");
});
