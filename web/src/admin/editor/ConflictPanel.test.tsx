// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { contentWords } from '../content-editing/content-words';
import { completeBrowser } from '../editing/testing/complete-browser';
import { testDocument, World } from '../editing/testing/open-tab';
import { ConflictPanel } from './ConflictPanel';

let root: Root;

/** The panel of somebody whose description of a slide meets another one. */
async function open(mine: string, theirs: string, words = contentWords): Promise<void> {
  completeBrowser();
  const world = new World();
  const tab = await world.open();
  world.server.change((content) => (content.heroSlides[0]!.description = theirs));
  tab.type({ description: mine });
  await tab.refresh();
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root')!);
  const { session } = tab;
  const editor = { document: testDocument, words, session, state: session.getState(), loadError: undefined };
  await act(async () => root.render(<ConflictPanel editor={{ ...editor, reload: () => {} }} />));
  await act(() => vi.dynamicImportSettled());
}
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const long = 'A long text about lockers that stand at every corner of Lagos and Abuja, day and night, for you.';

it('A6: of two long texts the words that differ are marked', async () => {
  await open(long.replace('every', 'each'), long.replace('Abuja', 'Kano'));
  const marked = (name: string) => [...document.querySelectorAll(name)].map(({ textContent }) => textContent);
  expect(marked('del')).toEqual(['[was: every]', '[was: Kano]']);
  expect(marked('ins')).toEqual(['[now: each]', '[now: Abuja]']);
});

it('A6: two versions of the same words are told to differ in their look only', async () => {
  await open(`${long} `, `${long}  `, { ...contentWords, text: (_, __, value) => String(value).trim() });
  expect(document.body.textContent).toContain('The words are the same: only their look, a link or a picture changed.');
});

it('A6: two short texts are seen at a glance', async () => {
  await open('Mine', 'Theirs');
  expect(document.querySelectorAll('[role=group] p')).toHaveLength(2);
});

it('A6: that there is a conflict is said once, and not again with the texts at each key', async () => {
  await open('Mine', 'Theirs');
  expect(document.querySelector('section')?.getAttribute('role')).toBeNull();
  expect(document.querySelector('[role=alert]')?.textContent).toBe('Somebody else changed the same field');
});
