import { describe, expect, it } from 'vitest';
import { lostEdits, untoldEdits, type Event } from './acknowledged-edits';

const before = { mission: 'first', answer: 'first answer' };
const typed = (person: string, value: string, place = 'mission', over = 'first'): Event => ({
  kind: 'typed',
  person,
  place,
  value,
  over,
});
const saved = (person: string): Event => ({ kind: 'told saved', person });
const asked = (person: string, mine: string, theirs: string): Event => ({ kind: 'asked', person, mine, theirs });
/** What is lost if this has happened and the mission is this now, on the wire and in Ada's browser. */
const lost = (events: Event[], mission: string, inBrowser = mission) =>
  lostEdits(before, events, { wire: { ...before, mission }, shown: { ada: { mission: inBrowser } } });

describe('the checker of acknowledged edits', () => {
  it('A6: finds nothing where nothing was lost', () => {
    expect(lost([], 'first')).toEqual([]);
    expect(lost([typed('ada', 'a1'), saved('ada')], 'a1')).toEqual([]);
    expect(lost([typed('ada', 'a1'), typed('ada', 'a2'), saved('ada')], 'a2')).toEqual([]);
    expect(lost([typed('ada', 'a1'), saved('ada'), typed('ben', 'b1'), saved('ben')], 'b1')).toEqual([]);
    expect(lost([typed('ada', 'a1'), typed('ben', 'b1'), saved('ben'), asked('ada', 'a1', 'b1')], 'b1')).toEqual([]);
    expect(lost([typed('ada', 'a1')], 'first', 'a1')).toEqual([]);
  });

  it('A6: finds an edit that was said to be saved and is not there', () => {
    expect(lost([typed('ada', 'a1'), saved('ada')], 'first')).toHaveLength(1);
    expect(lost([typed('ada', 'a1'), saved('ada'), typed('ben', 'b1', 'answer'), saved('ben')], 'first')).toHaveLength(
      2,
    );
  });

  it('A6: finds an older edit that came back over a newer saved one', () => {
    const events = [typed('ada', 'a1'), saved('ada'), typed('ada', 'a2'), saved('ada')];
    expect(lost(events, 'a1')).toEqual(['ada was told that a2 in mission is saved: it is not there']);
  });

  it('A6: finds an edit that another person’s unsaved or earlier saved one replaced without a question', () => {
    expect(lost([typed('ben', 'b1'), typed('ada', 'a1'), saved('ada')], 'b1', 'b1')).toHaveLength(1);
    expect(lost([typed('ben', 'b1'), saved('ben'), typed('ada', 'a1'), saved('ada')], 'b1')).toHaveLength(1);
  });

  it('A6: an edit that somebody saw and typed over is no fault, whoever is told first', () => {
    const events = [typed('ada', 'a1'), typed('ben', 'b1', 'mission', 'a1'), saved('ben'), saved('ada')];
    expect(lost(events, 'b1')).toEqual([]);
    expect(lost([...events.slice(0, 2), typed('ben', 'b2', 'mission', 'b1'), ...events.slice(2)], 'b2')).toEqual([]);
    expect(lost([typed('ada', 'a1'), typed('ben', 'b1'), saved('ben'), saved('ada')], 'b1')).toHaveLength(1);
  });

  it('A6: what a person was neither told of nor asked about must stand where she typed it', () => {
    const events = [typed('ada', 'a1'), typed('ada', 'a2', 'answer'), typed('ben', 'b1')];
    const values = (happened: Event[]) => untoldEdits(happened, 'ada').map(({ value }) => value);
    expect(values(events)).toEqual(['a1', 'a2']);
    expect(values([...events, asked('ada', 'a1', 'b1')])).toEqual(['a2']);
    expect(values([...events, saved('ada')])).toEqual([]);
  });

  it('A6: finds what was typed, not said to be saved, and is gone from the browser', () => {
    expect(lost([typed('ada', 'a1')], 'first')).toEqual(['ada typed a1 into mission: gone from her browser']);
    expect(lost([typed('ada', 'a1'), saved('ada'), typed('ada', 'a2')], 'a1')).toHaveLength(1);
  });

  it('A6: what was lost after the browser’s own warning is no fault, unless it had been said to be saved', () => {
    const risk: Event = { kind: 'left at her own risk', person: 'ada' };
    expect(lost([typed('ada', 'a1'), risk], 'first')).toEqual([]);
    expect(lost([typed('ben', 'b1'), risk], 'first')).toHaveLength(1);
    expect(lost([typed('ada', 'a1'), saved('ada'), risk], 'first')).toHaveLength(1);
  });

  it('A6: finds what nobody typed, in that place, and what is gone altogether', () => {
    expect(lost([], 'made up')).toEqual(['nobody typed made up into mission']);
    expect(lost([typed('ada', 'a1', 'answer')], 'a1')).toHaveLength(2);
    expect(lostEdits(before, [], { wire: { mission: 'first' }, shown: {} })).toEqual(['answer is gone from the wire']);
  });
});
