import { brand } from "#app/content/brand.ts";
import { copy } from "#app/language/copy.ts";

const { address } = brand;
const mail = `[${brand.customerServiceEmail}](mailto:${brand.customerServiceEmail})`;
const place = `${address.street}, ${address.postalCode.replace(" ", "\u00a0")} ${address.city}`;
const phone = `[${brand.phone}](tel:${brand.phone.replace(/[^\d+]/g, "")})`;

/** The day of the last change to the text. */
export const privacyUpdated = "2026-11-21";

/** /privacy: what the site keeps about a person, why and how long (GDPR articles 13-22, 77). */
export const privacyPage = copy(
  {
    meta: {
      title: `Personuppgifter: vad vi sparar och hur länge – ${brand.name}`,
      description: `Vad ${brand.name} sparar när du kontaktar oss, varför, hur länge och vem som ser det. Så får du ut, rättar eller raderar dina uppgifter.`,
      keywords: "personuppgifter, integritetspolicy, GDPR, radera uppgifter",
    },
    head: {
      title: "Vad vi sparar.\nOch när det är borta.",
      lead: "Bandets längd visar hur länge uppgiften finns kvar. Under tabellen står detsamma mer utförligt, med lagrum.",
      updated: "Senast ändrad",
    },
    table: {
      caption: "Vad webbplatsen sparar, varför och hur länge",
      what: "Vad",
      why: "Varför",
      howLong: "Hur länge",
    },
    rows: {
      request: {
        what: "Förfrågan i Bli kontaktad",
        details: "E-postadress eller telefonnummer, företag, språk, tidpunkt och vilket formulär det var.",
        why: "Höra av oss och ge dig ett svar.",
        basis: "Berättigat intresse: att besvara din förfrågan.",
        howLong: "12\u00a0månader",
        until: "om den inte leder till något samarbete",
      },
      message: {
        what: "Formuläret på startsidan",
        details:
          "Namn, organisation, e-postadress, ditt meddelande, telefonnummer om du vill, språk och tidpunkt.",
        why: "Förstå vad du behöver och svara på det.",
        basis: "Berättigat intresse: att besvara din förfrågan.",
        howLong: "12\u00a0månader",
        until: "om den inte leder till något samarbete",
      },
      letters: {
        what: "Uppgifter om våra mejl",
        details: "Mottagare, ämnesrad, om mejlet gick iväg och när.",
        why: "Se att bekräftelsen till dig och mejlet till oss skickades.",
        basis: "Berättigat intresse: att ingen förfrågan faller bort.",
        howLong: "12\u00a0månader",
        until: "raderas tillsammans med förfrågan",
      },
      sender: {
        what: "Ditt IP-nummer, som kod",
        details:
          "När ett formulär skickas eller ett besök räknas görs IP-numret om till en kod med en hemlig nyckel. Själva numret sparas inte.",
        why: "Stoppa den som skickar hundratals förfrågningar.",
        basis: "Berättigat intresse: att skydda webbplatsen.",
        howLong: "Några timmar",
        until: "rensas automatiskt",
      },
      statistics: {
        what: "Besöksstatistik",
        details: "Sidans adress, vad som hände och när. Ingen kaka, inget id, inget IP-nummer.",
        why: "Se vilka sidor som används och vad som går sönder.",
        basis: "Inga personuppgifter.",
        howLong: "Ingen person",
        until: "uppgifterna går inte att koppla till dig",
      },
    },
    text: {
      contents: "På sidan",
      clauses: [
        {
          id: "ansvarig",
          title: "Vem som ansvarar",
          text: [
            `${brand.legalName}, organisationsnummer ${brand.organisationNumber}, ${place}, är personuppgiftsansvarig för det som sker på den här webbplatsen.`,
            `Frågor om personuppgifter ställer du till ${mail} eller ${phone}. Du behöver inte nämna någon lag för att få svar.`,
            "Bokningsappen är en egen tjänst med egen information om personuppgifter.",
          ],
        },
        {
          id: "formular",
          title: "Vad formulären sparar",
          text: [
            "Du väljer själv om du vill skriva till oss. Lämnar du en e-postadress skickar vi en bekräftelse dit. Skriv inte in känsliga uppgifter, till exempel om hälsa eller brott: behövs sådant för ett uppdrag kommer vi överens om hur det lämnas.",
            "Det här sparas när du skickar:",
          ],
          points: [
            "Bli kontaktad: om du vill bli nådd via e-post eller telefon, adressen eller numret, och ditt företag.",
            "Formuläret på startsidan: namn, organisation, e-postadress, det du skriver och telefonnummer om du fyller i det.",
            "Båda: språket, tidpunkten, vilket formulär det var och en slumpad beteckning som gör att samma förfrågan inte sparas två gånger.",
            "Ett dolt fält finns där för robotar. Är det ifyllt sparas ingenting.",
          ],
        },
        {
          id: "grund",
          title: "Varför vi får",
          text: [
            "Grunden är en intresseavvägning (artikel 6.1 f i dataskyddsförordningen): du har bett oss höra av oss, och det går inte utan dina kontaktuppgifter. Frågar du för egen del, till exempel som enskild näringsidkare, är grunden åtgärder på din begäran innan ett avtal ingås (artikel 6.1 b). För koden av IP-numret är intresset att skydda webbplatsen mot missbruk (artikel 6.1 f).",
            "Du måste inte lämna några uppgifter, men utan en adress eller ett nummer kan vi inte svara. Vi använder inte uppgifterna till nyhetsbrev eller profilering, och inget beslut om dig fattas automatiskt.",
          ],
        },
        {
          id: "tid",
          title: "Hur länge",
          text: [
            "En förfrågan som inte leder till något samarbete raderas efter 12\u00a0månader, räknat från dagen den kom in. Samma tid gäller mejlen i våra brevlådor.",
            "Blir det ett samarbete följer uppgifterna avtalet. Det som hör till bokföringen sparas till och med det sjunde året efter utgången av det kalenderår då räkenskapsåret avslutades (7\u00a0kap. 2\u00a0§ bokföringslagen).",
          ],
        },
        {
          id: "mottagare",
          title: "Vilka som ser uppgifterna",
          text: [
            "Vi säljer inga uppgifter och lämnar inte ut dem för reklam. En myndighet kan få ut dem om lagen kräver det. Leverantörerna i listan är personuppgiftsbiträden och får bara göra det vi har avtalat. Uppgifter förs inte ut ur EU/EES utan det skydd som dataskyddsförordningen kräver.",
          ],
          points: [
            "De medarbetare som svarar på förfrågningar.",
            "E-postleverantören, som för fram bekräftelsen till dig och mejlet till oss.",
            "Driftleverantören, som håller servrar och databas igång.",
          ],
        },
        {
          id: "statistik",
          title: "Statistik utan kakor",
          text: [
            "Vi räknar själva, på vår egen server. En händelse är sidans adress utan parametrar, vad som hände, till exempel ett klick på Skapa bokning, och klockslaget. Två besök går inte att koppla ihop.",
            "Går något sönder skickas felets text och var i koden det uppstod. Vad som lagras i din webbläsare står på [sidan om kakor](cookies).",
          ],
        },
        {
          id: "missbruk",
          title: "Skyddet mot missbruk",
          text: [
            "För att ingen ska kunna överösa oss med förfrågningar räknar vi hur många som kommer från samma håll. IP-numret görs om till en kod med en nyckel som aldrig lämnar databasen. Koden går inte att räkna tillbaka utan nyckeln, och rensningen körs varje timme.",
          ],
        },
        {
          id: "rattigheter",
          title: "Dina rättigheter",
          text: ["Det kostar inget att använda dem, och vi svarar inom en månad. Du har rätt att:"],
          points: [
            "få veta vilka uppgifter vi har om dig, och få en kopia",
            "få fel rättade",
            "få uppgifter raderade",
            "begränsa hur vi använder dem medan en fråga utreds",
            "invända mot det vi gör efter en intresseavvägning – då slutar vi, om vi inte kan visa tvingande skäl",
            "få ut uppgifter i ett maskinläsbart format när grunden är avtal",
          ],
        },
        {
          id: "radera",
          title: "Ångra eller radera",
          text: [
            `Mejla ${mail} från den adress du lämnade, eller ring ${phone}. Vi raderar förfrågan och uppgifterna om mejlen, och säger till när det är gjort. Är det oklart att det är du kontrollerar vi det först.`,
            "Det du har skrivit men inte skickat finns bara i din egen webbläsare. [Så tar du bort det](cookies#rensa).",
          ],
        },
        {
          id: "klaga",
          title: "Klaga hos IMY",
          text: [
            "Anser du att vi hanterar dina uppgifter fel kan du klaga hos [Integritetsskyddsmyndigheten](https://www.imy.se/) (IMY). Säg gärna till oss också, så kan vi rätta det direkt.",
          ],
        },
        {
          id: "andringar",
          title: "Om något ändras",
          text: [
            "Ändringar står här, med nytt datum överst. Gäller en ändring uppgifter som vi redan har om dig, och påverkar den dig, hör vi av oss.",
          ],
        },
      ],
    },
  },
  {
    meta: {
      title: `Privacy: what we keep and for how long – ${brand.name}`,
      description: `What ${brand.name} keeps when you contact us, why, for how long and who sees it. How to get a copy of your data, correct it or have it erased.`,
      keywords: "personal data, privacy policy, GDPR, erase my data",
    },
    head: {
      title: "What we keep.\nAnd when it is gone.",
      lead: "The length of the tape is how long the data stays with us. Below the table the same is said more fully, with the law.",
      updated: "Last changed",
    },
    table: {
      caption: "What the site keeps, why and for how long",
      what: "What",
      why: "Why",
      howLong: "How long",
    },
    rows: {
      request: {
        what: "A request through Contact me",
        details: "Email address or phone number, company, language, time, and which form it was.",
        why: "To get back to you with an answer.",
        basis: "Legitimate interest: answering your request.",
        howLong: "12\u00a0months",
        until: "unless we end up working together",
      },
      message: {
        what: "The form on the home page",
        details:
          "Name, organisation, email address, your message, phone number if you wish, language and time.",
        why: "To understand what you need and answer it.",
        basis: "Legitimate interest: answering your request.",
        howLong: "12\u00a0months",
        until: "unless we end up working together",
      },
      letters: {
        what: "Records of our emails",
        details: "Recipient, subject, whether the email went out, and when.",
        why: "To see that the confirmation to you and the email to us were sent.",
        basis: "Legitimate interest: no request gets lost.",
        howLong: "12\u00a0months",
        until: "erased together with the request",
      },
      sender: {
        what: "Your IP address, as a code",
        details:
          "When a form is sent or a visit counted, the IP address is turned into a code with a secret key. The address itself is not kept.",
        why: "To stop anyone who sends hundreds of requests.",
        basis: "Legitimate interest: protecting the site.",
        howLong: "A few hours",
        until: "cleared automatically",
      },
      statistics: {
        what: "Visitor statistics",
        details: "The page’s address, what happened and when. No cookie, no id, no IP address.",
        why: "To see which pages are used and what breaks.",
        basis: "No personal data.",
        howLong: "Nobody",
        until: "it cannot be connected to you",
      },
    },
    text: {
      contents: "On this page",
      clauses: [
        {
          id: "ansvarig",
          title: "Who is responsible",
          text: [
            `${brand.legalName}, registration number ${brand.organisationNumber}, ${place}, Sweden, is the controller of the personal data handled on this site.`,
            `Questions about personal data go to ${mail} or ${phone}. You need not cite any law to get an answer.`,
            "The booking app is a service of its own, with its own privacy information.",
          ],
        },
        {
          id: "formular",
          title: "What the forms keep",
          text: [
            "It is up to you whether you write to us. If you leave an email address, we send a confirmation to it. Please do not enter sensitive information, such as on health or crime: if an assignment calls for it, we agree on how to pass it on.",
            "This is kept when you send:",
          ],
          points: [
            "Contact me: whether you want to be reached by email or phone, the address or number, and your company.",
            "The form on the home page: name, organisation, email address, what you write, and a phone number if you give one.",
            "Both: the language, the time, which form it was, and a random reference that keeps the same request from being stored twice.",
            "A hidden field is there for robots. If it is filled in, nothing is kept.",
          ],
        },
        {
          id: "grund",
          title: "What allows us to",
          text: [
            "The legal basis is legitimate interest (Article 6(1)(f) of the GDPR): you have asked us to get in touch, and that cannot be done without your contact details. If you ask on your own behalf, for instance as a sole trader, the basis is steps taken at your request before entering into a contract (Article 6(1)(b)). For the code made of the IP address, the interest is to protect the site from abuse (Article 6(1)(f)).",
            "You do not have to give us anything, but without an address or a number we cannot answer. We do not use the data for newsletters or profiling, and no decision about you is made automatically.",
          ],
        },
        {
          id: "tid",
          title: "For how long",
          text: [
            "A request that does not lead to our working together is erased after 12\u00a0months, counted from the day it came in. The same goes for the emails in our mailboxes.",
            "If we do work together, the data follows the contract. Accounting records are kept until the end of the seventh year after the calendar year in which the financial year ended (chapter 7, section 2 of the Swedish Accounting Act).",
          ],
        },
        {
          id: "mottagare",
          title: "Who sees the data",
          text: [
            "We sell no data and hand none over for advertising. An authority may obtain it where the law so requires. The suppliers in the list are processors and may do only what we have agreed in contract. Data does not leave the EU/EEA without the protection that the GDPR requires.",
          ],
          points: [
            "The members of staff who answer requests.",
            "The email supplier, who carries the confirmation to you and the email to us.",
            "The hosting supplier, who keeps servers and database running.",
          ],
        },
        {
          id: "statistik",
          title: "Statistics without cookies",
          text: [
            "We do the counting ourselves, on our own server. An event is the page’s address without parameters, what happened, such as a click on Create booking, and the time. Two visits cannot be linked.",
            "If something breaks, the text of the error is sent, and where in the code it arose. What is stored in your browser is listed on the [cookies page](cookies).",
          ],
        },
        {
          id: "missbruk",
          title: "Protection against abuse",
          text: [
            "So that nobody can flood us with requests, we count how many come from the same direction. The IP address is turned into a code with a key that never leaves the database. The code cannot be worked backwards without the key, and it is cleared by an hourly run.",
          ],
        },
        {
          id: "rattigheter",
          title: "Your rights",
          text: ["Using them costs nothing, and we answer within a month. You have the right to:"],
          points: [
            "know what data we have about you, and get a copy",
            "have errors corrected",
            "have data erased",
            "restrict how we use it while a question is looked into",
            "object to what we do on the basis of legitimate interest – we then stop, unless we can show compelling grounds",
            "receive data in a machine-readable format where the basis is a contract",
          ],
        },
        {
          id: "radera",
          title: "Withdraw or erase",
          text: [
            `Email ${mail} from the address you gave, or call ${phone}. We erase the request and the records of its emails, and tell you when it is done. If it is unclear that it is you, we make sure of that first.`,
            "What you have written but not sent exists only in your own browser. [This is how to remove it](cookies#rensa).",
          ],
        },
        {
          id: "klaga",
          title: "Complain to IMY",
          text: [
            "If you think we handle your data wrongly, you can complain to the [Swedish Authority for Privacy Protection](https://www.imy.se/) (IMY). Please tell us too, so that we can put it right at once.",
          ],
        },
        {
          id: "andringar",
          title: "If something changes",
          text: [
            "Changes are published here, with a new date at the top. If a change concerns data that we already have about you, and affects you, we get in touch.",
          ],
        },
      ],
    },
  },
);

/** One recipient more where a measurement tag is configured; `{host}` is where the tag comes from. */
export const measuringRecipient = copy(
  {
    point: "Mätverktyget på {host}, om du har sagt ja till det. Du ändrar dig på [sidan om kakor](cookies).",
  },
  {
    point:
      "The measurement tool at {host}, if you have said yes to it. You can change that on the [cookies page](cookies).",
  },
);
