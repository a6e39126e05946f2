import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { mutate } from 'swr';
import { expect, vi } from 'vitest';
import { completeBrowser } from '../../editing/testing/complete-browser';
import { MediaScreen } from '../MediaScreen';

/** The screen in a document of its own, and what its tests look for in it. */
let root: Root;

/** An empty document, and nothing known of the server. */
export async function beginDocument(): Promise<void> {
  completeBrowser();
  localStorage.clear();
  await mutate(() => true, undefined);
  document.body.innerHTML = '<div id="screen" tabindex="-1"><div id="root"></div></div>';
  root = createRoot(document.getElementById('root')!);
}

/** Takes the screen away again. */
export async function endDocument(): Promise<void> {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
}

/** Opens the screen at an address, or leads it there when it is open. */
export async function open(search = ''): Promise<void> {
  window.history.replaceState(null, '', `/admin/media${search}`);
  await act(async () =>
    root.render(
      <BrowserRouter>
        <MediaScreen person={7} />
      </BrowserRouter>,
    ),
  );
  await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')));
}

export const page = () => document.body.textContent ?? '';
export const named = <T extends HTMLElement = HTMLElement>(label: string) =>
  document.querySelector<T>(`[aria-label="${label}"]`)!;
export const button = (text: string, within: ParentNode = document) =>
  [...within.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === text)!;
export const dialog = () => [...document.querySelectorAll('dialog')].filter((each) => each.open).at(-1)!;
export const click = (element: Element) =>
  act(async () => void element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));
export const files = () =>
  [...document.querySelectorAll('[aria-label="Files"] > li')].map((tile) => tile.querySelector('[title]')?.textContent);
export const field = (label: string, within: ParentNode = document) => {
  const of = [...within.querySelectorAll('label')].find(({ textContent }) => textContent?.trim().startsWith(label))!;
  return within.querySelector<HTMLInputElement>(`[id="${of.htmlFor}"]`)!;
};
export const box = (label: string) =>
  [...document.querySelectorAll('label')]
    .find(({ textContent }) => textContent?.trim() === label)!
    .querySelector<HTMLInputElement>('input')!;
/** Selects a file, or takes it out of the selection. */
export const select = (name: string) => click(box(`Select: ${name}`));
export const choose = (element: HTMLElement, value: string) =>
  act(async () => {
    Object.assign(element, { value });
    element.dispatchEvent(new Event('change', { bubbles: true }));
  });
export const address = () => window.location.search;
/** Waits until it holds, with what React has to do meanwhile. */
export const until = (holds: () => void) =>
  vi.waitFor(async () => {
    await act(async () => undefined);
    holds();
  }, 10_000);
export const shown = (text: string) => until(() => expect(page()).toContain(text));
export const gone = (text: string) => until(() => expect(page()).not.toContain(text));

/** Files that are dropped or pasted somewhere. */
export const give = (element: EventTarget, type: 'drop' | 'paste', given: File[]) =>
  act(async () => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    const transfer = { files: given, types: ['Files'] };
    Object.defineProperty(event, type === 'drop' ? 'dataTransfer' : 'clipboardData', { value: transfer });
    element.dispatchEvent(event);
  });
