import { applicationMonths, retentionMonths } from "#app/domain/retention.ts";
import { copy } from "#app/i18n/copy.ts";
import { brand } from "#brand/company.ts";

/** The day of the last change to the text. */
export const privacyUpdated = "2026-11-29";

const applicationYears = applicationMonths / 12;

/** /privacy: what the site keeps about a person, why and how long (GDPR articles 13-22, 77). */
export const privacyPage = copy(
  {
    meta: {
      title: `Personuppgifter: vad vi sparar och hur länge – ${brand.name}`,
      description: `Vad ${brand.name} sparar när du kontaktar oss, varför, hur länge och vem som ser det. Så får du ut, rättar eller raderar dina uppgifter.`,
      keywords: "personuppgifter, integritetspolicy, GDPR, radera uppgifter",
    },
    head: {
      title: "Vad vi sparar.\nOch när\ndet är borta.",
      lead: "Bandets längd visar hur länge uppgiften finns kvar. Under tabellen står samma sak utförligare, med lagrum.",
      updated: "Senast ändrad",
    },
    table: {
      caption: "Vad webbplatsen sparar, varför och hur länge",
      data: "Vad",
      why: "Varför",
      howLong: "Hur länge",
    },
    rows: {
      request: {
        data: "Förfrågan i Bli kontaktad",
        details: "E-postadress eller telefonnummer, företag, språk, tidpunkt och vilket formulär det var.",
        why: "Höra av oss och ge dig ett svar.",
        basis: "Berättigat intresse: att besvara din förfrågan.",
        howLong: `${retentionMonths}\u00a0månader`,
        until: "om den inte leder till något samarbete",
      },
      message: {
        data: "Formuläret på startsidan",
        details:
          "Namn, organisation, e-\u2060postadress, ditt meddelande, telefonnummer om du vill, språk och tidpunkt.",
        why: "Förstå vad du behöver och svara på det.",
        basis: "Berättigat intresse: att besvara din förfrågan.",
        howLong: `${retentionMonths}\u00a0månader`,
        until: "om den inte leder till något samarbete",
      },
      quote: {
        data: "Offertförfrågan",
        details:
          "Namn, företag, e-\u2060postadress, telefonnummer, tjänst, ditt meddelande och, om du fyller i dem, antal anställda, budget, plats, tid, antal personer, tillstånd och den beräkning du utgick från.",
        why: "Räkna på uppdraget och skicka en offert.",
        basis: "Berättigat intresse: att besvara din förfrågan.",
        howLong: `${retentionMonths}\u00a0månader`,
        until: "om den inte leder till något samarbete",
      },
      order: {
        data: "Expressbeställning",
        details:
          "Namn, e-\u2060postadresser för kontakt och faktura, telefonnummer, plats, tider, antal, vad som ska göras, tillstånd och din referens.",
        why: "Bemanna passet och skicka fakturan rätt.",
        basis: "Avtal, eller åtgärder på din begäran innan ett avtal ingås.",
        howLong: `${retentionMonths}\u00a0månader`,
        until: "om den inte leder till något samarbete",
      },
      demo: {
        data: "Bokad demo",
        details:
          "Namn, e-\u2060postadress, telefonnummer, företag, tjänst, tid, tidszon och mötesplattform. Ditt meddelande och varför du avbokade, om du skrev det.",
        why: "Hålla mötet, och flytta eller avboka det när du vill.",
        basis: "Berättigat intresse: att visa det du har bett om att få se.",
        howLong: `${retentionMonths}\u00a0månader`,
        until: "om den inte leder till något samarbete",
      },
      answers: {
        data: "Vårt arbete med din förfrågan",
        details:
          "Svaren vi har mejlat, anteckningar om vad vi har kommit överens om, och vem hos oss som gjorde vad.",
        why: "Slippa fråga dig om samma sak två gånger.",
        basis: "Berättigat intresse: att besvara din förfrågan.",
        howLong: `${retentionMonths}\u00a0månader`,
        until: "raderas tillsammans med förfrågan",
      },
      emails: {
        data: "Våra mejl",
        details:
          "Mejlen till dig som de skickades. För alla mejl mottagare, ämnesrad, om de gick iväg och när.",
        why: "Se vad vi har skrivit till dig, och att det kom fram.",
        basis: "Berättigat intresse: att ingen förfrågan faller bort.",
        howLong: `${retentionMonths}\u00a0månader`,
        until: "raderas tillsammans med förfrågan",
      },
      application: {
        data: "Ansökan om jobb",
        details:
          "Namn, telefonnummer, e-\u2060postadress, roll, stad, vilken annons det gällde, ditt meddelande om du skriver ett, våra anteckningar och beskedet. Mejlar du i stället: det du skickar.",
        why: "Bedöma ansökan och svara dig.",
        basis: "Berättigat intresse: att tillsätta tjänsten.",
        howLong: `${applicationYears}\u00a0år`,
        until: "efter beskedet: så länge kan ett krav enligt diskrimineringslagen väckas",
      },
      account: {
        data: "Konto hos oss",
        details:
          "Bara för den som arbetar här: namn, e-\u2060postadress, roll, lösenordet som kod, det andra steget, inloggningar med webbläsare och tid, och vad man har ändrat.",
        why: "Ge rätt person tillgång, och se vem som gjorde vad.",
        basis: "Berättigat intresse: att skydda uppgifterna.",
        howLong: "Anställningen",
        until: "kontot stängs när den upphör",
      },
      sender: {
        data: "Ditt IP-\u2060nummer, som kod",
        details:
          "När ett formulär skickas eller ett besök räknas görs IP-\u2060numret om till en kod med en hemlig nyckel. Själva numret sparas inte.",
        why: "Stoppa den som skickar hundratals förfrågningar.",
        basis: "Berättigat intresse: att skydda webbplatsen.",
        howLong: "Några timmar",
        until: "rensas automatiskt",
      },
      statistics: {
        data: "Besöksstatistik",
        details:
          "Sidans adress och språk, vilken webbplats som ledde hit, hur snabbt sidan visades, vad som hände och när. Ingen kaka, inget id, inget IP-\u2060nummer.",
        why: "Se vilka sidor som används och vad som går sönder.",
        basis: "Inga personuppgifter.",
        howLong: "Tills vidare",
        until: "uppgifterna går inte att koppla till dig",
      },
    },
    text: {
      contents: "På sidan",
    },
  },
  {
    meta: {
      title: `Privacy: what we keep and for how long – ${brand.name}`,
      description: `What ${brand.name} keeps when you contact us, why, for how long and who sees it. How to get a copy of your data, correct it or have it erased.`,
      keywords: "personal data, privacy policy, GDPR, erase my data",
    },
    head: {
      title: "What we keep.\nAnd when\nit is gone.",
      lead: "The length of the tape is how long the data stays with us. Below the table the same is said more fully, with the law.",
      updated: "Last changed",
    },
    table: {
      caption: "What the site keeps, why and for how long",
      data: "What",
      why: "Why",
      howLong: "How long",
    },
    rows: {
      request: {
        data: "A request through Contact me",
        details: "Email address or phone number, company, language, time, and which form it was.",
        why: "To get back to you with an answer.",
        basis: "Legitimate interest: answering your request.",
        howLong: `${retentionMonths}\u00a0months`,
        until: "unless we end up working together",
      },
      message: {
        data: "The form on the home page",
        details:
          "Name, organisation, email address, your message, phone number if you wish, language and time.",
        why: "To understand what you need and answer it.",
        basis: "Legitimate interest: answering your request.",
        howLong: `${retentionMonths}\u00a0months`,
        until: "unless we end up working together",
      },
      quote: {
        data: "A quote request",
        details:
          "Name, company, email address, phone number, service, your message and, if you give them, number of employees, budget, place, time, number of people, permit and the estimate you started from.",
        why: "To price the assignment and send a quote.",
        basis: "Legitimate interest: answering your request.",
        howLong: `${retentionMonths}\u00a0months`,
        until: "unless we end up working together",
      },
      order: {
        data: "An express order",
        details:
          "Name, email addresses for contact and invoice, phone number, place, times, number of guards, what is to be done, permit and your reference.",
        why: "To staff the shift and send the invoice to the right place.",
        basis: "Contract, or steps at your request before entering into one.",
        howLong: `${retentionMonths}\u00a0months`,
        until: "unless we end up working together",
      },
      demo: {
        data: "A booked demo",
        details:
          "Name, email address, phone number, company, service, time, time zone and meeting platform. Your message and why you cancelled, if you wrote it.",
        why: "To hold the meeting, and to move or cancel it when you wish.",
        basis: "Legitimate interest: showing what you have asked to see.",
        howLong: `${retentionMonths}\u00a0months`,
        until: "unless we end up working together",
      },
      answers: {
        data: "Our work on your request",
        details: "The answers we have emailed, notes on what we have agreed, and who of us did what.",
        why: "So as not to ask you the same thing twice.",
        basis: "Legitimate interest: answering your request.",
        howLong: `${retentionMonths}\u00a0months`,
        until: "erased together with the request",
      },
      emails: {
        data: "Our emails",
        details:
          "Emails to you as they were sent. Of all emails the recipient, the subject, whether they went out, and when.",
        why: "To see what we have written to you, and that it arrived.",
        basis: "Legitimate interest: no request gets lost.",
        howLong: `${retentionMonths}\u00a0months`,
        until: "erased together with the request",
      },
      application: {
        data: "A job application",
        details:
          "Name, phone number, email address, role, city, which opening it was for, your message if you write one, our notes and the answer. If you email instead: what you send.",
        why: "To consider the application and answer you.",
        basis: "Legitimate interest: filling the position.",
        howLong: `${applicationYears}\u00a0years`,
        until: "after the answer: for as long as a claim under the Discrimination Act can be brought",
      },
      account: {
        data: "An account with us",
        details:
          "Only for those who work here: name, email address, role, the password as a code, the second step, sign-ins with browser and time, and what one has changed.",
        why: "To let the right person in, and to see who did what.",
        basis: "Legitimate interest: protecting the data.",
        howLong: "Employment",
        until: "the account is closed when it ends",
      },
      sender: {
        data: "Your IP address, as a code",
        details:
          "When a form is sent or a visit counted, the IP address is turned into a code with a secret key. The address itself is not kept.",
        why: "To stop anyone who sends hundreds of requests.",
        basis: "Legitimate interest: protecting the site.",
        howLong: "A few hours",
        until: "cleared automatically",
      },
      statistics: {
        data: "Visitor statistics",
        details:
          "The page’s address and language, which site led here, how quickly the page was shown, what happened and when. No cookie, no id, no IP address.",
        why: "To see which pages are used and what breaks.",
        basis: "No personal data.",
        howLong: "Until further notice",
        until: "it cannot be connected to you",
      },
    },
    text: {
      contents: "On this page",
    },
  },
);

/**
 * Another recipient where a measurement tag is configured; `{host}` is the tag's, `{cookies}` the address of the
 * cookies page.
 */
export const measuringRecipient = copy(
  {
    point:
      "Mätverktyget på {host}, om du har sagt ja till det. Du ändrar dig på [sidan om kakor]({cookies}).",
  },
  {
    point:
      "The measurement tool at {host}, if you have said yes to it. You can change that on the [cookies page]({cookies}).",
  },
);
