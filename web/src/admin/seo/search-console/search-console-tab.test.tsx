// @vitest-environment jsdom
import type { SearchConsoleReply, Seo } from '@apoti/contract';
import { defaultSeo } from '@apoti/contract/content/default-seo';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchConsoleTab } from './SearchConsoleTab';

type Own = Seo['searchConsole'];
const proof: Own = { property: '', verificationMethod: 'html-tag', verificationCode: 'abc' };
const { request, saved } = vi.hoisted(() => ({
  request: vi.fn<() => Promise<SearchConsoleReply>>(),
  saved: { searchConsole: {} },
}));
vi.mock('../../../shared/api/client', () => ({ request }));
vi.mock('../../seo-editing/seo-editing', () => ({
  useSeoEditor: () => ({ state: { work: { base: { content: saved } } } }),
}));

const found: SearchConsoleReply = {
  isConnected: true,
  verifiedAt: '2026-11-20T12:00:00.000Z',
  cannotSync: 'Say which property it is, and save',
  report: null,
};

let root: Root;
beforeEach(() => {
  request.mockReset().mockResolvedValue(found);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root')!);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

/** Shows the tab with this in its form, and this saved; waits for what it asks. */
async function show(mine: Own, base: Own): Promise<void> {
  saved.searchConsole = base;
  const group = { value: { ...defaultSeo, searchConsole: mine }, edit: () => undefined, issue: () => undefined };
  await act(async () =>
    root.render(
      <SWRConfig value={cache}>
        <SearchConsoleTab seo={group} />
      </SWRConfig>,
    ),
  );
}
const kept = new Map();
const cache = { provider: () => kept };
const text = () => document.body.textContent ?? '';
const isOffered = () => text().includes('Sync data');

it('A17: the state is that of what is saved: asked anew after a save, and nobody’s before it', async () => {
  await show(proof, proof);
  expect(text()).toContain('Verified on 20 Nov 2026, 13:00');
  expect([isOffered(), text().includes('Say which property')]).toEqual([true, true]);

  const other: Own = { ...proof, verificationCode: 'other' };
  await show(other, proof);
  expect([text().includes('Pending'), text().includes('Verified on'), isOffered()]).toEqual([true, false, false]);
  expect(request).toHaveBeenCalledTimes(1);

  request.mockResolvedValue({ ...found, isConnected: false, verifiedAt: null });
  await show(other, other);
  expect(request).toHaveBeenCalledTimes(2);
  expect([text().includes('Pending'), isOffered()]).toEqual([true, false]);
});

it('A17: with the property saved, what was missing for Sync is not any more', async () => {
  await show(proof, proof);
  request.mockResolvedValue({ ...found, cannotSync: null });
  const named = { ...proof, property: 'sc-domain:example.com' };
  await show(named, proof);
  expect(text()).toContain('Verified on');
  await show(named, named);
  expect([text().includes('Verified on'), isOffered(), text().includes('Say which property')]).toEqual([
    true,
    true,
    false,
  ]);
});
