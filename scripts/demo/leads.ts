import { offerOfLead } from "#app/admin/offers/offer-of-lead.server.ts";
import { completeLines, typedLine } from "#app/admin/offers/typed-lines.ts";
import { submitApplication } from "#app/careers/application/change-application.server.ts";
import { submitDemoForm } from "#app/demos/book-action.server.ts";
import type { RequestContext, Submission } from "#app/forms/submit-form.server.ts";
import { swedishDay } from "#app/i18n/swedish-time.ts";
import { addLead } from "#app/leads/add-lead.server.ts";
import { addNote, changeLead, logCall, sendLeadEmail } from "#app/leads/change-lead.server.ts";
import {
  leadReplyAddress,
  receiveIncomingEmail,
} from "#app/leads/conversation/receive-incoming-email.server.ts";
import { signatureOf } from "#app/leads/conversation/signature.ts";
import { readSigner } from "#app/leads/conversation/signer.server.ts";
import { findLead, type LeadRow } from "#app/leads/leads.server.ts";
import { mergeLeads } from "#app/leads/merging.server.ts";
import {
  acceptOffer,
  askQuestion,
  declineOffer,
  markOfferRead,
  sendOffer,
  withdrawOffer,
} from "#app/orders/change-offer.server.ts";
import { addOrder, reportStep } from "#app/orders/change-order.server.ts";
import { linkOfLead } from "#app/orders/link.server.ts";
import { linkParameter, linkText, readOrderLink } from "#app/orders/link.ts";
import { findSenderPhone, listOffers, type OfferRow } from "#app/orders/offers.server.ts";
import { findOrder } from "#app/orders/orders.server.ts";
import { submitOrder } from "#app/pages/express-order/submit-order.server.ts";
import { estimateRecord } from "#app/prices/carried-estimate.server.ts";
import { submitContactForm } from "#app/requests/contact-request/submit.server.ts";
import { changeOrder } from "#app/requests/express-order/own-order.server.ts";
import { submitQuoteForm } from "#app/requests/quote-request/submit.server.ts";
import { siteMap } from "#app/site-map.ts";
import { brand } from "#brand/company.ts";
import { companyMailboxes } from "#server/company-mailboxes.ts";
import { type Act, type CustomerStory, customers } from "./customers.ts";
import { incomingEmail, letter } from "./emails.ts";
import type { SentForm } from "./forms.ts";
import { type Installation, replyDomain } from "./installation.ts";
import { type Happening, idOf, must, networkOf, type Stage } from "./story.ts";

/** The requests of the story, and what happens to each. */
export function leadHappenings(stage: Stage): Happening[] {
  return [
    ...customers.flatMap((customer) => happeningsOf(customer, stage)),
    calledIn(stage),
    wroteToSales(stage),
  ];
}

/** Somebody who called instead of writing: Sara adds the request by hand. */
function calledIn({ calendar, team }: Stage): Happening {
  const at = calendar.minutesAgo(95);
  const startsAt = calendar.onDay(9, "18:00");
  return {
    at,
    happens: () =>
      addLead(team.sara, {
        id: leadIdOf("byPhone"),
        source: "telephone",
        locale: "sv",
        company: "Kallbadhuset i Malmö",
        name: "Yusuf Hamid",
        phone: "070-190 44 61",
        service: "guard",
        place: "Kallbadhuset, Malmö",
        startsAt,
        message: "Ringde om två väktare till en bröllopsfest. Vill ha ett pris i veckan.",
      }),
  };
}

/** Somebody who wrote to the sales mailbox, which the company's mail host forwards. */
function wroteToSales({ calendar, installation }: Stage): Happening {
  const from = { name: "Petra Sandin", address: "petra.sandin@konserthallen.example" };
  const text =
    "Hej!\n\nVi har öppet hus den 12 december kl. 10-16 och behöver två entrévärdar och en väktare. Ungefär 800 besökare. Kan ni skicka ett pris?\n\nHälsningar\nPetra Sandin, Konserthallen i Göteborg";
  return {
    at: calendar.minutesAgo(41),
    happens: async () => {
      const bytes = await incomingEmail({
        ...{ from, locale: "sv" as const, id: leadIdOf("byEmail"), text },
        subject: "Öppet hus den 12 december",
      });
      const tools = mailTools(installation);
      const mail = { bytes, recipient: tools.salesAddress, returnPath: from.address };
      await receiveIncomingEmail(tools, mail);
    },
  };
}

/** What receives the emails of the story. */
function mailTools({ database, siteUrl }: Installation) {
  return {
    database,
    domain: replyDomain,
    salesAddress: `sales@${replyDomain}`,
    company: companyMailboxes(siteUrl, brand.customerServiceEmail),
    mailbox: "",
  };
}

