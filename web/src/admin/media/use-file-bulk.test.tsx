// @vitest-environment jsdom
import { ApiError } from '@apoti/contract';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '../../shared/api/client';
import { UNREACHABLE } from '../../shared/api/to-api-error';
import { adminToast } from '../../shared/ui/toast';
import { completeBrowser } from '../editing/testing/complete-browser';
import { BulkReport } from '../lists/BulkReport';
import { FakeLibrary, libraryFile } from '../library/testing/fake-library';
import { FILES_AT_ONCE, useFileBulk, type FilesBulk } from './use-file-bulk';

let server: FakeLibrary;
let bulk: FilesBulk;

vi.mock('../../shared/api/client', () => ({ request: (_schema: unknown, call: Call) => server.answer(call) }));

function Screen() {
  bulk = useFileBulk();
  return <BulkReport bulk={bulk} tell={({ item, failure }) => `${item.name}: ${failure.error}`} />;
}

describe('what is done to many files', () => {
  const said = vi.spyOn(adminToast, 'error');

  beforeEach(async () => {
    completeBrowser();
    said.mockReset();
    server = new FakeLibrary();
    await act(async () => createRoot(document.createElement('div')).render(<Screen />));
  });

  it('A15: what is dropped elsewhere meanwhile comes after it; each is done as it was meant, and told of by itself', async () => {
    const files = Array.from({ length: FILES_AT_ONCE + 1 }, (_, index) => libraryFile(`${index}.jpg`));
    const dragged = libraryFile('dragged.jpg');
    server.files = [...files, dragged];
    server.unfit = new Map([
      ['id-0.jpg', 'It is locked'],
      ['id-dragged.jpg', 'It cannot move'],
    ]);
    server.hold();
    let runs: Promise<unknown> = Promise.resolve();
    await act(async () => {
      runs = Promise.all([bulk.run({ action: 'trash' }, files), bulk.run({ action: 'move', folder: null }, [dragged])]);
    });
    expect(bulk.progress?.text).toBe('Moving to trash: 0 of 51 files');
    await act(async () => {
      server.release?.();
      await runs;
    });
    const ids = files.map(({ id }) => id);
    expect(server.sent('/api/library/bulk')).toEqual([
      { action: 'trash', ids: ids.slice(0, FILES_AT_ONCE) },
      { action: 'trash', ids: ids.slice(FILES_AT_ONCE) },
      { action: 'move', folder: null, ids: ['id-dragged.jpg'] },
    ]);
    expect(said.mock.calls).toEqual([['1 file(s) failed to delete']]);
    expect(bulk.report).toMatchObject({ action: 'trash', failed: [{ failure: { error: 'It is locked' } }] });
    await act(async () => bulk.dismiss());
    expect(bulk.report).toMatchObject({ action: 'move', failed: [{ failure: { error: 'It cannot move' } }] });
    await act(async () => bulk.dismiss());
    expect(bulk.report).toBeNull();
  });

  it('A15, A21: what was stopped in time did not fail; what was not answered may have', async () => {
    const files = Array.from({ length: 2 * FILES_AT_ONCE }, (_, index) => libraryFile(`${index}.jpg`));
    server.files = [...files];
    server.hold();
    let end: Promise<void> = Promise.resolve();
    await act(async () => {
      end = bulk.run({ action: 'trash' }, files);
    });
    await act(async () => {
      bulk.progress?.onStop();
      server.release?.();
      await end;
    });
    expect(bulk.report?.stopped).toHaveLength(FILES_AT_ONCE);
    expect(said).not.toHaveBeenCalled();
    server.refusal = new ApiError('unavailable', UNREACHABLE);
    await act(() => bulk.run({ action: 'trash' }, files.slice(0, 1)));
    expect(said).toHaveBeenLastCalledWith('Failed to move file to trash');
    await act(() => bulk.run({ action: 'delete' }, files.slice(0, 1)));
    expect(said).toHaveBeenLastCalledWith('Failed to delete file');
    await act(() => bulk.run({ action: 'delete' }, files));
    expect(said).toHaveBeenLastCalledWith('Failed to delete files');
  });
});
