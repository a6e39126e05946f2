import { expect, it } from 'vitest';
import { clientKey } from './client-key';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::'],
  ['203.0.113.7:50123', '203.0.113.7'],
  ['[2001:db8:1:2::1]:50123', '2001:db8:1:2::'],
  ['unknown', 'unknown'],
])('C2: tries from %s are counted for %s', (address, key) => {
  expect(clientKey(address)).toBe(key);
});
