// @vitest-environment jsdom
import { ApiError } from '@apoti/contract';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '../../shared/api/client';
import { adminToast } from '../../shared/ui/toast';
import { typeInto } from '../editing/testing/type-into';
import { FakeLibrary, libraryFile } from '../library/testing/fake-library';
import {
  address,
  beginDocument,
  box,
  button,
  choose,
  click,
  dialog,
  endDocument,
  field,
  files,
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

const many = (count: number) => Array.from({ length: count }, (_, index) => libraryFile(`file-${index + 1}.jpg`));

describe('the media library', () => {
  const said = { success: vi.spyOn(adminToast, 'success'), error: vi.spyOn(adminToast, 'error') };

  beforeEach(async () => {
    said.success.mockReset();
    said.error.mockReset();
    server = new FakeLibrary();
    await beginDocument();
  });
  afterEach(endDocument);

  it('A15: folder by folder: the root shows its folders and files, a folder what is in it, with the way back', async () => {
    server.folders = [
      { id: 1, name: 'homepage', parent: null },
      { id: 2, name: 'summer', parent: 1 },
    ];
    server.files = [libraryFile('top.jpg'), libraryFile('sun.jpg', { folder: 2 })];
    await open();
    await shown('homepage');
    expect([files(), server.lists]).toEqual([['top.jpg'], ['folder=root']]);
    await open('?folder=2');
    await until(() => expect(files()).toEqual(['sun.jpg']));
    const crumbs = [...named('Breadcrumb').querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(crumbs).toEqual(['Media Library', 'homepage', 'summer']);
    expect(named('Breadcrumb').querySelector('[aria-current]')?.textContent).toBe('summer');
    await open('?view=grid');
    await until(() => expect(files()).toEqual(['top.jpg', 'sun.jpg']));
    await open('?view=list');
    await until(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(2));
  });

  it('A15: every filter stands in the address and is the server’s; what is none counts as left out', async () => {
    server.files = [
      libraryFile('a.jpg', { alt: '' }),
      libraryFile('b.pdf', { type: 'document' }),
      libraryFile('c.jpg'),
    ];
    await open('?kind=nonsense&sort=size&page=1&folder=x');
    await shown('3 files');
    expect(new URLSearchParams(server.lists[0])).toEqual(new URLSearchParams('folder=root&sort=size'));
    await choose(field('Kind'), 'image');
    await shown('2 files');
    await click(box('Images without alt text (1)'));
    await until(() => expect(files()).toEqual(['a.jpg']));
    expect(address()).toBe('?folder=x&kind=image&missingAlt=true&sort=size');
    await click(button('Clear filters'));
    await shown('3 files');
    expect(address()).toBe('?folder=x&sort=size');
  });

  it('A15: of a large library only a page is in the document, and pictures load when they come near', async () => {
    server.files = many(200);
    await open('?view=grid');
    await shown('1–48 of 200 files');
    expect(files()).toHaveLength(48);
    const pictures = [...named('Files').querySelectorAll('img')];
    expect(pictures.every((each) => each.getAttribute('loading') === 'lazy' && each.src.includes('thumbnail'))).toBe(
      true,
    );
    await click(named('Page 2'));
    await until(() => expect(files()[0]).toBe('file-49.jpg'));
  });

  it('A15: what is selected stays so on other pages; without a selection nothing is deleted', async () => {
    server.files = many(60);
    await open('?view=grid');
    await shown('of 60 files');
    await click(button('Delete selected'));
    expect(said.error).toHaveBeenLastCalledWith('No files selected');
    await select('file-1.jpg');
    await click(named('Page 2'));
    await until(() => expect(files()[0]).toBe('file-49.jpg'));
    await select('file-50.jpg');
    expect(page()).toContain('2 files selected, 1 not on this page');
    await click(button('Move to trash'));
    await until(() => expect(dialog().textContent).toContain('They are used nowhere.'));
    await click(button('Move to trash', dialog()));
    await until(() => expect(said.success).toHaveBeenCalledWith('2 files moved to trash successfully!'));
    expect(server.sent('/api/library/bulk')).toEqual([{ action: 'trash', ids: ['id-file-1.jpg', 'id-file-50.jpg'] }]);
  });

  it('A15: a file goes to trash after a question that says where it is used; the server’s refusal is preferred', async () => {
    server.files = [libraryFile('harbour.jpg')];
    server.uses.set('id-harbour.jpg', [
      { kind: 'posts', label: 'Post “Harbour”', href: '/admin/blog?edit=3', live: true },
    ]);
    await open('?file=id-harbour.jpg');
    await shown('Used in');
    await click(button('Move to trash', dialog()));
    await until(() => expect(dialog().textContent).toContain('Post “Harbour”'));
    expect(dialog().textContent).toContain('Files are permanently deleted after 30 days.');
    expect(dialog().querySelector('a')?.getAttribute('href')).toBe('/admin/blog?edit=3');
    server.unfit.set('id-harbour.jpg', 'It is locked');
    await click(button('Move to trash', dialog()));
    await until(() => expect(said.error).toHaveBeenCalledWith('It is locked'));
    expect(page()).toContain('1 file could not be moved to trash');
    server.unfit.clear();
    server.refusal = new ApiError('unavailable', 'The server cannot be reached');
    await select('harbour.jpg');
    await click(button('Move to trash'));
    await click(button('Move to trash', dialog()));
    await until(() => expect(said.error).toHaveBeenLastCalledWith('Failed to move file to trash'));
    server.refusal = null;
    await click(button('Move to trash'));
    await click(button('Move to trash', dialog()));
    await until(() => expect(said.success).toHaveBeenCalledWith('File moved to trash!'));
  });

  it('A15: folders are made, renamed and refused in words; a file moves by a dialog', async () => {
    server.files = [libraryFile('a.jpg')];
    await open();
    await shown('1 file');
    await click(button('New folder'));
    await click(button('Create folder', dialog()));
    expect(dialog().textContent).toContain('The folder needs a name');
    await typeInto(field('Folder name', dialog()), 'Summer');
    await click(button('Create folder', dialog()));
    await until(() => expect(said.success).toHaveBeenCalledWith('Folder created successfully!'));
    await click(button('New folder'));
    await typeInto(field('Folder name', dialog()), 'Summer');
    await click(button('Create folder', dialog()));
    await until(() => expect(dialog().textContent).toContain('There is a folder of this name here already'));
    await click(button('Cancel', dialog()));
    await select('a.jpg');
    await click(button('Move'));
    await choose(field('To folder', dialog()), '1');
    await click(button('Move', dialog()));
    await until(() => expect(server.files[0]?.folder).toBe(1));
    await gone('selected');
  });

  it('A15: a file of the root that is to move from its details is shown as there, whatever folder is open', async () => {
    server.folders = [{ id: 1, name: 'Summer', parent: null }];
    server.files = [libraryFile('a.jpg'), libraryFile('b.jpg', { folder: 1 })];
    await open('?folder=1&file=id-a.jpg&view=list');
    await shown('Used in');
    await click(button('Move', dialog()));
    await shown('To folder');
    expect(field('To folder', dialog()).value).toBe('');
  });

  const menuItem = (label: string) =>
    [...document.querySelectorAll('[role="menuitem"]')].find(({ textContent }) => textContent === label);

  it('A15: a folder is deleted only with what was seen in it, and says what of it is used', async () => {
    server.folders = [{ id: 1, name: 'Summer', parent: null }];
    server.files = [libraryFile('a.jpg', { folder: 1 })];
    server.uses.set('id-a.jpg', [{ kind: 'team', label: 'Team member “Ada”', href: '/admin/team', live: true }]);
    await open();
    await shown('Summer');
    await click(named('Actions: folder Summer'));
    await until(() => expect(menuItem('Delete')).toBeDefined());
    await click(menuItem('Delete')!);
    await shown('It holds 1 file.');
    expect(dialog().textContent).toContain('Team member “Ada”');
    await click(dialog().querySelector('input[type="checkbox"]')!);
    server.files.push(libraryFile('b.jpg', { folder: 1 }));
    await click(button('Delete folder', dialog()));
    await shown('What is in this folder has changed meanwhile. Look at it again');
    await until(() => expect(dialog().textContent).toContain('It holds 2 files.'));
    await click(dialog().querySelector('input[type="checkbox"]')!);
    await click(button('Delete folder', dialog()));
    await until(() => expect(said.success).toHaveBeenCalledWith('2 files moved to trash'));
  });

  it('A15: files that go with their folder are selected no more, and the others stay selected', async () => {
    server.folders = [{ id: 1, name: 'Summer', parent: null }];
    server.files = [libraryFile('a.jpg', { folder: 1 }), libraryFile('b.jpg')];
    await open('?view=grid');
    await shown('2 files');
    for (const name of ['a.jpg', 'b.jpg']) await select(name);
    await open();
    await shown('2 files selected, 1 not on this page');
    await click(named('Actions: folder Summer'));
    await until(() => expect(menuItem('Delete')).toBeDefined());
    await click(menuItem('Delete')!);
    await shown('It holds 1 file.');
    await click(dialog().querySelector('input[type="checkbox"]')!);
    await click(button('Delete folder', dialog()));
    await shown('1 file selected');
    await click(button('Move to trash'));
    expect(dialog().textContent).toContain('b.jpg');
  });

  it('A15: loading, nothing yet, nothing found, no answer, and no session are each said', async () => {
    server.hold();
    await open();
    expect(page()).toContain('Loading the files…');
    await act(async () => server.release?.());
    await shown('No files yet');
    server.files = [libraryFile('a.jpg')];
    await open('?search=zzz');
    await shown('No files found');
    server.refusal = new ApiError('unavailable', 'The server cannot be reached');
    await open('?view=grid&kind=image');
    await shown('The list could not be loaded anew');
    server.refusal = null;
    await click(button('Try again'));
    await gone('The server cannot be reached');
    await until(() => expect(files()).toEqual(['a.jpg']));
  });
});
