// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Call } from '../../../shared/api/client';
import { FakeLibrary, libraryFile } from '../../library/testing/fake-library';
import { beginDocument, click, endDocument, files, named, open, shown, until } from '../testing/media-page';

const server = new FakeLibrary();
vi.mock('../../../shared/api/client', () => ({ request: (_schema: unknown, call: Call) => server.answer(call) }));

beforeEach(beginDocument);
afterEach(endDocument);

it('X2, A15: who opens a folder by keyboard is at its name, on the way in and back', async () => {
  server.folders = [{ id: 1, name: 'homepage', parent: null }];
  server.files = [libraryFile('top.jpg'), libraryFile('sun.jpg', { folder: 1 })];
  await open();
  await shown('homepage');
  expect(document.activeElement).toBe(document.body);
  const follow = async (link: HTMLElement) => {
    link.focus();
    await click(link);
  };
  await follow(document.querySelector<HTMLElement>('[aria-label=Folders] a')!);
  await until(() => expect(files()).toEqual(['sun.jpg']));
  expect([document.activeElement?.textContent, document.activeElement?.getAttribute('aria-current')]).toEqual([
    'homepage',
    'page',
  ]);
  await follow(named('Breadcrumb').querySelector('a')!);
  await until(() => expect(files()).toEqual(['top.jpg']));
  expect(document.activeElement?.textContent).toBe('Media Library');
});

it('X1, A15: files as lines stay a table to a screen reader where they look otherwise', async () => {
  server.files = [libraryFile('top.jpg')];
  await open('?view=list');
  await until(() => expect(document.querySelectorAll('table[role=table] tbody [role=row]')).toHaveLength(1));
  expect(document.querySelectorAll('table :is(thead, tbody, tr, th, td):not([role])')).toHaveLength(0);
});
