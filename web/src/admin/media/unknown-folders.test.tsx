// @vitest-environment jsdom
import { ApiError } from '@apoti/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '../../shared/api/client';
import { UNREACHABLE } from '../../shared/api/to-api-error';
import { FakeLibrary, libraryFile } from '../library/testing/fake-library';
import {
  beginDocument,
  button,
  choose,
  click,
  dialog,
  endDocument,
  field,
  open,
  select,
  shown,
  until,
} from './testing/media-page';

let server: FakeLibrary;
/** Whether the server tells which folders there are. */
let tells = false;

vi.mock('../../shared/api/client', () => ({
  request: (_schema: unknown, call: Call) =>
    !tells && call.method === undefined && call.path === '/api/library/folders'
      ? Promise.reject(new ApiError('unavailable', UNREACHABLE))
      : server.answer(call),
}));

/** What a field of folders says, what it would send, and what else can be chosen. */
function folderField(label: string) {
  const element = dialog().querySelector<HTMLSelectElement>(`[id="${field(label, dialog()).id}"]`)!;
  return {
    said: element.selectedOptions[0]?.textContent?.trim(),
    value: element.value,
    options: [...element.options].map(({ textContent }) => textContent?.trim()),
  };
}

const LATER = 'Other folders can be chosen once they are loaded.';

describe('the media library while its folders are not known', () => {
  beforeEach(async () => {
    tells = false;
    server = new FakeLibrary();
    server.folders = [
      { id: 11, name: 'Winter', parent: null },
      { id: 12, name: 'Summer', parent: null },
    ];
    server.files = [libraryFile('a.jpg', { folder: 12 })];
    await beginDocument();
  });
  afterEach(endDocument);

  it('A15: files are uploaded to the folder that the dialog shows, and it says why no other one is there', async () => {
    await open('?folder=12');
    await shown('1 file');
    await click(button('Upload files'));
    expect(folderField('Folder')).toEqual({
      said: 'This folder',
      value: '12',
      options: ['Media Library', 'This folder'],
    });
    expect(dialog().textContent).toContain(LATER);
    await choose(field('Folder', dialog()), '');
    expect(folderField('Folder')).toEqual({ said: 'Media Library', value: '', options: ['Media Library'] });
    await click(button('Cancel', dialog()));
  });

  it('A15: files are moved to the folder that the dialog shows', async () => {
    await open('?folder=12');
    await shown('1 file');
    await select('a.jpg');
    await click(button('Move'));
    expect(folderField('To folder')).toMatchObject({ said: 'This folder', value: '12' });
    await choose(field('To folder', dialog()), '');
    await click(button('Move', dialog()));
    await until(() => expect(server.files[0]?.folder).toBeNull());
  });

  it('A15: neither a new folder nor a file is said to stand at the root', async () => {
    await open('?folder=12');
    await shown('1 file');
    await click(button('New folder'));
    expect(dialog().textContent).toContain('In: This folder');
    await click(button('Cancel', dialog()));
    await open('?folder=12&file=id-a.jpg');
    await shown('Used in');
    const terms = [...dialog().querySelectorAll('dt')].map(({ textContent }) => textContent);
    expect(terms).toContain('Size');
    expect(terms).not.toContain('Folder');
  });

  it('A15: a folder that is gone is not called by another name', async () => {
    tells = true;
    await open('?folder=13');
    await shown('There is no such folder');
    await click(button('Upload files'));
    expect(folderField('Folder')).toMatchObject({ said: 'There is no such folder', value: '13' });
    expect(dialog().textContent).not.toContain(LATER);
  });
});
