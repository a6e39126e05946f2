import { setImmediate as breathe } from 'node:timers/promises';

/** So many items of a list are written at once: well below a millisecond's work for posts of the usual length. */
const AT_ONCE = 50;

/**
 * An object or a list as JSON, lists piece by piece: thousands of posts at once would hold up every visitor for as long as that takes,
 * and stand in memory twice (S9). Whoever changes a list meanwhile must make another one.
 */
export async function* jsonPieces(data: object): AsyncGenerator<string> {
  if (Array.isArray(data)) {
    yield* listPieces(data);
    return;
  }
  const members: [string, unknown][] = Object.entries(data);
  let before = '{';
  for (const [name, value] of members) {
    if (value === undefined) continue;
    yield `${before}${JSON.stringify(name)}:`;
    before = ',';
    if (Array.isArray(value)) yield* listPieces(value);
    else yield JSON.stringify(value);
  }
  yield before === '{' ? '{}' : '}';
}

async function* listPieces(list: readonly unknown[]): AsyncGenerator<string> {
  if (list.length <= AT_ONCE) {
    yield JSON.stringify(list);
    return;
  }
  for (let place = 0; place < list.length; place += AT_ONCE) {
    const piece = JSON.stringify(list.slice(place, place + AT_ONCE)).slice(1, -1);
    yield `${place === 0 ? '[' : ','}${piece}`;
    await breathe();
  }
  yield ']';
}
