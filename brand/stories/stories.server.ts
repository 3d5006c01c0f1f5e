import { guardTrainingTotal, trainingHours } from "#app/content/training.ts";
import { copy } from "#app/i18n/copy.ts";

const { guard, orderGuard } = trainingHours;

/**
 * The four stories, each in FILE.sv.md and FILE.en.md beside this module, with what both languages share: day or
 * night for each half, the moment in large type, and the hours that lead there (in the order of the story's lines).
 */
export const stories = {
  storyBarToOrderGuard: {
    file: "bar-to-order-guard",
    role: "orderGuard",
    light: ["night", "night"],
    largest: "21:15",
    hours: [orderGuard.basic, orderGuard.continuing, 9],
    training: "orderGuardTraining",
  },
  storyPartTimeGuard: {
    file: "part-time-guard",
    role: "guard",
    light: ["night", "day"],
    largest: "06:30",
    hours: [guard.step1, guard.step2, guard.step3, 6],
    training: "training",
  },
  storyTwoLanguages: {
    file: "two-languages",
    role: "entranceHost",
    light: ["day", "night"],
    largest: "17:05",
    hours: [0, 7],
    training: "entranceHost",
  },
  storyTeamLeader: {
    file: "team-leader",
    role: "guard",
    light: ["day", "day"],
    largest: "11:20",
    hours: [guardTrainingTotal, guard.refresher, 9],
    training: "training",
  },
} as const;

export type StoryKey = keyof typeof stories;
export const storyKeys = Object.keys(stories) as StoryKey[];

/** Around every story. */
export const storyMessages = copy(
  {
    careers: "Bli kollega",
    minutes: "läses på {count} minuter",
    way: "Vägen dit, i timmar",
    hours: "tim",
    jobs: "Se lediga jobb",
    more: {
      training: "Om utbildningen",
      orderGuardTraining: "Om utbildningen",
      entranceHost: "Vad en entrévärd gör",
    },
    example: { label: "Exempel", text: "Berättelsen är påhittad, liksom personerna i den." },
    others: "Fler berättelser",
  },
  {
    careers: "Join us",
    minutes: "a {count}-minute read",
    way: "The way there, in hours",
    hours: "h",
    jobs: "See the openings",
    more: {
      training: "About the training",
      orderGuardTraining: "About the training",
      entranceHost: "What an entrance host does",
    },
    example: { label: "Example", text: "The story is invented, and so are the people in it." },
    others: "More stories",
  },
);
