import { copy } from "#app/i18n/copy.ts";
import { brand } from "#brand/company.ts";

/** /app-redirect: the way to the guards' app for visitors on another screen than their phone. */
export const appRedirectPage = copy(
  {
    meta: {
      title: `Hämta väktarens app till telefonen – ${brand.name}`,
      description: `Rikta telefonens kamera mot koden och hämta ${brand.name}s app för väktare, ordningsvakter och entrévärdar i App Store eller Google Play.`,
      keywords: "väktarens app, app för väktare, app för ordningsvakter, ladda ner app",
    },
    here: "Hämta appen",
    parent: "Väktarens app",
    title: "Hämta\nappen.",
    lead: "På telefonen väljer du butik. Sitter du vid en annan skärm, riktar du telefonens kamera mot koden och trycker på länken som dyker upp.",
    appStore: {
      name: "iPhone",
      store: "App Store",
      open: "Öppna i App Store",
      code: "QR-kod till appen i App Store",
    },
    playStore: {
      name: "Android",
      store: "Google Play",
      open: "Öppna i Google Play",
      code: "QR-kod till appen i Google Play",
    },
    help: {
      title: "Om det inte går",
      items: [
        {
          name: "Koden går inte att läsa av",
          text: "Torka av linsen, höj ljusstyrkan på skärmen och håll telefonen två decimeter bort. Hela koden ska synas i bilden.",
        },
        {
          name: "Appen ber om en inbjudan",
          text: "Den är till för den som arbetar hos oss. Inbjudan kommer med e-post när anställningen är klar.",
        },
      ],
      app: "Så fungerar appen",
      careers: "Bli kollega",
      customer: "Ska du boka personal? Det gör du i webbläsaren.",
      book: "Beställ i appen",
    },
  },
  {
    meta: {
      title: `Get the guard’s app on your phone – ${brand.name}`,
      description: `Point your phone’s camera at the code and get the ${brand.name} app for guards, public-order guards and entrance hosts from the App Store or Google Play.`,
      keywords: "guard’s app, app for guards, app for public-order guards, download app",
    },
    here: "Get the app",
    parent: "The guard’s app",
    title: "Get\nthe app.",
    lead: "On your phone, choose the store. At another screen, point your phone’s camera at the code and tap the link that comes up.",
    appStore: {
      name: "iPhone",
      store: "App Store",
      open: "Open in the App Store",
      code: "QR code to the app in the App Store",
    },
    playStore: {
      name: "Android",
      store: "Google Play",
      open: "Open in Google Play",
      code: "QR code to the app in Google Play",
    },
    help: {
      title: "If it does not work",
      items: [
        {
          name: "The code will not scan",
          text: "Wipe the lens, turn up the brightness of the screen and hold the phone twenty centimetres away. The whole code must fit in the picture.",
        },
        {
          name: "The app asks for an invitation",
          text: "It is for those who work with us. The invitation comes by email once you are employed.",
        },
      ],
      app: "How the app works",
      careers: "Join us",
      customer: "Booking staff? You do that in your browser.",
      book: "Order in the app",
    },
  },
);
