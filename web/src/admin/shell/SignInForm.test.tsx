// @vitest-environment jsdom
import { ApiError } from '@apoti/contract';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { login } from '../../shared/api/auth';
import { UNREACHABLE } from '../../shared/api/to-api-error';
import { adminToast } from '../../shared/ui/toast';
import { completeBrowser } from '../editing/testing/complete-browser';
import { SignInForm } from './SignInForm';

vi.mock('../../shared/api/auth', async (load) => ({
  ...(await load<typeof import('../../shared/api/auth')>()),
  login: vi.fn(),
}));
const said = vi.spyOn(adminToast, 'success');
const LEFT_BEHIND = 'The edits made before you stay in this browser, for the person who made them.';

let root: Root;
beforeEach(() => {
  completeBrowser();
  said.mockClear();
  document.body.dataset['siteName'] = 'Apoti';
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root')!);
});
afterEach(async () => {
  await act(async () => root.unmount());
  delete document.body.dataset['siteName'];
  vi.unstubAllGlobals();
});

const signIn = async () =>
  act(async () => {
    const event = new Event('submit', { bubbles: true, cancelable: true });
    document.querySelector('form')!.dispatchEvent(event);
  });

it.each([
  ['who goes on after her session ended', 7, false, true, ['Signed in again']],
  ['the same person after a logout', 7, true, false, ['Welcome to Apoti Admin!']],
  ['another person', 8, false, false, ['Welcome to Apoti Admin!']],
  ['another person after unsent edits', 8, false, true, ['Welcome to Apoti Admin!', LEFT_BEHIND]],
])('A2, A21: what is said to %s', async (_, id, isLoggedOut, hasUnsent, texts) => {
  vi.mocked(login).mockResolvedValueOnce({ id, username: 'ada', email: 'ada@example.com' });
  await act(async () => root.render(<SignInForm person={7} hasUnsent={hasUnsent} isLoggedOut={isLoggedOut} />));
  await signIn();
  expect(said.mock.calls.flat()).toEqual(texts);
});

it('A6: nothing is promised to stay in a browser that cannot store it', async () => {
  const warned = vi.spyOn(adminToast, 'error').mockReturnValue('');
  vi.mocked(login).mockResolvedValueOnce({ id: 8, username: 'ada', email: 'ada@example.com' });
  await act(async () => root.render(<SignInForm person={7} hasUnsent isUnkept />));
  expect(document.querySelector('form p')?.textContent).toContain('leave this page open');
  await signIn();
  expect(said.mock.calls.flat()).toEqual(['Welcome to Apoti Admin!']);
  expect(warned.mock.calls.flat().join()).toContain('This browser cannot keep the edits made before you');
});

it.each([
  ['the server’s text', new ApiError('conflict', 'Too many at once.'), 'Too many at once.'],
  ['that it cannot be reached', new ApiError('unavailable', UNREACHABLE), 'The server cannot be reached'],
  ['of a failure without words the specified ones', new ApiError('unauthenticated', ''), 'Invalid credentials'],
])('A2, A21: a sign-in that fails says %s', async (_, error, text) => {
  vi.mocked(login).mockRejectedValueOnce(error);
  await act(async () => root.render(<SignInForm person={7} hasUnsent={false} />));
  await signIn();
  expect(document.querySelector('[role=alert]')?.textContent).toBe(text);
  expect(said).not.toHaveBeenCalled();
});

it('A2, A21: the name is taken as it is typed, and the password can be shown', async () => {
  await act(async () => root.render(<SignInForm person={7} hasUnsent={false} />));
  const name = document.querySelector('[name=email]')!;
  expect([name.getAttribute('autocapitalize'), name.getAttribute('spellcheck')]).toEqual(['none', 'false']);
  const password = document.querySelector<HTMLInputElement>('[name=password]')!;
  await act(async () => document.querySelector<HTMLButtonElement>('[aria-label="Show password"]')!.click());
  expect(password.type).toBe('text');
});

it('C2, A6: who is kept out by wrong guesses is led to a mailed link, in a tab beside the edits', async () => {
  vi.mocked(login).mockRejectedValueOnce(new ApiError('rate_limited', 'Too many attempts.'));
  await act(async () => root.render(<SignInForm person={7} hasUnsent />));
  await signIn();
  expect(document.querySelector('[role=alert]')?.textContent).toContain('Too many attempts. It was not you?');
  const links = [...document.querySelectorAll('form a')].map((link) => [link.textContent, link.getAttribute('target')]);
  expect(links).toEqual([
    ['Get a link by mail (opens in a new tab)', '_blank'],
    ['Forgot password? (opens in a new tab)', '_blank'],
  ]);
});
