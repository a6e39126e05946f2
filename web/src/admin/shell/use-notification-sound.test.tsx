// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { adminToast } from '../../shared/ui/toast';
import { useNotificationSound } from './use-notification-sound';

function Sound({ enabled }: { enabled: boolean }) {
  useNotificationSound(enabled);
  return null;
}

it('A15: the placed sound is played once for each failure, for nothing else, and not for who switched it off', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
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
  await act(async () => root.render(<Sound enabled />));
  await act(async () => void adminToast.error('Failed with no sound placed'));
  expect(played).toEqual([]);
  document.body.dataset['notificationSound'] = '/uploads/ping.mp3';
  await act(async () => void adminToast.success('Saved'));
  expect(played).toEqual([]);
  await act(async () => void adminToast.error('Failed'));
  expect(played).toEqual(['/uploads/ping.mp3']);
  await act(async () => void adminToast.success('Saved'));
  await act(async () => root.render(<Sound enabled={false} />));
  await act(async () => void adminToast.error('Failed again'));
  expect(played).toHaveLength(1);
  await act(async () => root.unmount());
  delete document.body.dataset['notificationSound'];
  vi.unstubAllGlobals();
});
