import { copy } from "#app/i18n/copy.ts";

/** Shared by the forms of the sign-in. */
export const authMessages = copy(
  {
    errorPrefix: "Fel: ",
    show: "Visa",
    showLong: "Visa lösenordet",
    captchaWithout: "Här prövas att du är en människa, och det kräver JavaScript.",
    proof: {
      heading: "Bekräfta att det är du",
      text: {
        app: "Det var mer än tio minuter sedan du visade ditt andra steg. Skriv koden från din autentiseringsapp, så fortsätter vi där du var.",
        passkey:
          "Det var mer än tio minuter sedan du visade ditt andra steg. Visa din passnyckel, så fortsätter vi där du var.",
        text: "Det var mer än tio minuter sedan du visade ditt andra steg. Skriv koden som vi skickade med sms, så fortsätter vi där du var.",
        password:
          "Det var mer än tio minuter sedan du loggade in. Skriv ditt lösenord, så fortsätter vi där du var.",
      },
      code: "Sexsiffrig kod",
      hint: "Har du inte telefonen? Skriv en reservkod.",
      passkey: "Visa passnyckeln och fortsätt",
      otherCode: "Eller en reservkod, eller koden från din app om du har en",
      password: "Ditt lösenord",
      show: "Visa",
      showLong: "Visa lösenordet",
      submit: "Bekräfta och fortsätt",
    },
    problems: {
      emailMissing: "Skriv din e-postadress",
      emailInvalid: "Ange en giltig e-postadress",
      passwordMissing: "Skriv ditt lösenord",
      codeMissing: "Skriv koden",
      codeShape: "Koden har sex siffror",
      nameMissing: "Skriv ditt namn",
      phoneMissing: "Skriv ditt mobilnummer",
      phoneInvalid: "Ange ett giltigt mobilnummer, med landskod om det inte är svenskt",
      credentials: "E-postadressen eller lösenordet stämmer inte. Efter tio försök får du vänta fem minuter.",
      credentialsLeft:
        "E-postadressen eller lösenordet stämmer inte. Försök kvar: {left}. Sedan är det paus i fem minuter.",
      credentialsPause:
        "E-postadressen eller lösenordet stämmer inte. Vänta fem minuter innan du försöker igen.",
      confirmFirst: "Adressen är inte bekräftad än. Öppna mejlet från oss och klicka på länken där.",
      tooMany: "För många försök. Vänta fem minuter och försök igen.",
      tooManyEmails:
        "Vi har redan skickat flera mejl till adressen. Vänta en timme innan du ber om ett nytt.",
      tooManyTexts: "Vi har redan skickat flera sms till numret. Vänta en timme innan du ber om ett nytt.",
      textNotSent: "Sms:et gick inte att skicka. Försök igen om en stund.",
      textCodeWrong: "Koden stämmer inte. Läs den i det senaste sms:et.",
      textCodeOver: "Koden gäller inte längre. Be om en ny.",
      textsClosed: "Koder med sms är avstängda. Använd en app i stället.",
      passwordShort: "Lösenordet måste ha minst 12 tecken",
      passwordKnown: "Lösenordet finns i listor som ofta provas. Välj ett annat.",
      passwordEasy: "Lösenordet är lätt att gissa. Ta några ord till eller ett mindre vanligt mönster.",
      passwordSame: "Det är lösenordet du redan har. Välj ett nytt.",
      emailCodeWrong: "Koden eller länken stämmer inte, eller så är den för gammal. Be om ett nytt mejl.",
      inviteCodeWrong:
        "Koden stämmer inte eller är för gammal. Läs den i det senaste mejlet, eller be den som bjöd in dig om ett nytt.",
      factorPause: "För många fel koder. Vänta {left} min, eller använd en reservkod eller en passnyckel.",
      factorClosed:
        "Koder tas inte emot längre efter för många fel. Använd en reservkod, en passnyckel eller en webbläsare där du har loggat in förut, eller välj ett nytt lösenord under Glömt lösenordet.",
      factorCodeWrong: "Koden stämmer inte. Skriv nästa kod som appen visar.",
      recoveryCodeWrong: "Reservkoden stämmer inte eller är redan använd.",
      challengeOver: "Det tog för lång tid. Skriv en ny kod från appen.",
      secondFactorNeeded: "Visa andra steget först: logga ut och logga in igen.",
      notFresh: "Bekräfta att det är du. Logga ut och logga in igen om det inte går här.",
      passwordWrong: "Lösenordet stämmer inte.",
      currentMissing: "Skriv ditt nuvarande lösenord",
      linkNeeded: "Länken gäller inte längre. Be om en ny under Glömt lösenordet på inloggningssidan.",
      tooManyFactors: "Du har redan tio andra steg. Ta bort ett först.",
      lastIdentity: "Det är ditt enda sätt att logga in. Koppla ett till först.",
      identityTaken: "Den inloggningen hör redan till ett annat konto.",
      signedOut: "Du är inte inloggad längre. Logga in igen.",
      captcha:
        "Vi kunde inte se att du är en människa. Ladda om sidan och försök igen, eller logga in med en länk i mejl.",
      closed: "Kontot är stängt. Hör av dig till den som sköter användarna.",
      passkeyCancelled:
        "Det avbröts eller tog för lång tid. Försök igen. Har du passnyckeln i en annan enhet, väljer du den när webbläsaren frågar.",
      passkeyNotMade: "Det avbröts eller tog för lång tid. Försök igen, eller välj ett annat sätt nedanför.",
      passkeyKnown: "Enheten har redan en passnyckel till ditt konto. Den går bra att använda.",
      passkeyImpossible:
        "Enheten kan inte använda en passnyckel. Den behöver låsas upp med fingeravtryck, ansikte eller pinkod.",
      passkeyElsewhere:
        "Passnycklar fungerar bara på webbplatsens egen adress. Se efter vad som står i adressfältet.",
      passkeyUnknown: "Passnyckeln gäller inte här. Kanske är den borttagen. Välj ett annat sätt.",
      tooEarly: "Sidan hade inte laddats färdigt. Tryck en gång till.",
      passkeyLate: "Det tog för lång tid. Försök igen.",
      passkeyNameMissing: "Skriv ett namn",
      passkeyNameTaken: "Du har redan ett andra steg med det namnet.",
      setupCodeWrong: "Koden stämmer inte. Den senaste står i serverns utskrift.",
      setupDone: "Det finns redan en administratör. Logga in i stället.",
      emailTaken: "Adressen har redan ett konto.",
      unreachable: "Ingen kontakt med servern just nu. Inget du skrivit är borta. Försök igen.",
      busy: "Inloggningen hinner inte svara just nu. Inget du skrivit är borta. Vänta några sekunder och försök igen.",
      failed: "Något gick fel. Försök igen.",
    },
  },
  {
    errorPrefix: "Error: ",
    show: "Show",
    showLong: "Show the password",
    captchaWithout: "Here we check that you are a person, which needs JavaScript.",
    proof: {
      heading: "Confirm that it is you",
      text: {
        app: "You showed your second step more than ten minutes ago. Enter the code from your authenticator app, and we continue where you were.",
        passkey:
          "You showed your second step more than ten minutes ago. Show your passkey, and we continue where you were.",
        text: "You showed your second step more than ten minutes ago. Enter the code that we sent by text message, and we continue where you were.",
        password:
          "You signed in more than ten minutes ago. Enter your password, and we continue where you were.",
      },
      code: "Six-digit code",
      hint: "Don’t have your phone? Enter a recovery code.",
      passkey: "Show the passkey and continue",
      otherCode: "Or a recovery code, or the code from your app if you have one",
      password: "Your password",
      show: "Show",
      showLong: "Show the password",
      submit: "Confirm and continue",
    },
    problems: {
      emailMissing: "Enter your email address",
      emailInvalid: "Enter a valid email address",
      passwordMissing: "Enter your password",
      codeMissing: "Enter the code",
      codeShape: "The code has six digits",
      nameMissing: "Enter your name",
      phoneMissing: "Enter your mobile number",
      phoneInvalid: "Enter a valid mobile number, with its country code unless it is Swedish",
      credentials:
        "The email address or the password is not right. After ten attempts you have to wait five minutes.",
      credentialsLeft:
        "The email address or the password is not right. Attempts left: {left}. After that there is a pause of five minutes.",
      credentialsPause:
        "The email address or the password is not right. Wait five minutes before you try again.",
      confirmFirst: "The address is not confirmed yet. Open the email from us and follow its link.",
      tooMany: "Too many attempts. Wait five minutes and try again.",
      tooManyEmails:
        "We have sent several emails to this address already. Wait an hour before you ask for another.",
      tooManyTexts:
        "We have sent several text messages to this number already. Wait an hour before you ask for another.",
      textNotSent: "The text message could not be sent. Try again in a while.",
      textCodeWrong: "The code is not right. Read it in the latest text message.",
      textCodeOver: "The code is no longer good. Ask for a new one.",
      textsClosed: "Codes by text message are closed. Use an app instead.",
      passwordShort: "The password needs at least 12 characters",
      passwordKnown: "The password is on lists that are often tried. Choose another.",
      passwordEasy: "The password is easy to guess. Add a few words or use a less common pattern.",
      passwordSame: "That is the password you have already. Choose a new one.",
      emailCodeWrong: "The code or the link is not right, or too old. Ask for a new email.",
      inviteCodeWrong:
        "The code is not right, or too old. Read it in the latest email, or ask whoever invited you for a new one.",
      factorPause: "Too many wrong codes. Wait {left} min, or use a recovery code or a passkey.",
      factorClosed:
        "Codes are no longer accepted after too many wrong ones. Use a recovery code, a passkey or a browser that you have signed in from before, or choose a new password under Forgotten your password.",
      factorCodeWrong: "The code is not right. Enter the next one that the app shows.",
      recoveryCodeWrong: "The recovery code is not right, or has been used.",
      challengeOver: "That took too long. Enter a new code from the app.",
      secondFactorNeeded: "Show the second step first: sign out and in again.",
      notFresh: "Confirm that it is you. If you can’t do so here, sign out and in again.",
      passwordWrong: "The password is not right.",
      currentMissing: "Enter your current password",
      linkNeeded:
        "The link is no longer good. Ask for a new one by Forgotten your password on the sign-in page.",
      tooManyFactors: "You have ten second steps already. Remove one first.",
      lastIdentity: "It is your only way to sign in. Link another one first.",
      identityTaken: "That sign-in belongs to another account.",
      signedOut: "You are not signed in any more. Sign in again.",
      captcha:
        "We could not tell that you are a person. Reload the page and try again, or sign in with a link by email.",
      closed: "The account is closed. Get in touch with whoever looks after the users.",
      passkeyCancelled:
        "It was cancelled or took too long. Try again. If you have the passkey on another device, choose that one when the browser asks.",
      passkeyNotMade: "It was cancelled or took too long. Try again, or choose another way below.",
      passkeyKnown: "This device already has a passkey for your account. You can use that one.",
      passkeyImpossible:
        "This device can’t use a passkey. It has to be one that is unlocked by fingerprint, face or PIN.",
      passkeyElsewhere: "Passkeys only work at the site’s own address. Check the address bar.",
      passkeyUnknown: "The passkey is not valid here. It may have been removed. Choose another way.",
      tooEarly: "The page had not finished loading. Press once more.",
      passkeyLate: "It took too long. Try again.",
      passkeyNameMissing: "Enter a name",
      passkeyNameTaken: "You already have a second step by that name.",
      setupCodeWrong: "The code is not right. The latest one is in the server’s output.",
      setupDone: "There is an administrator already. Sign in instead.",
      emailTaken: "The address has an account already.",
      unreachable: "The server can’t be reached right now. Nothing you typed is lost. Try again.",
      busy: "The sign-in can’t answer just now. Nothing you typed is lost. Wait a few seconds and try again.",
      failed: "Something went wrong. Try again.",
    },
  },
);

/** The browser's first check of the session. */
export const sessionMessages = copy(
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

/** The layout of the sign-in pages. */
export const accountFrameMessages = copy(
  { home: "{name}, till startsidan", language: "Språk" },
  { home: "{name}, to the home page", language: "Language" },
);
