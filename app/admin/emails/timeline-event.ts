import type { EventLabel } from "#app/admin/ui/event-list.tsx";
import type { emailLabel } from "./email-label.server.ts";
import type { incomingEmailLabel } from "./incoming-email-label.server.ts";

/** An event of a timeline that has the emails of a conversation too. */
export interface TimelineEvent extends EventLabel {
  email?: ReturnType<typeof emailLabel> | null;
  incoming?: ReturnType<typeof incomingEmailLabel> | null;
}
