// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { uploadPicture } from '../../shared/api/upload';
import { completeBrowser } from '../editing/testing/complete-browser';
import { typeInto } from '../editing/testing/type-into';
import { ImageField } from './ImageField';

vi.mock('../../shared/api/upload', () => ({ uploadPicture: vi.fn() }));

let root: Root;
const field = () => document.querySelector('fieldset')!;
const address = () => document.querySelector<HTMLInputElement>('input:not([type=file])')!;
const removal = () =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === 'Remove')!;
const notesOf = (input: Element) =>
  (input.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

beforeEach(async () => {
  completeBrowser();
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root')!);
  await act(async () =>
    root.render(
      <ImageField label="Photo" value="" onChange={() => {}} uploadName="x" hint="Square." error="Photo is required" />,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

it('A21, A22: what is said about a picture is said with its controls', () => {
  const said = ['JPG, PNG, GIF; at most 5 MB. Drop or paste one here, too. Square.', 'Photo is required'];
  for (const input of [document.querySelector('input[type=file]')!, address()]) {
    expect(notesOf(input)).toEqual(said);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  }
  expect(document.querySelector('input[type=file]')?.getAttribute('accept')).toBe(
    'image/jpeg,image/png,image/gif,image/webp,image/avif',
  );
});

/** What a browser tells of a drag. */
const tell = (type: string, target: EventTarget, transfer: object) =>
  act(async () => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'dataTransfer', { value: transfer });
    target.dispatchEvent(event);
  });

it('A21: it offers to take files alone, and a drag that is cancelled leaves nothing behind', async () => {
  await tell('dragover', address(), { types: ['text/plain'] });
  expect(field().hasAttribute('data-over')).toBe(false);
  await tell('dragover', address(), { types: ['Files'] });
  expect(field().hasAttribute('data-over')).toBe(true);
  await tell('dragend', document.body, { types: ['Files'] });
  expect(field().hasAttribute('data-over')).toBe(false);
});

it('A21: a dropped picture of a kind that is not taken is refused at once, in the specified words, and nothing is sent', async () => {
  const files = [new File(['x'], 'IMG_0042.HEIC', { type: 'image/heic' })];
  await tell('drop', field(), { types: ['Files'], files });
  expect(document.querySelector('[role=status]')?.textContent).toBe('Please select a valid image file');
  expect(uploadPicture).not.toHaveBeenCalled();
});

function Kept() {
  const [value, setValue] = useState('/uploads/door.webp');
  return <ImageField label="Photo" value={value} onChange={setValue} uploadName="x" />;
}

it.each([
  ['an address that is typed', () => typeInto(address(), '/uploads/gate.webp')],
  ['Remove', () => act(async () => removal().click())],
])('A21: why a picture was not taken is said until another one, or none, is there by %s', async (_, change) => {
  await act(async () => root.render(<Kept key="kept" />));
  const files = [new File(['x'], 'IMG_0042.HEIC', { type: 'image/heic' })];
  await tell('drop', field(), { types: ['Files'], files });
  expect(field().textContent).toContain('Please select a valid image file');
  await change();
  expect(field().textContent).not.toContain('Please select a valid image file');
  expect(address().getAttribute('aria-invalid')).not.toBe('true');
});

it('X2, A21: who removes the picture or cancels its upload by keyboard is where another one is chosen', async () => {
  vi.mocked(uploadPicture).mockImplementation(() => new Promise(() => {}));
  function Field() {
    const [value, setValue] = useState('/uploads/old.png');
    return <ImageField label="Photo" value={value} onChange={setValue} uploadName="x" />;
  }
  await act(async () => root.render(<Field />));
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]')!;
  removal().focus();
  await act(async () => removal().click());
  expect([removal(), document.activeElement]).toEqual([undefined, chooser]);
  const files = [new File(['x'], 'new.png', { type: 'image/png' })];
  Object.defineProperty(chooser, 'files', { value: files, configurable: true });
  await act(async () => void chooser.dispatchEvent(new Event('change', { bubbles: true })));
  expect([chooser.disabled, document.activeElement]).toEqual([false, chooser]);
  const cancel = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Cancel')!;
  cancel.focus();
  await act(async () => cancel.click());
  expect(document.activeElement).toBe(chooser);
});
