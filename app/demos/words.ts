import type { DemoPlatform, DemoService } from "./keys.ts";

/** What the booking form says (app/content/pages/demo.server.ts). */
export interface DemoFormWords {
  steps: { label: string; done: string; names: readonly string[] };
  stepHeading: string;
  zone: string;
  until: string;
  taken: string;
  ownTime: string;
  ownZone: string;
  picked: string;
  pickDay: string;
  pickTime: string;
  noTimes: string;
  allFull: { title: string; text: string };
  unavailable: { title: string; text: string; retry: string };
  refreshFailed: string;
  next: string;
  change: string;
  changeDetails: string;
  review: string;
  back: string;
  name: string;
  company: string;
  email: string;
  emailExample: string;
  phone: string;
  phoneExample: string;
  optional: string;
  service: string;
  chooseService: string;
  services: Readonly<Record<DemoService, string>>;
  platform: string;
  platforms: Readonly<Record<DemoPlatform, string>>;
  message: string;
  messageExample: string;
  confirm: string;
  when: string;
  where: string;
  about: string;
  send: string;
  takenTitle: string;
  takenText: string;
  nearest: string;
}
