export const noticeWays = ["none", "browser", "email", "both"] as const;

export type NoticeWay = (typeof noticeWays)[number];

/** What somebody may be told of: a new lead, one that a colleague gave them, and a customer's answer to them. */
export const noticeKinds = ["newLeads", "assigned", "answers"] as const;

export type NoticeChoice = Readonly<Record<(typeof noticeKinds)[number], NoticeWay>>;

/** What holds for whoever has chosen nothing; the table staff_notices has the same. */
export const defaultChoice: NoticeChoice = { newLeads: "none", assigned: "email", answers: "email" };

/** Asks the event stream for notices as well as changes. */
export const noticesParameter = "aviseringar";

export interface BrowserNotice {
  id: string;
  title: string;
  body: string;
  href: string;
}

/** Whether somebody wants to be told by the browser of anything. */
export function wantsBrowser(choice: NoticeChoice): boolean {
  return noticeKinds.some((kind) => choice[kind] === "browser" || choice[kind] === "both");
}
