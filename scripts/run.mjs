import { become, install } from "./setup.mjs";

install();
const args = process.argv.slice(2);
if (args.length === 0) process.exit(1);
// Passes signals on: a command ends with the PostgreSQL that it has started, and psql goes on after Ctrl-C.
become(args);
