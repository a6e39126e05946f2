// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SiteTags } from '@apoti/contract';
import { answerToMeasuring } from '../shared/consent/answer-to-measuring';
import { keepChoice } from '../shared/consent/choice';
import { CONSENT_STORAGE } from '../shared/lib/storage-names';
import { beginPage, endPage, look, sent, set } from '../shared/measuring/testing/measured-page';

const asking: SiteTags = { tools: [], categories: ['analytics'], ownNote: true, honourSignals: false };

/** The page as it comes, until its view was told: what measures it runs first. */
async function open(may: string): Promise<void> {
  document.body.insertAdjacentHTML('beforeend', `<i data-measure="${may}"></i>`);
  vi.resetModules();
  await import('./measure-visit');
  look();
}

beforeEach(beginPage);
afterEach(endPage);

it('P16, A20: who refused analytics before is not counted on the next page, from its first view on', async () => {
  keepChoice(asking, new Set(), Date.now());
  await open('ae');
  answerToMeasuring(asking, new Set());
  set('hidden');
  expect(sent).toEqual([]);
});

it('A20: who agreed, and who was asked about something else, is counted', async () => {
  keepChoice(asking, new Set(['analytics']), Date.now());
  await open('ae');
  expect(sent).toHaveLength(1);
  localStorage.clear();
  keepChoice({ ...asking, categories: ['marketing'], ownNote: false }, new Set(), Date.now());
  await open('ae');
  expect(sent).toHaveLength(2);
});

it.each([
  ['where nobody is asked any more an old refusal', 'e', () => keepChoice(asking, new Set(), Date.now())],
  ['an answer that nobody has given', 'ae', () => undefined],
  ['a broken answer', 'ae', () => localStorage.setItem(CONSENT_STORAGE, '{')],
])('A20: %s keeps nobody from being counted', async (_, may, keep) => {
  keep();
  await open(may);
  expect(sent).toHaveLength(1);
});
