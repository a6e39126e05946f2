import { act, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { vi } from 'vitest';
import { completeBrowser } from '../../editing/testing/complete-browser';

/** A screen of entries in a document of its own, and what its tests look for in it. */
let root: Root;

/** A whole browser that keeps nothing yet. */
export function beginBrowser(): void {
  completeBrowser();
  localStorage.clear();
  vi.clearAllMocks();
}

/** Takes the screen away. */
export const leave = () => act(async () => root.unmount());

/** Takes the screen away, and gives the browser back. */
export async function endBrowser(): Promise<void> {
  await leave();
  vi.unstubAllGlobals();
}

/** Opens a screen at an address below it, as a reload does. */
export async function open(screen: ReactElement, url: string): Promise<void> {
  window.history.replaceState(null, '', url);
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root')!);
  await draw(screen, url);
}

/** The screen that is open, with what its calls answer by now. */
export function draw(screen: ReactElement, url: string): Promise<void> {
  const path = url.split(/[?#]/)[0]!.split('/').slice(0, 3).join('/');
  return act(async () =>
    root.render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <BrowserRouter>
          <Routes>
            <Route path={`${path}/*`} element={screen} />
          </Routes>
        </BrowserRouter>
      </SWRConfig>,
    ),
  );
}

export const address = () => `${window.location.pathname}${window.location.search}`;
export const page = () => document.body.textContent ?? '';
export const field = (name: string) =>
  document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)!;
export const labelled = (label: string) => document.querySelector<HTMLElement>(`[aria-label^="${label}"]`)!;
export const buttonOf = (text: string, within: ParentNode = document) =>
  [...within.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === text)!;
export const click = (element: HTMLElement) => act(async () => element.click());
export const question = () => document.querySelector('dialog[open]')!;
/** Waits until it holds, with what React has to do meanwhile. */
export const until = (holds: () => void) =>
  vi.waitFor(async () => {
    await act(async () => undefined);
    holds();
  }, 10_000);
