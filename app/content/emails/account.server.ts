import { copy } from "#app/i18n/copy.ts";

/** The emails of the sign-in. {name}: the product; {hours}: how long the link is valid; {time}: when it happened. */
export const accountEmailMessages = copy(
  {
    emails: {
      confirmation_token: {
        subject: "Bekräfta din e-postadress",
        heading: "Bekräfta din e-postadress",
        lead: "Klicka på knappen, så är ditt konto klart att använda.",
        action: "Bekräfta adressen",
      },
      invite_token: {
        subject: "Du är inbjuden till {name}",
        heading: "Välkommen till {name}",
        invited: "{by} har bjudit in dig som {role}.",
        lead: "Klicka på knappen och välj ett lösenord. Sedan lägger du till ett andra steg, så att bara du kan logga in.",
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
        heading: "Logga in från mejlet",
        lead: "Klicka på knappen, så fortsätter inloggningen.",
        action: "Logga in",
      },
      email_change_token_new: {
        subject: "Bekräfta din nya e-postadress",
        heading: "Bekräfta din nya e-postadress",
        lead: "Du har bett om att byta e-postadress på ditt konto. Den nya gäller när du har bekräftat både här och i mejlet till den gamla adressen.",
        action: "Bekräfta nya adressen",
      },
      email_change_token_current: {
        subject: "Godkänn att e-postadressen byts",
        heading: "Ska ditt konto byta e-postadress?",
        lead: "Någon som är inloggad på ditt konto har bett om en ny e-postadress. Den byts bara om du godkänner det här.",
        action: "Godkänn bytet",
      },
    },
    roles: { admin: "administratör", sales: "säljare", editor: "redaktör" },
    code: "Kod att skriva in i stället",
    goodFor: {
      hours: "Länken gäller i {count}\u00a0timmar och kan användas en gång.",
      days: "Länken gäller i {count}\u00a0dagar och kan användas en gång.",
      hour: "Länken gäller i en timme och kan användas en gång.",
    },
    notYou: "Var det inte du? Då kan du bortse från mejlet. Ingenting händer om du inte klickar.",
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
      factor_guessed: {
        subject: "Någon försöker gissa koden till ditt konto",
        heading: "Någon försöker gissa koden till ditt konto",
        lead: "Någon har skrivit ditt lösenord och sedan fel kod i det andra steget flera gånger, senast {time}. Utan rätt kod kommer ingen in, men den som försöker kan ditt lösenord.",
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
      factor_removed_by_administrator: {
        subject: "En administratör har tagit bort ditt andra steg",
        heading: "Ditt andra steg är borttaget",
        lead: "En administratör tog bort ett sätt att bekräfta din inloggning {time}. Alla dina inloggningar har avslutats. Saknar du andra steg, lägger du till ett nytt när du loggar in.",
      },
      codes_made: {
        subject: "Nya reservkoder till ditt konto",
        heading: "Nya reservkoder",
        lead: "Nya reservkoder till ditt konto skapades {time}. Har du äldre koder, gäller de inte längre.",
      },
      provider_linked: {
        subject: "Ett nytt sätt att logga in på ditt konto",
        heading: "Ett nytt sätt att logga in",
        lead: "En inloggning hos en annan tjänst kopplades till ditt konto {time}. Den som loggar in där kommer in här.",
      },
      provider_unlinked: {
        subject: "Ett sätt att logga in är bortkopplat",
        heading: "Ett sätt att logga in är bortkopplat",
        lead: "Ett sätt att logga in kopplades bort från ditt konto {time}.",
      },
      role_changed: {
        subject: "Din roll är ändrad",
        heading: "Din roll är ändrad",
        lead: "En administratör ändrade din roll {time}. Vad du ser och kan göra följer den nya rollen.",
      },
      account_closed: {
        subject: "Ditt konto är avstängt",
        heading: "Ditt konto är avstängt",
        lead: "En administratör stängde av ditt konto {time}. Du är utloggad och kan inte logga in.",
      },
      account_opened: {
        subject: "Ditt konto är öppet igen",
        heading: "Ditt konto är öppet igen",
        lead: "En administratör öppnade ditt konto {time}. Du kan logga in som tidigare.",
      },
    },
    notAsked: "Undrar du över ändringen? Fråga en administratör, eller svara på det här mejlet.",
    wasYou: "Var det du, behöver du inte göra något.",
    wasNotYou: "Var det inte du? Välj ett nytt lösenord nu och skriv till oss på den här adressen.",
    secure: "Välj nytt lösenord",
    foot: "Du får mejlet för att adressen hör till ett konto hos {name}. Vi ber dig aldrig om lösenord eller koder i mejl eller på telefon.",
  },
  {
    emails: {
      confirmation_token: {
        subject: "Confirm your email address",
        heading: "Confirm your email address",
        lead: "Click the button and your account is ready to use.",
        action: "Confirm address",
      },
      invite_token: {
        subject: "You are invited to {name}",
        heading: "Welcome to {name}",
        invited: "{by} has invited you as {role}.",
        lead: "Click the button and choose a password. Then you add a second step, so that only you can sign in.",
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
        heading: "Sign in from this email",
        lead: "Click the button and the sign-in continues.",
        action: "Sign in",
      },
      email_change_token_new: {
        subject: "Confirm your new email address",
        heading: "Confirm your new email address",
        lead: "You have asked to change the email address of your account. The new one is used once you have confirmed both here and in the email to the old address.",
        action: "Confirm new address",
      },
      email_change_token_current: {
        subject: "Approve the change of your email address",
        heading: "Should your account get a new email address?",
        lead: "Somebody who is signed in to your account has asked for a new email address. It is changed only if you approve it here.",
        action: "Approve the change",
      },
    },
    roles: { admin: "an administrator", sales: "a member of the sales team", editor: "an editor" },
    code: "Code to enter instead",
    goodFor: {
      hours: "The link is valid for {count}\u00a0hours and can be used once.",
      days: "The link is valid for {count}\u00a0days and can be used once.",
      hour: "The link is valid for an hour and can be used once.",
    },
    notYou: "If it wasn’t you, you can ignore this email. Nothing happens unless you click.",
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
      factor_guessed: {
        subject: "Somebody is trying to guess the code for your account",
        heading: "Somebody is trying to guess the code for your account",
        lead: "Somebody has entered your password and then a wrong code in the second step several times, most recently on {time}, Swedish time. Nobody gets in without the right code, but whoever it is knows your password.",
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
      factor_removed_by_administrator: {
        subject: "An administrator has removed your second step",
        heading: "Your second step has been removed",
        lead: "An administrator removed a way of confirming your sign-in on {time}, Swedish time. All your sessions have been ended. If you have no second step left, you add a new one when you sign in.",
      },
      codes_made: {
        subject: "New recovery codes for your account",
        heading: "New recovery codes",
        lead: "New recovery codes for your account were created on {time}, Swedish time. Older codes no longer work.",
      },
      provider_linked: {
        subject: "A new way to sign in to your account",
        heading: "A new way to sign in",
        lead: "A sign-in with another service was linked to your account on {time}, Swedish time. Whoever signs in there gets in here.",
      },
      provider_unlinked: {
        subject: "A way to sign in has been unlinked",
        heading: "A way to sign in has been unlinked",
        lead: "A way to sign in was unlinked from your account on {time}, Swedish time.",
      },
      role_changed: {
        subject: "Your role has been changed",
        heading: "Your role has been changed",
        lead: "An administrator changed your role on {time}, Swedish time. What you see and can do follows the new role.",
      },
      account_closed: {
        subject: "Your account has been suspended",
        heading: "Your account has been suspended",
        lead: "An administrator suspended your account on {time}, Swedish time. You are signed out and cannot sign in.",
      },
      account_opened: {
        subject: "Your account is open again",
        heading: "Your account is open again",
        lead: "An administrator opened your account on {time}, Swedish time. You can sign in as before.",
      },
    },
    notAsked: "Questions about the change? Ask an administrator, or reply to this email.",
    wasYou: "If it was you, there is nothing you need to do.",
    wasNotYou: "If it wasn’t you, choose a new password now and write to us at this address.",
    secure: "Choose new password",
    foot: "You get this email because the address belongs to an account with {name}. We never ask you for passwords or codes by email or phone.",
  },
);
