import type { JobRole, OrderedService, Service } from "#app/domain/services.ts";
import type { Locale } from "#app/i18n/locale.ts";

/** The services' names in filters, forms, lists and emails. */
export const serviceNames: Readonly<Record<Locale, Readonly<Record<Service, string>>>> = {
  sv: {
    guard: "Väktare",
    orderGuard: "Ordningsvakter",
    entranceHost: "Entrévärdar",
    training: "Utbildning",
  },
  en: {
    guard: "Guards",
    orderGuard: "Public-order guards",
    entranceHost: "Entrance hosts",
    training: "Training",
  },
};

/** The name of the role that somebody is employed in. */
export const roleNames: Readonly<Record<Locale, Readonly<Record<JobRole, string>>>> = {
  sv: { guard: "Väktare", orderGuard: "Ordningsvakt", entranceHost: "Entrévärd" },
  en: { guard: "Guard", orderGuard: "Public-order guard", entranceHost: "Entrance host" },
};

/** The staff that is ordered, as it follows a number. */
export const staffNames: Readonly<
  Record<Locale, Readonly<Record<OrderedService, { one: string; more: string }>>>
> = {
  sv: {
    guard: { one: "väktare", more: "väktare" },
    orderGuard: { one: "ordningsvakt", more: "ordningsvakter" },
    entranceHost: { one: "entrévärd", more: "entrévärdar" },
  },
  en: {
    guard: { one: "guard", more: "guards" },
    orderGuard: { one: "public-order guard", more: "public-order guards" },
    entranceHost: { one: "entrance host", more: "entrance hosts" },
  },
};
