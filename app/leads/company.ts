/**
 * A name or an email domain of a company (product 19.32). A domain's key begins with "@", a name's is its plain spelling
 * (private.company_key).
 */
export interface CompanyKey {
  key: string;
  /** The key that stands for the company; null for that key itself. */
  sameAs: string | null;
  /** The domain by which a name joined the company, or the name that a domain was first seen with. */
  seenWith: string | null;
  /** A domain of several companies, which joins none. */
  isShared: boolean;
  /** Who merged, split or took it out last; null when it only came with a lead or a demo. */
  changedBy: string | null;
}

/** What a colleague can change about a key. */
export type KeyState = Pick<CompanyKey, "sameAs" | "isShared">;

/** A change of one key. Reversed, it undoes itself. */
export interface KeyChange {
  key: string;
  from: KeyState;
  to: KeyState;
}

/** How many keys a company may have, so that the list of customers stays fast. */
const maxKeys = 60;

/** Whether a key is an email domain. */
export function isDomain(key: string): boolean {
  return key.startsWith("@");
}

/** The key that stands for the company of a key. */
function mainOf({ key, sameAs }: CompanyKey): string {
  return sameAs ?? key;
}

/**
 * Merges a company into another: all its keys become the same as the other's main key. "same" if they are one company
 * already, "many" if the company would have too many keys.
 */
export function mergeCompanies(
  into: readonly CompanyKey[],
  other: readonly CompanyKey[],
): readonly KeyChange[] | "same" | "many" {
  const [target] = ownKeys(into).map(mainOf);
  const moved = ownKeys(other);
  if (target === undefined || moved.length === 0 || moved.some((key) => mainOf(key) === target))
    return "same";
  if (ownKeys(into).length + moved.length > maxKeys) return "many";
  return changesTo(moved, () => ({ sameAs: target, isShared: false }));
}

/**
 * Splits a name off its company, with the domains that were first seen with it. The rest stays one company. No changes
 * if it is alone already.
 */
export function splitName(keys: readonly CompanyKey[], name: string): readonly KeyChange[] {
  const leaving = ownKeys(keys).filter(
    ({ key, seenWith }) => key === name || (isDomain(key) && seenWith === name),
  );
  const staying = ownKeys(keys).filter((key) => !leaving.includes(key));
  if (staying.length === 0 || !leaving.some(({ key }) => key === name)) return [];
  return [...changesTo(leaving, standingFor(leaving, name)), ...changesTo(staying, standingFor(staying))];
}

/**
 * Takes a domain out that several companies use: it joins nobody any more, and the names that it joined are companies of
 * their own again, unless a colleague has merged them.
 */
export function shareDomain(keys: readonly CompanyKey[], domain: string): readonly KeyChange[] {
  const all = ownKeys(keys);
  if (!all.some(({ key }) => key === domain)) return [];
  const joined = all.filter(({ seenWith, changedBy }) => seenWith === domain && changedBy === null);
  const groups = joined.map(({ key }) =>
    all.filter((each) => each.key === key || (each.seenWith === key && each.key !== domain)),
  );
  const gone = new Set([domain, ...groups.flat().map(({ key }) => key)]);
  const staying = all.filter(({ key }) => !gone.has(key));
  return [
    ...changesTo(
      all.filter(({ key }) => key === domain),
      () => ({ sameAs: null, isShared: true }),
    ),
    ...groups.flatMap((group) => changesTo(group, standingFor(group))),
    ...changesTo(staying, standingFor(staying)),
  ];
}

/** Gives a shared domain to a company again: the one whose keys these are. */
export function joinDomain(keys: readonly CompanyKey[], domain: string): readonly KeyChange[] {
  const [target] = ownKeys(keys).map(mainOf);
  const shared = keys.filter(({ key, isShared }) => key === domain && isShared);
  return target === undefined ? [] : changesTo(shared, () => ({ sameAs: target, isShared: false }));
}

/** The changes that undo others. */
export function undoOf(changes: readonly KeyChange[]): KeyChange[] {
  return changes.map(({ key, from, to }) => ({ key, from: to, to: from }));
}

function ownKeys(keys: readonly CompanyKey[]): CompanyKey[] {
  return keys.filter(({ isShared }) => !isShared);
}

/** The states in which a group of keys is one company; `wanted`, else its main key or its first name, stands for it. */
function standingFor(group: readonly CompanyKey[], wanted?: string): (key: CompanyKey) => KeyState {
  const main =
    wanted ??
    (group.find(({ sameAs }) => sameAs === null) ?? group.find(({ key }) => !isDomain(key)) ?? group[0])?.key;
  return ({ key }) => ({ sameAs: key === main ? null : (main ?? null), isShared: false });
}

function changesTo(keys: readonly CompanyKey[], stateOf: (key: CompanyKey) => KeyState): KeyChange[] {
  return keys.flatMap((each) => {
    const [from, to] = [{ sameAs: each.sameAs, isShared: each.isShared }, stateOf(each)];
    return from.sameAs === to.sameAs && from.isShared === to.isShared ? [] : [{ key: each.key, from, to }];
  });
}
