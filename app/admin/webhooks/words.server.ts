import { copy } from "#app/i18n/copy.ts";

/** The names that the list and the page of a webhook share. */
export const webhookNames = copy(
  {
    events: {
      "lead.created": "Ny förfrågan",
      "offer.accepted": "Godkänd offert",
      "order.changed": "Ändrat uppdrag",
      "webhook.test": "Test",
    },
    states: { on: "På", failing: "Svarar inte", paused: "Pausad", off: "Avstängd" },
  },
  {
    events: {
      "lead.created": "New request",
      "offer.accepted": "Accepted offer",
      "order.changed": "Changed order",
      "webhook.test": "Test",
    },
    states: { on: "On", failing: "Not answering", paused: "Paused", off: "Switched off" },
  },
);

export const webhooksPageMessages = copy(
  {
    title: "Webhookar – arbetsbord",
    heading: "Webhookar",
    lead: "Andra system kan få veta direkt när något händer här, till exempel bokningsappen. Varje anrop är signerat, och det skickas igen tills mottagaren har tagit emot det.",
    create: "Ny mottagare",
    caption: "Mottagare",
    columns: { name: "Mottagare", events: "Får veta", state: "Läge" },
    empty: {
      title: "Ingen mottagare än",
      text: "Då skickas inget, och allt görs för hand här. Lägg till en mottagare när ett annat system ska få veta om nya förfrågningar, godkända offerter eller ändrade uppdrag.",
    },
  },
  {
    title: "Webhooks – admin",
    heading: "Webhooks",
    lead: "Other systems can be told at once when something happens here, for example the booking app. Every call is signed, and it is sent again until the receiver has taken it.",
    create: "New receiver",
    caption: "Receivers",
    columns: { name: "Receiver", events: "Is told of", state: "State" },
    empty: {
      title: "No receiver yet",
      text: "Nothing is sent, and everything is done by hand here. Add a receiver when another system is to be told of new requests, accepted offers or changed orders.",
    },
  },
);

