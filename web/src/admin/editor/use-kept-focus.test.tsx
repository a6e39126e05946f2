// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useContentEditor } from '../content-editing/ContentEditing';
import { openEditorPage, type EditorPage } from '../content-editing/testing/editor-page';
import { EditorDock } from './EditorDock';

function Screen() {
  return (
    <main id="screen" tabIndex={-1}>
      <EditorDock editor={useContentEditor()} />
    </main>
  );
}

let page: EditorPage;
const named = (text: string) => [...document.querySelectorAll('button')].filter((one) => one.textContent === text);
const press = (button: HTMLButtonElement | undefined) =>
  act(async () => {
    button?.focus();
    button?.click();
  });

beforeEach(async () => {
  page = await openEditorPage(<Screen />);
  await act(async () => page.tab.type({ title: 'Mine', subtitle: 'Mine, too' }));
  page.world.server.change(({ heroSlides: [slide] }) => {
    Object.assign(slide!, { title: 'Theirs', subtitle: 'Theirs, too' });
  });
  await act(() => page.tab.refresh());
});
afterEach(() => page.close());

it('A6: who decides by keyboard goes on with the next field, and after the last one on the screen', async () => {
  expect(named('Take theirs')).toHaveLength(2);
  const [first, second] = named('Take theirs');
  await press(first);
  expect(document.activeElement).toBe(second);
  await press(second);
  expect(named('Take theirs')).toEqual([]);
  expect(document.activeElement?.id).toBe('screen');
});

it('A6: a notice that goes by itself takes the focus from nobody', async () => {
  const undo = document.querySelector<HTMLButtonElement>('button[aria-label="Undo"]');
  named('Keep mine')[0]?.focus();
  undo?.focus();
  await act(async () => {
    for (const path of ['title', 'subtitle'])
      page.tab.session.resolve(['heroSlides', `#${page.tab.mine.heroSlides[0]!.id}`, path], 'mine');
  });
  expect(named('Keep mine')).toEqual([]);
  expect(document.activeElement).toBe(undo);
});
