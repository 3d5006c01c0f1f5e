import type { bookedDemoPage, demoChangePage, demoFormWords } from "#app/content/pages/demo.server.ts";
import type { FormWords } from "#app/forms/form-definition.ts";
import type { DemoFields } from "./fields.ts";

type Words = (typeof demoFormWords)["sv"];

/** The texts of the slot picker, for booking and for moving. */
export type SlotWords = Pick<Words, "zone" | "until" | "taken" | "ownTime" | "ownZone" | "noTimes">;

/** The texts of the booking form; `pickedMore` is shown below the chosen slot. */
export type DemoFormWords = Words & FormWords<DemoFields> & { pickedMore: string };

export type BookedWords = (typeof bookedDemoPage)["sv"];

export type ChangeWords = Pick<
  (typeof demoChangePage)["sv"],
  "moveHeading" | "move" | "cancelHeading" | "cancelText" | "why" | "optional" | "cancel" | "results"
>;
