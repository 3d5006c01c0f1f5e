// Loaded before the product in tests' sites (tests/site.ts): cached pages are compressed like those that a visitor
// waits for (5 ms of processor time), and not as small as possible (180 ms), which took a tenth of the time of all
// tests.
import { syncBuiltinESMExports } from "node:module";
import zlib from "node:zlib";
import "./unsynced-postgres.mjs";

const compress = zlib.brotliCompress;
zlib.brotliCompress = (text, { params }, done) =>
  compress(text, { params: { ...params, [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } }, done);
syncBuiltinESMExports();
