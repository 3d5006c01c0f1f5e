/** The kinds of changes that the code logs; the others are logged by functions of the database. */
export const loggedKinds = [
  "demoAskedNewTime",
  "demoBookedFor",
  "demoCancelled",
  "demoDayClosed",
  "demoDayOpened",
  "demoFollowedUp",
  "demoHeld",
  "demoLink",
  "demoLinkRemoved",
  "demoMoved",
  "demoNoShow",
  "demoNote",
  "demoReopened",
  "demoRules",
  "demoSalesRepActive",
  "demoSalesRepAdded",
  "demoSalesRepChanged",
  "demoSalesRepHours",
  "demoSalesRepPaused",
  "demoSalesRepRemoved",
  "incomingEmailNotSpam",
  "incomingEmailSpam",
  "mediaAdded",
  "mediaDescribed",
  "mediaRemoved",
  "newsAdded",
  "newsChanged",
  "newsLinkClosed",
  "newsLinkMade",
  "newsPlanned",
  "newsPublished",
  "newsRemoved",
  "newsTakenBack",
  "newsUnplanned",
  "newsWithdrawn",
  "noticesChanged",
  "openingAdded",
  "openingChanged",
  "openingLinkClosed",
  "openingLinkMade",
  "openingPublished",
  "openingWithdrawn",
  "openingHoursChanged",
  "pricesChanged",
  "statementsChanged",
  "templateAdded",
  "templateChanged",
  "templateRemoved",
  "webhookAdded",
  "webhookChanged",
  "webhookPaused",
  "webhookRemoved",
  "webhookResent",
  "webhookResumed",
  "webhookRotated",
  "webhookTested",
] as const;

export type LoggedKind = (typeof loggedKinds)[number];

/** An entry of the activity log. */
export interface LogEntry {
  kind: LoggedKind;
  /** The id or name of what was changed; null where the kind says it. */
  about: string | null;
  data: object;
}
