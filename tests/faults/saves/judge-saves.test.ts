import { describe, expect, it } from 'vitest';
import type { Event, Fields, Row, Save } from './history';
import { judgeSaves, type Known } from './judge-saves';

const known: Known = {
  entries: new Map<string, Fields>([
    ['mission', { text: 'first' }],
    ['slide', { title: 'first' }],
  ]),
  open: [],
};
const save = (id: string, writes: Save['writes']): Save => ({ id, does: 'a call', writes });
/** A save of two entries. */
const both = save('a', [
  { entry: 'mission', fields: { text: 'a' } },
  { entry: 'slide', fields: { title: 'a' } },
]);
const created = save('p', [{ entry: 'post', fields: { title: 'p', status: 'draft' } }]);
const deleted = save('d', [{ entry: 'slide', fields: null }]);
const sent = (one: Save): Event => ({ kind: 'sent', save: one });
const answered = ({ id }: Save, status: number): Event => ({ kind: 'answered', id, status });
const killed: Event = { kind: 'killed', what: 'cms' };
const acknowledged = (one: Save) => [sent(one), answered(one, 200), killed];
const unanswered = (one: Save) => [sent(one), killed, answered(one, 503)];
const there = (mission: string, slide: string | null, ...more: Row[]): Row[] => [
  { entry: 'mission', fields: { text: mission } },
  ...(slide === null ? [] : [{ entry: 'slide', fields: { title: slide } }]),
  ...more,
];
const post = (fields: Fields = { title: 'p', status: 'draft' }): Row => ({ entry: 'post', fields });
const judged = (events: Event[], rows: Row[], before = known) => judgeSaves(before, events, rows).violations;

describe('the judge of saves', () => {
  it('F1: finds nothing where nothing was lost', () => {
    expect(judged([killed], there('first', 'first'))).toEqual([]);
    expect(judged(acknowledged(both), there('a', 'a'))).toEqual([]);
    expect(judged(unanswered(both), there('a', 'a'))).toEqual([]);
    expect(judged(unanswered(both), there('first', 'first'))).toEqual([]);
    expect(judged(acknowledged(created), there('first', 'first', post()))).toEqual([]);
    expect(judged(acknowledged(deleted), there('first', null))).toEqual([]);
    expect(judged(unanswered(deleted), there('first', null))).toEqual([]);
    expect(judged([sent(both), answered(both, 422)], there('first', 'first'))).toEqual([]);
  });

  it('F1: finds an acknowledged save that is lost', () => {
    expect(judged(acknowledged(both), there('first', 'first'))).toEqual([
      'mission, text should be “a” (saved: a call, a) and is “first”',
      'slide, title should be “a” (saved: a call, a) and is “first”',
    ]);
    expect(judged(acknowledged(created), there('first', 'first'))).toHaveLength(1);
    expect(judged(acknowledged(deleted), there('first', 'first'))).toHaveLength(1);
  });

  it('F1: finds a save that was done by half, acknowledged or not', () => {
    expect(judged(acknowledged(both), there('a', 'first'))).toHaveLength(1);
    expect(judged(unanswered(both), there('a', 'first'))).toContain('a call (a) was done by half');
    expect(judged(unanswered(created), there('first', 'first', post({ title: 'p' })))).toContain(
      'a call (p) was done by half',
    );
  });

  it('F1: a part that stood there before says nothing of whether a save was done', () => {
    const edit = save('e', [{ entry: 'slide', fields: { title: 'e', state: 'draft' } }]);
    const before = { ...known, entries: new Map(known.entries).set('slide', { title: 'first', state: 'draft' }) };
    const rows = (title: string): Row[] => [
      { entry: 'mission', fields: { text: 'first' } },
      { entry: 'slide', fields: { title, state: 'draft' } },
    ];
    expect(judged(unanswered(edit), rows('first'), before)).toEqual([]);
    expect(judged(unanswered(edit), rows('e'), before)).toEqual([]);
    expect(judged(unanswered(edit), rows('x'), before)).toHaveLength(1);
  });

  it('F1: what one save did is not half of another one, without an answer too, that wished the same in part', () => {
    const to = (id: string) => save(id, [{ entry: 'slide', fields: { title: id, state: 'draft' } }]);
    const rows = (title: string, state: string): Row[] => [
      { entry: 'mission', fields: { text: 'first' } },
      { entry: 'slide', fields: { title, state } },
    ];
    const before = {
      entries: new Map(known.entries).set('slide', { title: 'first', state: 'published' }),
      open: [to('older')],
    };
    expect(judgeSaves(before, unanswered(to('newer')), rows('newer', 'draft'))).toMatchObject({
      violations: [],
      done: ['newer'],
    });
    expect(judgeSaves(before, unanswered(to('newer')), rows('older', 'draft'))).toMatchObject({
      violations: [],
      done: ['older'],
    });
    expect(judged(unanswered(to('newer')), rows('first', 'draft'), before)).not.toEqual([]);
  });

  it('F1: finds a created entry that is there twice', () => {
    const again = [...unanswered(created), ...acknowledged(created)];
    expect(judged(again, there('first', 'first', post()))).toEqual([]);
    expect(judged(again, there('first', 'first', post(), post()))).toEqual(['post is there 2 times']);
  });

  it('F1: finds what was never sent, what was refused, and what is gone by itself', () => {
    expect(judged([killed], there('made up', 'first'))).toEqual(['mission, text should be “first” and is “made up”']);
    expect(judged([killed], there('first', 'first', post()))).toHaveLength(1);
    expect(judged([sent(both), answered(both, 409)], there('a', 'a'))).toHaveLength(2);
    expect(judged([killed], there('first', null))).toHaveLength(1);
  });

  it('F1: finds an older save that came back over a newer one', () => {
    const newer = save('b', [{ entry: 'mission', fields: { text: 'b' } }]);
    const events = [...acknowledged(both), ...acknowledged(newer)];
    expect(judged(events, there('b', 'a'))).toEqual([]);
    expect(judged(events, there('a', 'a'))).toHaveLength(1);
  });

  it('F1: an unanswered save may still be done as long as its CMS lives, and not after its end', () => {
    const proxyKilled: Event[] = [sent(both), { kind: 'killed', what: 'proxy' }];
    const later = judgeSaves(known, proxyKilled, there('first', 'first'));
    expect(judged([], there('a', 'a'), later.known)).toEqual([]);
    const powerGone: Event[] = [sent(both), { kind: 'killed', what: 'power' }];
    for (const events of [unanswered(both), powerGone]) {
      const dead = judgeSaves(known, events, there('first', 'first'));
      expect(judged([], there('a', 'a'), dead.known)).toHaveLength(2);
    }
  });

  it('F1: tells which unanswered saves were done', () => {
    expect(judgeSaves(known, unanswered(both), there('a', 'a')).done).toEqual(['a']);
    expect(judgeSaves(known, unanswered(both), there('first', 'first')).done).toEqual([]);
  });
});
