import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes.ts";
import { sources } from "./structure/sources.ts";

/** A path of the route table, with parameters as `:name` and a splat as `*`. */
export interface RoutePath {
  path: string;
  /** Whether it is a page; otherwise it is a resource route. */
  isPage: boolean;
}

/**
 * Every path of the route table, parents before children. Of a public page only one path: the others, and those of the
 * other cities, run the same code.
 */
export function routePaths(): RoutePath[] {
  const pathsOf = (entries: readonly RouteConfigEntry[], parent: string): (RoutePath & { code: string })[] =>
    entries.flatMap(({ path = "", index, file, children = [] }) => {
      const own = path ? `${parent}/${path}` : parent;
      const route = { path: own || "/", isPage: file.endsWith(".tsx") };
      const code = file.startsWith("pages/") && route.isPage ? file : route.path;
      return [...(path || index ? [{ ...route, code }] : []), ...pathsOf(children, own)];
    });
  const found = pathsOf(routes, "").toReversed();
  return [...new Map(found.map(({ code, ...route }) => [code, route])).values()].toReversed();
}

/** The path at which React Router loads a page's data, or posts to it, without rendering it. */
export function dataPath(path: string): string {
  return `${path === "/" ? "/_root" : path}.data`;
}

/** A path with the same value for all parameters. */
export function filled(path: string, value: string): string {
  return path.replaceAll(/:\w+|\*/g, value);
}

/** Possible query parameters: every short string in a file that reads parameters. */
export function parameterNames(): string[] {
  const reading = sources("app", "server", "backend").filter(
    ({ path, text }) => /\.tsx?$/.test(path) && !/\.test\./.test(path) && /[sS]earchParams\b/.test(text),
  );
  const names = reading.flatMap(({ text }) => text.match(/(?<=")[a-z][\w-]{0,19}(?=")/g) ?? []);
  return [...new Set(names)].sort();
}

/** A form in a page. */
export interface PageForm {
  action: string;
  /** What a visitor types or chooses. */
  fields: string[];
  /** The hidden fields, and the button's command. */
  hidden: [name: string, value: string][];
}

/** The forms of a page, once for each of its buttons with a command. */
export function formsOf(html: string, page: string): PageForm[] {
  return html
    .split("<form")
    .slice(1)
    .flatMap((rest) => {
      const markup = rest.slice(0, rest.indexOf("</form>"));
      const head = markup.slice(0, markup.indexOf(">"));
      if (attribute(head, "method")?.toLowerCase() !== "post") return [];
      const named = [...markup.matchAll(/<(input|textarea|select|button)\b([^>]*)>/g)].flatMap(
        ([, tag = "", attributes = ""]) => {
          const name = attribute(attributes, "name");
          const type = tag === "input" ? (attribute(attributes, "type") ?? "text") : tag;
          return name ? [{ name, type, value: attribute(attributes, "value") ?? "" }] : [];
        },
      );
      const buttons = named.filter(({ type }) => type === "button");
      const hidden = named.filter(({ type }) => type === "hidden");
      const fields = named.filter(({ type }) => type !== "button" && type !== "hidden");
      const sentAlong = (button?: (typeof named)[number]) =>
        [...hidden, ...(button ? [button] : [])].map(({ name, value }): [string, string] => [name, value]);
      const form = {
        action: attribute(head, "action") || page,
        fields: [...new Set(fields.map(({ name }) => name))],
      };
      return (buttons.length > 0 ? buttons : [undefined]).map((button) => ({
        ...form,
        hidden: sentAlong(button),
      }));
    });
}

/** A key that identifies a form and is the same in each row of a list; an article's rows are named b1, b2 and so on. */
export function keyOf({ action, fields, hidden }: PageForm): string {
  const intent = hidden
    .filter(([name]) => /intent|do|step|action/.test(name))
    .map(([name, value]) => [name, value.replace(/:b\d+$/, "")]);
  return JSON.stringify([action.split("?")[0], fields, hidden.map(([name]) => name), intent]);
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`)
    .exec(tag)?.[1]
    ?.replaceAll("&amp;", "&")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'");
}
