import { copy } from "#app/i18n/copy.ts";

export const templatesPageMessages = copy(
  {
    title: "Mallar – arbetsbord",
    heading: "Mallar",
    lead: "Mejl som du skickar ofta. Välj en mall när du mejlar från en förfrågan: kundens namn, tjänsten, priset och din underskrift fylls i.",
    create: "Ny mall",
    columns: { name: "Mall", owner: "Vem ser den", language: "Språk", changed: "Ändrad" },
    empty: {
      title: "Inga egna mallar än",
      text: "Skriv en ny, eller utgå från en inbyggd mall här nedanför.",
    },
    builtIn: "Inbyggda mallar",
    builtInLead: "De finns alltid och går inte att ändra. Gör en egen av den som nästan passar.",
    own: "Gör en egen",
  },
  {
    title: "Templates – admin",
    heading: "Templates",
    lead: "Emails that you often send. Choose a template when you write from a request: the customer’s name, the service, the price and your signature are filled in.",
    create: "New template",
    columns: { name: "Template", owner: "Who sees it", language: "Language", changed: "Changed" },
    empty: {
      title: "No templates of your own yet",
      text: "Write a new one, or begin with a built-in template below.",
    },
    builtIn: "Built-in templates",
    builtInLead:
      "They are always there and cannot be changed. Make one of your own from the one that almost fits.",
    own: "Make my own",
  },
);

export const templateMessages = copy(
  {
    title: "{name} – mallar – arbetsbord",
    create: "Ny mall",
    back: "Alla mallar",
    undo: "Ångra",
    fields: {
      name: "Mallens namn",
      owner: "Vem ser den",
      locale: "För kunder som skriver på",
      subject: "Ämne",
      body: "Meddelande",
    },
    values: { me: "Bara jag", all: "Hela säljteamet", sv: "Svenska", en: "Engelska" },
    save: "Spara mallen",
    places: {
      name: "kundens namn",
      firstName: "kundens förnamn",
      company: "företagets namn",
      number: "förfrågans nummer",
      service: "tjänsten, till exempel ordningsvakter",
      place: "platsen, eller annars orten",
      count: "hur många som behövs, i siffror",
      value: "förfrågans värde, exklusive moms",
      start: "när arbetet börjar, för en beställning",
      time: "tiden för nästa steg, till exempel när du ringer igen",
      me: "ditt namn",
      signature: "ditt namn, din titel och din telefon, på var sin rad",
    },
    placesHint:
      "Det som saknas i förfrågan står kvar inom klamrar, och mejlet går inte iväg förrän du har skrivit det. Det du alltid vill skriva för hand sätter du inom hakparenteser, till exempel [pris], eller som tre punkter.",
    preview: "Så här blir mejlet",
    previewHint: "Med en påhittad kund. Överst i mejlet står företagets namn, underst våra kontaktuppgifter.",
    example: {
      name: "Karin Lund",
      firstName: "Karin",
      company: "Exempelbolaget AB",
      service: "ordningsvakter",
      place: "Arenan",
    },
    changed: "Ändrad {when}",
    theirs: "{field}: din kollega sparade ”{text}”",
    removedMeanwhile:
      "En kollega tog bort mallen under tiden. Det du skrev står kvar. Spara igen för att lägga till den på nytt.",
    remove: {
      ask: "Ta bort mallen",
      text: "Mallen går inte längre att välja. Mejl som redan är skickade påverkas inte.",
      button: "Ta bort",
    },
    done: {
      saved: "Mallen är sparad.",
      removed: "{name} är borttagen.",
      gone: "Mallen var redan borttagen.",
    },
    wrong: {
      title: "Rätta det här först",
      name: "Skriv ett namn på högst 60 tecken",
      subject: "Skriv ett ämne på högst 200 tecken",
      body: "Skriv ett meddelande på högst 8 000 tecken",
      place: "{place} går inte att fylla i. Använd en av platserna i listan",
      many: "Det finns redan 100 mallar. Ta bort en först.",
    },
  },
  {
    title: "{name} – templates – admin",
    create: "New template",
    back: "All templates",
    undo: "Undo",
    fields: {
      name: "Name of the template",
      owner: "Who sees it",
      locale: "For customers who write in",
      subject: "Subject",
      body: "Message",
    },
    values: { me: "Only me", all: "The whole sales team", sv: "Swedish", en: "English" },
    save: "Save the template",
    places: {
      name: "the customer’s name",
      firstName: "the customer’s first name",
      company: "the company’s name",
      number: "the number of the request",
      service: "the service, for example public-order guards",
      place: "the place, or else the city",
      count: "how many are needed, in figures",
      value: "the value of the request, without VAT",
      start: "when the work begins, for an order",
      time: "the time of the next step, for example when you call again",
      me: "your name",
      signature: "your name, your title and your telephone, a line each",
    },
    placesHint:
      "What the request does not have stays in braces, and the email is not sent until you have written it. What you always want to write by hand goes in square brackets, for example [price], or as three dots.",
    preview: "What the email will look like",
    previewHint:
      "With an invented customer. The company’s name stands at the top of the email, our contact details at its foot.",
    example: {
      name: "Karin Lund",
      firstName: "Karin",
      company: "Example Company Ltd",
      service: "public-order guards",
      place: "the arena",
    },
    changed: "Changed {when}",
    theirs: "{field}: your colleague saved “{text}”",
    removedMeanwhile:
      "A colleague removed the template meanwhile. What you wrote is still here. Save again to add it anew.",
    remove: {
      ask: "Remove the template",
      text: "The template can no longer be chosen. Emails that have been sent are not affected.",
      button: "Remove",
    },
    done: {
      saved: "The template is saved.",
      removed: "{name} is removed.",
      gone: "The template had been removed already.",
    },
    wrong: {
      title: "Correct this first",
      name: "Write a name of at most 60 characters",
      subject: "Write a subject of at most 200 characters",
      body: "Write a message of at most 8,000 characters",
      place: "{place} cannot be filled in. Use one of the placeholders in the list",
      many: "There are 100 templates already. Remove one first.",
    },
  },
);

