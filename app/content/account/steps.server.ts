import { copy } from "#app/language/copy.ts";

/** What every form of the sign-in shares. */
export const stepWords = copy(
  {
    errorPrefix: "Fel: ",
    show: "Visa",
    showLong: "Visa lösenordet",
    problems: {
      emailMissing: "Skriv din e-postadress",
      emailInvalid: "Ange en giltig e-postadress",
      passwordMissing: "Skriv ditt lösenord",
      codeMissing: "Skriv koden",
      nameMissing: "Skriv ditt namn",
      credentials: "E-postadressen eller lösenordet stämmer inte.",
      confirmFirst: "Adressen är inte bekräftad än. Öppna mejlet från oss och klicka på länken där.",
      tooMany: "För många försök. Vänta fem minuter och försök igen.",
      tooManyLetters:
        "Vi har redan skickat flera mejl till adressen. Vänta en timme innan du ber om ett nytt.",
      passwordShort: "Lösenordet behöver minst 12 tecken",
      passwordKnown: "Lösenordet finns i listor som ofta provas. Välj ett annat.",
      passwordEasy: "Lösenordet är lätt att gissa. Ta några ord till eller ett mindre vanligt mönster.",
      passwordSame: "Det är lösenordet du redan har. Välj ett nytt.",
      letterCodeNeeded: "Du loggade in för mer än ett dygn sedan. Skriv koden som vi mejlar dig.",
      letterCodeWrong: "Koden eller länken stämmer inte, eller så är den för gammal. Be om ett nytt mejl.",
      factorCodeWrong: "Koden stämmer inte. Vänta på nästa och skriv den.",
      recoveryCodeWrong: "Reservkoden stämmer inte eller är redan använd.",
      challengeOver: "Det tog för lång tid. Skriv en ny kod från appen.",
      secondFactorNeeded: "Visa andra steget först: logga ut och logga in igen.",
      lastFactor: "Det är ditt enda andra steg. Lägg till ett nytt innan du tar bort det.",
      tooManyFactors: "Du har redan tio andra steg. Ta bort ett först.",
      lastIdentity: "Det är ditt enda sätt att logga in. Koppla ett till först.",
      identityTaken: "Den inloggningen hör redan till ett annat konto.",
      signedOut: "Du är inte inloggad längre. Logga in igen.",
      captcha: "Vi kunde inte se att du är en människa. Ladda om sidan och försök igen.",
      closed: "Kontot är stängt. Hör av dig till den som sköter användarna.",
      setupCodeWrong: "Koden stämmer inte. Den senaste står i serverns utskrift.",
      setupDone: "Det finns redan en administratör. Logga in i stället.",
      emailTaken: "Adressen har redan ett konto.",
      unreachable: "Ingen kontakt med servern just nu. Inget du skrivit är borta. Försök igen.",
      failed: "Något gick fel. Försök igen.",
    },
  },
  {
    errorPrefix: "Error: ",
    show: "Show",
    showLong: "Show the password",
    problems: {
      emailMissing: "Enter your email address",
      emailInvalid: "Enter a valid email address",
      passwordMissing: "Enter your password",
      codeMissing: "Enter the code",
      nameMissing: "Enter your name",
      credentials: "The email address or the password is not right.",
      confirmFirst: "The address is not confirmed yet. Open the email from us and follow its link.",
      tooMany: "Too many attempts. Wait five minutes and try again.",
      tooManyLetters:
        "We have sent several emails to this address already. Wait an hour before you ask for another.",
      passwordShort: "The password needs at least 12 characters",
      passwordKnown: "The password is on lists that are often tried. Choose another.",
      passwordEasy: "The password is easy to guess. Add a few words or use a less common pattern.",
      passwordSame: "That is the password you have already. Choose a new one.",
      letterCodeNeeded: "You signed in more than a day ago. Enter the code that we email you.",
      letterCodeWrong: "The code or the link is not right, or too old. Ask for a new email.",
      factorCodeWrong: "The code is not right. Wait for the next one and enter it.",
      recoveryCodeWrong: "The recovery code is not right, or has been used.",
      challengeOver: "That took too long. Enter a new code from the app.",
      secondFactorNeeded: "Show the second step first: sign out and in again.",
      lastFactor: "It is your only second step. Add a new one before you remove it.",
      tooManyFactors: "You have ten second steps already. Remove one first.",
      lastIdentity: "It is your only way to sign in. Link another one first.",
      identityTaken: "That sign-in belongs to another account.",
      signedOut: "You are not signed in any more. Sign in again.",
      captcha: "We could not tell that you are a person. Reload the page and try again.",
      closed: "The account is closed. Get in touch with whoever looks after the users.",
      setupCodeWrong: "The code is not right. The latest one is in the server's output.",
      setupDone: "There is an administrator already. Sign in instead.",
      emailTaken: "The address has an account already.",
      unreachable: "The server can't be reached right now. Nothing you typed is lost. Try again.",
      failed: "Something went wrong. Try again.",
    },
  },
);

/** The check of the session that a browser makes first (specification sections 4 and 8). */
export const sessionWords = copy(
  {
    checking: "Loading auth...",
    error: "Auth Error",
    signedInAs: "Inloggad som {email}",
    administrator: "Inloggad som {email}, administratör",
    signedOut: "Du är inte inloggad i den här webbläsaren.",
    again: "Logga in igen",
  },
  {
    checking: "Loading auth...",
    error: "Auth Error",
    signedInAs: "Signed in as {email}",
    administrator: "Signed in as {email}, administrator",
    signedOut: "You are not signed in in this browser.",
    again: "Sign in again",
  },
);

/** What stands around the pages of the sign-in. */
export const accountFrameWords = copy(
  { home: "{name}, till startsidan", language: "Språk" },
  { home: "{name}, to the home page", language: "Language" },
);
