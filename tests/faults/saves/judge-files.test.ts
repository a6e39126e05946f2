import { expect, it } from 'vitest';
import { judgeFiles, type Files } from './judge-files';

const well: Files = {
  entries: [
    { name: 'a.png', where: 'active' },
    { name: 'b.png', where: 'trash' },
  ],
  served: ['a.png'],
  trash: ['b.png'],
  waiting: [],
};

it('F1: files and entries that agree are no fault', () => {
  expect(judgeFiles(well)).toEqual([]);
});

it('F1: finds an entry without a file, and one whose file lies in the other place', () => {
  expect(judgeFiles({ ...well, served: [] })).toEqual(['a.png has an entry and no file in uploads']);
  expect(judgeFiles({ ...well, served: ['a.png', 'b.png'], trash: [] })).toHaveLength(2);
});

it('F1: finds a file without an entry, and one that was left waiting', () => {
  expect(judgeFiles({ ...well, trash: ['b.png', 'c.png'] })).toEqual([
    'c.png lies in the trash and has no entry there',
  ]);
  expect(judgeFiles({ ...well, waiting: ['x~a.png'] })).toEqual(['x~a.png was left waiting']);
});
