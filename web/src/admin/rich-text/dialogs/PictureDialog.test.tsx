// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { uploadPicture } from '../../../shared/api/upload';
import { adminToast } from '../../../shared/ui/toast';
import { completeBrowser } from '../../editing/testing/complete-browser';
import { typeInto } from '../../editing/testing/type-into';
import { choosePicture } from '../../form/testing/choose-picture';
import { PictureDialog } from './PictureDialog';

vi.mock('../../../shared/api/upload', () => ({ uploadPicture: vi.fn() }));

const idle = {
  ...{ progress: null, isHeld: false, error: undefined, again: null },
  ...{ send: async () => {}, cancel: () => {}, forget: () => {} },
};
let picture = { src: '', alt: '', caption: '', href: '' };
function Asking() {
  const [value, setValue] = useState(picture);
  picture = value;
  return (
    <PictureDialog
      isNew
      value={value}
      onChange={setValue}
      upload={idle}
      uploadName="post"
      onDone={done}
      onClose={() => {}}
    />
  );
}

const done = vi.fn();
let root: Root;

beforeEach(async () => {
  completeBrowser();
  done.mockReset();
  picture = { src: '', alt: '', caption: '', href: '' };
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root')!);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const save = () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Add picture')!;

it('A10: what is typed about a picture while it is on its way stays when it is there', async () => {
  await act(async () => root.render(<Asking />));
  const end = await choosePicture();
  const [, alt] = document.querySelectorAll<HTMLInputElement>('input:not([type=file]):not([type=checkbox])');
  await typeInto(alt!, 'An open door');
  await end('/uploads/door.webp');
  expect(picture).toEqual({ src: '/uploads/door.webp', alt: 'An open door', caption: '', href: '' });
});

it('A10, A21: a picture is not saved before the one that replaces it is there, which is said', async () => {
  const said = vi.spyOn(adminToast, 'error').mockReturnValue('');
  picture = { src: '/uploads/old.webp', alt: 'A door', caption: '', href: '' };
  await act(async () => root.render(<Asking />));
  const end = await choosePicture();
  await act(async () => save().click());
  expect(done).not.toHaveBeenCalled();
  expect(said).toHaveBeenCalledWith(document.getElementById(save().getAttribute('aria-describedby')!)?.textContent);
  await end('/uploads/new.webp');
  await act(async () => save().click());
  expect(done).toHaveBeenCalledTimes(1);
  expect(picture.src).toBe('/uploads/new.webp');
});

it('A10: a picture that was on its way when the question was closed does not get into the next one', async () => {
  await act(async () => root.render(<Asking />));
  await choosePicture();
  const [{ signal }] = vi.mocked(uploadPicture).mock.lastCall!;
  await act(async () => root.render(null));
  expect(signal.aborted).toBe(true);
});
