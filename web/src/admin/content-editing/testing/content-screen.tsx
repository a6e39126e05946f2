import { act, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { World, type Tab } from '../../editing/testing/open-tab';
import { completeBrowser } from '../../editing/testing/complete-browser';
import { useEditorState } from '../../editing/use-editor-state';
import { contentDocument } from '../content-document';
import { ContentEditorProvider } from '../ContentEditing';
import { contentWords } from '../content-words';

/** A screen, or a tab of one, that edits the content of a server which merges for real. */
export class ContentScreenTest {
  private constructor(
    readonly world: World,
    readonly tab: Tab,
    private readonly root: Root,
  ) {}

  static async open(Screen: ComponentType, address = '/admin/content'): Promise<ContentScreenTest> {
    completeBrowser();
    window.history.replaceState(null, '', address);
    const world = new World();
    const tab = await world.open();
    function Editing() {
      const state = useEditorState(tab.session);
      const rest = { document: contentDocument, words: contentWords, loadError: undefined, reload: () => undefined };
      return (
        <ContentEditorProvider value={{ ...rest, session: tab.session, state }}>
          <Screen />
        </ContentEditorProvider>
      );
    }
    document.body.innerHTML = '<div id="root"></div>';
    const root = createRoot(document.getElementById('root')!);
    await act(async () =>
      root.render(
        <BrowserRouter>
          <Editing />
        </BrowserRouter>,
      ),
    );
    return new ContentScreenTest(world, tab, root);
  }

  async close(): Promise<void> {
    await act(async () => this.root.unmount());
    vi.unstubAllGlobals();
  }
}

/** A field by its form field name, the first one on the screen. */
export const input = (name: string) =>
  document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)!;

/** A button by the beginning of its name. */
export const button = (label: string) => document.querySelector<HTMLButtonElement>(`button[aria-label^="${label}"]`)!;

export const click = (element: HTMLElement) => act(async () => element.click());

/** Types as a browser does: the value changes, then the event comes. */
export function type(element: HTMLInputElement | HTMLTextAreaElement, value: string): Promise<void> {
  const prototype = element instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  return act(async () => {
    element.focus();
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
