import { Section } from "#app/ui/section.tsx";
import { TextList } from "#app/ui/text-list.tsx";
import type { Route } from "../+types/about";

type Data = Route.ComponentProps["loaderData"];

/** Which tasks the software does and which a person does (product 1.6). */
export function SoftwareAndPeople({ messages }: { messages: Data["messages"]["hands"] }) {
  return (
    <Section titleId="hands-title" title={messages.title} intro={messages.intro}>
      <div className="software-and-people panel columns columns--5-7">
        {[messages.machine, messages.human].map(({ title, items }, index) => (
          <div className={index === 1 ? "night" : undefined} key={title}>
            <h3>{title}</h3>
            <TextList className="ticks" icon="check" texts={items} />
          </div>
        ))}
      </div>
    </Section>
  );
}
