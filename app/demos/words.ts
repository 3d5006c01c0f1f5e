import type { bookedDemoPage, demoChangePage, demoFormWords } from "#app/content/pages/demo.server.ts";
import type { FormWords } from "#app/forms/form-definition.ts";
import type { DemoFields } from "./fields.ts";

type Words = (typeof demoFormWords)["sv"];

/** What the choice of a slot says, in the booking and in its change. */
export type SlotWords = Pick<Words, "zone" | "until" | "taken" | "ownTime" | "ownZone" | "noTimes">;

/** What the booking form says; `pickedMore` stands beside the slot that was chosen. */
export type DemoFormWords = Words & FormWords<DemoFields> & { pickedMore: string };

/** What the thanks for a booking say. */
export type BookedWords = (typeof bookedDemoPage)["sv"];

/** What moving and cancelling say. */
export type ChangeWords = Pick<
  (typeof demoChangePage)["sv"],
  "moveHeading" | "move" | "cancelHeading" | "cancelText" | "cancel" | "results"
>;
