export const processSettings: { MALLOC_ARENA_MAX: string; NODE_OPTIONS: string };
