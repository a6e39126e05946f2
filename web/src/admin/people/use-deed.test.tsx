// @vitest-environment jsdom
import { ApiError, type ListedPerson } from '@apoti/contract';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changePerson } from '../../shared/api/people';
import {
  beginBrowser,
  buttonOf,
  click,
  endBrowser,
  labelled,
  open,
  question,
} from '../entry-editing/testing/entry-page';
import { AccountsTab } from './AccountsTab';

const { people } = vi.hoisted(() => {
  const person = (id: number, username: string): ListedPerson => ({
    ...{ id, username, email: `${username}@example.com`, state: 'active', lastSignIn: null },
    ...{ invitedUntil: null, mail: null, panel: null },
  });
  return { people: [person(1, 'ada'), person(2, 'bisi')] };
});
vi.mock('../../shared/api/people', () => ({
  usePeople: () => ({ data: people, error: undefined, isValidating: false, mutate: () => undefined }),
  changePerson: vi.fn(),
  invite: vi.fn(),
}));
vi.mock('../../shared/ui/toast', () => ({ adminToast: { success: () => '', error: () => '' } }));

beforeEach(async () => {
  beginBrowser();
  await open(<AccountsTab person={7} />, '/admin/people');
});
afterEach(endBrowser);

it.each([
  ['that it is done', undefined],
  ['that it failed', new ApiError('unavailable', 'No answer came.')],
])('A19: a late answer %s leaves the question about somebody else open and usable', async (_, failure) => {
  let answer = (): void => undefined;
  const first = new Promise<ListedPerson[]>((resolve, reject) => {
    answer = () => (failure === undefined ? resolve([]) : reject(failure));
  });
  vi.mocked(changePerson).mockReturnValueOnce(first).mockResolvedValueOnce([]);
  await click(labelled('Disable: ada'));
  await click(buttonOf('Disable', question()));
  await click(buttonOf('Cancel', question()));
  await click(labelled('Disable: bisi'));
  const isBusy = () => buttonOf('Disable', question()).hasAttribute('disabled');
  expect(isBusy()).toBe(false);
  await act(async () => answer());
  expect(question()?.textContent).toContain('bisi');
  await click(buttonOf('Disable', question()));
  expect(vi.mocked(changePerson).mock.calls).toEqual([
    [1, 'disable'],
    [2, 'disable'],
  ]);
  expect(question()).toBeNull();
});