function happeningsOf(customer: CustomerStory, stage: Stage): Happening[] {
  const { calendar } = stage;
  const sent =
    "minutesAgo" in customer.sent
      ? calendar.minutesAgo(customer.sent.minutesAgo)
      : calendar.daysAgo(...customer.sent);
  const acts = customer.acts ?? [];
  const momentOf = calendar.workdaysFrom(sent, acts[0]?.on);
  const open = openLead(customer, stage);
  return [
    { at: sent, happens: () => open.send(sent) },
    ...acts.map((act): Happening => ({ at: momentOf(act.on), happens: () => open.act(act) })),
  ];
}

/** The id of a customer's request. */
export const leadIdOf = (key: string) => idOf("lead", key);

function openLead({ key, form }: CustomerStory, stage: Stage) {
  const { installation, calendar, team } = stage;
  const { database } = installation;
  const id = leadIdOf(key);
  const client = { clientIp: networkOf(id) };
  let orderLink = "";
  let fields = form.fields;
  /** Our last email, which the customer's quotes. */
  let last = { subject: "", text: "", at: new Date(0) };

  const current = async (): Promise<LeadRow> => {
    const lead = await findLead(team.sara, id);
    if (!lead) throw new Error(`the request "${key}" is gone`);
    return lead;
  };
  const change = async (
    act: Act & { by: keyof typeof team },
    wish: Omit<Parameters<typeof changeLead>[1], "id" | "version">,
  ) => {
    const { version } = await current();
    const changed = await changeLead(team[act.by], { id, version, ...wish });
    must(changed, changed.done, `"${key}": ${act.do}`);
  };

  const latestOffer = async (): Promise<OfferRow> => {
    const [offer] = await listOffers(team.sara, [id]);
    if (!offer) throw new Error(`"${key}" has no offer`);
    return offer;
  };
  const linkOfBuyer = () => database.as("service_role", (queries) => linkOfLead(queries, id));

  return {
    async send(at: Date) {
      fields = { ...fields, ...timesOf(form, at) };
      const submission = await submit(
        installation,
        form.path,
        { ...fields, id, elapsed: 41_000 },
        client.clientIp,
      );
      const { result } = must(submission, submission.result.ok, `"${key}" was refused`);
      orderLink = result.ok ? linkOf(result.details) : "";
    },
    async act(act: Act) {
      switch (act.do) {
        case "call":
          return logCall(team[act.by], id, act.outcome);
        case "note":
          return addNote(team[act.by], { id: idOf("note", key, act.text), leadId: id, text: act.text });
        case "email": {
          const { version, email: recipient, locale } = await current();
          const { subject, text } = act;
          const signer = await readSigner(team[act.by]);
          // Who has a title and a telephone signs with them, as the templates do.
          const body = text.endsWith(`\n${signer.name}`)
            ? text.slice(0, -signer.name.length) + signatureOf(signer, brand.name)
            : text;
          const files = act.file ? [letter(act.file, body)] : [];
          const email = {
            id: idOf("email", key, text),
            leadId: id,
            version,
            recipient: recipient ?? "",
            subject,
            body,
            locale,
            files,
          };
          const sent = await sendLeadEmail(team[act.by], email, 0);
          must(sent, sent.done, `"${key}": an email`);
          last = { subject, text: body, at: new Date() };
          return;
        }
        case "incomingEmail": {
          const { email, name, company, locale } = await current();
          const bytes = await incomingEmail({
            from: { name: name ?? company ?? "", address: email ?? "" },
            locale,
            id: idOf("incomingEmail", key, act.text),
            last,
            ...act,
          });
          const recipient = await leadReplyAddress({ database, domain: replyDomain }, id, new Date());
          return receiveIncomingEmail(mailTools(installation), { bytes, recipient, returnPath: email ?? "" });
        }
        case "quoted":
          return change(act, { status: "quoted", value: act.value });
        case "offer": {
          const lead = await current();
          const { facts } = installation;
          const proposed = offerOfLead(lead, facts(), lead.locale);
          const { service, place, people, startsAt, endsAt } = proposed;
          const lines = completeLines(proposed.lines.map((line) => typedLine(line, lead.locale)));
          const sent = await sendOffer(
            team[act.by],
            id,
            {
              ...{ id: idOf("offer", key, act.text), version: lead.version, locale: lead.locale },
              ...{ recipient: lead.email ?? "", company: lead.company, name: lead.name },
              ...{
                service,
                place,
                people,
                startsAt,
                endsAt,
                text: act.text,
                lines: [...(act.lines ?? lines)],
              },
              validUntil: new Date(Date.now() + act.days * 24 * 60 * 60_000),
              ...{
                senderName: team[act.by].signIn.name,
                senderPhone: await findSenderPhone(team[act.by], team[act.by].id),
              },
            },
            brand.salesEmail,
          );
          return must(sent, sent.done, `"${key}": an offer`);
        }
        case "withdraw": {
          const offer = (await latestOffer()).id;
          const isDone = await withdrawOffer(team[act.by], { leadId: id, offer, reason: act.reason });
          return must(isDone, isDone, `"${key}": withdrawing`);
        }
        case "read":
          return markOfferRead(database, await linkOfBuyer(), (await latestOffer()).id);
        case "ask": {
          const question = { id: idOf("question", key, act.text), text: act.text };
          const isDone = await askQuestion(database, await linkOfBuyer(), question, client);
          return must(isDone, isDone, `"${key}": a question`);
        }
        case "accept": {
          const { id: offer, checksum } = await latestOffer();
          const { name, invoiceAddress } = act;
          const answer = { offer, checksum, name, invoiceAddress, accepts: "on" } as const;
          const accepted = await acceptOffer(database, await linkOfBuyer(), answer, client);
          return must(accepted, accepted.done, `"${key}": a yes`);
        }
        case "decline": {
          const { id: offer, checksum } = await latestOffer();
          const { reason, text } = act;
          const answer = { offer, checksum, reason, text };
          const declined = await declineOffer(database, await linkOfBuyer(), answer, client);
          return must(declined, declined.done, `"${key}": a no`);
        }
        case "order": {
          const { service, people, place, begins, hours } = act.order;
          const startsAt = calendar.onDay(...begins);
          const endsAt = new Date(startsAt.getTime() + hours * 60 * 60_000);
          const plan = { startsAt, endsAt, place, people };
          const isDone = await addOrder(team[act.by], { id, service, plan });
          return must(isDone, isDone, `"${key}": an order`);
        }
        case "report": {
          const order = await findOrder(team[act.by], id);
          const { version = 0 } = order ?? {};
          const reported = await reportStep(team[act.by], { id, version, report: act.report });
          return must(reported, reported.done, `"${key}": ${act.report.step}`);
        }
        case "won":
          return change(act, { status: "won", value: act.value });
        case "lost":
          return change(act, { status: "lost", lostReason: act.reason });
        case "spam":
          return change(act, { status: "spam" });
        case "give":
          return change(act, { assignedTo: team[act.to].id });
        case "next":
          return change(act, { next: { step: act.step, at: calendar.workday(...act.due) } });
        case "merge": {
          const other = leadIdOf(act.other);
          const { version = 0 } = (await findLead(team[act.by], other)) ?? {};
          const merged = await mergeLeads(team[act.by], id, { id: other, version });
          return must(merged, merged === "done", `"${key}": merging`);
        }
        case "correct": {
          fields = { ...fields, ...act.fields, [linkParameter]: orderLink };
          const corrected = await submit(
            installation,
            form.path,
            { ...fields, id, elapsed: 9_000 },
            client.clientIp,
          );
          return must(corrected, corrected.result.ok, `"${key}": a correction`);
        }
        case "takeBack": {
          const link = readOrderLink(orderLink);
          const isDone = link && (await changeOrder(database, link, null, client));
          return must(link, isDone === true, `"${key}": taking it back`);
        }
      }
    },
  };
}

