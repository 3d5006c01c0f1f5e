import { expect, test } from "vitest";
import { isAutomaticSubject } from "./automatic-subject.ts";

test.each([
  "Autosvar: Re: Vi har fått din förfrågan",
  "Automatiskt svar: Vi har fått din förfrågan",
  "AUTOSVAR – semester till 12 januari",
  "Frånvaro: Re: Vi har fått din förfrågan",
  "Frånvaromeddelande",
  "Automatic reply: We have received your request",
  "Out of Office AutoReply: Your request",
  "Out of office",
  "Automatische Antwort: Ihre Anfrage",
  "Abwesenheitsnotiz: Ihre Anfrage",
  "Réponse automatique : Votre demande",
  "Automatisk svar: Din forespørsel",
  "Fravær: Din forespørsel",
  "Automaattinen vastaus: Pyyntösi",
  "Poissaoloviesti",
])("%s is an automatic email's subject", (subject) => {
  expect(isAutomaticSubject(subject)).toBe(true);
});

test.each([
  "Re: Vi har fått din förfrågan",
  "Re: Autosvar: Vi har fått din förfrågan",
  "Frånvaro av vakt i går",
  "Out of office hours: two guards",
  "Automatiska grindar",
  "Autosvarare till växeln",
  "Fraværende vagt",
  "",
])("%s is a person's subject", (subject) => {
  expect(isAutomaticSubject(subject)).toBe(false);
});
