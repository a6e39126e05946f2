import { describe, expect, it } from 'vitest';
import { deadlineOf, lengthText } from './deadline';

const HOUR = 3_600_000;
const received = Date.parse('2026-11-20T08:00:00.000Z');
const lead = { receivedAt: new Date(received).toISOString(), answeredAt: null, state: 'new' } as const;
const after = (hours: number) => deadlineOf(lead, received + hours * HOUR);

describe('the promised 24 hours', () => {
  it('P21: tell the time that is left, louder when it is short, and then how late it is', () => {
    expect(after(0)).toEqual({ text: '1 day left', tone: 'plain' });
    expect(after(1)).toEqual({ text: '23 h left', tone: 'plain' });
    expect(after(21.25)).toEqual({ text: '2 h 45 min left', tone: 'warn' });
    expect(after(24)).toEqual({ text: '0 min left', tone: 'warn' });
    expect(after(24.001)).toEqual({ text: 'Due now', tone: 'bad' });
    expect(after(25.5)).toEqual({ text: '1 h 30 min late', tone: 'bad' });
    expect(after(24 + 26)).toEqual({ text: '1 day 2 h late', tone: 'bad' });
  });

  it('P20: stop when it is answered, done or spam', () => {
    const answeredAt = new Date(received + 3 * HOUR).toISOString();
    expect(deadlineOf({ ...lead, answeredAt }, received + 99 * HOUR)).toEqual({
      text: 'Answered after 3 h',
      tone: 'good',
    });
    expect(deadlineOf({ ...lead, state: 'done' }, received + 99 * HOUR)).toBeNull();
    expect(deadlineOf({ ...lead, state: 'spam' }, received)).toBeNull();
    expect(deadlineOf({ ...lead, state: 'in-progress' }, received)?.text).toBe('1 day left');
  });

  it('P20: a time that is none tells nothing', () => {
    expect(deadlineOf({ ...lead, receivedAt: '' }, received)).toBeNull();
    expect(lengthText(-1)).toBe('0 min');
    expect(lengthText(2 * 24 * HOUR)).toBe('2 days');
  });
});
