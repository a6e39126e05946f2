// @vitest-environment jsdom
import { AUTOSAVE_QUIET_MS } from '@apoti/contract';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { contentWords } from '../content-editing/content-words';
import { completeBrowser } from '../editing/testing/complete-browser';
import { testDocument, World } from '../editing/testing/open-tab';
import { EditorNotices } from './EditorNotices';

afterEach(() => vi.unstubAllGlobals());

type Tab = Awaited<ReturnType<World['open']>>;

/** A first slide was edited here and deleted elsewhere. */
async function deleteEdited(tab: Tab, world: World): Promise<void> {
  world.server.change((content) => content.heroSlides.shift());
  tab.type({ title: 'My title' });
  await world.clock.pass(AUTOSAVE_QUIET_MS);
}

/** What the notices say after what happens. */
async function told(...happens: ((tab: Tab, world: World) => Promise<void> | void)[]) {
  completeBrowser();
  const world = new World();
  const tab = await world.open();
  for (const one of happens) await one(tab, world);
  const { session } = tab;
  const editor = { document: testDocument, words: contentWords, session, loadError: undefined, reload: () => {} };
  const place = document.createElement('div');
  const root = createRoot(place);
  const notices = <EditorNotices editor={{ ...editor, state: session.getState() }} />;
  await act(async () => root.render(<MemoryRouter>{notices}</MemoryRouter>));
  const text = place.textContent;
  await act(async () => root.unmount());
  return text;
}

it('C6: what came back against a deletion is named, with what happened and what to do', async () => {
  expect(await told(deleteEdited)).toContain(
    'Slide “My title”: somebody else deleted it while you edited it. Delete it if it should go.',
  );
});

it('C6: nothing is said of it any more once it is deleted after all', async () => {
  const deleted = await told(deleteEdited, async (tab, world) => {
    tab.session.edit((mine) => ({ ...mine, heroSlides: mine.heroSlides.slice(1) }));
    await world.clock.pass(AUTOSAVE_QUIET_MS);
  });
  expect(deleted).toBe('');
});

it('C6: of what may be a new one with the number of a deleted one nobody is told to delete it', async () => {
  const rewritten = await told(async (tab, world) => {
    world.server.change(({ testimonials: [first] }) =>
      Object.assign(first!, { name: 'Their new one', position: 'Other', location: 'Abuja', quote: 'Other words' }),
    );
    tab.session.edit((mine) => ({ ...mine, testimonials: mine.testimonials.slice(1) }));
    await world.clock.pass(AUTOSAVE_QUIET_MS);
  });
  expect(rewritten).toContain('you deleted one with its number. It was rewritten meanwhile, or it is a new one');
  expect(rewritten).not.toContain('Delete it again');
});
