import { describe, expect, test } from "vitest";
import { figures } from "./figures.ts";
import { length, type Point, steps, subtract, type Vector } from "./geometry.ts";
import { pathData, uncovered } from "./outline.ts";
import { ground, sides, skeleton } from "./skeleton.ts";
import { band, edges, limb } from "./solid.ts";

describe.each(Object.entries(figures))("%s", (_, { body, pose }) => {
  const bones = skeleton(body, pose);
  const lengths = ([a, b, c]: readonly [Vector, Vector, Vector]) => [
    length(subtract(b, a)),
    length(subtract(c, b)),
  ];

  test("has two arms and two legs of the same length, however they are bent", () => {
    for (const limbs of [bones.arms, bones.legs]) {
      const [left, right] = [lengths(limbs.left), lengths(limbs.right)];
      expect(left[0]).toBeCloseTo(right[0] ?? 0);
      expect(left[1]).toBeCloseTo(right[1] ?? 0);
    }
  });

  test("stands with both feet on the ground, or with a lifted heel", () => {
    for (const side of sides)
      expect(bones.legs[side][2][1] + 50 + (pose.feet[side].heel ?? 0)).toBeCloseTo(ground, 0);
  });

  test("has the head above the feet", () => {
    const feet = sides.map((side) => bones.legs[side][2][0]);
    expect(bones.neck[0]).toBeGreaterThan(Math.min(...feet) - 10);
    expect(bones.neck[0]).toBeLessThan(Math.max(...feet) + 10);
  });
});

const arm = limb(
  [
    [0, 0, 0],
    [0, 100, 0],
    [60, 180, 0],
  ],
  () => 20,
);

test("a band around a limb ends at the limb's edges, and is lower in the middle", () => {
  const piece = band(arm, 0.5, 0.6);
  const [[left = 0, y = 0] = [], [right = 0] = []] = edges(arm, 0.5).sort(([a], [b]) => a - b);
  const xs = piece.map(([x]) => x);
  expect(Math.min(...xs)).toBeCloseTo(left, 0);
  expect(Math.max(...xs)).toBeCloseTo(right, 0);
  const top = Math.min(...piece.filter(([x]) => Math.abs(x) < 2).map(([, py]) => py));
  expect(top).toBeGreaterThan(y + 2);
});

test("what is in front of a band hides that part of it", () => {
  const square = (left: number, right: number): Point[] => [
    [left, 0],
    [right, 0],
    [right, 100],
    [left, 100],
  ];
  const piece = band(arm, 0.5, 0.6);
  expect(uncovered(piece, [square(200, 300)])).toEqual([piece]);
  expect(uncovered(piece, [square(-100, 100)])).toEqual([]);
  const [rest = [], ...more] = uncovered(piece, [square(0, 100)]);
  expect(more).toEqual([]);
  expect(Math.max(...rest.map(([x]) => x))).toBeCloseTo(0);
  expect(uncovered(piece, [square(-5, 5)])).toHaveLength(2);
});

test("an outline becomes few curves", () => {
  const circle = steps(0, 2 * Math.PI, 200).map((a): Point => [60 * Math.cos(a), 60 * Math.sin(a)]);
  expect(pathData([circle]).match(/c/g)?.length).toBeLessThan(7);
});

test("a corner stays a corner", () => {
  expect(
    pathData([
      [
        [0, 0],
        [40, 0],
        [40, 30],
        [0, 30],
      ],
    ]),
  ).toBe("M0 0l40 0l0 30l-40 0l0-30z");
});
