import { copy } from "#app/i18n/copy.ts";

/** The page for somebody who is signed in but has no access to the admin, or to a page of it. */
export const notStaffMessages = copy(
  {
    title: "Sidan är inte öppen för ditt konto",
    heading: "Hit når inte ditt konto",
    text: "Du är inloggad, men den här delen är för dem som arbetar med den. Ska du ha åtkomst? Be den som sköter användarna att lägga till dig.",
    account: "Till ditt konto",
    home: "Till startsidan",
    signOut: "Logga ut",
  },
  {
    title: "This page is not open to your account",
    heading: "Your account does not reach this page",
    text: "You are signed in, but this part is for those who work with it. Should you have access? Ask whoever looks after the users to add you.",
    account: "Go to your account",
    home: "Go to the home page",
    signOut: "Sign out",
  },
);
