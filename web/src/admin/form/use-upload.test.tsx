// @vitest-environment jsdom
import { ApiError } from '@apoti/contract';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notePresence } from '../../shared/api/presence';
import { UNREACHABLE } from '../../shared/api/to-api-error';
import { uploadPicture } from '../../shared/api/upload';
import { adminToast } from '../../shared/ui/toast';
import { completeBrowser } from '../editing/testing/complete-browser';
import { countUploads } from './uploads';
import { useUpload, type Upload } from './use-upload';

vi.mock('../../shared/api/upload', () => ({ uploadPicture: vi.fn() }));
const said = vi.spyOn(adminToast, 'error');

let upload: Upload;
const done = vi.fn();
function Uploading() {
  upload = useUpload({ name: 'post', failure: 'Failed to upload image', onDone: done });
  return null;
}

const picture = new File(['x'], 'door.png', { type: 'image/png' });
async function failWith(error: unknown): Promise<string | undefined> {
  vi.mocked(uploadPicture).mockRejectedValueOnce(error);
  await act(() => upload.send(picture));
  return upload.error;
}

describe('useUpload', () => {
  beforeEach(async () => {
    completeBrowser();
    await act(async () => createRoot(document.createElement('div')).render(<Uploading />));
  });
  afterEach(() => vi.unstubAllGlobals());

  it('A21: says the server’s words, else which upload failed, and of what nobody expected that it failed', async () => {
    expect(await failWith(new ApiError('too_large', 'The server is full'))).toBe('The server is full');
    expect(await failWith(new ApiError('unavailable', UNREACHABLE))).toBe('Failed to upload image');
    expect(said).toHaveBeenLastCalledWith('Failed to upload image');
    expect(await failWith(new TypeError('File vanished'))).toBe('Image upload failed');
    expect(done).not.toHaveBeenCalled();
  });

  it('A6, A21: what did not get there, for want of a session or of a line, is sent again without being chosen again', async () => {
    done.mockReset();
    expect(upload.again).toBeNull();
    expect(await failWith(new ApiError('unauthenticated', 'Please sign in first'))).toBe('Please sign in first');
    vi.mocked(uploadPicture).mockResolvedValueOnce('/uploads/door.webp');
    await act(async () => upload.again?.());
    expect(vi.mocked(uploadPicture).mock.lastCall?.[0].file).toBe(picture);
    expect(done).toHaveBeenCalledExactlyOnceWith('/uploads/door.webp');
    expect([upload.again, upload.error]).toEqual([null, undefined]);
  });

  it('A21: of two that are chosen one after the other the last one stays, whichever is there first', async () => {
    const ends: ((url: string) => void)[] = [];
    const signals: AbortSignal[] = [];
    vi.mocked(uploadPicture).mockImplementation(({ signal }) => {
      signals.push(signal);
      return new Promise((resolve) => ends.push(resolve));
    });
    done.mockReset();
    await act(async () => void upload.send(picture));
    await act(async () => void upload.send(picture));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    await act(async () => ends[0]?.('/uploads/first.webp'));
    expect(upload.progress).not.toBeNull();
    await act(async () => ends[1]?.('/uploads/second.webp'));
    expect(done.mock.calls).toEqual([['/uploads/second.webp']]);
    expect(upload.progress).toBeNull();
  });

  it('A21, C14: refuses what is no picture that is taken, and one byte more than 5 MB, without asking the server', async () => {
    vi.mocked(uploadPicture).mockClear();
    await act(() => upload.send(new File(['x'], 'notes.txt', { type: 'text/plain' })));
    expect(upload.error).toBe('Please select a valid image file');
    await act(() => upload.send(new File([new Uint8Array(5_242_881)], 'large.png', { type: 'image/png' })));
    expect(upload.error).toBe('Image size must be less than 5MB');
    for (const [name, type] of [
      ['door.heic', 'image/heic'],
      ['door.heic', ''],
      ['logo.svg', 'image/svg+xml'],
    ] as const) {
      said.mockClear();
      await act(() => upload.send(new File(['x'], name, { type })));
      expect([upload.error, said.mock.calls]).toEqual([
        'Please select a valid image file',
        [['Please select a valid image file']],
      ]);
    }
    expect(uploadPicture).not.toHaveBeenCalled();
    vi.mocked(uploadPicture).mockResolvedValueOnce('/uploads/door.webp');
    await act(() => upload.send(new File([new Uint8Array(5_242_880)], 'door.png', { type: 'image/png' })));
    expect(done).toHaveBeenCalledWith('/uploads/door.webp');
  });

  it('A21, A6: without a session the picture waits, and is sent when its person has signed in again', async () => {
    notePresence(7);
    vi.mocked(uploadPicture).mockReset();
    vi.mocked(uploadPicture).mockRejectedValueOnce(new ApiError('unauthenticated', 'Please sign in first'));
    vi.mocked(uploadPicture).mockResolvedValueOnce('/uploads/door.webp');
    notePresence(null);
    said.mockClear();
    done.mockReset();
    await act(async () => void upload.send(picture));
    await vi.waitFor(() => expect(upload.isHeld).toBe(true));
    expect([upload.progress, upload.error, countUploads()]).toEqual([0, undefined, 1]);
    await act(async () => notePresence(8));
    expect(done).not.toHaveBeenCalled();
    await act(async () => notePresence(7));
    await vi.waitFor(() => expect(done).toHaveBeenCalledWith('/uploads/door.webp'));
    expect(vi.mocked(uploadPicture).mock.calls.map(([{ person }]) => person)).toEqual([7, 7]);
    await vi.waitFor(() => expect([upload.isHeld, countUploads(), said.mock.calls]).toEqual([false, 0, []]));
  });
});
