import { dlopen, getRawPointer } from "node:ffi";
import { closeSync, constants, existsSync, openSync, statSync } from "node:fs";

/**
 * Confines this process, and every program that it becomes, by Landlock and seccomp of the Linux kernel, which need
 * neither root nor a tool: it may read the given folders and files and the system's libraries, write nothing, open no
 * socket and inspect no process outside, nor on newer kernels send it a signal. Only the calling thread is confined; of a
 * program that it becomes (execve) all threads are. Returns whether the kernel confines files, and whether it refuses
 * sockets.
 */
export function confine(readable: readonly string[]): { files: boolean; network: boolean } {
  if (process.platform !== "linux") return { files: false, network: false };
  using libc = dlopen(null, {
    syscall: { return: "i64", arguments: ["i64", "i64", "i64", "i64", "i64"] },
    prctl: { return: "i32", arguments: ["i32", "i64", "i64", "i64", "i64"] },
  });
  const { syscall, prctl } = libc.functions;
  if (prctl(noNewPrivileges, 1n, 0n, 0n, 0n) !== 0) return { files: false, network: false };
  return { files: confineFiles(syscall, readable), network: refuseSockets(prctl) };
}

type Syscall = (number: bigint, one: bigint, two: bigint, three: bigint, four: bigint) => bigint;
type Prctl = (option: number, two: bigint, three: bigint, four: bigint, five: bigint) => number;

/** linux/landlock.h; the numbers of its system calls are the same on every processor. */
const landlock = { createRuleset: 444n, addRule: 445n, restrictSelf: 446n };
const version = 1n;
const pathBeneath = 1n;
/**
 * The rights to files that each version of Landlock knows, one bit each: 13 in the first version, one more in some
 * later ones.
 */
const rightsOfVersion = [0, 0x1fff, 0x3fff, 0x7fff, 0x7fff, 0xffff];
const right = { execute: 1n, readFile: 4n, readFolder: 8n };
/** To connect to abstract Unix sockets and to send signals, both only inside (version 6). */
const scopes = 3n;

/** Where Node and its addons have their libraries, and the file without which Node does not start where there is one. */
const ofSystem = ["/usr", "/lib", "/lib64", "/etc/ssl/openssl.cnf"];

function confineFiles(syscall: Syscall, readable: readonly string[]): boolean {
  const known = Number(syscall(landlock.createRuleset, 0n, 0n, version, 0n));
  if (known < 1) return false;
  const handled = BigInt(rightsOfVersion[known] ?? 0xffff);
  const attributes = memory(24);
  attributes.setBigUint64(0, handled, true);
  attributes.setBigUint64(16, known >= 6 ? scopes : 0n, true);
  const ruleset = syscall(landlock.createRuleset, getRawPointer(attributes), 24n, 0n, 0n);
  if (ruleset < 0n) return false;
  for (const path of [...ofSystem, ...readable].filter(existsSync)) {
    const file = openSync(path, constants.O_RDONLY);
    const rights = right.execute | right.readFile | (statSync(path).isDirectory() ? right.readFolder : 0n);
    // A packed struct of 12 bytes.
    const rule = memory(12);
    rule.setBigUint64(0, rights, true);
    rule.setInt32(8, file, true);
    const added = syscall(landlock.addRule, ruleset, pathBeneath, getRawPointer(rule), 0n);
    closeSync(file);
    if (added !== 0n) return false;
  }
  return syscall(landlock.restrictSelf, ruleset, 0n, 0n, 0n) === 0n;
}

/** linux/prctl.h */
const noNewPrivileges = 38;
const setSeccomp = 22;
const filterMode = 2n;

/** The architecture as the kernel's audit names it, and the number of the system call `socket`, by Node's name. */
const processors: Record<string, { audit: number; socket: number } | undefined> = {
  x64: { audit: 0xc000003e, socket: 41 },
  arm64: { audit: 0xc00000b7, socket: 198 },
};
/** It could open sockets as well; its number is the same on every processor. */
const ioUringSetup = 425;

function refuseSockets(prctl: Prctl): boolean {
  const processor = processors[process.arch];
  if (!processor) return false;
  const load = 0x20;
  const jumpIfEqual = 0x15;
  const jumpIfAtLeast = 0x35;
  const result = 0x06;
  /** The filter of a system call (linux/filter.h): instruction, how many to skip if true and if false, value. */
  const filter = [
    [load, 0, 0, 4],
    [jumpIfEqual, 0, 5, processor.audit],
    [load, 0, 0, 0],
    // The x32 variants of x86-64's system calls.
    [jumpIfAtLeast, 3, 0, 0x40000000],
    [jumpIfEqual, 2, 0, processor.socket],
    [jumpIfEqual, 1, 0, ioUringSetup],
    [result, 0, 0, allowed],
    [result, 0, 0, refused],
  ];
  // First their number and their address, then the instructions.
  const program = memory(16 + filter.length * 8);
  program.setBigUint64(0, BigInt(filter.length), true);
  program.setBigUint64(8, getRawPointer(program) + 16n, true);
  filter.forEach(([code = 0, ifTrue = 0, ifFalse = 0, value = 0], index) => {
    const place = 16 + index * 8;
    program.setUint16(place, code, true);
    program.setUint8(place + 2, ifTrue);
    program.setUint8(place + 3, ifFalse);
    program.setUint32(place + 4, value, true);
  });
  return prctl(setSeccomp, filterMode, getRawPointer(program), 0n, 0n) === 0;
}

const allowed = 0x7fff0000;
/** The call fails with EACCES. */
const refused = 0x00050000 + 13;

/** Bytes at a fixed place in memory: a small typed array without a buffer of its own may be moved. */
function memory(bytes: number): DataView {
  return new DataView(new ArrayBuffer(bytes));
}
