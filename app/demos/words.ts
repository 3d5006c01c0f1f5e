import type { demoChangePage, demoFormMessages } from "#app/content/pages/demo.server.ts";
import type { FormMessages } from "#app/forms/form-definition.ts";
import type { DemoFields } from "./fields.ts";

type Messages = (typeof demoFormMessages)["sv"];

/** The texts of the slot picker, for booking and for moving. */
export type SlotMessages = Pick<Messages, "zone" | "until" | "taken" | "ownTime" | "ownZone" | "noTimes">;

/** The texts of the booking form; `pickedMore` is shown below the chosen slot. */
export type DemoFormMessages = Messages & FormMessages<DemoFields> & { pickedMore: string };

export type ChangeMessages = Pick<
  (typeof demoChangePage)["sv"],
  "moveHeading" | "move" | "cancelHeading" | "cancelText" | "why" | "optional" | "cancel" | "results"
>;
