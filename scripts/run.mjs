import { install, run } from "./setup.mjs";

install();
const [file, ...args] = process.argv.slice(2);
process.exit(file ? run(file, args) : 1);
