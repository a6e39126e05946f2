// @vitest-environment jsdom
import { ApiError, libraryTexts, uploadTexts, type FileFields, type LibraryFile } from '@apoti/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replaceFile, uploadFile } from '../../../shared/api/library-upload';
import { notePresence } from '../../../shared/api/presence';
import { UNREACHABLE } from '../../../shared/api/to-api-error';
import { adminToast } from '../../../shared/ui/toast';
import { libraryFile } from '../testing/fake-library';
import { canRetry, type Wanted } from './upload-queue';
import { inOrder } from './upload-sum';
import { traySummary } from './upload-texts';
import { uploads } from './uploads';

vi.mock('../../../shared/api/library-upload', () => ({ uploadFile: vi.fn(), replaceFile: vi.fn() }));
vi.mock('../../../shared/api/library', () => ({
  refreshLibrary: vi.fn(() => Promise.resolve()),
  showFile: vi.fn(() => Promise.resolve()),
}));
vi.mock('../../../shared/api/auth', () => ({ refreshSession: vi.fn(() => Promise.resolve()) }));

const said = { success: vi.spyOn(adminToast, 'success'), error: vi.spyOn(adminToast, 'error') };
const toasts = () => ({ success: said.success.mock.calls.flat(), error: said.error.mock.calls.flat() });
const away = new ApiError('unavailable', UNREACHABLE);
const fields: FileFields = { folder: '', category: '', alt: '', copy: '' };
const fileOf = (name: string): Wanted => ({ file: new File(['x'], name), fields, replaces: null });
const stored = (file: LibraryFile, duplicate = false) => ({ success: true, message: '', file, duplicate }) as const;
const copyOf = (name: string): Wanted => ({ ...fileOf(name), fields: { ...fields, copy: 'true' } });
const contentFor = (name: string): Wanted => ({
  ...fileOf(name),
  replaces: { id: 'id-old.jpg', name: 'old.jpg', seen: 'of before' },
});
const states = () => uploads.list().map(({ file, state, held }) => [file.name, state, held]);
/** All that is wanted is over. */
const over = () => vi.waitUntil(() => !uploads.list().some(({ state }) => state === 'waiting' || state === 'sending'));

beforeEach(() => {
  // A file of the disk that is still there.
  Blob.prototype.arrayBuffer ??= async () => new ArrayBuffer(1);
  notePresence(1);
  said.success.mockReset();
  said.error.mockReset();
  vi.mocked(uploadFile).mockReset();
  vi.mocked(replaceFile).mockReset();
});
afterEach(async () => {
  uploads.cancelAll();
  await over();
  uploads.dismiss();
});

describe('what is sent again by itself', () => {
  it('A15: a file without an answer waits; so does a content; a copy, which might be stored twice, is left to the person', async () => {
    vi.mocked(uploadFile).mockRejectedValue(away);
    vi.mocked(replaceFile).mockRejectedValue(away);
    uploads.add([copyOf('copy.jpg')]);
    await over();
    uploads.add([contentFor('content.jpg'), fileOf('plain.jpg')]);
    await vi.waitUntil(() => uploads.list().filter(({ held }) => held === 'unreachable').length === 2);
    expect(states()).toEqual([
      ['copy.jpg', 'failed', null],
      ['content.jpg', 'sending', 'unreachable'],
      ['plain.jpg', 'sending', 'unreachable'],
    ]);
  });

  it('A15, A6: without a session a copy and a content wait for their person’s sign-in, and what comes behind them', async () => {
    const refusal = new ApiError('unauthenticated', 'Please sign in');
    vi.mocked(uploadFile).mockRejectedValue(refusal);
    vi.mocked(replaceFile).mockRejectedValue(refusal);
    notePresence(null);
    uploads.add([contentFor('content.jpg'), copyOf('copy.jpg'), fileOf('plain.jpg')]);
    await vi.waitUntil(() => uploads.list().filter(({ held }) => held === 'signed-out').length === 2);
    vi.mocked(replaceFile).mockResolvedValue(libraryFile('old.jpg'));
    vi.mocked(uploadFile).mockImplementation(async ({ name }) => stored(libraryFile(name)));
    notePresence(1);
    await over();
    expect(states().map(([, state]) => state)).toEqual(['done', 'done', 'done']);
  });
});

