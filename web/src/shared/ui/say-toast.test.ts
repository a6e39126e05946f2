import { afterEach, expect, it, vi } from 'vitest';
import { sayToast } from './say-toast';

afterEach(() => vi.doUnmock('./toast'));

it('P32: nothing fails where the file that draws toasts cannot be had', async () => {
  vi.doMock('./toast', () => Promise.reject(new Error('Failed to fetch dynamically imported module')));
  await expect(sayToast('error', 'Please enter your email')).resolves.toBe(false);
});

it('P32: says what it is given, once that file is there', async () => {
  const error = vi.fn();
  vi.doMock('./toast', () => ({ publicToast: { error } }));
  await sayToast('error', 'Please enter your email');
  expect(error).toHaveBeenCalledExactlyOnceWith('Please enter your email');
});
