// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { notePresence } from '../../shared/api/presence';
import { completeBrowser } from '../editing/testing/complete-browser';
import { cancelUploads, countUploads, useNoteUpload } from './uploads';

it('A2, A6, A15: what another person has left here is not asked about, and not ended, at a logout', async () => {
  completeBrowser();
  let note: ReturnType<typeof useNoteUpload> | undefined;
  function Field() {
    note = useNoteUpload();
    return null;
  }
  await act(async () => createRoot(document.createElement('div')).render(<Field />));
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const cancel = vi.fn();
  notePresence(7);
  const noteEnd = note?.(cancel);
  expect([countUploads(), isAsked()]).toEqual([1, true]);
  notePresence(8);
  cancelUploads();
  expect([countUploads(), isAsked(), cancel.mock.calls]).toEqual([0, false, []]);
  notePresence(7);
  cancelUploads();
  expect(cancel).toHaveBeenCalledOnce();
  noteEnd?.();
});