describe('what is said at the end of uploads', () => {
  const answer = (type: 'image' | 'document', duplicate = false) =>
    vi.mocked(uploadFile).mockImplementation(async ({ name }) => stored(libraryFile(name, { type }), duplicate));

  it('A15: one in the words for a picture or another file, several by their number, a content that it was replaced', async () => {
    answer('image');
    uploads.add([fileOf('a.jpg')]);
    await over();
    answer('document');
    uploads.add([fileOf('a.pdf')]);
    await over();
    uploads.add([fileOf('b.pdf'), fileOf('c.pdf'), fileOf('d.pdf')]);
    await over();
    vi.mocked(replaceFile).mockResolvedValue(libraryFile('old.jpg'));
    uploads.add([contentFor('new.jpg')]);
    await over();
    expect(toasts()).toEqual({
      success: [uploadTexts.done, libraryTexts.uploaded, '3 files uploaded successfully!', libraryTexts.replaced],
      error: [],
    });
  });

  it('A15: one failure with its reason, several by their number; what was there already is said', async () => {
    vi.mocked(uploadFile).mockRejectedValue(new ApiError('too_large', 'The file is too large'));
    uploads.add([fileOf('a.jpg')]);
    await over();
    uploads.add([fileOf('b.jpg'), fileOf('c.jpg')]);
    await over();
    answer('image', true);
    uploads.add([fileOf('d.jpg')]);
    await over();
    expect(toasts()).toEqual({
      success: [libraryTexts.duplicate],
      error: ['The file is too large', `${libraryTexts.uploadFailed}: 2 files refused`],
    });
  });

  it('A15: of files that ended in several ways one sum is told, which is the tray’s too; what needs somebody is first', async () => {
    const answers: Record<string, () => Promise<ReturnType<typeof stored>>> = {
      'there.jpg': async () => stored(libraryFile('there.jpg'), true),
      'broken.jpg': async () => Promise.reject(new ApiError('invalid', libraryTexts.damaged)),
      'full.jpg': async () => Promise.reject(new ApiError('internal', 'Something went wrong')),
    };
    vi.mocked(uploadFile).mockImplementation(
      ({ name }) => answers[name]?.() ?? Promise.resolve(stored(libraryFile(name))),
    );
    const names = ['a.jpg', 'there.jpg', 'b.jpg', 'broken.jpg', 'full.jpg'];
    uploads.add([...names.map(fileOf), { ...fileOf('c.svg'), refusal: uploadTexts.notAnImage }]);
    await over();
    const sum = '2 files uploaded, 1 already there, 2 refused, 1 failed';
    expect(toasts()).toEqual({ success: [], error: [sum] });
    expect(traySummary(uploads.list())).toBe(sum);
    expect(inOrder(uploads.list()).map(({ file }) => file.name)).toEqual([
      ...['full.jpg', 'broken.jpg', 'c.svg', 'there.jpg'],
      ...['a.jpg', 'b.jpg'],
    ]);
    expect(uploads.list().filter(canRetry)).toMatchObject([{ error: 'Something went wrong' }]);
  });

  it('A15: nothing is said of one person’s files while another is signed in here', async () => {
    let end: () => void = () => undefined;
    vi.mocked(uploadFile).mockImplementation(
      ({ name }) => new Promise((done) => (end = () => done(stored(libraryFile(name))))),
    );
    uploads.add([fileOf('hers.jpg')]);
    await vi.waitUntil(() => vi.mocked(uploadFile).mock.calls.length === 1);
    notePresence(2);
    end();
    await over();
    expect(toasts()).toEqual({ success: [], error: [] });
    notePresence(1);
  });
});
