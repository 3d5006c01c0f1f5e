/**
 * How the product's process is run, to keep it small and fast. Measured on one machine with two cores, after every
 * page, 1 200 uncached ones and 20 000 stored requests: 420 MB without these settings, 140 to 150 MB with them.
 * - A small young generation (MB), because little of a request outlives it; half of it would take the 95th percentile
 *   of uncached pages twice as long. It is collected on the main thread: helper threads made it wait longer (an
 *   uncached page 6.4 -> 5.9 ms).
 * - A heap (MB) of four times what the load leaves.
 */
export const nodeArguments = [
  "--max-semi-space-size=4",
  "--max-old-space-size=160",
  "--no-parallel-scavenge",
];

/**
 * glibc would give each thread that compresses an arena of its own, and keep the memory of big pieces (16 KB instead
 * of 64 KB: 178 -> 160 MB).
 */
export const mallocSettings = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "16384",
  MALLOC_TRIM_THRESHOLD_: "65536",
};