export const webhookPageMessages = copy(
  {
    title: "{name} – webhookar – arbetsbord",
    create: "Ny mottagare",
    back: "Alla mottagare",
    fields: { name: "Namn", url: "Adress", events: "Händelser" },
    hints: {
      name: "Till exempel Bokningsappen",
      url: "Börjar med https:// och går att nå från internet.",
      urlInside: "Den får vara privat här, och börja med http://.",
    },
    add: "Lägg till",
    save: "Spara",
    wrong: {
      title: "Rätta det här först",
      name: "Skriv ett namn på högst 60 tecken",
      url: "Skriv en adress som börjar med https://, utan lösenord",
      events: "Välj minst en händelse",
      many: "Det går att ha högst {most} mottagare. Ta bort en först.",
    },
    secret: {
      label: "Hemligheten",
      once: "Kopiera den nu, den visas bara den här gången. Med den kontrollerar mottagaren att ett anrop kommer från oss.",
    },
    notes: {
      failing:
        "Inget har kommit fram sedan {time}. Vi försöker igen, med längre och längre väntan. Efter tre dagar stängs mottagaren av.",
      paused: "Pausad {time}. Det som händer under tiden skickas inte i efterhand.",
      gone: "Avstängd {time}: mottagaren svarade att den inte vill ha fler anrop (410). Det som händer under tiden skickas inte i efterhand.",
      offFailing:
        "Avstängd {time}, för att inget hade kommit fram på tre dagar. Slå på den när mottagaren fungerar, så skickas det som väntar. Det som har hänt sedan dess skickas inte i efterhand.",
      overlap: "Hemligheten är bytt. Den gamla gäller också, till {time}.",
    },
    test: "Skicka ett test",
    pause: "Pausa",
    resume: "Slå på",
    rotate: {
      ask: "Byt hemlighet",
      text: "Du får en ny hemlighet. I två dagar signerar vi med både den nya och den gamla, så att mottagaren hinner byta.",
      button: "Byt hemlighet",
    },
    remove: {
      ask: "Ta bort",
      text: "Mottagaren får inget mer veta, och listan över leveranser försvinner. Det går inte att ångra.",
      button: "Ta bort mottagaren",
    },
    log: {
      heading: "Leveranser",
      lead: "De {most} senaste. En rad finns kvar i {days} dagar. Innehållet sparas inte, utan hämtas från förfrågan varje gång det skickas.",
      caption: "Leveranser, den senaste först",
      columns: { event: "Händelse", time: "Hände", state: "Läge", response: "Svar", action: "Åtgärd" },
      empty: {
        title: "Inget skickat än",
        text: "Skicka ett test för att se att adressen och signaturen stämmer.",
      },
      request: "Visa förfrågan",
      states: { delivered: "Framme", waiting: "Väntar", failed: "Kom inte fram" },
      answered: "{code} efter {ms} ms",
      attempt: "Försök {number} av {of}",
      next: "Nästa försök {time}",
      held: "Skickas när mottagaren är på",
      problems: {
        address: "Adressen är privat, så inget skickades",
        name: "Datornamnet i adressen finns inte",
        connection: "Det gick inte att ansluta",
        certificate: "Certifikatet är inte giltigt",
        timeout: "Inget svar i tid",
      },
      again: "Skicka igen",
      againLabel: "Skicka igen: {event} {time}",
    },
    done: {
      added: "Mottagaren är tillagd.",
      stored: "Mottagaren är redan tillagd. Byt hemlighet om du inte hann kopiera den.",
      saved: "Sparat.",
      rotated: "Hemligheten är bytt.",
      paused: "Mottagaren är pausad.",
      resumed: "Mottagaren är på.",
      removed: "{name} är borttagen.",
      tested: "Testet är på väg. Svaret syns i listan.",
      again: "Leveransen är på väg. Svaret syns i listan.",
    },
    refused: {
      changed: "Någon annan hann ändra. Sidan visar hur det är nu.",
      off: "Slå på mottagaren först.",
      gone: "Den finns inte kvar.",
    },
  },
  {
    title: "{name} – webhooks – admin",
    create: "New receiver",
    back: "All receivers",
    fields: { name: "Name", url: "Address", events: "Events" },
    hints: {
      name: "For example Booking app",
      url: "Begins with https:// and can be reached from the internet.",
      urlInside: "It may be private here, and begin with http://.",
    },
    add: "Add",
    save: "Save",
    wrong: {
      title: "Correct this first",
      name: "Write a name of at most 60 characters",
      url: "Write an address that begins with https://, without a password",
      events: "Choose at least one event",
      many: "There can be at most {most} receivers. Remove one first.",
    },
    secret: {
      label: "The secret",
      once: "Copy it now, it is shown this once only. The receiver uses it to check that a call comes from us.",
    },
    notes: {
      failing:
        "Nothing has arrived since {time}. We try again, with longer and longer waits. After three days the receiver is switched off.",
      paused: "Paused {time}. What happens meanwhile is not sent afterwards.",
      gone: "Switched off {time}: the receiver answered that it wants no more calls (410). What happens meanwhile is not sent afterwards.",
      offFailing:
        "Switched off {time}, because nothing had arrived for three days. Switch it on when the receiver works, and what is waiting is sent. What has happened since then is not sent afterwards.",
      overlap: "The secret has been changed. The old one is valid too, until {time}.",
    },
    test: "Send a test",
    pause: "Pause",
    resume: "Switch on",
    rotate: {
      ask: "Change the secret",
      text: "You get a new secret. For two days we sign with both the new and the old one, so that the receiver has time to change.",
      button: "Change the secret",
    },
    remove: {
      ask: "Remove",
      text: "The receiver is told nothing more, and the list of deliveries disappears. This cannot be undone.",
      button: "Remove the receiver",
    },
    log: {
      heading: "Deliveries",
      lead: "The latest {most}. A row is kept for {days} days. The content is not stored, but read from the request each time it is sent.",
      caption: "Deliveries, the latest first",
      columns: { event: "Event", time: "Happened", state: "State", response: "Answer", action: "Action" },
      empty: {
        title: "Nothing sent yet",
        text: "Send a test to see that the address and the signature are right.",
      },
      request: "Show the request",
      states: { delivered: "Arrived", waiting: "Waiting", failed: "Did not arrive" },
      answered: "{code} after {ms} ms",
      attempt: "Attempt {number} of {of}",
      next: "Next attempt {time}",
      held: "Sent when the receiver is on",
      problems: {
        address: "The address is private, so nothing was sent",
        name: "The host name in the address does not exist",
        connection: "Could not connect",
        certificate: "The certificate is not valid",
        timeout: "No answer in time",
      },
      again: "Send again",
      againLabel: "Send again: {event} {time}",
    },
    done: {
      added: "The receiver is added.",
      stored: "The receiver is added already. Change the secret if you had no time to copy it.",
      saved: "Saved.",
      rotated: "The secret is changed.",
      paused: "The receiver is paused.",
      resumed: "The receiver is on.",
      removed: "{name} is removed.",
      tested: "The test is on its way. The answer appears in the list.",
      again: "The delivery is on its way. The answer appears in the list.",
    },
    refused: {
      changed: "Somebody else changed it first. The page shows how it is now.",
      off: "Switch the receiver on first.",
      gone: "It is not there any more.",
    },
  },
);
