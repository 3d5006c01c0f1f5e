import type { Locale } from "#app/i18n/locale.ts";
import { peopleText } from "#app/orders/people.server.ts";
import type { OrderFields } from "./fields.ts";

interface Ordered {
  service: OrderFields["service"]["options"][number];
  guardCount: number;
}

/** The staff that an order asks for, in words: "1 ordningsvakt", "2 ordningsvakter". */
export function orderedStaff({ service, guardCount }: Ordered, locale: Locale): string {
  return peopleText({ service, people: guardCount }, locale);
}
