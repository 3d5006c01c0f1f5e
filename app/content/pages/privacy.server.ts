import { brand } from "#app/content/brand.ts";
import { copy } from "#app/i18n/copy.ts";

const { address } = brand;
const mail = `[${brand.customerServiceEmail}](mailto:${brand.customerServiceEmail})`;
const place = `${address.street}, ${address.postalCode.replace(" ", "\u00a0")} ${address.city}`;
const phone = `[${brand.phone}](tel:${brand.phone.replace(/[^\d+]/g, "")})`;

/** The day of the last change to the text. */
export const privacyUpdated = "2026-11-22";

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
      quote: {
        what: "Offertförfrågan",
        details:
          "Namn, företag, e-postadress, telefonnummer, tjänst, ditt meddelande och, om du fyller i dem, antal anställda, budget, tillstånd och den beräkning du utgick från.",
        why: "Räkna på uppdraget och skicka en offert.",
        basis: "Berättigat intresse: att besvara din förfrågan.",
        howLong: "12\u00a0månader",
        until: "om den inte leder till något samarbete",
      },
      order: {
        what: "Expressbeställning",
        details:
          "Namn, e-postadresser för kontakt och faktura, telefonnummer om du vill, plats, tider, antal, vad som ska göras, tillstånd och din referens.",
        why: "Bemanna passet och skicka fakturan rätt.",
        basis: "Avtal, eller åtgärder på din begäran innan ett avtal ingås.",
        howLong: "12\u00a0månader",
        until: "om den inte leder till något samarbete",
      },
      demo: {
        what: "Bokad demo",
        details:
          "Namn, e-postadress, telefonnummer, företag, tjänst, tiden du valde och meddelandet, om du skrev ett.",
        why: "Hålla mötet, och flytta eller avboka det när du vill.",
        basis: "Berättigat intresse: att visa det du har bett om att få se.",
        howLong: "12\u00a0månader",
        until: "om den inte leder till något samarbete",
      },
      answers: {
        what: "Vårt arbete med din förfrågan",
        details:
          "Svaren vi har mejlat, anteckningar om vad vi har kommit överens om, och vem hos oss som gjorde vad.",
        why: "Slippa fråga dig om samma sak två gånger.",
        basis: "Berättigat intresse: att besvara din förfrågan.",
        howLong: "12\u00a0månader",
        until: "raderas tillsammans med förfrågan",
      },
      emails: {
        what: "Uppgifter om våra mejl",
        details: "Mottagare, ämnesrad, om mejlet gick iväg och när.",
        why: "Se att bekräftelsen till dig och mejlet till oss skickades.",
        basis: "Berättigat intresse: att ingen förfrågan faller bort.",
        howLong: "12\u00a0månader",
        until: "raderas tillsammans med förfrågan",
      },
      application: {
        what: "Ansökan om jobb",
        details:
          "Det du mejlar oss när du söker: brev, meriter och referenser. Webbplatsen själv sparar ingenting av det.",
        why: "Bedöma ansökan och svara dig.",
        basis: "Berättigat intresse: att tillsätta tjänsten.",
        howLong: "2\u00a0år",
        until: "så länge kan ett krav enligt diskrimineringslagen väckas",
      },
      account: {
        what: "Konto hos oss",
        details:
          "Bara för den som arbetar här: namn, e-postadress, roll, lösenordet som kod, det andra steget, inloggningar med webbläsare och tid, och vad man har ändrat.",
        why: "Ge rätt person tillgång, och se vem som gjorde vad.",
        basis: "Berättigat intresse: att skydda uppgifterna.",
        howLong: "Anställningen",
        until: "kontot stängs när den upphör",
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
        details:
          "Sidans adress och språk, vilken webbplats som ledde hit, hur snabbt sidan visades, vad som hände och när. Ingen kaka, inget id, inget IP-nummer.",
        why: "Se vilka sidor som används och vad som går sönder.",
        basis: "Inga personuppgifter.",
        howLong: "Tills vidare",
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
            "Offert: namn, företag, e-postadress, telefonnummer, tjänst och meddelande, och om du vill antal anställda, budget och tillstånd. Har du räknat på priset följer beräkningen med.",
            "Expressbeställning: vem vi kontaktar och vart fakturan ska, plats, tider, antal vakter, vad som ska göras, tillstånd och din referens.",
            "Demo: namn, e-postadress, telefonnummer, företag, tjänst, tiden du valde och ett meddelande om du skriver ett.",
            "Alla: språket, tidpunkten, vilket formulär det var och en slumpad beteckning som gör att samma förfrågan inte sparas två gånger.",
            "Ett dolt fält finns där för robotar. Är det ifyllt sparas ingenting.",
          ],
        },
        {
          id: "grund",
          title: "Varför vi får",
          text: [
            "Grunden är en intresseavvägning (artikel 6.1 f i dataskyddsförordningen): du har bett oss höra av oss, och det går inte utan dina kontaktuppgifter. Frågar du för egen del, till exempel som enskild näringsidkare, är grunden åtgärder på din begäran innan ett avtal ingås (artikel 6.1 b), och detsamma gäller en beställning. För koden av IP-numret är intresset att skydda webbplatsen mot missbruk (artikel 6.1 f).",
            "Du måste inte lämna några uppgifter, men utan en adress eller ett nummer kan vi inte svara. Vi använder inte uppgifterna till nyhetsbrev eller profilering, och inget beslut om dig fattas automatiskt.",
          ],
        },
        {
          id: "tid",
          title: "Hur länge",
          text: [
            "En förfrågan som inte leder till något samarbete raderas efter 12\u00a0månader, räknat från dagen den kom in. Med den går våra svar och anteckningar. Samma tid gäller mejlen i våra brevlådor.",
            "En ansökan om jobb sparas i två år från att tjänsten tillsattes, eftersom ett krav enligt diskrimineringslagen kan väckas så länge. Vill du att den raderas tidigare säger du till.",
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
            "Vi räknar själva, på vår egen server. En händelse är sidans adress utan parametrar, språket, vad som hände, till exempel ett klick på Skapa bokning, och klockslaget. När en sida öppnas noteras också vilken webbplats som ledde hit, utan resten av dess adress, och hur snabbt sidan visades. Två besök går inte att koppla ihop.",
            "Går något sönder skickas felets text och var i koden det uppstod. Vad som lagras i din webbläsare står på [sidan om kakor](cookies).",
          ],
        },
        {
          id: "missbruk",
          title: "Skyddet mot missbruk",
          text: [
            "För att ingen ska kunna överösa oss med förfrågningar räknar vi hur många som kommer från samma håll. IP-numret görs om till en kod med en nyckel som aldrig lämnar databasen. Koden går inte att räkna tillbaka utan nyckeln, och rensningen körs varje timme.",
            "Har du hittat en brist i säkerheten? [Så berättar du för oss](reportVulnerability).",
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
      quote: {
        what: "A quote request",
        details:
          "Name, company, email address, phone number, service, your message and, if you give them, number of employees, budget, permit and the estimate you started from.",
        why: "To price the assignment and send a quote.",
        basis: "Legitimate interest: answering your request.",
        howLong: "12\u00a0months",
        until: "unless we end up working together",
      },
      order: {
        what: "An express order",
        details:
          "Name, email addresses for contact and invoice, phone number if you wish, place, times, number of guards, what is to be done, permit and your reference.",
        why: "To staff the shift and send the invoice to the right place.",
        basis: "Contract, or steps at your request before entering into one.",
        howLong: "12\u00a0months",
        until: "unless we end up working together",
      },
      demo: {
        what: "A booked demo",
        details:
          "Name, email address, phone number, company, service, the time you chose and your message, if you wrote one.",
        why: "To hold the meeting, and to move or cancel it when you wish.",
        basis: "Legitimate interest: showing what you have asked to see.",
        howLong: "12\u00a0months",
        until: "unless we end up working together",
      },
      answers: {
        what: "Our work on your request",
        details: "The answers we have emailed, notes on what we have agreed, and who of us did what.",
        why: "So as not to ask you the same thing twice.",
        basis: "Legitimate interest: answering your request.",
        howLong: "12\u00a0months",
        until: "erased together with the request",
      },
      emails: {
        what: "Records of our emails",
        details: "Recipient, subject, whether the email went out, and when.",
        why: "To see that the confirmation to you and the email to us were sent.",
        basis: "Legitimate interest: no request gets lost.",
        howLong: "12\u00a0months",
        until: "erased together with the request",
      },
      application: {
        what: "A job application",
        details:
          "What you email us when you apply: letter, experience and references. The site itself keeps none of it.",
        why: "To consider the application and answer you.",
        basis: "Legitimate interest: filling the position.",
        howLong: "2\u00a0years",
        until: "for as long as a claim under the Discrimination Act can be brought",
      },
      account: {
        what: "An account with us",
        details:
          "Only for those who work here: name, email address, role, the password as a code, the second step, sign-ins with browser and time, and what one has changed.",
        why: "To let the right person in, and to see who did what.",
        basis: "Legitimate interest: protecting the data.",
        howLong: "Employment",
        until: "the account is closed when it ends",
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
        details:
          "The page’s address and language, which site led here, how quickly the page was shown, what happened and when. No cookie, no id, no IP address.",
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
            "Quote: name, company, email address, phone number, service and message, and if you wish number of employees, budget and permit. If you have estimated the price, the estimate goes along.",
            "Express order: whom we contact and where the invoice goes, place, times, number of guards, what is to be done, permit and your reference.",
            "Demo: name, email address, phone number, company, service, the time you chose, and a message if you write one.",
            "All: the language, the time, which form it was, and a random reference that keeps the same request from being stored twice.",
            "A hidden field is there for robots. If it is filled in, nothing is kept.",
          ],
        },
        {
          id: "grund",
          title: "What allows us to",
          text: [
            "The legal basis is legitimate interest (Article 6(1)(f) of the GDPR): you have asked us to get in touch, and that cannot be done without your contact details. If you ask on your own behalf, for instance as a sole trader, the basis is steps taken at your request before entering into a contract (Article 6(1)(b)), and the same goes for an order. For the code made of the IP address, the interest is to protect the site from abuse (Article 6(1)(f)).",
            "You do not have to give us anything, but without an address or a number we cannot answer. We do not use the data for newsletters or profiling, and no decision about you is made automatically.",
          ],
        },
        {
          id: "tid",
          title: "For how long",
          text: [
            "A request that does not lead to our working together is erased after 12\u00a0months, counted from the day it came in. Our answers and notes go with it. The same goes for the emails in our mailboxes.",
            "A job application is kept for two years from the day the position was filled, as a claim under the Discrimination Act can be brought for that long. If you want it erased sooner, tell us.",
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
            "We do the counting ourselves, on our own server. An event is the page’s address without parameters, its language, what happened, such as a click on Create booking, and the time. When a page is opened, we also note which site led here, without the rest of its address, and how quickly the page was shown. Two visits cannot be linked.",
            "If something breaks, the text of the error is sent, and where in the code it arose. What is stored in your browser is listed on the [cookies page](cookies).",
          ],
        },
        {
          id: "missbruk",
          title: "Protection against abuse",
          text: [
            "So that nobody can flood us with requests, we count how many come from the same direction. The IP address is turned into a code with a key that never leaves the database. The code cannot be worked backwards without the key, and it is cleared by an hourly run.",
            "Found a weakness in our security? [Here is how to tell us](reportVulnerability).",
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
