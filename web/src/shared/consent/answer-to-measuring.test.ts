// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import type { AskedCategory, SiteTags } from '@apoti/contract';
import { VISITED_STORAGE } from '../lib/storage-names';

const tags: SiteTags = { tools: [], categories: ['analytics'], ownNote: true, honourSignals: true };
const agreed: ReadonlySet<AskedCategory> = new Set<AskedCategory>(['analytics']);
const sent: string[] = [];

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  sent.length = 0;
  vi.setSystemTime('2026-03-18T12:00:00Z');
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: (url: string) => sent.push(url) });
});
const answer = async (may: string, allowed: ReadonlySet<AskedCategory>) => {
  document.body.innerHTML = `<i data-measure="${may}"></i>`;
  const { answerToMeasuring } = await import('./answer-to-measuring');
  answerToMeasuring(tags, allowed);
};

it('A18: the week of the first visit is told once, only by who agreed and only for cohorts', async () => {
  await answer('rs', agreed);
  await answer('rcs', new Set());
  expect(sent).toEqual([]);
  expect(localStorage.getItem(VISITED_STORAGE)).toBeNull();
  await answer('rcs', agreed);
  await answer('rcs', agreed);
  expect(sent).toEqual(['/api/measure']);
  // The day alone: whoever came first on that day has the same note.
  expect(localStorage.getItem(VISITED_STORAGE)).toBe(String(Math.floor(Date.parse('2026-03-18') / 86_400_000)));
});
