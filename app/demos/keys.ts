/** What a demo may be about, in the order that it is asked; the words are in the content modules. */
export const demoServices = ["guard", "orderGuard", "entranceHost", "training", "several"] as const;

export type DemoService = (typeof demoServices)[number];

export const demoPlatforms = ["google-meet", "teams"] as const;

export type DemoPlatform = (typeof demoPlatforms)[number];
