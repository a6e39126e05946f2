// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { adminToast } from '../../shared/ui/toast';
import { completeBrowser } from '../editing/testing/complete-browser';
import { ImageField } from './ImageField';
import { NewEntry } from './NewEntry';
import { choosePicture } from './testing/choose-picture';

vi.mock('../../shared/api/upload', () => ({ uploadPicture: vi.fn() }));

const added = vi.fn();
let keep: (image: string) => void;
let root: Root;

/** The form of something new, which can be closed and opened again. */
function Form({ isOpen, draft }: { isOpen: boolean; draft: string }) {
  const [image, setImage] = useState('');
  keep = setImage;
  if (!isOpen) return null;
  return (
    <NewEntry
      title="New testimonial"
      action="Add"
      typed=""
      restored={false}
      isKept
      uploadsFor={draft}
      onAdd={() => added(image)}
      onDiscard={() => {}}
    >
      <input type="text" />
      <ImageField label="Photo" value={image} onChange={(url) => keep(url)} uploadName="x" />
    </NewEntry>
  );
}

const show = (isOpen = true, draft = 'key') => act(async () => root.render(<Form isOpen={isOpen} draft={draft} />));
const add = () => document.querySelector<HTMLButtonElement>('button[type=submit]')!;
const submit = () => act(async () => document.querySelector('form')!.requestSubmit());
const reason = () => document.getElementById(add().getAttribute('aria-describedby') ?? '')?.textContent;

beforeEach(async () => {
  completeBrowser();
  added.mockReset();
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root')!);
  await show();
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

it('A21: what is new is not added before its picture is there, which is said beside the button', async () => {
  const said = vi.spyOn(adminToast, 'error').mockReturnValue('');
  const end = await choosePicture();
  expect(add().getAttribute('aria-disabled')).toBe('true');
  expect(reason()).toMatch(/^Uploading…/);
  await submit();
  expect(added).not.toHaveBeenCalled();
  expect(said).toHaveBeenCalledWith(reason());
  await end('/uploads/ada.png');
  expect(add().hasAttribute('aria-disabled')).toBe(false);
  await submit();
  expect(added).toHaveBeenCalledWith('/uploads/ada.png');
});

it('A21: it waits for it also after the form was closed and opened again; another one does not', async () => {
  const end = await choosePicture();
  await show(false);
  await show();
  await submit();
  expect(added).not.toHaveBeenCalled();
  for (const other of ['another', '']) {
    await show(true, other);
    expect(add().hasAttribute('aria-disabled')).toBe(false);
  }
  await show();
  await end('/uploads/ada.png');
  await submit();
  expect(added).toHaveBeenCalledWith('/uploads/ada.png');
});
