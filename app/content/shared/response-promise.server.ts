import { copy } from "#app/i18n/copy.ts";

/**
 * When we respond, at the moment of reading, and what is open now. Placeholders: {minutes}; {closes}; {time} and
 * {day}, until when most are answered.
 */
export const responsePromiseMessages = copy(
  {
    response: {
      open: "Vi svarar i snitt inom {minutes}\u00a0minuter.",
      today: "Vi svarar i dag, oftast före {time}.",
      later: "Vi svarar {day}, oftast före {time}.",
    },
    open: {
      open: "Telefonen är öppen till {closes}.",
      closing: "Är det bråttom? Bokningsappen är öppen nu, och telefonen till {closes}.",
      closed: "Bokningsappen är öppen nu, dygnet runt.",
    },
  },
  {
    response: {
      open: "We reply within {minutes}\u00a0minutes on average.",
      today: "We reply today, usually before {time}, Swedish time.",
      later: "We reply on {day}, usually before {time}, Swedish time.",
    },
    open: {
      open: "Our phone lines are open until {closes}, Swedish time.",
      closing: "Is it urgent? The booking app is open now, and our phone lines until {closes}, Swedish time.",
      closed: "The booking app is open now, day and night.",
    },
  },
);

/**
 * The one action that leads to a yes now (product 1.11), and the order by form as the second one where the booking app
 * is the first. Placeholders: {day} and {time}, when the order is answered.
 */
export const yesMessages = copy(
  {
    order: {
      guard: "Beställ väktare",
      orderGuard: "Beställ ordningsvakt",
      entranceHost: "Beställ entrévärd",
    },
    orderAny: "Beställ",
    bookingApp: "Beställ i appen",
    call: "Ring",
    orderAnyway: {
      today: "Beställ ändå, svar i\u00a0dag {time}",
      later: "Beställ ändå, svar {day}\u00a0{time}",
    },
    sendAnyway: {
      today: "Skicka ändå, svar i\u00a0dag {time}",
      later: "Skicka ändå, svar {day}\u00a0{time}",
    },
  },
  {
    order: {
      guard: "Order a guard",
      orderGuard: "Order a public-order guard",
      entranceHost: "Order an entrance host",
    },
    orderAny: "Order",
    bookingApp: "Order in the app",
    call: "Call",
    orderAnyway: {
      today: "Order anyway, reply today {time}",
      later: "Order anyway, reply {day}\u00a0{time}",
    },
    sendAnyway: {
      today: "Send anyway, reply today {time}",
      later: "Send anyway, reply {day}\u00a0{time}",
    },
  },
);
