import { describe, expect, it } from 'vitest';
import { judgeRestored, type Moment } from './judge';

const moment = (n: number): Moment => ({
  tables: { slides: { 1: `title ${n}`, 2: 'b' }, jobs: { 1: 'done' } },
  files: { 'a.png': 'bytes', ...(n > 1 ? { [`new-${n}.png`]: 'new' } : {}) },
  calls: { '/api/content.php': `title ${n}` },
});
const moments = [moment(1), moment(2), moment(3)];
const judge = (restored: Moment, known = moments) => judgeRestored(known, restored, ['jobs']);

describe('what is there again', () => {
  it.each([1, 2, 3])('F13: is well when it is all of moment %i', (n) => expect(judge(moment(n))).toEqual([]));

  it('F13: may have files of a later moment, with their bytes', () => {
    const { files } = moment(2);
    expect(judge({ ...moment(1), files })).toEqual([]);
    expect(judge({ ...moment(1), files: { ...files, '.trash/a.png': 'bytes' } })).toEqual([]);
    expect(judge({ ...moment(1), files: { ...files, '.trash/a.png': 'byte' } })).toHaveLength(1);
    expect(judge({ ...moment(1), files: { ...files, 'new-2.png': 'half' } })).toEqual([
      'the file new-2.png was not there',
    ]);
  });

  it('F13: may have what the product itself wrote between two moments, also more than once; not another row where it wrote nothing', () => {
    const withJobs = (of: Moment, jobs: Record<string, string>) => ({ ...of, tables: { ...of.tables, jobs } });
    const late = withJobs(moment(2), { 1: 'again' });
    expect(judge(withJobs(moment(1), { 1: 'again' }), [moment(1), late])).toEqual([]);
    expect(judge(withJobs(moment(1), { 1: 'once more' }), [moment(1), late])).toEqual([]);
    expect(judge(withJobs(moment(2), { 1: 'once more' }), [moment(1), moment(2), late])).toEqual([]);
    expect(judge(withJobs(moment(1), { 1: 'again' }))).toEqual(['the row jobs 1 is another one']);
    expect(judge(withJobs(moment(1), {}))).toEqual(['the row jobs 1 is lost']);
    expect(judge(withJobs(moment(1), { 1: 'done', 2: 'new' }))).toEqual(['the row jobs 2 was not there']);
  });

  it('F13: names no table as the product’s own that there is not: what it writes by itself has another name then', () => {
    expect(judgeRestored(moments, moment(1), ['jobs', 'renamed'])).toEqual(['there is no table renamed']);
  });

  const { tables, files, calls } = moment(2);
  it.each([
    ['a lost row', { tables: { ...tables, slides: { 1: 'title 2' } } }, 'the row slides 2 is lost'],
    ['a changed row', { tables: { ...tables, slides: { 1: 'title 2', 2: 'c' } } }, 'the row slides 2 is another one'],
    [
      'a row too many',
      { tables: { ...tables, slides: { 1: 'title 2', 2: 'b', 3: 'c' } } },
      'the row slides 3 was not there',
    ],
    ['a lost table', { tables: { jobs: tables['jobs'] ?? {} } }, 'the row slides 1 is lost'],
    ['a table too many', { tables: { ...tables, more: { 1: 'x' } } }, 'the row more 1 was not there'],
    [
      'a mixture of two moments',
      { tables: { ...tables, slides: { 1: 'title 2.5', 2: 'b' } } },
      'the row slides 1 is another one',
    ],
    ['a lost file', { files: { 'new-2.png': 'new' } }, 'the file a.png is lost'],
    ['other bytes', { files: { ...files, 'a.png': 'byte' } }, 'the file a.png is another one'],
    ['a file that never was', { files: { ...files, 'x.png': 'x' } }, 'the file x.png was not there'],
    ['a file of an earlier moment too many', { files: { ...files, 'old.png': 'x' } }, 'the file old.png was not there'],
    ['another answer', { calls: { '/api/content.php': 'title 1' } }, 'the answer to /api/content.php is another one'],
    ['a lost answer', { calls: {} }, 'the answer to /api/content.php is lost'],
  ])('F13: is not, with %s', (_, change: Partial<Moment>, told) => {
    expect(judge({ tables, files, calls, ...change })).toContain(told);
  });

  it('F13: is not, when nothing is known of then, and many differences are told as some', () => {
    expect(judge(moment(1), [])).toHaveLength(1);
    const many = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`x${n}.png`, 'x']));
    expect(judge({ ...moment(1), files: { ...files, ...many } })).toEqual([
      expect.stringContaining('x0.png'),
      expect.stringContaining('x1.png'),
      expect.stringContaining('x2.png'),
      '17 more like the last one',
    ]);
  });
});
