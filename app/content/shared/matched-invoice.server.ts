import { copy } from "#app/i18n/copy.ts";

/**
 * The report of the example shift (shift.server.ts) and its invoice, a line of one beside the line of the other. The shop
 * and its events are SAMPLE. Amounts, hours and numbers are filled in by app/pages/platform/matched-invoice.server.ts.
 */
export const matchedInvoiceMessages = copy(
  {
    title: "Rapporten och fakturan,\nrad för rad",
    intro: "Så kontrollerar du ett pass: varje rad på fakturan har sin rad i rapporten.",
    example: { label: "Exempel", text: "Butiken och händelserna är påhittade. Priset är prislistans." },
    columns: {
      report: "Rapport, torsdag 16:12",
      line: "Rad",
      invoice: "Faktura, måndag 08:00",
      amount: "Belopp",
    },
    show: "Rad {line}",
    lines: {
      guard: {
        report: "Väktare {number}: incheckad 07:48, på plats 08:00–16:00",
        invoice: "Väktare {number}, {hours}\u00a0tim × {price}",
      },
      rounds: {
        report: "3 av 3 kontrollpunkter: 09:30, 11:20 och 13:00",
        invoice: "Ronder",
        amount: "ingår",
      },
      incident: {
        report: "13:42, kassa 3: stöldförsök. Tilltal, varan tillbaka. Polisen tillkallades inte",
        invoice: "Händelse\u00adrapport",
        amount: "ingår",
      },
      supplement: {
        report: "Hela passet låg på en vardag mellan 06 och 18",
        none: "Tillägg för obekväm tid",
        invoice: "Tillägg, {hours}\u00a0tim × {price}",
      },
      extra: {
        report: "Utcheckade 16:00, som bokat",
        invoice: "Utöver bokningen",
      },
    },
    sum: "Summa, exkl.\u00a0moms",
    asBooked: "Samma summa som i bokningen",
    vat: "Moms {percent}\u00a0%",
    total: "Att betala, inkl.\u00a0moms",
    check: "Vem som granskar oss",
  },
  {
    title: "The report and the invoice,\nline by line",
    intro: "How to check a shift: every line of the invoice has its line in the report.",
    example: { label: "Example", text: "The shop and the events are invented. The price is the list price." },
    columns: {
      report: "Report, Thursday 16:12",
      line: "Line",
      invoice: "Invoice, Monday 08:00",
      amount: "Amount",
    },
    show: "Line {line}",
    lines: {
      guard: {
        report: "Guard {number}: checked in 07:48, on site 08:00–16:00",
        invoice: "Guard {number}, {hours}\u00a0h × {price}",
      },
      rounds: {
        report: "3 of 3 checkpoints: 09:30, 11:20 and 13:00",
        invoice: "Rounds",
        amount: "included",
      },
      incident: {
        report: "13:42, checkout 3: attempted theft. Spoken to, goods returned. The police were not called",
        invoice: "Incident report",
        amount: "included",
      },
      supplement: {
        report: "The whole shift was on a weekday between 06 and 18",
        none: "Supplement for inconvenient hours",
        invoice: "Supplement, {hours}\u00a0h × {price}",
      },
      extra: {
        report: "Checked out 16:00, as booked",
        invoice: "Beyond the booking",
      },
    },
    sum: "Total, excl.\u00a0VAT",
    asBooked: "The same sum as in the booking",
    vat: "VAT {percent}%",
    total: "To pay, incl.\u00a0VAT",
    check: "Who inspects us",
  },
);
