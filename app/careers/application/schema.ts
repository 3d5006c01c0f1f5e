import { checkFields } from "#app/forms/check-fields.ts";
import { applicationFields } from "./fields.ts";

/** Checks a posted application. */
export const checkApplication = checkFields(applicationFields);
