import type { ApplicationStatus } from "#app/careers/application/application.ts";
import { findApplication } from "#app/careers/application/applications.server.ts";
import { changeApplication } from "#app/careers/application/change-application.server.ts";
import type { ApplicationFields } from "#app/careers/application/fields.ts";
import type { FormValues } from "#app/forms/form-fields.ts";
import { siteMap } from "#app/site-map.ts";
import type { Seller } from "./customers.ts";
import { mobile } from "./forms.ts";
import { submit } from "./leads.ts";
import { type Happening, idOf, must, networkOf, type Stage } from "./story.ts";

type Sent = Omit<FormValues<ApplicationFields>, "email" | "opening">;

interface ApplicationStory extends Sent {
  opening?: string;
  locale?: "sv" | "en";
  sent: readonly [daysAgo: number, clock: string];
  /** What a colleague does about it, so many days before today. */
  answers?: readonly {
    by: Seller;
    on: readonly [daysAgo: number, clock: string];
    status?: ApplicationStatus;
    note?: string;
  }[];
}

/** People who have applied for a job, and what the colleagues did about it. */
export function applicationHappenings(stage: Stage): Happening[] {
  const { installation, calendar, team } = stage;
  return stories.flatMap(({ sent: [days, clock], answers = [], ...story }) => {
    const id = idOf("application", story.name);
    const sent: Happening = {
      at: calendar.daysAgo(days, clock),
      async happens() {
        const email = `${story.name.toLowerCase().replaceAll(" ", ".").normalize("NFD").replace(/\p{M}/gu, "")}@mejl.example`;
        const fields = { locale: "sv", opening: "", ...story, email, id, elapsed: 40_000 };
        const { result } = await submit(installation, siteMap.careers.path, fields, networkOf(id));
        must(result, result.ok, `the application of ${story.name}`);
      },
    };
    const changes = answers.map(
      ({ by, on: [daysAgo, at], status, note }): Happening => ({
        at: calendar.daysAgo(daysAgo, at),
        async happens() {
          for (const wish of [...(status ? [{ status }] : []), ...(note ? [{ note }] : [])]) {
            const { version = 0 } = (await findApplication(team[by], id)) ?? {};
            const changed = await changeApplication(team[by], id, { version, ...wish });
            must(changed, changed.kind === "done", `the answer to ${story.name}`);
          }
        },
      }),
    );
    return [sent, ...changes];
  });
}

const stories: readonly ApplicationStory[] = [
  {
    name: "Adam Lindgren",
    phone: mobile(71),
    role: "guard",
    city: "uppsala",
    message: "Jag har väktarutbildning sedan 2022 och bor tio minuter från stationen. Kvällar passar bäst.",
    opening: "vaktare-kontor-uppsala",
    sent: [1, "21:14"],
  },
  {
    name: "Noor Haddad",
    phone: mobile(72),
    role: "entranceHost",
    city: "malmo",
    message: "Har stått i dörren på en teater i tre år. Talar svenska, arabiska och engelska.",
    sent: [3, "19:40"],
  },
  {
    name: "Grace Mwangi",
    phone: mobile(73),
    role: "guard",
    city: "stockholm",
    message: "I finished step 1 in October and can start the practice at once.",
    locale: "en",
    sent: [6, "12:05"],
    answers: [
      {
        by: "leila",
        on: [4, "10:20"],
        status: "contacted",
        note: "Pratat. Väntar på intyget för steg 1, ringer igen på torsdag.",
      },
    ],
  },
  {
    name: "Sixten Wallin",
    phone: mobile(74),
    role: "orderGuard",
    city: "goteborg",
    message: "",
    sent: [25, "08:55"],
    answers: [
      { by: "johan", on: [24, "13:30"], status: "contacted" },
      {
        by: "johan",
        on: [12, "09:15"],
        status: "hired",
        note: "Förordnad till och med 2028. Första passet med Karim.",
      },
    ],
  },
  {
    name: "Petra Molin",
    phone: mobile(75),
    role: "guard",
    city: "orebro",
    message: "Jag söker deltid vid sidan av studierna.",
    sent: [40, "16:30"],
    answers: [
      {
        by: "leila",
        on: [36, "11:00"],
        status: "declined",
        note: "Inga deltider i Örebro nu. Sagt det till henne.",
      },
    ],
  },
];
