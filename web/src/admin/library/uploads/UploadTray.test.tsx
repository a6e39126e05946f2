// @vitest-environment jsdom
import { ApiError, type FileFields } from '@apoti/contract';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { uploadFile } from '../../../shared/api/library-upload';
import { notePresence } from '../../../shared/api/presence';
import { completeBrowser } from '../../editing/testing/complete-browser';
import { useHasUploads } from './any-uploads';
import { uploads } from './uploads';
import { UploadTray } from './UploadTray';

vi.mock('../../../shared/api/library-upload', () => ({ uploadFile: vi.fn(), replaceFile: vi.fn() }));

const fields: FileFields = { folder: '', category: '', alt: '', copy: '' };
let root: Root;

function Shell() {
  return (
    <MemoryRouter>
      <main id="screen" tabIndex={-1} />
      {useHasUploads() && <UploadTray />}
    </MemoryRouter>
  );
}

beforeEach(async () => {
  completeBrowser();
  Blob.prototype.arrayBuffer ??= async () => new ArrayBuffer(1);
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root')!);
  notePresence(1);
  vi.mocked(uploadFile).mockRejectedValue(new ApiError('invalid', 'The file is broken'));
  await act(async () => root.render(<Shell />));
});
afterEach(async () => {
  await act(async () => uploads.dismiss());
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const named = (label: string) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`);
const press = (label: string) =>
  act(async () => {
    named(label)?.focus();
    named(label)?.click();
  });
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id;

it('X2, A15: who dismisses an upload by keyboard goes on at the next one, and after the last on the screen', async () => {
  await act(async () =>
    uploads.add(['a.pdf', 'b.pdf'].map((name) => ({ file: new File(['x'], name), fields, replaces: null }))),
  );
  await act(() => vi.waitFor(() => expect(named('Dismiss: b.pdf')).not.toBeNull()));
  await press('Dismiss: a.pdf');
  expect(focused()).toMatch(/: b.pdf$/);
  await press('Dismiss: b.pdf');
  expect(named('Uploads')).toBeNull();
  expect(focused()).toBe('screen');
});

it('X2, A15: who closes the uploads goes on at the screen', async () => {
  await act(async () => uploads.add([{ file: new File(['x'], 'a.pdf'), fields, replaces: null }]));
  await act(() => vi.waitFor(() => expect(named('Close the uploads')).not.toBeNull()));
  await press('Close the uploads');
  expect([named('Uploads'), focused()]).toEqual([null, 'screen']);
});