/** Sends a form as the script of its page does. */
export function submit(
  { database, siteUrl, facts }: Stage["installation"],
  path: string,
  fields: Readonly<Record<string, unknown>>,
  clientIp: string,
): Promise<Submission> {
  const request = new Request(new URL(path, siteUrl), {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify({ website: "", ...fields }),
  });
  const context: RequestContext = {
    database,
    clientIp,
    now: new Date(),
    reportError(error) {
      throw error;
    },
  };
  switch (path) {
    case siteMap.contactRequest.path:
      return submitContactForm(request, context);
    case siteMap.quote.path:
      return submitQuoteForm(request, (parameters) => estimateRecord(facts(), parameters), context);
    case siteMap.demo.path:
      return submitDemoForm(request, context);
    case siteMap.careers.path:
      return submitApplication(request, context);
    default:
      return submitOrder(request, context, facts());
  }
}

/** The times of an order that is sent at a moment, as its form posts them. */
function timesOf({ shift }: SentForm, sent: Date): Record<string, string> {
  if (!shift) return {};
  const day = Temporal.PlainDate.from(swedishDay(sent)).add({ days: shift.days });
  const begins = day.toPlainDateTime(shift.clock);
  const ends = begins.add({ hours: shift.hours });
  const posted = (time: Temporal.PlainDateTime) => time.toString({ smallestUnit: "minute" });
  return { startsAt: posted(begins), endsAt: posted(ends) };
}

/** The signed link of an order, from the receipt that its page shows; "" for another form. */
function linkOf(details: Readonly<Record<string, unknown>> | undefined): string {
  const address: unknown = Reflect.get(Object(details?.receipt), "address");
  const link =
    typeof address === "string"
      ? readOrderLink(new URL(address, "http://localhost").searchParams.get(linkParameter))
      : null;
  return link ? linkText(link) : "";
}
