import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { mutate } from 'swr';
import { vi } from 'vitest';
import { completeBrowser } from '../../editing/testing/complete-browser';
import { AnalyticsScreen } from '../AnalyticsScreen';
import { NOW, resetServer } from './answers';

let root: Root | null = null;

/** Makes a fresh browser, whose time is the test's. */
export async function beginScreen(): Promise<void> {
  vi.useFakeTimers({ now: NOW });
  completeBrowser();
  localStorage.clear();
  resetServer();
  await mutate(() => true, undefined);
  document.body.innerHTML = '<div id="root"></div>';
}

/** Opens the screen under an address. */
export async function open(search = '', person = 1): Promise<void> {
  window.history.replaceState(null, '', `/admin/analytics-dashboard${search}`);
  root = createRoot(document.getElementById('root')!);
  await act(async () =>
    root?.render(
      <BrowserRouter>
        <AnalyticsScreen person={person} />
      </BrowserRouter>,
    ),
  );
  await pass(0);
}

/** Leaves the screen. */
export async function leave(): Promise<void> {
  await act(async () => root?.unmount());
}

/** Leaves it, and gives the browser back. */
export async function endScreen(): Promise<void> {
  await leave();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
}

export const page = () => document.body.textContent ?? '';
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
export const button = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === text)!;
export const click = (element: HTMLElement) => act(async () => element.click());

/** A figure of now. */
export const figure = (name: string) =>
  [...document.querySelectorAll('dl > div')]
    .find((row) => row.querySelector('dt')?.textContent === name)!
    .querySelector('dd')!.textContent;

/** A card, and what it says first. */
export const metric = (name: string) =>
  [...document.querySelectorAll('section[aria-label="Key figures"] article')].find(
    (card) => card.querySelector('h2')?.textContent === name,
  )!;
export const value = (name: string) => metric(name).querySelectorAll('p')[0]!.textContent;
export const panel = (name: string) =>
  [...document.querySelectorAll('section')].find((one) => one.querySelector('h2')?.textContent === name);

/** Fills a field as a person does. */
export function fill(field: HTMLInputElement | HTMLSelectElement, text: string): Promise<void> {
  const isList = field instanceof HTMLSelectElement;
  const { prototype } = isList ? HTMLSelectElement : HTMLInputElement;
  return act(async () => {
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event(isList ? 'change' : 'input', { bubbles: true }));
  });
}

/** Chooses in a list above the figures. */
export function choose(label: string, chosen: string): Promise<void> {
  const name = [...document.querySelectorAll('header label')].find(({ textContent }) => textContent === label);
  const list = document.getElementById(name?.getAttribute('for') ?? '');
  if (!(list instanceof HTMLSelectElement)) throw new Error(`There is no list ${label}`);
  return fill(list, chosen);
}
