import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { mutate } from 'swr';
import { vi } from 'vitest';
import { Toaster } from '../../../shared/ui/Toaster';
import { completeBrowser } from '../../editing/testing/complete-browser';
import { LeadsScreen } from '../LeadsScreen';

/** The screen in a document of its own, and what its tests look for in it. */
let root: Root | undefined;

/** An empty document, and nothing known of the server. */
export async function beginDocument(): Promise<void> {
  completeBrowser();
  Element.prototype.checkVisibility ??= () => true;
  localStorage.clear();
  await mutate(() => true, undefined);
  document.body.innerHTML = '<main id="root"></main>';
}

/** Takes the screen away again. */
export async function endDocument(): Promise<void> {
  await act(async () => root?.unmount());
  root = undefined;
  vi.unstubAllGlobals();
}

/** Opens the screen at an address, as a reload does. */
export async function open(path = '', person = 1): Promise<void> {
  await act(async () => root?.unmount());
  root = createRoot(document.getElementById('root')!);
  window.history.replaceState(null, '', `/admin/leads${path}`);
  await act(async () =>
    root?.render(
      <BrowserRouter>
        <Routes>
          <Route path="/admin/leads/*" element={<LeadsScreen person={person} />} />
        </Routes>
        <Toaster />
      </BrowserRouter>,
    ),
  );
}

export const page = () => document.body.textContent ?? '';
export const until = (isTrue: () => boolean) => act(() => vi.waitUntil(isTrue, { timeout: 3_000 }));
export const button = (text: string, within: ParentNode = document) =>
  [...within.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === text)!;
export const click = (element: Element) =>
  act(async () => void element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));
export const names = () =>
  [...document.querySelectorAll('ul[aria-label=Leads] a')].map(({ textContent }) => textContent);
export const link = (name: string) => [...document.querySelectorAll('a')].find((a) => a.textContent === name)!;
export const dialog = () => document.querySelector('dialog[open]');

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field by its label. */
export function field(label: string): Control {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  const control = found && document.getElementById(found.htmlFor);
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control;
  if (control instanceof HTMLSelectElement) return control;
  throw new Error(`There is no field ${label}`);
}

/** Fills in a field as a person does. */
export function fill(label: string, value: string): Promise<void> {
  const control = field(label);
  return act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
    control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  });
}
