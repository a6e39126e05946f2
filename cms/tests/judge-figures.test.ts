import { describe, expect, it } from 'vitest';
import { judgeLeads, judgeVisitors } from '../src/figure-alerts/judge-figures';
import { usualOf } from '../src/figure-alerts/usual';
import { daysBefore } from '../src/reports/report-periods';

/** A Thursday. */
const TODAY = '2026-03-05';

describe('figures that are judged', () => {
  it('A18: few visitors, or a site of less than a week, raise nothing', async () => {
    const told = { percent: 200, until: '14:10', address: '' };
    const of = (usual: number, today: number, days: number) => [
      ...Array.from({ length: days }, (_, back) => ({ day: daysBefore(TODAY, back + 1), value: usual })),
      { day: TODAY, value: today },
    ];
    expect(judgeVisitors(of(1, 3, 20), TODAY, told)).toEqual([]);
    expect(judgeVisitors(of(40, 400, 6), TODAY, told)).toEqual([]);
    expect(judgeVisitors(of(40, 400, 7), TODAY, told)).toHaveLength(1);
  });

  it('A18: a quiet Sunday is compared with Sundays; one lead less is chance', () => {
    const sunday = '2026-03-01';
    const figures = Array.from({ length: 29 }, (_, back) => daysBefore(sunday, back)).map((day) => ({
      day,
      value: new Date(`${day}T12:00:00Z`).getUTCDay() === 0 ? 6 : 20,
    }));
    expect(usualOf(figures, sunday)).toBe(6);
    expect(judgeLeads(figures, sunday, { percent: 20, address: '' })).toEqual([]);
    const few = figures.map((one) => (one.day === sunday ? { ...one, value: 4 } : one));
    expect(judgeLeads(few, sunday, { percent: 20, address: '' })).toEqual([]);
    const none = figures.map((one) => (one.day === sunday ? { ...one, value: 0 } : one));
    expect(judgeLeads(none, sunday, { percent: 20, address: '' })).toHaveLength(1);
  });
});
