import { z } from "zod";
import { readFrontMatter } from "#app/i18n/front-matter.server.ts";
import { type Locale, locales } from "#app/i18n/locale.ts";
import { brand } from "#brand/company.ts";
import { type StoryKey, stories, storyKeys } from "#brand/stories/stories.server.ts";
import { readClauses } from "./read-clauses.ts";

const files = import.meta.glob<string>("/brand/stories/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

const line = z.string().min(1);
const head = z.strictObject({
  title: line,
  titleInSearch: line,
  description: line,
  keywords: line,
  short: line,
  lead: line,
  name: line,
  place: line,
  pull: line,
  hours: z.array(line),
  invite: line,
});

type Story = ReturnType<typeof readStory>;

const read = new Map(
  storyKeys.flatMap((key) => locales.map((locale) => [`${key}.${locale}`, readStory(key, locale)] as const)),
);

/** A story in a language. */
export function storyIn(key: StoryKey, locale: Locale): Story {
  const story = read.get(`${key}.${locale}`);
  if (!story) throw new Error(`no story is called ${key}`);
  return story;
}

function readStory(key: StoryKey, locale: Locale) {
  const { file: name, hours } = stories[key];
  const file = `/brand/stories/${name}.${locale}.md`;
  const front = readFrontMatter(file, files[file] ?? "", head);
  const { titleInSearch, description, keywords, ...messages } = front.head;
  const [first = [], second = [], ...others] = readClauses(file, front.text, () => undefined);
  const clauses = [...first, ...second];
  if (others.length > 0 || second.length === 0)
    throw new Error(`${file}: a story has two halves, with a line of --- between them`);
  if (clauses.some(({ short, points, text }) => short || points || /[{}[\]]/.test(text.join())))
    throw new Error(`${file}: a story may have only paragraphs, without links and braces`);
  if (messages.hours.length !== hours.length) throw new Error(`${file}: hours has ${hours.length} points`);
  return {
    ...messages,
    meta: { title: `${titleInSearch} – ${brand.name}`, description, keywords },
    first,
    second,
  };
}
