import type { PostedForm } from "#app/forms/posted-form.ts";
import { demoPlatforms, demoServices } from "./keys.ts";
import type { DemoFormWords } from "./words.ts";

/** All that is about to be booked, to be looked over. */
export function DemoReview({
  words,
  when,
  values,
}: {
  words: DemoFormWords;
  when: string;
  values: PostedForm;
}) {
  const text = (name: string) => {
    const value = values[name];
    return typeof value === "string" ? value.trim() : "";
  };
  const service = demoServices.find((one) => one === values.service);
  const platform = demoPlatforms.find((one) => one === values.meetingPlatform);
  const facts = [
    { name: words.when, value: when },
    { name: words.where, value: platform ? words.platforms[platform] : "" },
    { name: words.about, value: service ? words.services[service] : "" },
    { name: words.name, value: text("name") },
    { name: words.company, value: text("company") },
    { name: words.email, value: text("email") },
    { name: words.phone, value: text("phone") },
    { name: words.message, value: text("message") },
  ];
  return (
    <div className="review">
      <p className="review-title">{words.confirm}</p>
      <dl className="demo-facts">
        {facts.map(({ name, value }) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </div>
  );
}
