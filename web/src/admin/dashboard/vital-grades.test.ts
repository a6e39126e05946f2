import { expect, it } from 'vitest';
import { gradeOf, type Vital } from './vital-grades';

it('A3: speed is judged by the agreed limits, each of which still belongs to the better side', () => {
  const limits: [Vital, number, number, number][] = [
    ['lcp', 2_500, 4_000, 1],
    ['inp', 200, 500, 1],
    ['cls', 0.1, 0.25, 0.01],
    ['fcp', 1_800, 3_000, 1],
  ];
  for (const [vital, good, middling, step] of limits) {
    const values = [0, good, good + step, middling, middling + step];
    expect(values.map((value) => gradeOf(vital, value))).toEqual(['good', 'good', 'middling', 'middling', 'poor']);
    expect(gradeOf(vital, null)).toBeNull();
  }
});
