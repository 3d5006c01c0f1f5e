/**
 * What people call a page of app/site-map.ts when they look for it, besides the words that the page itself says: other
 * names, what they need, what they ask. The search reads both languages, whichever the visitor reads, and finds other
 * forms of a word and small mistakes on its own. The city pages of a service take its words, so a word for a role
 * belongs to one service: a "dörrvakt" is an entrance host, as its old path says (app/redirects).
 */
export const searchWords: Readonly<Record<string, { sv: string; en: string }>> = {
  home: {
    sv: "startsida, väktarföretag, bevakningsföretag, säkerhetsföretag",
    en: "home page, security company",
  },
  guard: {
    sv: "väktare, vakt, vakter, nattvakt, säkerhetsvakt, skyddsvakt, bevakning, säkerhet, väktarfirma, vaktfirma, vaktbolag, säkerhetsbolag, vaktföretag, hyra vakt, larm, larmutryckning, rond, rondering, butikskontrollant, butiksvakt, snatteri, stöld, inbrott, skalskydd, bygge, kontor, lager, butik, skola, sjukhus, hotell",
    en: "guard, security, security guard, night guard, night watchman, security officer, security company, hire a guard, patrol, alarm, alarm response, store detective, shoplifting, theft, burglary, construction site, office, warehouse, shop, school, hospital, hotel",
  },
  orderGuard: {
    sv: "ordningsvakt, OV, krogvakt, nattklubbsvakt, utkastare, eventvakt, publikvakt, festvakt, krog, nattklubb, festival, konsert, match, fest, evenemang",
    en: "public-order guard, bouncer, door supervisor, crowd control, event security, nightclub, bar, concert, festival, match, party",
  },
  entranceHost: {
    sv: "entrévärd, värd, värdinna, mässvärd, säkerhetsvärd, publikvärd, trygghetsvärd, dörrvakt, dörrvärd, receptionist, reception, garderob, biljettkontroll, insläpp, gästlista, bröllop, mässa, gala",
    en: "entrance host, host, hostess, doorman, usher, receptionist, concierge, front desk, cloakroom, ticket check, guest list, wedding, fair",
  },
  prices: {
    sv: "pris, prislista, kostar, kostnad, kosta, timpris, timkostnad, taxa, tariff, avgift, betala, betalt, hur mycket, per timme, moms, ob, tillägg, helg, natt, avboka, avbokning, ställa in",
    en: "price, price list, cost, how much, hourly rate, fee, pay, VAT, supplement, weekend, cancel, cancellation",
  },
  entranceHostCost: {
    sv: "vad kostar en entrévärd, pris entrévärd",
    en: "cost of an entrance host, price of a host",
  },
  expressOrder: {
    sv: "akut, jour, ikväll, i kväll, i natt, inatt, idag, i dag, imorgon, i morgon, nu, genast, direkt, omgående, snabbt, hur snabbt, bråttom, brådskande, snarast, med kort varsel, beställa väktare, beställa vakt",
    en: "urgent, emergency, tonight, today, tomorrow, now, at once, immediately, asap, quick, how fast, short notice, order a guard",
  },
  contactRequest: {
    sv: "kontakt, kontakta, telefon, telefonnummer, nummer, ring, ringa, ringer, mejl, mejla, mail, e-post, epost, mejladress, adress, öppettider, öppet, stängt, kundtjänst, kundservice, support, växel, prata med någon",
    en: "contact, phone, phone number, telephone, call, email, mail, address, opening hours, open, closed, customer service, support, talk to someone",
  },
  quote: {
    sv: "offert, offertförfrågan, begära offert, prisförslag, anbud, upphandling",
    en: "quote, quotation, tender, procurement",
  },
  careers: {
    sv: "jobb, jobba, arbete, arbeta, lediga jobb, lediga tjänster, extrajobb, sommarjobb, anställning, anställa, rekrytering, karriär, söka jobb, lön, löner, bli väktare",
    en: "job, jobs, security jobs, guard jobs, work, vacancies, openings, career, apply, salary, wage, pay, become a guard",
  },
  training: {
    sv: "utbildning, väktarutbildning, VU1, VU2, kurs, skola, bli väktare, hur blir man väktare",
    en: "training, guard training, course, school, become a guard, how to become a security guard",
  },
  orderGuardTraining: {
    sv: "ordningsvaktsutbildning, utbildning ordningsvakt, kurs ordningsvakt, OV-utbildning, förordnande, bli ordningsvakt, hur blir man ordningsvakt",
    en: "public-order guard training, appointment, become a public-order guard",
  },
  securityTraining: {
    sv: "kurs, utbildning för personal, konflikthantering, hot och våld, brand, brandskydd, brandutbildning, HLR, första hjälpen",
    en: "course, staff training, conflict management, threats, fire safety, first aid, CPR",
  },
  difference: {
    sv: "skillnad, jämför, väktare eller ordningsvakt, befogenheter, vad får, gripa",
    en: "difference, compare, guard versus public-order guard, powers, arrest",
  },
  guardApp: {
    sv: "app, appen, passapp, väktarapp, personalapp, schema, pass, incheckning",
    en: "app, guard app, staff app, schedule, shift, check in",
  },
  appRedirect: {
    sv: "app, ladda ner, ladda hem, hämta appen, App Store, Google Play, iPhone, Android",
    en: "app, download, install, App Store, Google Play, iPhone, Android",
  },
  platform: {
    sv: "plattform, system, bokningssystem, faktura, fakturor, fakturering, rapport, hur bokar jag, hur fungerar det",
    en: "platform, system, booking system, invoice, invoicing, report, how do I book, how does it work",
  },
  about: {
    sv: "om oss, omoss, om företaget, företaget, vilka är ni, vem äger, ägare, organisationsnummer, orgnummer, auktorisation, tillsyn",
    en: "about us, about the company, who are you, owner, company number, licence, oversight",
  },
  uniformGuide: {
    sv: "uniform, kläder, klädsel, väst, märke, färg",
    en: "uniform, clothes, vest, badge, colour",
  },
  news: { sv: "nyheter, nyhet, blogg, artiklar, guider", en: "news, blog, articles, guides" },
  pressFeature: { sv: "press, media, journalist, pressmeddelande", en: "press, media, journalist" },
  demo: { sv: "demo, boka demo, visning, möte, prova", en: "demo, book a demo, meeting, try" },
  privacy: {
    sv: "GDPR, personuppgifter, integritet, integritetspolicy, dataskydd, radera, ta bort mina uppgifter",
    en: "GDPR, privacy, personal data, erase, delete my data",
  },
  terms: {
    sv: "villkor, avtal, avtalsvillkor, allmänna villkor, faktura, avboka, ångra",
    en: "terms, conditions, agreement, invoice, cancel",
  },
  cookies: { sv: "kakor, cookies, spårning", en: "cookies, tracking" },
  accessibility: {
    sv: "tillgänglighet, WCAG, skärmläsare, synskadad",
    en: "accessibility, WCAG, screen reader",
  },
  reportVulnerability: {
    sv: "sårbarhet, säkerhetshål, bugg, hackad, säkerhetsbrist",
    en: "vulnerability, security hole, bug, hacked",
  },
};

/** Words of a question that do not say what it is about. */
export const fillerWords = `
  en ett den det de vi ni er du jag man i på av för till från med om och eller att som är var vad hur vem när kan får ska
  vill finns har någon behöver mina min mycket inte här sida sidan sidor
  a an the of to in on at for from and or is are do does can may you your our we i me my it need with what how who when
  some someone much not here there page pages
`;
