import { copy } from "#app/i18n/copy.ts";

/** The set-up: the first administrator, then the checks. */
export const setupMessages = copy(
  {
    title: "Kom igång",
    description: "Den första administratören och kontroller av driften.",
    first: {
      heading: "Den första administratören",
      text: "Koden står sist i det som servern skrev ut när den startade, efter ”Set up”. Den gäller tills det finns en administratör.",
      code: "Kod från servern",
      name: "Ditt namn",
      email: "E-post",
      password: "Lösenord",
      passwordHint: "Minst 12 tecken. Fyra eller fem ord i rad är lätta att minnas och svåra att gissa.",
      submit: "Skapa kontot",
      refused: "Kontot är inte skapat",
    },
    checks: {
      heading: "Är allt på plats?",
      text: "Kontrollerat nyss. Ladda om sidan för att kontrollera igen.",
      levels: { ok: "Klart", warning: "Se över", error: "Åtgärda" },
      names: {
        database: "Databas",
        rights: "Behörigheter i databasen",
        mail: "Mejl",
        incoming: "Mejl från kunder",
        meetings: "Möteslänkar",
        addresses: "Webbadress",
        booking: "Bokningsappen",
        backups: "Säkerhetskopior",
      },
      findings: {
        database: {
          fine: "PostgreSQL {version}, tabellerna är den här versionens, och det som bekräftas finns kvar efter ett strömavbrott.",
          unsafe:
            "fsync eller full_page_writes är avslaget: ett strömavbrott kan radera förfrågningar. Slå på båda i postgresql.conf.",
        },
        rights: {
          fine: "Webbplatsen loggar in utan särskilda rättigheter och besökare läser ingenting av arbetsbordet.",
          powerful:
            "Webbplatsen loggar in med en roll som får skapa roller. Ge DATABASE_URL en roll som får skapa site_app, eller byt roll.",
          open: "Besökare kan läsa tabeller som inte är deras. Återställ rättigheterna från supabase/schema innan sidan är öppen.",
        },
        mail: {
          files:
            "SMTP_URL är inte satt: mejlen blir filer i DATA_DIR/mails. Sätt SMTP_URL innan webbplatsen är öppen.",
          untried: "En mejlserver är inställd, men inget testmejl är skickat än. Skicka ett till dig själv.",
          waiting: "Testmejlet är på väg. Ladda om sidan om en stund.",
          sent: "Mejlservern tog emot testmejlet på försök {attempts}. Titta i inkorgen.",
          refused:
            "Testmejlet kom inte fram, försök {attempts}: {error}. Kontrollera SMTP_URL och MAIL_FROM.",
        },
        incoming: {
          fine: "Svar och mejl till säljbrevlådan kommer in.",
          missing:
            "REPLY_DOMAIN är inte satt: kunders svar går till den vanliga brevlådan och syns inte på förfrågan (docs/operate.md, Incoming emails).",
          closed:
            "REPLY_DOMAIN är satt, men inget har kommit in och den här noden tar inte emot mejl. Sätt REPLY_SMTP_PORT på minst en nod.",
          untried:
            "Mottagningen är öppen, men inget mejl har kommit än. Skicka ett till {address} från en adress utanför företaget.",
          salesUntried:
            "Svar kommer in, men inget från säljbrevlådan. Låt mejlleverantören skicka en kopia till {address}.",
        },
        meetings: {
          fine: "Varje bokad demo får sin möteslänk direkt.",
          missing:
            "Säljare utan möteslänk: {count}. Deras demor får ingen länk förrän någon skriver in den. Fyll i under Demobokningar, Värdar och tider.",
        },
        addresses: {
          fine: "{url} svarar.",
          missing: "SITE_URL är inte satt. Länkar i mejl pekar på den här datorn tills du sätter den.",
          open: "{url} går inte över https. Sätt ett certifikat framför och ändra SITE_URL.",
          silent: "{url} svarar inte härifrån. Kontrollera DNS, certifikat och proxy.",
        },
        booking: {
          fine: "Knapparna leder till den inställda appen.",
          example: "BOOKING_APP_URL är exempeladressen. Sätt den riktiga.",
        },
        backups: {
          fine: "Den senaste är {hours} timmar gammal.",
          missing:
            "Ingen säkerhetskopia känd. Sätt BACKUP_DIR eller BACKUP_S3_URL, så görs en varje natt, eller oftare med BACKUP_EVERY_MINUTES. Eller kör kommandot backup.",
          empty:
            "Platsen är vald (BACKUP_DIR, BACKUP_S3_URL), men ingen säkerhetskopia har kommit dit. Är installationen ny, görs den första i natt. Annars står felet i loggen. Kommandot backup gör en direkt.",
          late: "Den senaste är {hours} timmar gammal. Felet står i loggen.",
        },
      },
      send: "Skicka testmejl till mig",
      asked: "Testmejlet är på väg.",
      askedFile: "Testmejlet blir en fil i DATA_DIR/mails, eftersom SMTP_URL inte är satt.",
      tooMany: "Fem testmejl på tio minuter räcker. Vänta en stund.",
      admin: "Till arbetsbordet",
    },
    placeholders: {
      heading: "Det här är inte ditt eget än",
      text: "Besökarna ser påhittade uppgifter tills du byter ut dem. En rad försvinner härifrån så fort det är gjort.",
      none: "Inget påhittat syns för besökarna.",
      names: {
        logos: "Kundernas logotyper",
        quotes: "Kundernas citat",
        press: "Artiklar i pressen",
        articles: "Nyheter som är exempel",
        openings: "Lediga jobb från installationen",
        stories: "De fyra berättelserna",
        phone: "Telefonnummer",
        organisationNumber: "Organisationsnummer",
        vatNumber: "Momsregistreringsnummer",
        authorisation: "Länsstyrelsens beslut",
        address: "Adress",
        emails: "E-postadresser",
        socials: "Sociala medier",
        bookingApp: "Bokningsappen",
        chat: "AI-chatten",
        appStores: "Vaktappen i butikerna",
      },
      count: { one: "{count} jobb visas", many: "{count} jobb visas" },
      places: {
        brand: "Byts i brand/company.ts",
        settings: "Byts med inställningen {setting}",
        stories: "Byts i brand/stories",
        references: "Lägg in den första under Referenser",
        news: "Ändra eller dra tillbaka under Nyheter",
        openings: "Ändra eller dra tillbaka under Lediga jobb",
      },
    },
    email: {
      subject: "Testmejl från {name}",
      heading: "Mejlen fungerar",
      lead: "Du bad om det här mejlet på sidan Kom igång. Kom det fram, kommer de andra också fram.",
      foot: "{name}. Skickat på begäran.",
    },
  },
  {
    title: "Get started",
    description: "The first administrator, and checks of how it runs.",
    first: {
      heading: "The first administrator",
      text: "The code is at the end of what the server printed when it started, after “Set up”. It is valid until there is an administrator.",
      code: "Code from the server",
      name: "Your name",
      email: "Email",
      password: "Password",
      passwordHint: "At least 12 characters. Four or five words are easy to remember and hard to guess.",
      submit: "Create the account",
      refused: "The account was not created",
    },
    checks: {
      heading: "Is everything in place?",
      text: "Checked just now. Reload the page to check again.",
      levels: { ok: "Done", warning: "Review", error: "Fix" },
      names: {
        database: "Database",
        rights: "Database permissions",
        mail: "Email",
        incoming: "Emails from customers",
        meetings: "Meeting links",
        addresses: "Web address",
        booking: "The booking app",
        backups: "Backups",
      },
      findings: {
        database: {
          fine: "PostgreSQL {version}, its tables are those of this version, and what is confirmed survives a power cut.",
          unsafe:
            "fsync or full_page_writes is off: a power cut can erase requests. Turn both on in postgresql.conf.",
        },
        rights: {
          fine: "The site signs in without special permissions, and visitors can read nothing of the admin.",
          powerful:
            "The site signs in as a role that may create roles. Give DATABASE_URL a role that may create site_app, or change the role.",
          open: "Visitors can read tables that are not theirs. Restore the rights from supabase/schema before the site is open.",
        },
        mail: {
          files:
            "SMTP_URL is not set: emails become files in DATA_DIR/mails. Set SMTP_URL before the site is open.",
          untried: "A mail server is set, but no test email has been sent yet. Send one to yourself.",
          waiting: "The test email is on its way. Reload the page in a moment.",
          sent: "The mail server accepted the test email on attempt {attempts}. Check your inbox.",
          refused:
            "The test email did not get through, attempt {attempts}: {error}. Check SMTP_URL and MAIL_FROM.",
        },
        incoming: {
          fine: "Replies and emails to the sales mailbox come in.",
          missing:
            "REPLY_DOMAIN is not set: customers’ replies go to your usual mailbox, and are not shown on the request (docs/operate.md, Incoming emails).",
          closed:
            "REPLY_DOMAIN is set, but nothing has come in and this node receives no emails. Set REPLY_SMTP_PORT on at least one node.",
          untried:
            "Emails are received, but none has come yet. Send one to {address} from an address outside the company.",
          salesUntried:
            "Replies come in, but nothing from the sales mailbox. Let your mail provider deliver a copy to {address}.",
        },
        meetings: {
          fine: "Every demo that is booked gets its meeting link at once.",
          missing:
            "Sales reps without a meeting link: {count}. Their demos have none until somebody enters it. Add it under Demos, Hosts and times.",
        },
        addresses: {
          fine: "{url} answers.",
          missing: "SITE_URL is not set. Links in emails point to this machine until you set it.",
          open: "{url} does not go over https. Put a certificate in front and change SITE_URL.",
          silent: "{url} does not answer from here. Check DNS, certificate and proxy.",
        },
        booking: {
          fine: "The buttons lead to the configured app.",
          example: "BOOKING_APP_URL is the example address. Set the real one.",
        },
        backups: {
          fine: "The latest is {hours} hours old.",
          missing:
            "No backup known. Set BACKUP_DIR or BACKUP_S3_URL, and one is made every night, or more often with BACKUP_EVERY_MINUTES. Or run the command backup.",
          empty:
            "A place is set (BACKUP_DIR, BACKUP_S3_URL), but no backup has arrived there. If the installation is new, the first one is made tonight. Otherwise the log has the error. The command backup makes one at once.",
          late: "The latest is {hours} hours old. The log has the error.",
        },
      },
      send: "Send me a test email",
      asked: "The test email is on its way.",
      askedFile: "The test email becomes a file in DATA_DIR/mails, since SMTP_URL is not set.",
      tooMany: "Five test emails in ten minutes are enough. Wait a moment.",
      admin: "To the admin",
    },
    placeholders: {
      heading: "This is not your own yet",
      text: "Visitors see invented details until you replace them. A line is gone from here as soon as that is done.",
      none: "Visitors see nothing that is invented.",
      names: {
        logos: "Customers’ logos",
        quotes: "Customers’ quotes",
        press: "Articles in the press",
        articles: "News that are examples",
        openings: "Openings of the installation",
        stories: "The four stories",
        phone: "Telephone number",
        organisationNumber: "Company registration number",
        vatNumber: "VAT number",
        authorisation: "The county board’s decision",
        address: "Address",
        emails: "Email addresses",
        socials: "Social media",
        bookingApp: "The booking app",
        chat: "The AI chat",
        appStores: "The guards’ app in the stores",
      },
      count: { one: "{count} opening is shown", many: "{count} openings are shown" },
      places: {
        brand: "Replaced in brand/company.ts",
        settings: "Replaced by the setting {setting}",
        stories: "Replaced in brand/stories",
        references: "Add the first one under References",
        news: "Change or withdraw under News",
        openings: "Change or withdraw under Openings",
      },
    },
    email: {
      subject: "Test email from {name}",
      heading: "Email works",
      lead: "You asked for this email on the page Get started. If it got through, the others will too.",
      foot: "{name}. Sent on request.",
    },
  },
);
