import { applicationHappenings } from "./applications.ts";
import { storyCalendar } from "./calendar.ts";
import { openStoryClock } from "./clock.ts";
import { demoHappenings } from "./demos.ts";
import { hireTeam } from "./hiring.ts";
import { openInstallation } from "./installation.ts";
import { leadHappenings } from "./leads.ts";
import { newsHappenings } from "./news.ts";
import { officeHappenings } from "./office.ts";
import type { DemoSignIn } from "./sign-ins.ts";
import { tell } from "./story.ts";

/**
 * Fills a new installation with an invented company's last three months, through the product's own functions, and gives the
 * accounts to sign in with. `now` is the end of the story. Throws when the folder has data already.
 */
export async function fillDemo({
  dataDir,
  siteUrl,
  now = new Date(),
  log = () => undefined,
}: {
  dataDir: string;
  siteUrl: string;
  now?: Date;
  /** Gets a line for each part. */
  log?: (line: string) => void;
}): Promise<DemoSignIn[]> {
  log("A new database …");
  const installation = await openInstallation(dataDir, siteUrl);
  try {
    const calendar = storyCalendar(now);
    const clock = await openStoryClock(installation.owner);
    log("Colleagues …");
    const hired = await hireTeam(installation, calendar, clock);
    const stage = { installation, calendar, team: hired.team, dataDir };
    log("Three months of requests, demos and news …");
    const happenings = [
      leadHappenings,
      demoHappenings,
      newsHappenings,
      applicationHappenings,
      officeHappenings,
    ].flatMap((part) => part(stage));
    await tell([...happenings, ...hired.later], stage, clock);
    await hired.goOn();
    await clock.end();
    return hired.signIns;
  } finally {
    await installation.stop();
  }
}
