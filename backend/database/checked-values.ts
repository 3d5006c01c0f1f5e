/** What a check on one column allows: a value of one of some lists, or (`isArray`) any values of one list. */
export interface CheckedValues {
  /** Each list in SQL: an array, or the call of a function that returns one. */
  lists: readonly string[];
  isArray: boolean;
}

/**
 * The lists that a column's check takes its values from; null when the check says something else. Takes the column and
 * the expression of the check as PostgreSQL prints it: `(status = ANY (ARRAY['new'::text, 'won'::text]))`.
 */
export function checkedValues(column: string, expression: string): CheckedValues | null {
  // The parentheses of terms say nothing here; those of a call stay.
  const terms = expression.replace(/\((?!\))|(?<!\()\)/g, "");
  const within = `${column} <@ `;
  const array = terms.split(" AND ").find((term) => term.startsWith(within));
  if (array) return { lists: [array.slice(within.length)], isArray: true };
  const lists = terms.split(" OR ").map((term) => listOf(term, column));
  return lists.every((list) => list !== null) ? { lists, isArray: false } : null;
}

function listOf(term: string, column: string): string | null {
  const any = `${column} = ANY `;
  if (term.startsWith(any)) return term.slice(any.length);
  const one = `${column} = '`;
  return term.startsWith(one) ? `ARRAY[${term.slice(one.length - 1)}]` : null;
}

/** The most characters that a column's check allows; null when it has no such bound, or more than that is possible. */
export function mostCharacters(column: string, expression: string): number | null {
  const bound = `char_length(${column}) <= `;
  const start = expression.indexOf(bound);
  if (start < 0 || expression.includes(" OR ")) return null;
  return Number.parseInt(expression.slice(start + bound.length), 10);
}
