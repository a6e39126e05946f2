import { act } from 'react';
import { vi } from 'vitest';
import { uploadPicture } from '../../../shared/api/upload';

/** Chooses a picture in the form's file field; answers what ends its upload. Wants `uploadPicture` to be a mock. */
export async function choosePicture(): Promise<(url: string) => Promise<void>> {
  let end: (url: string) => void = () => {};
  vi.mocked(uploadPicture).mockReturnValueOnce(new Promise((resolve) => (end = resolve)));
  const field = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!field) throw new Error('There is no field for a picture');
  Object.defineProperty(field, 'files', { value: [new File(['x'], 'ada.png', { type: 'image/png' })] });
  await act(async () => void field.dispatchEvent(new Event('change', { bubbles: true })));
  return (url) => act(async () => end(url));
}
