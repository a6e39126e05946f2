// @vitest-environment jsdom
import { defaultTeam } from '@apoti/contract/content/default-team';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { adminToast } from '../../shared/ui/toast';
import { settle } from '../editing/testing/fake-clock';
import { typeInto } from '../editing/testing/type-into';
import { beginScreen, button, click, endScreen, input, named, server } from './testing/team-page';

const [one, two] = defaultTeam.map(({ name }) => name);
beforeEach(beginScreen);
afterEach(endScreen);

it('A12: the late answer to one member’s update leaves the form of another one open', async () => {
  const said = vi.spyOn(adminToast, 'success');
  let answer = (): void => undefined;
  server.pause = new Promise((resolve) => (answer = resolve));
  await click(named(`Edit: ${two}`));
  await typeInto(input('position'), 'Chief Operator');
  await click(button('Update Member'));
  await click(button('Back to the team'));
  await click(named(`Edit: ${one}`));
  expect(input('name').value).toBe(one);
  await act(async () => {
    answer();
    await settle();
  });
  expect(said).toHaveBeenCalledWith('Team member updated successfully!');
  expect(input('name').value).toBe(one);
});

it('A12: going from one member’s form to another one’s by the address alone, a late answer leaves that open, too', async () => {
  let answer = (): void => undefined;
  const back = async () => {
    const isBack = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
    await act(() => (window.history.back(), isBack));
  };
  await click(named(`Edit: ${one}`));
  const { href } = window.location;
  await click(button('Back to the team'));
  window.history.pushState(null, '', href);
  await click(named(`Edit: ${two}`));
  server.pause = new Promise((resolve) => (answer = resolve));
  await typeInto(input('position'), 'Chief Operator');
  await click(button('Update Member'));
  await back();
  expect(input('name').value).toBe(one);
  await act(async () => {
    answer();
    await settle();
  });
  expect(input('name').value).toBe(one);
});
