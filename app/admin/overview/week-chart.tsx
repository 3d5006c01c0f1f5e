import { useId } from "react";
import { BarChart } from "#app/admin/ui/bar-chart.tsx";
import { ListTabs } from "#app/admin/ui/list-tabs.tsx";
import type { Locale } from "#app/i18n/locale.ts";
import type { weeksView } from "./weeks-view.server.ts";
import type { overviewMessages } from "./words.server.ts";

interface WeekChartProps extends ReturnType<typeof weeksView> {
  messages: (typeof overviewMessages)[Locale]["chart"];
}

/** The leads of twelve weeks, divided by service, source or city. */
export function WeekChart({ messages, divisions, ...chart }: WeekChartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="admin-head row">
        <h2 id={id}>{messages.title}</h2>
        <ListTabs label={messages.by} tabs={divisions} />
      </div>
      <BarChart {...chart} messages={messages} />
    </section>
  );
}
