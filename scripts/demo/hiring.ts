import { changeMember, setActive } from "#app/account/change-user.server.ts";
import { changeContact } from "#app/account/contact.server.ts";
import type { NoticeWay } from "#app/leads/notices/notice.ts";
import { saveNoticeChoice } from "#app/leads/notices/notices.server.ts";
import type { StoryCalendar } from "./calendar.ts";
import type { StoryClock } from "./clock.ts";
import { mobile } from "./forms.ts";
import type { Installation } from "./installation.ts";
import type { DemoSignIn } from "./sign-ins.ts";
import { type Happening, must, type Team } from "./story.ts";
import { openTeam } from "./team.ts";

const mac =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15";
const windows =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36";
const linux = "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0";
const android =
  "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Mobile Safari/537.36";

const people = {
  sara: { name: "Sara Lindqvist", role: "admin", browser: mac, factor: "Saras telefon" },
  johan: { name: "Johan Åkesson", role: "sales", browser: windows, factor: "Telefon" },
  leila: { name: "Leila Farahani", role: "sales", browser: android, factor: "Leilas telefon" },
  emil: { name: "Emil Nordin", role: "sales", browser: windows, factor: "Telefon" },
  maja: { name: "Maja Sjöberg", role: "editor", browser: linux, factor: "Majas telefon" },
} as const;

/**
 * Makes the accounts, by the machine's clock: the sign-in compares its times with the database's. Gives what happens to the
 * accounts afterwards, and whom to print.
 */
export async function hireTeam(installation: Installation, calendar: StoryCalendar, clock: StoryClock) {
  const { setUp, invite, accept } = openTeam(installation);
  const at = <T>(moment: Date, work: () => Promise<T>) =>
    clock.movedTo(moment, async () => {
      const result = await work();
      await installation.queue.work();
      return result;
    });
  const on = <T>(daysAgo: number, time: string, work: () => Promise<T>) =>
    at(calendar.daysAgo(daysAgo, time), work);
  const sara = await on(91, "08:30", () => setUp(people.sara));
  const hire = async (key: keyof typeof people, daysAgo: number) => {
    const link = await on(daysAgo, "09:05", () => invite(sara, people[key]));
    return on(daysAgo - 1, "08:40", () => accept(people[key], link));
  };
  const johan = await hire("johan", 90);
  const leila = await hire("leila", 90);
  const emil = await hire("emil", 90);
  const maja = await hire("maja", 89);
  const team: Team = { sara, johan, leila, emil, maja };

  const moved = (daysAgo: number, time: string, happens: () => Promise<unknown>): Happening => ({
    at: calendar.daysAgo(daysAgo, time),
    happens,
    isMoved: true,
  });
  const later: Happening[] = [
    moved(88, "09:50", async () => {
      const contacts = [
        [sara, "Försäljningschef", mobile(90)],
        [johan, "Säljare", mobile(91)],
        [leila, "Kundansvarig", mobile(92)],
        [maja, "Redaktör", ""],
      ] as const;
      for (const [who, title, phone] of contacts) {
        const wrong = await changeContact(who, { title, phone });
        must(wrong, wrong.length === 0, `${who.signIn.name}'s title and telephone`);
      }
    }),
    moved(88, "10:00", async () => {
      const choose = (
        who: typeof sara,
        newLeads: NoticeWay,
        assigned: NoticeWay,
        incomingEmails: NoticeWay,
      ) =>
        saveNoticeChoice(who, {
          newLeads,
          assigned,
          incomingEmails,
          steps: incomingEmails,
          morning: "email",
        });
      await choose(sara, "none", "browser", "browser");
      await choose(johan, "browser", "both", "both");
      await choose(leila, "browser", "email", "browser");
      await choose(emil, "none", "email", "none");
    }),
    moved(62, "15:20", async () => {
      const renamed = await changeMember(
        sara,
        maja.id,
        { name: "Maja Sjöberg" },
        { name: "Maja Sjöberg Ek" },
      );
      must(renamed, renamed === "done", "Maja's new name");
    }),
    moved(20, "16:45", async () => {
      const left = await setActive(sara, sara.accounts, { id: emil.id, active: false });
      must(left, left === "done", "Emil leaves");
    }),
    moved(3, "14:10", () => invite(sara, { name: "Oskar Dahl", role: "editor" })),
  ];
  return {
    team,
    later,
    /** Ends the sessions of the story, and begins those of today. */
    async goOn() {
      for (const [index, colleague] of [sara, johan, leila, maja].entries()) {
        await at(calendar.minutesAgo(190 - 40 * index), async () => {
          await colleague.signInAgain();
          await colleague.signOut();
        });
      }
    },
    signIns: [sara, johan, leila, maja].map(({ signIn }): DemoSignIn => signIn),
  };
}
