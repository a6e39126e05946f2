import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { mutate } from 'swr';
import { expect, vi } from 'vitest';
import { completeBrowser } from '../../editing/testing/complete-browser';
import { PostsScreen } from '../PostsScreen';
import { summary } from './fake-posts';

/** The screen in a document of its own, and what its tests look for in it. */
let root: Root;

/** An empty document, and nothing known of the server. */
export async function beginDocument(): Promise<void> {
  completeBrowser();
  await mutate(() => true, undefined);
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root')!);
}

/** Takes the screen away again. */
export async function endDocument(): Promise<void> {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
}

/** Opens the screen at an address. */
export async function open(search = ''): Promise<void> {
  window.history.replaceState(null, '', `/admin/blog${search}`);
  await act(async () =>
    root.render(
      <BrowserRouter>
        <PostsScreen />
      </BrowserRouter>,
    ),
  );
}

export const page = () => document.body.textContent ?? '';
export const named = (label: string) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`)!;
export const button = (text: string, within: ParentNode = document) =>
  [...within.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === text)!;
export const dialog = () => document.querySelector('dialog[open]')!;
export const click = (element: Element) =>
  act(async () => void element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));
export const titles = () => [...document.querySelectorAll('tbody th a')].map(({ textContent }) => textContent);
export const rowOf = (title: string) =>
  [...document.querySelectorAll('tbody tr')].find((row) => row.querySelector('th a')?.textContent === title)!;
export const box = (title: string) => rowOf(title).querySelector<HTMLInputElement>('input')!;
export const pageBox = () => document.querySelector<HTMLInputElement>('thead input')!;
export const select = (label: string) =>
  [...document.querySelectorAll('select')].find(
    ({ id }) => document.querySelector(`label[for="${id}"]`)?.textContent === label,
  )!;
export const choose = (label: string, value: string) =>
  act(async () => {
    const element = select(label);
    element.value = value;
    element.dispatchEvent(new Event('change', { bubbles: true }));
  });
export const type = (text: string) =>
  act(async () => {
    const element = document.querySelector<HTMLInputElement>('input[type=search]')!;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text);
    element.dispatchEvent(new Event('input', { bubbles: true }));
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
export const posts = (count: number) => Array.from({ length: count }, (_, index) => summary(index + 1));