/** Templates for common emails, in the recipient's language. Placeholders: {name}, {number}, {signature}. */
export const builtInTemplates = copy(
  {
    free: {
      name: "Tomt mejl",
      subject: "Din förfrågan {number}",
      body: `Hej {name},\n\n\n\nVänliga hälsningar\n{signature}`,
    },
    questions: {
      name: "Frågor före pris",
      subject: "Några frågor om din förfrågan {number}",
      body: `Hej {name},\n\nTack för din förfrågan. För att kunna ge dig ett fast pris behöver vi veta:\n\n1. Vilka tider gäller det?\n2. Vilken adress?\n3. Vem är kontaktperson på plats?\n\nSvara på mejlet, eller ring oss.\n\nVänliga hälsningar\n{signature}`,
    },
    noAnswer: {
      name: "Vi nådde dig inte",
      subject: "Vi har försökt nå dig, {number}",
      body: `Hej {name},\n\nVi ringde om din förfrågan men fick inte tag på dig. När passar det att vi ringer igen?\n\nVänliga hälsningar\n{signature}`,
    },
    permit: {
      name: "Tillstånd för ordningsvakt",
      subject: "Tillstånd för ordningsvakter, {number}",
      body: `Hej {name},\n\nOrdningsvakter får arbeta bara där Polismyndigheten har gett tillstånd, eller där villkor finns i evenemangs- eller serveringstillståndet. Har du redan ett beslut för platsen? Skicka det gärna. Annars hjälper vi dig med ansökan, eller föreslår väktare eller entrévärdar i stället.\n\nVänliga hälsningar\n{signature}`,
    },
  },
  {
    free: {
      name: "Empty email",
      subject: "Your request {number}",
      body: `Hello {name},\n\n\n\nKind regards\n{signature}`,
    },
    questions: {
      name: "Questions before the price",
      subject: "A few questions about your request {number}",
      body: `Hello {name},\n\nThank you for your request. To give you a fixed price we need to know:\n\n1. Which hours?\n2. Which address?\n3. Who is our contact on site?\n\nReply to this email, or call us.\n\nKind regards\n{signature}`,
    },
    noAnswer: {
      name: "We did not reach you",
      subject: "We tried to reach you, {number}",
      body: `Hello {name},\n\nWe called about your request but did not reach you. When may we call again?\n\nKind regards\n{signature}`,
    },
    permit: {
      name: "Permit for public-order guards",
      subject: "Permit for public-order guards, {number}",
      body: `Hello {name},\n\nPublic-order guards may work only where the Police Authority has given a permit, or where there are conditions in the event permit or alcohol licence. Do you have a decision for the place already? Please send it to us. If not, we help you apply, or suggest guards or entrance hosts instead.\n\nKind regards\n{signature}`,
    },
  },
);
