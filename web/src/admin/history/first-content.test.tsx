// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FIRST_CONTENT, type HistoryGroup } from '@apoti/contract';
import { completeBrowser } from '../editing/testing/complete-browser';
import { ChangeList } from './ChangeList';
import { entryTeller } from './teller';

const calls = vi.hoisted(() => ({ request: vi.fn() }));
vi.mock('../../shared/api/client', () => calls);

let root: Root;
const wished = vi.fn();

function group(number: number, fields: Partial<HistoryGroup>): HistoryGroup {
  const at = '2026-11-20T11:00:00.000Z';
  const whole = { path: [], new: { title: `Number ${number}` } };
  const run = { from: number, change: number, who: FIRST_CONTENT, door: 'system' as const, first: at, last: at };
  return { ...run, item: `${number}`, name: `Number ${number}`, changes: [whole], more: 0, ...fields };
}

async function show(groups: HistoryGroup[]): Promise<void> {
  calls.request.mockResolvedValue({ groups, next: null });
  const list = (
    <ChangeList history={{ kind: 'posts' }} teller={entryTeller()} busy={false} onWish={wished} onPages={() => {}} />
  );
  await act(async () => root.render(<SWRConfig value={{ provider: () => new Map() }}>{list}</SWRConfig>));
}

const lines = () => [...document.querySelectorAll('section > ol > li > details > summary > span + span')];
const texts = () => lines().map((line) => line.textContent);

describe('the first content in the history', () => {
  beforeEach(() => {
    completeBrowser();
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    document.body.innerHTML = '<div id="root"></div>';
    root = createRoot(document.getElementById('root')!);
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    vi.unstubAllGlobals();
  });

  it('A6: many places of what is kept as a whole are one short line, which opens to each of them', async () => {
    const changes = Array.from({ length: 60 }, (_, id) => ({ path: ['faqs', `#${id}`], new: { question: 'Why?' } }));
    await show([group(1, { item: '', name: '', changes })]);
    expect(texts()).toEqual(['What the site began with']);
    expect(document.querySelectorAll('details li')).toHaveLength(60);
  });

  it('A6: many entries are one line; opened each is there with what can be done', async () => {
    const edit = { path: ['draft', 'title'], old: 'Number 2', new: 'Two' };
    const byAmina = group(9, { who: 'Amina', door: 'back-office', item: '2', name: 'Two', changes: [edit] });
    const published = { path: ['published'], new: { title: 'Number 2' } };
    await show([byAmina, group(3, {}), group(2, { name: 'Two', changes: [published] }), group(1, {})]);
    expect(texts()).toEqual(['changed “Two”: Title', 'What the site began with: 3 entries']);
    const inside = [...document.querySelectorAll('details details summary > span + span')];
    expect(inside.map((line) => line.textContent)).toEqual([
      'added “Number 3”',
      'published “Number 2” (now “Two”)',
      'added “Number 1”',
    ]);
    const button = [...document.querySelectorAll('button')].find((one) => one.textContent?.startsWith('Take off'));
    await act(async () => button?.click());
    expect(wished).toHaveBeenCalledWith(expect.objectContaining({ change: 2, paths: [['published']] }));
  });

  it('A6: one entry of it, and an account of that name, are told as any other run', async () => {
    await show([group(2, { door: 'back-office' }), group(1, {})]);
    expect(texts()).toEqual(['added “Number 2”', 'added “Number 1”']);
  });
});
