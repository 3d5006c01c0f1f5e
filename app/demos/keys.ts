import { services } from "#app/domain/services.ts";

/** The subjects of a demo, in order; their names are in the content modules. */
export const demoServices = [...services, "several"] as const;

export type DemoService = (typeof demoServices)[number];

export const demoPlatforms = ["google-meet", "teams"] as const;

export type DemoPlatform = (typeof demoPlatforms)[number];
