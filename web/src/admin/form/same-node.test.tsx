import { expect, it } from 'vitest';
import { sameNode } from './same-node';

const Piece = ({ name }: { name: string; onPress: () => void }) => <b>{name}</b>;
const drawn = (name: string) => (
  <span className="x">
    <Piece key="one" name={name} onPress={() => undefined} />
    {['a', name]}
  </span>
);

it('A13: a drawing of the same is the same, whatever its functions are', () => {
  expect(sameNode(drawn('a'), drawn('a'))).toBe(true);
  expect(sameNode(undefined, undefined)).toBe(true);
});

it.each([
  ['another text', drawn('b')],
  ['another element', <b key="b">a</b>],
  ['none', null],
  ['a text', 'a'],
])('A13: %s is not', (_, other) => {
  expect(sameNode(drawn('a'), other)).toBe(false);
});

it('A13: objects are the same when they are the same one', () => {
  const item = { id: 1 };
  expect(sameNode(item, item)).toBe(true);
  expect(sameNode(item, { id: 1 })).toBe(false);
});
