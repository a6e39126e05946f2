import { expect, it } from 'vitest';
import { readShown } from './messages';

it('X4: the worker heeds what a page says, and nothing else', () => {
  const shown = { path: '/faq', pictures: ['/assets/a.avif'], line: 'free' };
  expect(readShown({ ...shown, more: 1 })).toEqual(shown);
  for (const message of [null, 'faq', {}, { ...shown, path: 1 }, { ...shown, pictures: [1] }, { ...shown, line: 'x' }])
    expect(readShown(message)).toBeNull();
});
