import { writeFileSync } from "node:fs";

/** `npm run migration NAME`: makes an empty migration, dated now (supabase/migrations/README.md). */
const words = process.argv
  .slice(2)
  .join(" ")
  .toLowerCase()
  .normalize("NFD")
  .replace(/\p{Mark}/gu, "")
  .match(/[a-z0-9]+/g);
if (words) {
  const time = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  const path = `supabase/migrations/${time}_${words.join("_")}.sql`;
  writeFileSync(path, "-- Why, and what the version before still needs (supabase/migrations/README.md).\n", {
    flag: "wx",
  });
  console.log(path);
} else {
  console.error("Say what it does. Example: npm run migration second address");
  process.exitCode = 1;
}
