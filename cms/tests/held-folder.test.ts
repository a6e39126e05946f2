import { expect, it } from 'vitest';
import { whyNot } from '../src/starting/hold-data-folder';

const failed = (code: string) => Object.assign(new Error('words of a library'), { code });

it('A18: a data folder that is in use, a module of another Node, and a folder that cannot be written are told apart', () => {
  expect(whyNot('/data', failed('SQLITE_BUSY'))).toMatch(/^Another CMS already works with the data folder \/data/);
  const ofOtherNode = whyNot('/data', failed('ERR_DLOPEN_FAILED'));
  expect(ofOtherNode).toMatch(/^The SQLite module cannot be loaded by this Node \(\d+\.\d+\.\d+\)/);
  expect(ofOtherNode).not.toContain('/data');
  expect(whyNot('/data', failed('SQLITE_CANTOPEN'))).toBe(
    'The data folder /data cannot be written: Error: words of a library',
  );
});
