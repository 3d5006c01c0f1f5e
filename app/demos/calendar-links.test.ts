import { afterEach, expect, it, vi } from "vitest";
import { readCalendar } from "#tests/icalendar.ts";
import { calendarLinks } from "./booked-view.server.ts";
import { calendarFile } from "./calendar-file.server.ts";

afterEach(() => vi.unstubAllEnvs());

const meetings = {
  "a winter's day": { startsAt: new Date("2026-11-24T09:30:00Z"), endsAt: new Date("2026-11-24T10:00:00Z") },
  "a summer's day": { startsAt: new Date("2027-07-01T08:30:00Z"), endsAt: new Date("2027-07-01T09:00:00Z") },
};

for (const zone of ["UTC", "Europe/Stockholm", "America/New_York"])
  it.each(Object.entries(meetings))(
    `on a server in ${zone}, %s is the same moment everywhere`,
    (_day, meeting) => {
      vi.stubEnv("TZ", zone);
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      const links = calendarLinks({ ...meeting, meetingLink: "https://meet.example/a?b=c+d" }, "sv");
      const outlook = new URL(links.outlookHref).searchParams;
      expect(outlook.get("startdt")).toBe(meeting.startsAt.toISOString());
      expect(outlook.get("enddt")).toBe(meeting.endsAt.toISOString());
      expect(outlook.get("location")).toBe("https://meet.example/a?b=c+d");
      expect(links.outlookHref).not.toContain("+");

      const compact = (moment: Date) => moment.toISOString().replace(/[-:]|\.000/g, "");
      const [start, end] = [compact(meeting.startsAt), compact(meeting.endsAt)];
      expect(new URL(links.googleHref).searchParams.get("dates")).toBe(`${start}/${end}`);

      const file = calendarFile(
        {
          ...meeting,
          id: "985c1f2b-2e89-4dec-9427-8e6771c52f38",
          updatedAt: new Date("2026-11-21T12:00:00Z"),
          sequence: 0,
          meetingLink: null,
          visitor: { name: null, email: "karin@malarport.example" },
          organizer: { name: "Exempla", email: "sales@exempla.example" },
        },
        { method: "publish", locale: "sv", changeUrl: null },
      );
      expect(readCalendar(file)).toMatchObject({ DTSTART: start, DTEND: end });
    },
  );
