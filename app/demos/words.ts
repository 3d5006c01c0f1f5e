import type { FormWords } from "#app/forms/form-definition.ts";
import type { DemoFields } from "./fields.ts";

/** What the choice of a slot says, in the booking and in its change. */
export interface SlotWords {
  zone: string;
  until: string;
  taken: string;
  ownTime: string;
  ownZone: string;
  noTimes: string;
}

/** What the booking form says (app/content/pages/demo.server.ts). */
export interface DemoFormWords extends SlotWords, FormWords<DemoFields> {
  steps: { label: string; done: string; names: readonly string[] };
  stepHeading: string;
  picked: string;
  pickedMore: string;
  pickDay: string;
  pickTime: string;
  allFull: { title: string; text: string };
  unavailable: { title: string; text: string; retry: string };
  refreshFailed: string;
  next: string;
  change: string;
  changeDetails: string;
  review: string;
  back: string;
  confirm: string;
  when: string;
  where: string;
  about: string;
  takenTitle: string;
  takenText: string;
  nearest: string;
}
