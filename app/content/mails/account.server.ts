import { copy } from "#app/language/copy.ts";

/** The letters of the sign-in. {name}: the product; {hours}: how long the link is good for; {time}: when it happened. */
export const accountLetterWords = copy(
  {
    letters: {
      confirmation_token: {
        subject: "Bekräfta din e-postadress",
        heading: "Bekräfta din e-postadress",
        lead: "Klicka på knappen, så är ditt konto klart att använda.",
        action: "Bekräfta adressen",
      },
      invite_token: {
        subject: "Du är inbjuden till {name}",
        heading: "Välkommen till {name}",
        lead: "Du har fått ett konto hos oss. Klicka på knappen och välj ett lösenord. Sedan lägger du till ett andra steg, så att bara du kan logga in.",
        action: "Kom igång",
      },
      recovery_token: {
        subject: "Välj ett nytt lösenord",
        heading: "Välj ett nytt lösenord",
        lead: "Vi fick en begäran om ett nytt lösenord till ditt konto. Ditt nuvarande gäller tills du har valt ett nytt.",
        action: "Välj nytt lösenord",
      },
      magiclink_token: {
        subject: "Din inloggning",
        heading: "Logga in med ett klick",
        lead: "Klicka på knappen, så är du inloggad.",
        action: "Logga in",
      },
      email_change_token_new: {
        subject: "Bekräfta din nya e-postadress",
        heading: "Bekräfta din nya e-postadress",
        lead: "Du har bytt e-postadress på ditt konto. Den nya gäller när du har bekräftat den här.",
        action: "Bekräfta nya adressen",
      },
      reauthentication_token: {
        subject: "Din kod för att byta lösenord",
        heading: "Bekräfta att det är du",
        lead: "Skriv koden på sidan där du byter lösenord.",
      },
    },
    code: "Kod att skriva in i stället",
    goodFor: {
      minutes: "Koden gäller i {count}\u00a0minuter och kan användas en gång.",
      hours: "Länken gäller i {count}\u00a0timmar och kan användas en gång.",
      days: "Länken gäller i {count}\u00a0dagar och kan användas en gång.",
      hour: "Länken gäller i en timme och kan användas en gång.",
    },
    notYou: "Var det inte du? Då kan du bortse från mejlet. Ingenting händer om du inte klickar.",
    notYouCode:
      "Var det inte du? Då har någon annan din inloggning öppen. Logga in och avsluta alla andra sessioner.",
    notices: {
      password_changed: {
        subject: "Ditt lösenord är ändrat",
        heading: "Ditt lösenord är ändrat",
        lead: "Lösenordet till ditt konto ändrades {time}. Alla andra inloggningar har avslutats.",
      },
      email_changed: {
        subject: "E-postadressen till ditt konto är ändrad",
        heading: "Din e-postadress är ändrad",
        lead: "E-postadressen till ditt konto ändrades {time}. Den här adressen används inte längre.",
      },
      new_device: {
        subject: "Ny inloggning på ditt konto",
        heading: "Ny inloggning på ditt konto",
        lead: "Någon loggade in på ditt konto {time} från en webbläsare som vi inte har sett förut.",
      },
      factor_added: {
        subject: "Ett andra steg är tillagt",
        heading: "Ett andra steg är tillagt",
        lead: "Ett nytt sätt att bekräfta inloggningen lades till på ditt konto {time}.",
      },
      factor_removed: {
        subject: "Ett andra steg är borttaget",
        heading: "Ett andra steg är borttaget",
        lead: "Ett sätt att bekräfta inloggningen togs bort från ditt konto {time}.",
      },
    },
    wasYou: "Var det du behöver du inte göra något.",
    wasNotYou: "Var det inte du? Välj ett nytt lösenord nu och skriv till oss på den här adressen.",
    secure: "Välj nytt lösenord",
    foot: "Du får mejlet för att adressen hör till ett konto hos {name}. Vi ber dig aldrig om lösenord eller koder i mejl eller på telefon.",
  },
  {
    letters: {
      confirmation_token: {
        subject: "Confirm your email address",
        heading: "Confirm your email address",
        lead: "Click the button and your account is ready to use.",
        action: "Confirm address",
      },
      invite_token: {
        subject: "You are invited to {name}",
        heading: "Welcome to {name}",
        lead: "You have been given an account with us. Click the button and choose a password. Then you add a second step, so that only you can sign in.",
        action: "Get started",
      },
      recovery_token: {
        subject: "Choose a new password",
        heading: "Choose a new password",
        lead: "We were asked for a new password for your account. The one you have works until you have chosen another.",
        action: "Choose new password",
      },
      magiclink_token: {
        subject: "Your sign-in",
        heading: "Sign in with one click",
        lead: "Click the button and you are signed in.",
        action: "Sign in",
      },
      email_change_token_new: {
        subject: "Confirm your new email address",
        heading: "Confirm your new email address",
        lead: "You have changed the email address of your account. The new one is used once you have confirmed it here.",
        action: "Confirm new address",
      },
      reauthentication_token: {
        subject: "Your code for changing the password",
        heading: "Confirm that it is you",
        lead: "Enter the code on the page where you change your password.",
      },
    },
    code: "Code to enter instead",
    goodFor: {
      minutes: "The code is good for {count}\u00a0minutes and can be used once.",
      hours: "The link is good for {count}\u00a0hours and can be used once.",
      days: "The link is good for {count}\u00a0days and can be used once.",
      hour: "The link is good for an hour and can be used once.",
    },
    notYou: "Was it not you? Then you can ignore this email. Nothing happens unless you click.",
    notYouCode:
      "Was it not you? Then somebody else is signed in to your account. Sign in and end all other sessions.",
    notices: {
      password_changed: {
        subject: "Your password has been changed",
        heading: "Your password has been changed",
        lead: "The password of your account was changed on {time}, Swedish time. Every other session has been ended.",
      },
      email_changed: {
        subject: "Your account’s email address has been changed",
        heading: "Your email address has been changed",
        lead: "The email address of your account was changed on {time}, Swedish time. This address is no longer used.",
      },
      new_device: {
        subject: "New sign-in to your account",
        heading: "New sign-in to your account",
        lead: "Somebody signed in to your account on {time}, Swedish time, from a browser that we have not seen before.",
      },
      factor_added: {
        subject: "A second step has been added",
        heading: "A second step has been added",
        lead: "A new way of confirming the sign-in was added to your account on {time}, Swedish time.",
      },
      factor_removed: {
        subject: "A second step has been removed",
        heading: "A second step has been removed",
        lead: "A way of confirming the sign-in was removed from your account on {time}, Swedish time.",
      },
    },
    wasYou: "If it was you, there is nothing you need to do.",
    wasNotYou: "Was it not you? Choose a new password now and write to us at this address.",
    secure: "Choose new password",
    foot: "You get this email because the address belongs to an account with {name}. We never ask you for passwords or codes by email or phone.",
  },
);
