/**
 * The first value of a header in the list that Node's parser gives: names and values in turns. Reading `request.headers` instead would
 * have Node put together every header of a browser for the few that a visit from memory needs (S1).
 * @param name in lower case
 */
export function rawHeader(raw: readonly string[], name: string): string | undefined {
  for (let at = 0; at < raw.length; at += 2) {
    if (isNamed(raw[at], name)) return raw[at + 1];
  }
  return undefined;
}

/** Whether any header of a name holds a text: a cookie may come in several. */
export function anyRawHeaderHolds(raw: readonly string[], name: string, text: string): boolean {
  for (let at = 0; at < raw.length; at += 2) {
    if (isNamed(raw[at], name) && raw[at + 1]?.includes(text) === true) return true;
  }
  return false;
}

const isNamed = (given: string | undefined, name: string): boolean =>
  given?.length === name.length && given.toLowerCase() === name;
