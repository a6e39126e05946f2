// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { uploadPicture } from '../../../shared/api/upload';
import { adminToast } from '../../../shared/ui/toast';
import { completeBrowser } from '../../editing/testing/complete-browser';
import { usePictureDialog } from './use-picture-dialog';

vi.mock('../../../shared/api/upload', () => ({ uploadPicture: vi.fn() }));

let picture: ReturnType<typeof usePictureDialog>;
function Asking() {
  picture = usePictureDialog('post');
  return null;
}

it('A21: a picture that was dropped into a text which is left is cancelled, and nobody is told that it was uploaded', async () => {
  completeBrowser();
  const said = vi.spyOn(adminToast, 'success');
  let signal: AbortSignal | undefined;
  vi.mocked(uploadPicture).mockImplementation((sent) => {
    ({ signal } = sent);
    return new Promise((_, reject) => sent.signal.addEventListener('abort', () => reject(new Error('aborted'))));
  });
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Asking />));
  await act(async () => picture.take([new File(['x'], 'door.png', { type: 'image/png' })]));
  expect(signal?.aborted).toBe(false);
  await act(async () => root.unmount());
  expect(signal?.aborted).toBe(true);
  expect(said).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

it('A21: why a dropped picture was not taken is said until another one is there', async () => {
  completeBrowser();
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Asking />));
  await act(async () => picture.take([new File(['x'], 'IMG_0042.HEIC', { type: 'image/heic' })]));
  expect(picture.upload.error).toBe('Please select a valid image file');
  await act(async () => picture.change({ src: '', alt: 'A door', caption: '', href: '' }));
  expect(picture.upload.error).toBe('Please select a valid image file');
  await act(async () => picture.change({ src: '/uploads/door.webp', alt: 'A door', caption: '', href: '' }));
  expect(picture.upload.error).toBeUndefined();
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});
