// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { completeBrowser } from '../../editing/testing/complete-browser';
import { typeInto } from '../../editing/testing/type-into';
import { choosePicture } from '../../form/testing/choose-picture';
import { PictureDialog } from './PictureDialog';

vi.mock('../../../shared/api/upload', () => ({ uploadPicture: vi.fn() }));

const idle = { progress: null, error: undefined, send: async () => {}, cancel: () => {} };
let picture = { src: '', alt: '', caption: '' };
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
      onDone={() => {}}
      onClose={() => {}}
    />
  );
}

it('A10: what is typed about a picture while it is on its way stays when it is there', async () => {
  completeBrowser();
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.getElementById('root')!);
  await act(async () => root.render(<Asking />));
  const end = await choosePicture();
  const [, alt] = document.querySelectorAll<HTMLInputElement>('input:not([type=file]):not([type=checkbox])');
  await typeInto(alt!, 'An open door');
  await end('/uploads/door.webp');
  expect(picture).toEqual({ src: '/uploads/door.webp', alt: 'An open door', caption: '' });
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});
