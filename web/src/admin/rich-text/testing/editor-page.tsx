import type { Editor } from '@tiptap/core';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';
import { RichTextEditor } from '../RichTextEditor';

let root: Root;
/** What the editor has told of its text, the latest last. */
export const told: string[] = [];

/** The editor of the page, which its element knows. */
export function editor(): Editor {
  const element = document.querySelector<HTMLElement & { editor?: Editor }>('.tiptap');
  if (!element?.editor) throw new Error('There is no editor');
  return element.editor;
}
export const show = (value: string, error?: string) =>
  act(async () =>
    root.render(
      <RichTextEditor
        label="Content"
        value={value}
        error={error}
        schema={{ maxLength: 200_000 }}
        uploadName="post"
        onChange={(html) => told.push(html)}
      />,
    ),
  );
export const tool = (label: string) => document.querySelector<HTMLElement>(`[role="toolbar"] [aria-label="${label}"]`)!;
export const press = (element: Element, key: string, keys: KeyboardEventInit = {}) =>
  act(async () =>
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...keys })),
  );
export const click = (element: HTMLElement) => act(async () => element.click());
export const field = (label: string) =>
  [...document.querySelectorAll('label')].find((each) => each.textContent === label)!.control as HTMLInputElement;
/** Types as a browser does: the value changes, then the event comes. */
export const type = (input: HTMLInputElement, value: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
export const button = (text: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent === text)!;

/** Gives each test of a file a page of its own. */
export function onAnEditorPage(): void {
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
    };
    // The test's page has no layout.
    Range.prototype.getClientRects = () => document.body.getClientRects();
    Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
    document.elementFromPoint = () => null;
    told.length = 0;
    document.body.innerHTML = '<div id="root"></div>';
    root = createRoot(document.getElementById('root')!);
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    vi.unstubAllGlobals();
  });
}
