// @vitest-environment jsdom
import { ApiError } from '@apoti/contract';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '../../../shared/api/client';
import { UNREACHABLE } from '../../../shared/api/to-api-error';
import { adminToast } from '../../../shared/ui/toast';
import { typeInto } from '../../editing/testing/type-into';
import { FakeLibrary, libraryFile, trashedFile } from '../../library/testing/fake-library';
import {
  address,
  beginDocument,
  button,
  click,
  dialog,
  endDocument,
  field,
  named,
  open,
  shown,
  until,
} from '../testing/media-page';

let server: FakeLibrary;

vi.mock('../../../shared/api/client', () => ({ request: (_schema: unknown, call: Call) => server.answer(call) }));

const UNSURE = 'It may have been done all the same: look before you try again.';
const trashOf = (count: number) => Array.from({ length: count }, (_, index) => trashedFile(`${index}.jpg`, 3));
const release = () => act(async () => server.release?.());
/** Lets one answer through; the next one is held again. */
const releaseOne = () =>
  act(async () => {
    server.release?.();
    server.hold();
  });

describe('a question of the media library that is answered late', () => {
  const said = { success: vi.spyOn(adminToast, 'success'), error: vi.spyOn(adminToast, 'error') };

  beforeEach(async () => {
    said.success.mockReset();
    said.error.mockReset();
    server = new FakeLibrary();
    await beginDocument();
  });
  afterEach(endDocument);

  const makeFolder = async (name: string) => {
    await click(button('New folder'));
    await typeInto(field('Folder name', dialog()), name);
  };
  const askToEmpty = async (files: number) => {
    server.files = trashOf(files);
    await open('?tab=trash');
    await shown(`${files} files`);
    await click(button('Empty trash'));
    server.hold();
    await click(button('Empty trash', dialog()));
  };

  it('A15: it ends its own question alone: what was typed into the next one stays, and can be sent', async () => {
    await open();
    await shown('No files yet');
    server.hold();
    await makeFolder('Summer');
    await click(button('Create folder', dialog()));
    await click(button('Cancel', dialog()));
    await makeFolder('Winter');
    await release();
    await until(() => expect(said.success).toHaveBeenCalledWith('Folder created successfully!'));
    expect(field('Folder name', dialog()).value).toBe('Winter');
    await click(button('Create folder', dialog()));
    await until(() => expect(dialog()).toBeUndefined());
    expect(server.folders.map(({ name }) => name)).toEqual(['Summer', 'Winter']);
  });

  it('A15: what failed after its question was closed is said', async () => {
    await open();
    await shown('No files yet');
    server.hold();
    await makeFolder('Summer');
    await click(button('Create folder', dialog()));
    await click(button('Cancel', dialog()));
    server.refusal = new ApiError('invalid', 'There cannot be any more folders');
    await release();
    await until(() => expect(said.error).toHaveBeenCalledWith('Create folder: There cannot be any more folders'));
  });

  /** Asks whether a folder may be deleted that holds nothing. */
  const askToDelete = async (name: string) => {
    await shown(name);
    await click(named(`Actions: folder ${name}`));
    const item = () => [...document.querySelectorAll('[role="menuitem"]')].find((one) => one.textContent === 'Delete');
    await until(() => expect(item()).toBeDefined());
    await click(item()!);
    await shown('It holds no files');
  };

  it('A15: a folder that may have been deleted without an answer is said to, and the library is asked for again', async () => {
    server.folders = [{ id: 1, name: 'Summer', parent: null }];
    await open();
    await askToDelete('Summer');
    const asked = server.lists.length;
    server.hold();
    await click(button('Delete folder', dialog()));
    server.refusal = new ApiError('unavailable', UNREACHABLE);
    await release();
    await shown(`${UNREACHABLE}. ${UNSURE}`);
    expect(server.lists.length).toBe(asked + 1);
  });

  it('A15: a folder that is deleted late leads nobody away from where she has gone meanwhile', async () => {
    server.folders = [
      { id: 1, name: 'Summer', parent: null },
      { id: 2, name: 'Campaign', parent: 1 },
      { id: 3, name: 'Other', parent: 1 },
    ];
    await open('?folder=1');
    await askToDelete('Campaign');
    server.hold();
    await open('?folder=2');
    await click(button('Delete folder', dialog()));
    await click(button('Cancel', dialog()));
    await open('?folder=3');
    await release();
    await until(() => expect(said.success).toHaveBeenCalledWith('Folder deleted successfully!'));
    expect(address()).toBe('?folder=3');
  });

  it('A15: emptying the trash stops with its question, and says what is gone', async () => {
    await askToEmpty(5);
    expect(button('Cancel', dialog())).toBeUndefined();
    await click(button('Stop', dialog()));
    await release();
    await until(() =>
      expect(said.error).toHaveBeenCalledWith(
        'Stopped: 2 files permanently deleted. The others are still in the trash.',
      ),
    );
    await shown('3 files');
    expect(server.sent('/api/library/trash')).toHaveLength(1);
    expect(said.success).not.toHaveBeenCalled();
  });

  it('A15: a trash of which nothing was left when it was stopped is empty', async () => {
    await askToEmpty(2);
    await click(button('Stop', dialog()));
    await release();
    await until(() => expect(said.success).toHaveBeenCalledWith('Trash emptied!'));
  });

  it.each([
    ['beside the question', false],
    ['after the question was closed', true],
  ])('A15: what was deleted before emptying the trash failed is said %s', async (_, isClosed) => {
    await askToEmpty(5);
    await releaseOne();
    await shown('2 files deleted…');
    if (isClosed) await click(button('Stop', dialog()));
    server.refusal = new ApiError('unavailable', UNREACHABLE);
    await release();
    const reason = `${UNREACHABLE}. 2 files were deleted before. ${UNSURE}`;
    if (isClosed) await until(() => expect(said.error).toHaveBeenCalledWith(`Empty trash: ${reason}`));
    else await shown(reason);
    expect(server.sent('/api/library/trash')).toHaveLength(2);
  });

  it('A15: a placement that was refused after its question was closed is said', async () => {
    server.files = [libraryFile('a.jpg')];
    await open('?file=id-a.jpg');
    await shown('Used in');
    await click(button('Set placement', dialog()));
    await until(() => expect(dialog().querySelector('input[value="hero-carousel"]')).not.toBeNull());
    await click(dialog().querySelector('input[value="hero-carousel"]')!);
    server.hold();
    await until(() => expect(button('Save placement', dialog()).disabled).toBe(false));
    await click(button('Save placement', dialog()));
    await click(button('Cancel', dialog()));
    server.refusal = new ApiError('conflict', 'Somebody else was faster');
    await release();
    await until(() => expect(said.error).toHaveBeenCalledWith('Save placement: Somebody else was faster'));
  });
});
