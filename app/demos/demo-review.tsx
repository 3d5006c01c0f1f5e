import { EmailText } from "#app/ui/email-text.tsx";
import { FactList } from "#app/ui/fact-list.tsx";
import type { DemoFormMessages } from "./words.ts";

/** Everything that is about to be booked, for the visitor to check. */
export function DemoReview({
  messages,
  when,
  values,
}: {
  messages: DemoFormMessages;
  when: string;
  values: Readonly<Record<string, string>>;
}) {
  const { fields } = messages;
  const text = (name: string) => values[name]?.trim() ?? "";
  const chosen = (options: Readonly<Record<string, string>>, name: string) => options[text(name)] ?? "";
  const facts = [
    { name: messages.when, value: when },
    { name: messages.where, value: chosen(fields.meetingPlatform.options, "meetingPlatform") },
    { name: messages.about, value: chosen(fields.service.options, "service") },
    ...(["name", "company", "email", "phone", "message"] as const).map((name) => ({
      name: name === "company" ? fields.company.fact : fields[name].label,
      value: name === "email" ? <EmailText address={text(name)} /> : text(name),
    })),
  ];
  return (
    <div>
      <p className="review-title">{messages.confirm}</p>
      <FactList className="demo-facts" facts={facts.filter(({ value }) => value)} />
    </div>
  );
}
