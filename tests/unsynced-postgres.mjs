// Imported before PostgreSQL is started for tests: it does not wait until the disk has written (6 ms for each commit).
// Only a crash of the machine would lose committed data; killing a process or the server loses nothing.
import childProcess from "node:child_process";
import { syncBuiltinESMExports } from "node:module";

const { spawn } = childProcess;
childProcess.spawn = (command, args, options) =>
  spawn(command, args?.map?.((arg) => (arg === "fsync=on" ? "fsync=off" : arg)) ?? args, options);
syncBuiltinESMExports();
