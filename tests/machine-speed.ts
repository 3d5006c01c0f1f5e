/** What the sample takes (ms of processor time) on the machine that the tests' bounds were set on. */
const reference = 17;

/**
 * How many times slower this machine's processor is right now than that one, at least 1: bounds on processor time are
 * for that one, and must hold on another machine, too.
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

/** What requests are made of: parsing, searching, and joining of texts. */
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
