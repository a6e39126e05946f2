import { expect, it } from 'vitest';
import { Turns } from './turns';

it('C2: work of one key is done one after another, also after a failure; that of another key does not wait', async () => {
  const turns = new Turns();
  const order: string[] = [];
  const ends = new Map<string, (failed?: Error) => void>();
  const work = (key: string, name: string) =>
    turns.take(key, () => {
      order.push(name);
      return new Promise<string>((resolve, reject) => {
        ends.set(name, (failed) => (failed ? reject(failed) : resolve(name)));
      });
    });
  const [first, second, other] = [work('ada', 'first'), work('ada', 'second'), work('eve', 'other')];
  await Promise.resolve();
  expect(order).toEqual(['first', 'other']);
  ends.get('other')?.();
  expect(await other).toBe('other');
  expect(order).toEqual(['first', 'other']);
  ends.get('first')?.(new Error('not judged'));
  await expect(first).rejects.toThrow('not judged');
  await Promise.resolve();
  expect(order).toEqual(['first', 'other', 'second']);
  ends.get('second')?.();
  expect(await second).toBe('second');
});
