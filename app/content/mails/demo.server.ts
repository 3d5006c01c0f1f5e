import { brand } from "#app/content/brand.ts";
import { claims } from "#app/content/claims.ts";
import { copy } from "#app/language/copy.ts";

const minutes = claims.demoMinutes.value;

/** The meeting as it stands in a calendar. */
export const demoEventWords = copy(
  {
    title: `Demo av ${brand.name}`,
    description: `${minutes} minuter, online. Vi visar hur du bokar, följer och följer upp ett pass.`,
    online: "Online",
    join: "Anslut till mötet: {link}",
    change: "Ändra eller avboka: {link}",
  },
  {
    title: `Demo of ${brand.name}`,
    description: `${minutes} minutes, online. We show you how to book, follow and follow up a shift.`,
    online: "Online",
    join: "Join the meeting: {link}",
    change: "Change or cancel: {link}",
  },
);
