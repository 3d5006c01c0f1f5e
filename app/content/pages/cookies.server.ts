import { copy } from "#app/i18n/copy.ts";
import { brand } from "#brand/company.ts";

/** The day of the last change to the text. */
export const cookiesUpdated = "2026-11-29";

/** /cookies: the complete list first, then why nothing is asked and how to empty it (LEK 2022:482). */
export const cookiesPage = copy(
  {
    meta: {
      title: `Kakor och lokal lagring: hela listan – ${brand.name}`,
      description: `Allt som ${brand.name} lagrar i din webbläsare, med namn, syfte och tid. Ingenting från tredje part, inget för annonser eller mätning, och därför ingen kakruta.`,
      keywords: "kakor, cookies, lokal lagring, samtycke",
    },
    head: {
      title: "Allt som lagras,\nnamn för namn.",
      lead: "Här står allt som webbplatsen lagrar i din webbläsare. Inget av det följer dig, och inget skickas till någon annan.",
      updated: "Senast ändrad",
    },
    label: {
      title: "Innehåll",
      name: "Namn",
      place: "Var",
      why: "Varför",
      howLong: "Hur länge",
      none: [
        { figure: "0", text: "från andra företag" },
        { figure: "0", text: "för annonser" },
        { figure: "0", text: "för mätning" },
      ],
    },
    places: { cookie: "Kaka", local: "Lokal lagring", session: "Sessionslagring", cache: "Cachelagring" },
    rows: {
      languageCookie: {
        why: "Säger till servern vilket språk du har valt, så att sidan kommer på det språket direkt. Sparas först när du har valt språk eller öppnat en adress där språket står.",
        howLong: "1\u00a0år från ditt senaste besök",
      },
      languageCopy: {
        why: "Samma val en gång till, så att det finns kvar om kakan försvinner.",
        howLong: "Tills du rensar webbläsaren",
      },
      requestDraft: {
        why: "Det du har skrivit i Bli kontaktad men inte skickat. Laddas sidan om, finns det kvar.",
        howLong: "Tills det är skickat eller fliken stängs",
      },
      messageDraft: {
        why: "Detsamma för formuläret på startsidan.",
        howLong: "Tills det är skickat eller fliken stängs",
      },
      requestPending: {
        why: "En färdig förfrågan från Bli kontaktad som du skickade utan uppkoppling. Den väntar tills nätet är tillbaka.",
        howLong: "Tills den är skickad",
      },
      messagePending: {
        why: "Detsamma för formuläret på startsidan.",
        howLong: "Tills den är skickad",
      },
      guardQuoteDraft: {
        why: "Det du har skrivit i offertformuläret för väktare men inte skickat.",
        howLong: "Tills det är skickat eller fliken stängs",
      },
      orderGuardQuoteDraft: {
        why: "Detsamma för offertformuläret för ordningsvakter.",
        howLong: "Tills det är skickat eller fliken stängs",
      },
      guardQuotePending: {
        why: "En färdig offertförfrågan för väktare som du skickade utan uppkoppling.",
        howLong: "Tills den är skickad",
      },
      orderGuardQuotePending: {
        why: "En färdig offertförfrågan för ordningsvakter som du skickade utan uppkoppling.",
        howLong: "Tills den är skickad",
      },
      expressOrderDraft: {
        why: "Det du har skrivit i expressbeställningen men inte skickat.",
        howLong: "Tills det är skickat eller fliken stängs",
      },
      expressOrderPending: {
        why: "En färdig expressbeställning som du skickade utan uppkoppling.",
        howLong: "Tills den är skickad",
      },
      demoDraft: {
        why: "Det du har valt och skrivit när du bokar en demo, så att inget försvinner om sidan laddas om.",
        howLong: "Tills demon är bokad eller fliken stängs",
      },
      demoPending: {
        why: "En färdig demobokning som du skickade utan uppkoppling. Den väntar tills nätet är tillbaka.",
        howLong: "Tills den är skickad",
      },
      applicationDraft: {
        why: "Det du har skrivit i en ansökan om jobb men inte skickat.",
        howLong: "Tills det är skickat eller fliken stängs",
      },
      applicationPending: {
        why: "En färdig ansökan om jobb som du skickade utan uppkoppling.",
        howLong: "Tills den är skickad",
      },
      noteDraft: {
        why: "För oss som arbetar här: en anteckning, ett mejl, en nyhet eller ett ledigt jobb som skrivs, så att inget försvinner om sidan laddas om.",
        howLong: "Tills det är sparat eller skickat, du loggar ut eller fliken stängs",
      },
      offlinePage: {
        why: "Sidan som visas när nätet inte svarar, på båda språken, med typsnitt och logotyp.",
        howLong: "Tills en ny version kommer",
      },
      readPages: {
        why: "Sidor som du har öppnat, så att de går att läsa utan nät. Aldrig sidor som bara gäller dig. Bara din webbläsare läser dem.",
        howLong: "De 60 senaste, tills du rensar webbläsaren",
      },
      readFiles: {
        why: "Det som sidorna är gjorda av: kod, stilmallar och bilder.",
        howLong: "De 200 senaste, tills du rensar webbläsaren",
      },
      debugFlag: {
        why: "Visar felsökningsvyer för den som arbetar med webbplatsen. Sparas bara om du själv slår på dem.",
        howLong: "Tills du slår av dem",
      },
      newerVersion: {
        why: "Gör att sidan laddas om en gång, inte flera, när webbplatsen har fått en ny version. Sparas bara då.",
        howLong: "Tills du stänger fliken eller går vidare till nästa sida",
      },
      session: {
        why: "Håller dig inloggad. Sätts bara för den som loggar in på sitt konto hos oss.",
        howLong: "Tills du loggar ut eller inte har varit här på 12\u00a0timmar",
      },
      signInProof: {
        why: "Visar att en länk i ett mejl öppnas i samma webbläsare som bad om den.",
        howLong: "Tills länken är öppnad, högst ett dygn",
      },
      knownDevice: {
        why: "Visar att du har loggat in från den här webbläsaren förut, så att ingen annans gissningar på ditt lösenord stänger dig ute.",
        howLong: "6\u00a0månader från senaste inloggningen",
      },
      providerFlow: {
        why: "Visar att en inloggning med ett annat konto, som Google, avslutas i samma webbläsare som den började i.",
        howLong: "15\u00a0minuter",
      },
      consent: {
        why: "Ditt svar på frågan om mätning, med tidpunkt och ett nummer för själva svaret, så att du slipper frågan varje gång.",
        howLong: "6\u00a0månader från svaret",
      },
      campaign: {
        why: "Vilken annons eller vilket brev som ledde hit, om adressen sade det. Sparas bara om du har sagt ja till mätning.",
        howLong: "Tills webbläsaren stängs",
      },
    },
    text: {
      contents: "På sidan",
    },
  },
  {
    meta: {
      title: `Cookies and local storage: the whole list – ${brand.name}`,
      description: `Everything ${brand.name} stores in your browser, with name, purpose and time. Nothing from third parties, nothing for ads or tracking, and so no cookie banner.`,
      keywords: "cookies, local storage, consent",
    },
    head: {
      title: "What is stored,\nname by name.",
      lead: "This is everything the site stores in your browser. None of it follows you, and none of it is sent to anyone else.",
      updated: "Last changed",
    },
    label: {
      title: "Contents",
      name: "Name",
      place: "Where",
      why: "Why",
      howLong: "How long",
      none: [
        { figure: "0", text: "from other companies" },
        { figure: "0", text: "for advertising" },
        { figure: "0", text: "for measurement" },
      ],
    },
    places: { cookie: "Cookie", local: "Local storage", session: "Session storage", cache: "Cache storage" },
    rows: {
      languageCookie: {
        why: "Tells the server which language you have chosen, so that the page arrives in it at once. Stored only when you have chosen a language or opened an address that names one.",
        howLong: "1\u00a0year from your latest visit",
      },
      languageCopy: {
        why: "The same choice once more, so that it survives if the cookie is lost.",
        howLong: "Until you clear the browser",
      },
      requestDraft: {
        why: "What you have written in Contact me but not sent. It is still there if the page reloads.",
        howLong: "Until it is sent or the tab is closed",
      },
      messageDraft: {
        why: "The same for the form on the home page.",
        howLong: "Until it is sent or the tab is closed",
      },
      requestPending: {
        why: "A finished request from Contact me that you sent while offline. It is waiting for the network.",
        howLong: "Until it is sent",
      },
      messagePending: {
        why: "The same for the form on the home page.",
        howLong: "Until it is sent",
      },
      guardQuoteDraft: {
        why: "What you have written in the quote form for guards but not sent.",
        howLong: "Until it is sent or the tab is closed",
      },
      orderGuardQuoteDraft: {
        why: "The same for the quote form for public-order guards.",
        howLong: "Until it is sent or the tab is closed",
      },
      guardQuotePending: {
        why: "A finished quote request for guards that you sent while offline.",
        howLong: "Until it is sent",
      },
      orderGuardQuotePending: {
        why: "A finished quote request for public-order guards that you sent while offline.",
        howLong: "Until it is sent",
      },
      expressOrderDraft: {
        why: "What you have written in the express order but not sent.",
        howLong: "Until it is sent or the tab is closed",
      },
      expressOrderPending: {
        why: "A finished express order that you sent while offline.",
        howLong: "Until it is sent",
      },
      demoDraft: {
        why: "What you have chosen and written when booking a demo, so that nothing is lost if the page reloads.",
        howLong: "Until the demo is booked or the tab is closed",
      },
      demoPending: {
        why: "A finished demo booking that you sent while offline. It is waiting for the network.",
        howLong: "Until it is sent",
      },
      applicationDraft: {
        why: "What you have written in an application for a job but not sent.",
        howLong: "Until it is sent or the tab is closed",
      },
      applicationPending: {
        why: "A finished application for a job that you sent while offline.",
        howLong: "Until it is sent",
      },
      noteDraft: {
        why: "For those of us who work here: a note, an email, an article or a job opening being written, so that nothing is lost if the page reloads.",
        howLong: "Until it is saved or sent, you sign out or the tab is closed",
      },
      offlinePage: {
        why: "The page shown when the network is not responding, in both languages, with typeface and logo.",
        howLong: "Until a new version comes",
      },
      readPages: {
        why: "Pages you have opened, so that they can be read without a network. Never pages that concern only you. Only your browser reads them.",
        howLong: "The latest 60, until you clear the browser",
      },
      readFiles: {
        why: "What the pages are made of: code, style sheets and pictures.",
        howLong: "The latest 200, until you clear the browser",
      },
      debugFlag: {
        why: "Shows debug views to those who work on the site. Stored only if you switch them on yourself.",
        howLong: "Until you switch them off",
      },
      newerVersion: {
        why: "Makes a page reload once, not several times, when the site has a new version. Stored only then.",
        howLong: "Until you close the tab or go on to the next page",
      },
      session: {
        why: "Keeps you signed in. Set only for those who sign in to their account with us.",
        howLong: "Until you sign out, or have not been here for 12\u00a0hours",
      },
      signInProof: {
        why: "Shows that a link in an email is opened in the browser that asked for it.",
        howLong: "Until the link is opened, a day at most",
      },
      knownDevice: {
        why: "Shows that you have signed in from this browser before, so that nobody else’s guesses at your password shut you out.",
        howLong: "6\u00a0months from the latest sign-in",
      },
      providerFlow: {
        why: "Shows that a sign-in with another account, such as Google, ends in the browser that it began in.",
        howLong: "15\u00a0minutes",
      },
      consent: {
        why: "Your answer to the question about measurement, with its time and a number for the answer itself, so that you are not asked each time.",
        howLong: "6\u00a0months from the answer",
      },
      campaign: {
        why: "Which advertisement or letter led here, if the address said so. Stored only if you have said yes to measurement.",
        howLong: "Until the browser is closed",
      },
    },
    text: {
      contents: "On this page",
    },
  },
);

/** What the page says instead where a measurement tag is configured; its clauses are in app/content/prose. */
export const cookiesWithTag = copy(
  {
    description: `Allt som ${brand.name} lagrar i din webbläsare, med namn, syfte och tid. Mätning sker bara om du har sagt ja, och du kan ändra dig här.`,
    lead: "Här står allt som webbplatsen själv lagrar i din webbläsare. Ett mätverktyg lagrar något bara om du har sagt ja till det, och det kan du ändra här.",
    change: "Ändra ditt val",
    none: [
      { figure: "0", text: "för mätning, om du inte har sagt ja" },
      { figure: "0", text: "för annonser" },
      { figure: "1", text: "fråga, som går att svara nej på" },
    ],
  },
  {
    description: `Everything ${brand.name} stores in your browser, with name, purpose and time. Measurement happens only if you have said yes, and you can change that here.`,
    lead: "This is everything the site itself stores in your browser. A measurement tool stores something only if you have said yes to it, and you can change that here.",
    change: "Change your choice",
    none: [
      { figure: "0", text: "for measurement, unless you have said yes" },
      { figure: "0", text: "for advertising" },
      { figure: "1", text: "question, to which no is an answer" },
    ],
  },
);
