import { afterEach, expect, it, vi } from "vitest";
import { emptyFields } from "#tests/empty-fields.ts";
import { readCalendar } from "#tests/icalendar.ts";
import { orderCalendarFile } from "./calendar-file.server.ts";
import { orderFields } from "./fields.ts";

afterEach(() => vi.unstubAllEnvs());

it.each(["UTC", "Europe/Stockholm", "America/New_York"])(
  "has the order's times in UTC on a server in %s",
  (zone) => {
    vi.stubEnv("TZ", zone);
    const order = {
      number: "B-1234-5678",
      createdAt: new Date("2027-03-20T09:00:00Z"),
      changes: 2,
      state: "open" as const,
      values: {
        ...emptyFields(orderFields),
        service: "guard" as const,
        contactName: "Kim Ek",
        contactEmail: "kim@example.se",
        contactPhone: "070-123 45 67",
        billingEmail: "kim@example.se",
        jobDescription: "Trasig grind, någon behöver stå där.",
        location: "Lagergatan 4, port B",
        guardCount: 2,
        startsAt: new Date("2027-03-27T21:00:00Z"),
        endsAt: new Date("2027-03-28T04:00:00Z"),
      },
    };
    const organizer = { name: "Exempla", email: "sales@exempla.example" };
    const url = "https://site.example/1-bolt/kvitto";
    const file = orderCalendarFile("985c1f2b-2e89-4dec-9427-8e6771c52f38", order, {
      locale: "sv",
      url,
      organizer,
    });
    expect(readCalendar(file)).toMatchObject({
      DTSTART: "20270327T210000Z",
      DTEND: "20270328T040000Z",
      SEQUENCE: "2",
    });
  },
);
