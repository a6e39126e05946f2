// @vitest-environment jsdom
import { beforeAll, expect, it, vi } from 'vitest';
import type { Renderer } from '@apoti/contract';
import { pagePaths } from '../shared/site-data/page-paths';
import { open, testAssets } from '../testing/render';

vi.stubGlobal('__ASSETS__', testAssets);
let renderer: Renderer;
beforeAll(async () => ({ renderer } = await import('./entry-server')));

const paths = Object.values(pagePaths).filter((path) => !path.includes(':'));
/** Fields into which something is typed. */
const TYPED = 'textarea, input:not([type="hidden"], [type="checkbox"], [type="radio"], [type="range"])';
/** The mark of each service that records visits. */
const marks = ['[data-hj-suppress]', '[data-private]', '.fs-mask'];

it.each([...paths, '/nowhere'])('A18: what is typed on %s goes to no service that records visits', (path) => {
  const { body } = open(renderer, path);
  const fields = [...body.querySelectorAll(`${TYPED}, form[method="post"] select`)];
  // The newsletter's field is in the footer of every page.
  expect(fields.length).toBeGreaterThan(0);
  for (const field of fields) {
    for (const mark of marks) expect(field.closest(mark), `${field.outerHTML} in ${mark}`).not.toBeNull();
  }
});

it('A18: the marks are those of the forms alone: the page itself is recorded', () => {
  const { body } = open(renderer, '/contact');
  expect(body.querySelector('h1')?.closest(marks.join())).toBeNull();
  expect([...body.querySelectorAll('form')].map((form) => form.matches(marks.join('')))).not.toContain(false);
});
