// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { invite } from '../../shared/api/people';
import { typeInto } from '../editing/testing/type-into';
import { InviteForm } from './InviteForm';

vi.mock('../../shared/api/people', () => ({ invite: vi.fn(() => Promise.resolve()) }));

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
