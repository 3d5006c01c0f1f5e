/** The sample's processor time (ms) on the machine for which the tests' limits were set. */
const reference = 17;

/**
 * How many times slower this machine's processor is at present, at least 1: limits of processor time are multiplied by
 * it.
 */
export function slowness(): number {
  const times = Array.from({ length: 5 }, () => {
    const before = process.threadCpuUsage();
    sample();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.max(1, Math.min(...times) / reference);
}

/** The kind of work that requests do: parsing, searching and joining texts. */
function sample(): number {
  let length = 0;
  for (let round = 0; round < 400; round += 1) {
    const rows = Array.from({ length: 50 }, (_row, index) => ({
      id: `${round}-${index}`,
      name: "väktare ".repeat(4),
    }));
    length += JSON.parse(JSON.stringify(rows)).length;
    length += rows
      .map(({ id, name }) => name.replaceAll("v", id).toUpperCase())
      .join("&")
      .split("ÄKTARE").length;
  }
  return length;
}
