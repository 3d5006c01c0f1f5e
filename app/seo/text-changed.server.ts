declare const __TEXT_CHANGED__: Record<string, string>;

/**
 * When the text of a page last changed, ISO 8601, or null when the build had no git history. Takes the name of the
 * page's route module; its text has the same name (`prices.tsx`: `app/content/pages/prices.server.ts`, `terms.tsx`:
 * `app/content/prose/terms.sv.md` as well).
 */
export function textChanged(file: string): string | null {
  const name = file.replace(/\.tsx$/, "");
  const times = Object.entries(__TEXT_CHANGED__)
    .filter(([path]) => isOf(name, path))
    .map(([, time]) => time);
  return latest(times);
}

/** The latest timestamp, ISO 8601 in any time zone; null for none. */
export function latest(times: readonly string[]): string | null {
  return times.reduce<string | null>(
    (last, time) => (last === null || Date.parse(time) > Date.parse(last) ? time : last),
    null,
  );
}

/** Pages of one route module whose text has a folder of their own. */
const folders: Partial<Record<string, string>> = {
  city: "app/content/cities/",
  story: "app/content/stories/",
};

function isOf(name: string, path: string): boolean {
  const folder = folders[name];
  const starts = [
    `app/content/pages/${name}.server.ts`,
    `app/content/prose/${name}.`,
    ...(folder ? [folder] : []),
  ];
  return starts.some((start) => path.startsWith(start));
}
