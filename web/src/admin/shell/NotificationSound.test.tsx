// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import type { Call } from '../../shared/api/client';
import { adminToast } from '../../shared/ui/toast';
import { completeBrowser } from '../editing/testing/complete-browser';
import { FakeLibrary, libraryFile } from '../library/testing/fake-library';
import { NotificationSound } from './NotificationSound';

const server = new FakeLibrary();
server.files = [libraryFile('ping.mp3', { type: 'audio', placement: 'notification-system' })];
vi.mock('../../shared/api/client', () => ({ request: (_schema: unknown, call: Call) => server.answer(call) }));

it('A15: the placed sound is played once for each failure, and for nothing else', async () => {
  completeBrowser();
  const played: string[] = [];
  vi.stubGlobal(
    'Audio',
    class {
      constructor(private readonly url: string) {}
      async play() {
        played.push(this.url);
      }
    },
  );
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<NotificationSound />));
  await act(async () => void adminToast.success('Saved'));
  expect(played).toEqual([]);
  await act(async () => void adminToast.error('Failed'));
  await vi.waitFor(() => expect(played).toEqual(['/uploads/id-ping.mp3']));
  await act(async () => void adminToast.error('Failed again'));
  await act(async () => void adminToast.success('Saved'));
  expect(played).toHaveLength(2);
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});
