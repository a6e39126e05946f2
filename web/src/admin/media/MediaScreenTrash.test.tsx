// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '../../shared/api/client';
import { adminToast } from '../../shared/ui/toast';
import { FakeLibrary, trashedFile } from '../library/testing/fake-library';
import {
  address,
  beginDocument,
  button,
  click,
  dialog,
  endDocument,
  gone,
  named,
  open,
  page,
  select,
  shown,
  until,
} from './testing/media-page';

let server: FakeLibrary;

vi.mock('../../shared/api/client', () => ({ request: (_schema: unknown, call: Call) => server.answer(call) }));

describe('the trash of the media library', () => {
  const said = { success: vi.spyOn(adminToast, 'success'), error: vi.spyOn(adminToast, 'error') };

  beforeEach(async () => {
    said.success.mockReset();
    said.error.mockReset();
    server = new FakeLibrary();
    await beginDocument();
  });
  afterEach(endDocument);

  it('A15, A21: the trash says how long files stay, restores them and deletes them for good; what cannot be says why', async () => {
    server.files = [trashedFile('a.jpg', 12), trashedFile('b.jpg', 1), trashedFile('c.jpg', 0)];
    await open('?tab=trash');
    await shown('3 files');
    expect(page()).toContain('Files are permanently deleted after 30 days.');
    for (const text of ['12 days left', '1 day left', 'Deleted within a day', 'Deleted by ada', '1 Feb 2026, 09:30'])
      expect(page()).toContain(text);
    // Only signed-in people are shown what is in the trash.
    const pictures = [...document.querySelectorAll('li img')].map((image) => image.getAttribute('src'));
    expect(pictures).toHaveLength(3);
    for (const source of pictures) expect(source).toMatch(/^\/api\/library\/trash\/thumbnail-/);
    await click(named('Restore: a.jpg'));
    await until(() => expect(said.success).toHaveBeenCalledWith('File restored successfully!'));
    await shown('2 files');
    server.unfit.set('id-b.jpg', 'It is locked');
    for (const name of ['b.jpg', 'c.jpg']) await select(name);
    await click(button('Delete permanently'));
    await until(() => expect(dialog().textContent).toContain('This cannot be undone.'));
    await click(button('Delete permanently', dialog()));
    await until(() => expect(said.error).toHaveBeenCalledWith('1 file(s) failed to delete'));
    expect(page()).toContain('1 file selected');
    await click(button('Delete permanently'));
    await click(button('Delete permanently', dialog()));
    await until(() => expect(said.error).toHaveBeenLastCalledWith('Failed to delete file'));
    expect(page()).toContain('It is locked');
  });

  it('A15, X2: the focus is on the next file where one has gone, on the one before at the end, and on the tab after the last', async () => {
    server.files = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map((name) => trashedFile(name, 3));
    const focused = () => document.activeElement?.getAttribute('title');
    const restore = async (name: string) => {
      named(`Restore: ${name}`).focus();
      await click(named(`Restore: ${name}`));
    };
    await open('?tab=trash');
    await shown('4 files');
    await restore('b.jpg');
    await until(() => expect(focused()).toBe('c.jpg'));
    named('Delete permanently: d.jpg').focus();
    await click(named('Delete permanently: d.jpg'));
    await click(button('Delete permanently', dialog()));
    await until(() => expect(focused()).toBe('c.jpg'));
    await restore('c.jpg');
    await until(() => expect(focused()).toBe('a.jpg'));
    await restore('a.jpg');
    await gone('a.jpg');
    await until(() =>
      expect(document.activeElement).toBe(document.querySelector('[role="tab"][aria-selected="true"]')),
    );
  });

  it('A15: a look into the trash and back finds the folder, the view and the filters as they were left', async () => {
    server.files = [trashedFile('a.jpg', 3)];
    await open('?folder=4&kind=image&sort=name&view=list');
    const tab = (name: string) =>
      [...document.querySelectorAll('[role="tab"]')].find(({ textContent }) => textContent?.startsWith(name))!;
    await click(tab('Trash'));
    await shown('1 file');
    expect(address()).toBe('?tab=trash');
    await click(tab('Media Library'));
    expect(address()).toBe('?folder=4&kind=image&sort=name&view=list');
    await click(tab('Trash'));
    await act(async () => window.history.back());
    await until(() => expect(address()).toBe('?folder=4&kind=image&sort=name&view=list'));
  });

  it('A15, A16, X2: the focus is on the next file where the bar of a selection went with what was done', async () => {
    server.files = ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => trashedFile(name, 3));
    await open('?tab=trash');
    await shown('3 files');
    for (const name of ['a.jpg', 'b.jpg']) await select(name);
    const bar = document.querySelector('[role="group"][aria-label^="Selected"]')!;
    button('Restore', bar).focus();
    await click(button('Restore', bar));
    await gone('a.jpg');
    await until(() => expect(document.activeElement?.getAttribute('title')).toBe('c.jpg'));
  });

  it('A15: the trash is emptied step by step until nothing is left of what a person saw there, nor is any of it selected', async () => {
    server.files = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map((name) => trashedFile(name, 3));
    await open('?tab=trash');
    await shown('4 files');
    await select('d.jpg');
    await click(button('Empty trash'));
    expect(dialog().textContent).toContain('4 files in the trash are deleted permanently');
    await click(button('Empty trash', dialog()));
    await until(() => expect(said.success).toHaveBeenCalledWith('Trash emptied!'));
    expect(server.sent('/api/library/trash')).toEqual([{ upTo: 4 }, { upTo: 4 }]);
    await gone('1 file selected');
  });

  it('A15: a file in the trash that cannot be deleted is counted once, and stays', async () => {
    server.files = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map((name) => trashedFile(name, 3));
    server.unfit.set('id-a.jpg', 'It is locked');
    await open('?tab=trash');
    await shown('4 files');
    await click(button('Empty trash'));
    await click(button('Empty trash', dialog()));
    await until(() => expect(said.error).toHaveBeenCalledWith('1 file(s) failed to delete'));
    await shown('1 file');
  });
});
