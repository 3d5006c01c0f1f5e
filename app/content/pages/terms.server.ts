import { vatPercent } from "#app/content/booking-terms.ts";
import { brand } from "#app/content/brand.ts";
import type { CompanyFacts } from "#app/domain/company-facts.ts";
import { copyWith } from "#app/i18n/copy.ts";

const { address } = brand;
/** What the words below name of the company facts. */
const pick = ({ statements }: CompanyFacts) => statements.deliveryHours.value;
const mail = `[${brand.customerServiceEmail}](mailto:${brand.customerServiceEmail})`;
const phone = `[${brand.phone}](tel:${brand.phone.replace(/[^\d+]/g, "")})`;
const place = `${address.street}, ${address.postalCode.replace(" ", "\u00a0")} ${address.city}`;

/** The day of the last change to the text. */
export const termsUpdated = "2026-11-21";

/** /terms: every clause twice, in one sentence and in full. The permit rules are those of lag (2023:421). */
export const termsPage = copyWith(
  pick,
  ({ from, to }) => ({
    meta: {
      title: `Villkor för webbplatsen, priser och förfrågningar – ${brand.name}`,
      description: `Vad som gäller när du läser priser, skickar en förfrågan eller går vidare till bokningsappen hos ${brand.name}. Varje villkor först i en mening, sedan i sin helhet.`,
      keywords: "villkor, användarvillkor, bokning av väktare",
    },
    head: {
      title: "Villkoren.\nFörst kort, sedan helt.",
      lead: "Läs de stora raderna på en minut. Den fulla texten till varje rad är den som gäller.",
      updated: "Gäller från",
    },
    text: {
      contents: "På sidan",
      short: "Kort sagt:",
      clauses: [
        {
          id: "galler",
          title: "Vad villkoren gäller",
          short: "Webbplatsen har de här villkoren. Ett uppdrag har sitt eget avtal.",
          text: [
            "Villkoren gäller när du använder webbplatsen, läser priser eller skickar en förfrågan. Tjänsterna och priserna riktar sig till företag, kommuner, föreningar och andra organisationer, inte till konsumenter.",
            "När vi utför ett uppdrag gäller bekräftelsen och avtalet för det uppdraget. Säger de något annat än den här sidan gäller de före.",
          ],
        },
        {
          id: "foretaget",
          title: "Vilka vi är",
          short: `Bakom webbplatsen står ${brand.legalName}.`,
          text: [
            `${brand.legalName}, organisationsnummer ${brand.organisationNumber}, momsregistreringsnummer ${brand.vatNumber}. Adress: ${place}. E-post: ${mail}. Telefon: ${phone}.`,
          ],
        },
        {
          id: "priser",
          title: "Priser",
          short: "Priserna är exklusive moms, och summan du får bekräftad är den du betalar.",
          text: [
            `Alla priser är i svenska kronor exklusive moms. Momsen är ${vatPercent}\u00a0procent. Priset gäller per person och timme, utom för larmutryckning, som har ett pris per utryckning.`,
            "”Från” anger timpriset för enstaka pass, vardagar på dagtid. Avtal på heltid eller deltid har egna priser. Kväll, natt, helg och storhelg kan ge tillägg. De står i så fall på egna rader i bekräftelsen.",
            "Fast pris betyder att summan i bekräftelsen är den som faktureras, så länge uppdraget blir som det är bekräftat. Ändrar du tider eller antal bekräftar vi ett nytt pris. Priserna på webbplatsen kan ändras, men inte ett pris som redan är bekräftat.",
          ],
        },
        {
          id: "uppskattning",
          title: "Prisexempel och uppskattningar",
          short: "En uppskattning är ett räkneexempel, inte ett anbud.",
          text: [
            "Prisexempel och uppskattningar visar hur en summa kommer till. De binder varken dig eller oss. Ett tillägg i en uppskattning är ett antagande.",
            "Bindande blir priset i bekräftelsen, när en människa har gått igenom uppdraget.",
          ],
        },
        {
          id: "ordningsvakter",
          title: "Ordningsvakter och tillstånd",
          short: "Utan tillstånd eller villkor kan vi inte skicka ordningsvakter.",
          text: [
            "Den som vill använda ordningsvakter behöver tillstånd från Polismyndigheten för platsen, området eller verksamheten (4\u00a0§ lagen (2023:421) om ordningsvakter). Särskilt tillstånd behövs inte när villkoren redan står i tillståndet för tillställningen eller i serveringstillståndet (5\u00a0§). Vill du ha ordningsvakter fler timmar än de villkoren anger krävs tillstånd för de timmarna.",
            "Du som beställer ser till att tillståndet finns och skickar det till oss före passet. En leveranstid för ordningsvakter gäller bara när tillståndet finns.",
            `För väktare är ${from}–${to}\u00a0timmar vad som är vanligt. Det är ingen garanti.`,
          ],
        },
        {
          id: "forfragan",
          title: "När du skickar en förfrågan",
          short: "En förfrågan är en fråga, inte en beställning.",
          text: [
            "När du skickar ett formulär ber du oss höra av oss. Du beställer inget och betalar inget. Avtal finns först när vi har bekräftat uppdraget skriftligt.",
            "Lämna kontaktuppgifter som stämmer, och bara de uppgifter om andra som behövs för att vi ska kunna svara. Vi får avvisa förfrågningar som skickas automatiskt eller missbrukar formulären. [Så hanterar vi personuppgifter](privacy).",
          ],
        },
        {
          id: "lankar",
          title: "Bokningsappen, AI-chatten och andra länkar",
          short: "Bokningsappen och chatten har egna villkor.",
          text: [
            "Skapa bokning öppnar bokningsappen i en ny flik. Där gäller de villkor som du godkänner i appen.",
            "Under Svårt att välja? kan du öppna en extern AI-chatt med en färdig fråga. Någon annan driver den. Svaren skrivs av en språkmodell, kan vara fel och är inte våra. Kontrollera priser hos oss och regler hos myndigheten, och skriv inget konfidentiellt där.",
            "Vi ansvarar inte för innehållet på andras webbplatser.",
          ],
        },
        {
          id: "webbplatsens-innehall",
          title: "Text, bild och märken",
          short: "Läs, länka och citera gärna. Kopiera inte.",
          text: [
            "Texter, illustrationer, logotyp och kod tillhör oss eller dem som vi har licens från. Du får länka hit och citera med angiven källa. Kundernas namn och märken är deras egna.",
            "Automatisk hämtning får inte belasta webbplatsen så att andra störs.",
          ],
        },
        {
          id: "ansvar",
          title: "Ansvar",
          short: "Det vi skriver är vägledning. Myndigheten beslutar i ditt ärende.",
          text: [
            "Vi läser lagen innan vi skriver om den, men texterna är allmänna och inte juridisk rådgivning. Om du får tillstånd, och på vilka villkor, avgör myndigheten.",
            "Webbplatsen kan ligga nere eller innehålla fel. Vi ersätter inte indirekta förluster som beror på det. Inget på sidan begränsar ett ansvar som enligt lag inte får begränsas, till exempel vid uppsåt eller grov vårdslöshet.",
          ],
        },
        {
          id: "andringar",
          title: "Ändringar",
          short: "Nya villkor får nytt datum och rör inte gamla uppdrag.",
          text: [
            "Vi kan ändra villkoren. En ändring gäller från datumet överst på sidan och påverkar inte uppdrag som redan är bekräftade.",
          ],
        },
        {
          id: "lag",
          title: "Lag och tvist",
          short: "Svensk lag gäller.",
          text: [
            `Svensk lag gäller för villkoren. Hör av dig till ${mail} om något blir fel, det mesta går att reda ut. Gör det inte det prövas tvisten av svensk allmän domstol.`,
            "Villkoren finns på svenska och engelska. Skiljer de sig åt gäller den svenska texten.",
          ],
        },
      ],
    },
  }),
  ({ from, to }) => ({
    meta: {
      title: `Terms for the site, prices and requests – ${brand.name}`,
      description: `What applies when you read prices, send a request or go on to the booking app with ${brand.name}. Every term first in one sentence, then in full.`,
      keywords: "terms, terms of use, booking guards",
    },
    head: {
      title: "The terms.\nIn short, then in full.",
      lead: "The large lines take a minute to read. The full text that goes with each is what applies.",
      updated: "In force from",
    },
    text: {
      contents: "On this page",
      short: "In short:",
      clauses: [
        {
          id: "galler",
          title: "What the terms cover",
          short: "The site has these terms. An assignment has a contract of its own.",
          text: [
            "The terms apply when you use the site, read prices or send a request. The services and prices are meant for companies, municipalities, associations and other organisations, not for consumers.",
            "When we carry out an assignment, the confirmation and the contract for that assignment apply. Where they differ from this page, they take precedence.",
          ],
        },
        {
          id: "foretaget",
          title: "Who we are",
          short: `The company behind the site is ${brand.legalName}.`,
          text: [
            `${brand.legalName}, registration number ${brand.organisationNumber}, VAT number ${brand.vatNumber}. Address: ${place}, Sweden. Email: ${mail}. Phone: ${phone}.`,
          ],
        },
        {
          id: "priser",
          title: "Prices",
          short: "Prices exclude VAT, and the sum we confirm is the sum you pay.",
          text: [
            `All prices are in Swedish kronor, excluding VAT. VAT is ${vatPercent}\u00a0per cent. A price is per person and hour, except for alarm response, which is priced per callout.`,
            "“From” means the hourly price of a single shift, in the daytime on weekdays. Full-time and part-time agreements have prices of their own. Evenings, nights, weekends and major holidays may carry supplements. If so, they stand on lines of their own in the confirmation.",
            "Fixed price means that the sum in the confirmation is the one invoiced, as long as the assignment turns out as confirmed. If you change times or numbers, we confirm a new price. Prices on the site may change, but not a price already confirmed.",
          ],
        },
        {
          id: "uppskattning",
          title: "Price examples and estimates",
          short: "An estimate is a worked example, not an offer.",
          text: [
            "Price examples and estimates show how a sum comes about. They bind neither you nor us. A supplement in an estimate is an assumption.",
            "The price becomes binding in the confirmation, once a person has gone through the assignment.",
          ],
        },
        {
          id: "ordningsvakter",
          title: "Public-order guards (ordningsvakter) and permits",
          short: "Without a permit or conditions we cannot send public-order guards.",
          text: [
            "Anyone who wishes to use public-order guards needs a permit from the Swedish Police Authority for the place, area or activity (section 4 of the Public-Order Guards Act, 2023:421). No separate permit is needed where the conditions are already set by the event permit or the alcohol licence (section 5). If you want public-order guards for hours beyond those conditions, those hours need a permit.",
            "As the buyer, you see to it that the permit exists and send it to us before the shift. A delivery time for public-order guards applies only when the permit is in place.",
            `For guards (väktare), ${from}–${to}\u00a0hours is what is usual. It is no guarantee.`,
          ],
        },
        {
          id: "forfragan",
          title: "When you send a request",
          short: "A request is a question, not an order.",
          text: [
            "When you send a form, you ask us to get in touch. You order nothing and pay nothing. There is a contract only once we have confirmed the assignment in writing.",
            "Give contact details that are correct, and only such data about others as we need to be able to answer. We may turn away requests that are sent automatically or abuse the forms. [How we handle personal data](privacy).",
          ],
        },
        {
          id: "lankar",
          title: "The booking app, the AI chat and other links",
          short: "The booking app and the AI chat have terms of their own.",
          text: [
            "Create booking opens the booking app in a new tab. The terms that you accept in the app apply there.",
            "Under Difficult to choose? you can open an external AI chat with a ready question. Someone else runs it. The answers are written by a language model, may be wrong and are not ours. Check prices with us and rules with the authority, and write nothing confidential there.",
            "We are not responsible for the contents of other sites.",
          ],
        },
        {
          id: "webbplatsens-innehall",
          title: "Text, pictures and marks",
          short: "Do read, link and quote. Do not copy.",
          text: [
            "Texts, illustrations, logo and code belong to us or to those who have licensed them to us. You may link here, and quote with the source named. Customers’ names and marks are their own.",
            "Automatic fetching must not burden the site so that others are disturbed.",
          ],
        },
        {
          id: "ansvar",
          title: "Liability",
          short: "What we write is guidance. The authority decides your case.",
          text: [
            "We read the law before we write about it, but the texts are general and are not legal advice. Whether you get a permit, and on what conditions, is for the authority to decide.",
            "The site may be down or contain errors. We do not compensate indirect losses caused by that. Nothing on this page limits a liability that by law may not be limited, for instance in cases of intent or gross negligence.",
          ],
        },
        {
          id: "andringar",
          title: "Changes",
          short: "New terms get a new date and leave earlier assignments alone.",
          text: [
            "We may change the terms. A change applies from the date at the top of the page and does not affect assignments already confirmed.",
          ],
        },
        {
          id: "lag",
          title: "Law and disputes",
          short: "Swedish law applies.",
          text: [
            `The terms are governed by Swedish law. Write to ${mail} if something goes wrong; most things can be sorted out. If not, the dispute is tried by the general courts of Sweden.`,
            "The terms exist in Swedish and English. If they differ, the Swedish text applies.",
          ],
        },
      ],
    },
  }),
);
