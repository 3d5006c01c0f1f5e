/**
 * Hours of training. The guard's steps and the refresher are the company's (product 1.9); the public-order guard's
 * are the law's, in force since 2024 (lag 2023:421 and förordning 2023:422).
 */
export const trainingHours = {
  guard: {
    step1: 80,
    /** Supervised practice, which requires employment. */
    step2: 160,
    step3: 40,
    refresher: 32,
    refresherYears: 4,
  },
  orderGuard: {
    /** At least; before 2024 it was `basicBefore`. */
    basic: 160,
    basicBefore: 80,
    continuing: 50,
    continuingBefore: 20,
    /** The company's own specialist training. */
    specialist: 40,
  },
} as const;

/** The guard's three steps together. */
export const guardTrainingTotal =
  trainingHours.guard.step1 + trainingHours.guard.step2 + trainingHours.guard.step3;

/** What the law requires of an appointed public-order guard (lag 2023:421, sections 9 and 20). */
export const appointment = { minimumAge: 20, maximumYears: 5 } as const;

/** The smallest group for a course at the customer's; sample, to be confirmed before publishing. */
export const smallestCourseGroup = 6;
