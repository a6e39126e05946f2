// @vitest-environment jsdom
import { outboxTexts, type ListedPerson } from '@apoti/contract';
import { AxiosError, AxiosHeaders } from 'axios';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { invite } from '../../shared/api/people';
import { toApiError } from '../../shared/api/to-api-error';
import { adminToast } from '../../shared/ui/toast';
import { typeInto } from '../editing/testing/type-into';
import { InviteForm } from './InviteForm';

vi.mock('../../shared/api/people', () => ({ invite: vi.fn(() => Promise.resolve([])) }));
const [success, error] = [vi.spyOn(adminToast, 'success'), vi.spyOn(adminToast, 'error')];

let root: Root;
const place = () => document.getElementById('root')!;
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const values = () => [field('username').value, field('email').value];
const draw = (person: number) => {
  root = createRoot(place());
  return act(async () => root.render(<InviteForm person={person} />));
};
const leave = () => act(async () => root.unmount());

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  document.body.innerHTML = '<div id="root"></div>';
});
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
});

it('A19: an invitation that is typed is kept for its person until it is sent', async () => {
  await draw(7);
  await typeInto(field('username'), 'ada');
  await typeInto(field('email'), 'ada@example.com');
  await leave();
  await draw(8);
  expect(values()).toEqual(['', '']);
  await leave();
  await draw(7);
  expect(values()).toEqual(['ada', 'ada@example.com']);
  expect(place().textContent).toContain('Brought back as you left it.');
  await act(async () => document.querySelector('button')!.click());
  expect(invite).toHaveBeenCalledWith({ username: 'ada', email: 'ada@example.com' });
  expect([values(), localStorage.length]).toEqual([['', ''], 0]);
});

it('A19: where some other machine answers an invitation, it is said that it may have been sent', async () => {
  const config = { headers: new AxiosHeaders() };
  const response = { status: 504, statusText: '', data: '<h1>Time-out</h1>', headers: {}, config };
  vi.mocked(invite).mockRejectedValueOnce(toApiError(new AxiosError('', '', config, {}, response)));
  await draw(7);
  await typeInto(field('username'), 'ada');
  await typeInto(field('email'), 'ada@example.com');
  await act(async () => document.querySelector('button')!.click());
  expect(place().textContent).toContain('The server cannot be reached. Look at the list before you try again');
});

it.each([
  ['', 'Invitation sent to ada@example.com', undefined],
  [
    outboxTexts.lies,
    undefined,
    'The invitation of ada was not mailed: no mail server is set, so it lies in the outbox folder',
  ],
])(
  'A18, A19: an invitation is said to be sent only where a mail server takes it (%s)',
  async (mailNote, sent, unsent) => {
    const ada: ListedPerson = {
      ...{ id: 8, username: 'ada', email: 'ada@example.com', state: 'invited', lastSignIn: null },
      ...{ invitedUntil: null, mail: 'waiting', mailNote, panel: null },
    };
    vi.mocked(invite).mockResolvedValueOnce([ada]);
    success.mockClear();
    await draw(7);
    await typeInto(field('username'), 'ada');
    await typeInto(field('email'), 'ada@example.com');
    await act(async () => document.querySelector('button')!.click());
    expect(success.mock.lastCall?.[0]).toBe(sent);
    expect(error.mock.lastCall?.[0]).toBe(unsent);
  },
);
