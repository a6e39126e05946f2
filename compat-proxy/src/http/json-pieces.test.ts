import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonPieces } from './json-pieces';

async function whole(data: object): Promise<string> {
  let text = '';
  for await (const piece of jsonPieces(data)) text += piece;
  return text;
}

it('S9: the pieces of an object are its JSON', async () => {
  const lists = fc.array(fc.oneof(fc.json(), fc.constant(undefined), fc.nat()), { maxLength: 300, size: 'max' });
  const values = fc.oneof(lists, fc.jsonValue(), fc.constant(undefined));
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.string(), values), async (data) => {
      expect(await whole(data)).toBe(JSON.stringify(data));
    }),
  );
});

it('S9: the pieces of a list are its JSON', async () => {
  const list = Array.from({ length: 120 }, (_, id) => (id % 7 === 0 ? undefined : { id }));
  for (const length of [0, 1, 50, 51, 100, 120])
    expect(await whole(list.slice(0, length))).toBe(JSON.stringify(list.slice(0, length)));
});

it('S9: others have their turn while a long list is written', async () => {
  let turns = 0;
  const turn = (): void => {
    turns += 1;
    waiting = setImmediate(turn);
  };
  let waiting = setImmediate(turn);
  const posts = Array.from({ length: 500 }, (_, id) => ({ id }));
  expect(JSON.parse(await whole({ posts }))).toEqual({ posts });
  clearImmediate(waiting);
  expect(turns).toBeGreaterThanOrEqual(9);
});
