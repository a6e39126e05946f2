// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { adminToast, publicToast } from './toast';

const play = vi.fn(() => Promise.reject(new Error('not before a touch')));
const made = vi.fn();
vi.stubGlobal(
  'Audio',
  class {
    currentTime = 7;
    play = play;
    constructor(address: string) {
      made(address);
    }
  },
);
afterEach(() => delete document.body.dataset['notificationSound']);

it('A15: a toast of the back-office sounds as the media library says, and is silent where it says nothing', () => {
  adminToast.success('Saved');
  expect(made).not.toHaveBeenCalled();
  document.body.dataset['notificationSound'] = '/uploads/ping.wav?v=1';
  adminToast.error('Not saved');
  adminToast.success('Saved');
  publicToast.success('Not of the back-office');
  expect(made.mock.calls).toEqual([['/uploads/ping.wav?v=1']]);
  expect(play).toHaveBeenCalledTimes(2);
});
