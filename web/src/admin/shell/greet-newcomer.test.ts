// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { noteWantsOut, wantsOut } from '../../shared/api/wanted-out';
import { takeFlash } from '../../shared/lib/flash';
import { greetNewcomer } from './greet-newcomer';

afterEach(() => {
  delete document.body.dataset['greeted'];
  noteWantsOut(false);
});

it('A2: who has signed in by the plain form is welcomed, and not signed out again for having wanted out before', () => {
  Object.assign(document.body.dataset, { greeted: '', siteName: 'Apoti' });
  noteWantsOut(true);
  greetNewcomer();
  expect(takeFlash()).toEqual({ kind: 'success', text: 'Welcome to Apoti Admin!' });
  expect(wantsOut()).toBe(false);
});

it('A2: without the server’s word nobody is welcomed, and who wants out stays out', () => {
  noteWantsOut(true);
  greetNewcomer();
  expect(takeFlash()).toBeNull();
  expect(wantsOut()).toBe(true);
});
