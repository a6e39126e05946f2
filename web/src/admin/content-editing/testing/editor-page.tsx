import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { completeBrowser } from '../../editing/testing/complete-browser';
import { World, type Tab } from '../../editing/testing/open-tab';
import { useEditorState } from '../../editing/use-editor-state';
import { contentDocument } from '../content-document';
import { ContentEditorProvider } from '../ContentEditing';
import { contentWords } from '../content-words';

/** A part of the back-office on a page, with a content session in a world of its own. */
export type EditorPage = {
  world: World;
  tab: Tab;
  close: () => Promise<void>;
};

/** Shows what edits the content, as an admin's browser does. Close it after the test. */
export async function openEditorPage(
  shown: ReactNode,
  prepare: (world: World) => void = () => {},
  address = '/admin',
): Promise<EditorPage> {
  completeBrowser();
  window.history.replaceState(null, '', address);
  const world = new World();
  prepare(world);
  const tab = await world.open();
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.getElementById('root')!);
  await act(async () => root.render(<Page tab={tab}>{shown}</Page>));
  return {
    world,
    tab,
    close: async () => {
      await act(async () => root.unmount());
      vi.unstubAllGlobals();
    },
  };
}

function Page({ tab, children }: { tab: Tab; children: ReactNode }) {
  const state = useEditorState(tab.session);
  const { session } = tab;
  return (
    <ContentEditorProvider
      value={{ document: contentDocument, words: contentWords, session, state, loadError: undefined, reload: () => {} }}
    >
      <BrowserRouter>{children}</BrowserRouter>
    </ContentEditorProvider>
  );
}

/** A field of the open form by its name. */
export function field(name: string): HTMLInputElement {
  return document.querySelector<HTMLInputElement>(`form [name="${name}"]`)!;
}

/** A button by the beginning of what it is called. */
export function button(label: string): HTMLButtonElement {
  const named = document.querySelector<HTMLButtonElement>(`button[aria-label^="${label}"]`);
  const texts = [...document.querySelectorAll<HTMLButtonElement>('dialog[open] button, button')];
  return named ?? texts.find(({ textContent }) => textContent?.trim() === label)!;
}

/** Types as a browser does: the value changes, then the event comes. */
export function type(element: HTMLInputElement | HTMLTextAreaElement, value: string): Promise<void> {
  const prototype = element instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  return act(async () => {
    element.focus();
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Presses it, and lets what follows come about. */
export const click = (element: HTMLElement) => act(async () => element.click());

/** What the rows of the list are called, in their order. */
export const rows = () =>
  [...document.querySelectorAll('ol > li h3 button')].map(
    (row) => row.querySelector(':scope > span:last-of-type > span')?.textContent,
  );
