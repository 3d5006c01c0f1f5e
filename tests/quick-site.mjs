// Loaded before the product in tests' sites (tests/site.ts): kept pages are compressed like those that a visitor waits
// for (5 ms of processor time), not as small as they can be (180 ms), which took a tenth of all that the tests take.
import { syncBuiltinESMExports } from "node:module";
import zlib from "node:zlib";
import "./unsynced-postgres.mjs";

const compress = zlib.brotliCompress;
zlib.brotliCompress = (text, { params }, done) =>
  compress(text, { params: { ...params, [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } }, done);
syncBuiltinESMExports();
