// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SiteTags } from '@apoti/contract';
import { answerToMeasuring } from '../consent/answer-to-measuring';
import { VISITED_STORAGE } from '../lib/storage-names';
import { beginPage, endPage, sent, set, start, told } from './testing/measured-page';

beforeEach(beginPage);
afterEach(endPage);

describe('who is measured', () => {
  const tags = (categories: SiteTags['categories']): SiteTags => ({
    tools: [],
    categories,
    ownNote: true,
    honourSignals: true,
  });
  const analytics = tags(['analytics']);
  const mark = (may: string) => document.body.insertAdjacentHTML('beforeend', `<i data-measure="${may}"></i>`);

  it('A20: nothing is kept without an agreement, nor where the settings do not ask for it', async () => {
    mark('ev');
    answerToMeasuring(analytics, new Set(['analytics']));
    start();
    expect(localStorage.length).toBe(0);
    expect((await told()).map(({ returning }) => returning)).toEqual([false]);
  });

  it('A20: who agreed is known again on another day, and not once they took it back', async () => {
    mark('evr');
    const agreed = new Set(['analytics'] as const);
    answerToMeasuring(analytics, agreed);
    answerToMeasuring(analytics, agreed);
    start();
    expect(localStorage.getItem(VISITED_STORAGE)).not.toBeNull();
    vi.advanceTimersByTime(86_399_000);
    answerToMeasuring(analytics, agreed);
    set('hidden');
    expect((await told()).map(({ returning }) => returning)).toEqual([false, true]);
    answerToMeasuring(analytics, new Set());
    expect(localStorage.getItem(VISITED_STORAGE)).toBeNull();
    set('visible');
    set('hidden');
    expect(sent).toHaveLength(2);
  });

  it('A20: who was not asked about analytics has refused nothing', () => {
    answerToMeasuring(tags(['marketing']), new Set());
    start();
    expect(sent).toHaveLength(1);
  });
});
