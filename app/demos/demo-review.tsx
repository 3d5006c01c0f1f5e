import type { PostedForm } from "#app/forms/posted-form.ts";
import { FactList } from "#app/ui/fact-list.tsx";
import type { DemoFormWords } from "./words.ts";

/** Everything that is about to be booked, for the visitor to check. */
export function DemoReview({
  words,
  when,
  values,
}: {
  words: DemoFormWords;
  when: string;
  values: PostedForm;
}) {
  const { fields } = words;
  const text = (name: string) => {
    const value = values[name];
    return typeof value === "string" ? value.trim() : "";
  };
  const chosen = (options: Readonly<Record<string, string>>, name: string) => options[text(name)] ?? "";
  const typed = ["name", "company", "email", "phone", "message"] as const;
  const facts = [
    { name: words.when, value: when },
    { name: words.where, value: chosen(fields.meetingPlatform.options, "meetingPlatform") },
    { name: words.about, value: chosen(fields.service.options, "service") },
    ...typed.map((name) => ({ name: fields[name].label, value: text(name) })),
  ];
  return (
    <div>
      <p className="review-title">{words.confirm}</p>
      <FactList className="demo-facts" facts={facts.filter(({ value }) => value)} />
    </div>
  );
}
