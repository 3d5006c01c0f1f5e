export const noticeWays = ["none", "browser", "email", "both"] as const;

export type NoticeWay = (typeof noticeWays)[number];

/** What somebody can be notified of: new leads, leads that a colleague gave them, and customers' answers. */
export const noticeKinds = ["newLeads", "assigned", "answers"] as const;

export type NoticeChoice = Readonly<Record<(typeof noticeKinds)[number], NoticeWay>>;

/** The choice of somebody who has chosen nothing; the same as the defaults of the table staff_notices. */
export const defaultChoice: NoticeChoice = { newLeads: "email", assigned: "email", answers: "email" };

/** The intent of the form by which somebody agrees to the default. */
export const keepNotices = "keepNotices";

/** The parameter by which the event stream also sends notices. */
export const noticesParameter = "aviseringar";

export interface BrowserNotice {
  id: string;
  title: string;
  body: string;
  href: string;
}

/** Whether somebody wants any notices in the browser. */
export function wantsBrowser(choice: NoticeChoice): boolean {
  return noticeKinds.some((kind) => choice[kind] === "browser" || choice[kind] === "both");
}
