import { copy } from "#app/i18n/copy.ts";

/**
 * Invented quotes, marked as examples, until the first of a customer is entered in the admin: the decisive sentence is
 * on tape, and a quote is signed with role and kind of organisation, never with an invented name.
 */
export const testimonials = copy(
  {
    large: {
      text: "Tillståndet var klart. Vi bokade på förmiddagen och hade två ordningsvakter på plats till insläppet.",
      marked: "Priset var detsamma på fakturan.",
      role: "Produktionsledare",
      organisation: "Konsertarrangör, Göteborg",
      mark: "ordningsvakt",
    },
    small: [
      {
        text: "Det är samma väktare varje vecka. Hyresgästerna hälsar på honom vid namn.",
        marked: "",
        role: "Förvaltare",
        organisation: "Fastighetsbolag, Uppsala",
        mark: "vaktare",
      },
      {
        text: "Rapporten kommer innan jag hinner fråga. Det underlättar när nämnden vill veta.",
        marked: "",
        role: "Säkerhetssamordnare",
        organisation: "Kommun, Mälardalen",
        mark: "vaktare",
      },
    ],
  },
  {
    large: {
      text: "The permit was in order. We booked in the morning and had two public-order guards in place when the doors opened.",
      marked: "The invoice showed the same price.",
      role: "Production manager",
      organisation: "Concert promoter, Gothenburg",
      mark: "ordningsvakt",
    },
    small: [
      {
        text: "It is the same guard every week. The tenants greet him by name.",
        marked: "",
        role: "Property manager",
        organisation: "Property company, Uppsala",
        mark: "vaktare",
      },
      {
        text: "The report arrives before I have time to ask. That helps when the committee wants to know.",
        marked: "",
        role: "Security coordinator",
        organisation: "Municipality, Mälardalen",
        mark: "vaktare",
      },
    ],
  },
);
