import { ApiError, type LibraryFile } from '@apoti/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { UNREACHABLE } from '../../../shared/api/to-api-error';
import { libraryFile } from '../testing/fake-library';
import type { Hold } from './hold';
import { canRetry, UploadQueue, type QueuedUpload, type Wanted } from './upload-queue';

type Ending = {
  done: (duplicateOf?: Partial<LibraryFile>) => void;
  fail: (error: unknown) => void;
  progress: (part: number) => void;
  signal: AbortSignal;
};

let queue: UploadQueue;
/** What is being sent, by the file's name. */
let sending: Map<string, Ending>;
/** What is waited for after a failure. */
let hold: Hold | null;
let worker: number;
let ends: { name: string; state: QueuedUpload['state']; isLast: boolean }[];

const wanted = (name: string): Wanted => ({
  file: new File(['x'], name),
  fields: { folder: '', category: '', alt: '', copy: '' },
  replaces: null,
});
const states = () => Object.fromEntries(queue.list().map(({ file, state }) => [file.name, state]));
const keyOf = (name: string) => queue.list().find(({ file }) => file.name === name)!.key;

describe('the queue of uploads', () => {
  beforeEach(() => {
    sending = new Map();
    ends = [];
    hold = null;
    worker = 7;
    queue = new UploadQueue({
      person: () => worker,
      hold: () => hold,
      send: ({ file }, { signal, onProgress }) =>
        new Promise((resolve, reject) => {
          signal.addEventListener('abort', () => reject(new ApiError('unavailable', UNREACHABLE)));
          const done = (old?: Partial<LibraryFile>) =>
            resolve({ file: libraryFile(file.name, old), duplicate: old !== undefined });
          sending.set(file.name, { done, fail: reject, progress: onProgress, signal });
        }),
      onEnd: ({ file, state }, isLast) => ends.push({ name: file.name, state, isLast }),
    });
  });

  it('A15: two are sent at a time, the next when one of them is over; the last one is told as such', async () => {
    queue.add(['a', 'b', 'c'].map(wanted));
    expect(states()).toEqual({ a: 'sending', b: 'sending', c: 'waiting' });
    sending.get('b')!.done();
    await vi.waitFor(() => expect(states()).toEqual({ a: 'sending', b: 'done', c: 'sending' }));
    sending.get('a')!.done();
    sending.get('c')!.done();
    await vi.waitFor(() =>
      expect(ends.map(({ name, isLast }) => [name, isLast])).toEqual([
        ['b', false],
        ['a', false],
        ['c', true],
      ]),
    );
  });

  it('A15: how far each is shows, and one that is cancelled stops at once and may be tried again', async () => {
    queue.add(['a', 'b', 'c'].map(wanted));
    sending.get('a')!.progress(0.4);
    expect(queue.list()[0]?.progress).toBe(0.4);
    queue.cancel(keyOf('a'));
    queue.cancel(keyOf('c'));
    expect(sending.get('a')!.signal.aborted).toBe(true);
    await vi.waitFor(() => expect(ends).toHaveLength(1));
    expect(states()).toEqual({ a: 'cancelled', b: 'sending', c: 'cancelled' });
    // What comes late of one that was cancelled changes nothing.
    sending.get('a')!.progress(0.9);
    expect(queue.list()[0]?.progress).toBe(0.4);
    queue.retry(keyOf('a'));
    expect(states()['a']).toBe('sending');
    queue.cancelAll();
    await vi.waitFor(() => expect(ends).toHaveLength(3));
    expect(states()).toEqual({ a: 'cancelled', b: 'cancelled', c: 'cancelled' });
  });

  it('A15: a failed one says the server’s words, else that the upload failed; only what is worth it is tried again', async () => {
    queue.add(['a', 'b'].map(wanted));
    sending.get('a')!.fail(new ApiError('invalid', 'This file is empty'));
    sending.get('b')!.fail(new ApiError('unavailable', UNREACHABLE));
    await vi.waitFor(() => expect(states()).toEqual({ a: 'failed', b: 'failed' }));
    expect(queue.list().map(({ error }) => error)).toEqual(['This file is empty', 'Upload failed']);
    expect(queue.list().map(canRetry)).toEqual([false, true]);
    queue.retryAll();
    expect(states()).toEqual({ a: 'failed', b: 'sending' });
    expect(queue.list()[1]?.error).toBe('');
    queue.dismiss();
    expect(states()).toEqual({ b: 'sending' });
    queue.dismiss(keyOf('b'));
    expect(states()).toEqual({ b: 'sending' });
    sending.get('b')!.done();
    await vi.waitFor(() => expect(states()).toEqual({ b: 'done' }));
  });

  it('A15: what was refused before it was sent is listed with the others, and told of when they are over', async () => {
    queue.add([wanted('a'), { ...wanted('b'), refusal: 'This file is empty' }]);
    expect(queue.list()[1]).toMatchObject({ state: 'failed', error: 'This file is empty', isRefused: true });
    expect([...sending.keys()]).toEqual(['a']);
    expect(ends).toEqual([{ name: 'b', state: 'failed', isLast: false }]);
    sending.get('a')!.done();
    await vi.waitFor(() => expect(ends.at(-1)).toEqual({ name: 'a', state: 'done', isLast: true }));
  });

  it('A15: what went well makes room for the next files; what needs somebody stays', async () => {
    queue.add(['a', 'b', 'c'].map(wanted));
    sending.get('a')!.done();
    sending.get('b')!.done({ alt: 'There before' });
    await vi.waitFor(() => expect(states()).toEqual({ a: 'done', b: 'done', c: 'sending' }));
    // While something is under way it is the same run.
    queue.add([wanted('d')]);
    expect(Object.keys(states())).toEqual(['a', 'b', 'c', 'd']);
    sending.get('c')!.fail(new ApiError('invalid', 'This file is empty'));
    sending.get('d')!.done();
    await vi.waitFor(() => expect(ends.at(-1)?.isLast).toBe(true));
    queue.add([wanted('e')]);
    expect(Object.keys(states())).toEqual(['b', 'c', 'e']);
  });

  it('A15: one that waits goes on by itself, at once when that is wanted, and stops when it is cancelled', async () => {
    let go: () => void = () => {};
    hold = { why: 'signed-out', until: new Promise((resolve) => (go = resolve)) };
    queue.add(['a'].map(wanted));
    const first = sending.get('a')!;
    first.progress(0.7);
    first.fail(new ApiError('unauthenticated', 'Please sign in first'));
    await vi.waitFor(() => expect(queue.list()).toMatchObject([{ state: 'sending', held: 'signed-out', progress: 0 }]));
    expect(ends).toEqual([]);
    go();
    await vi.waitFor(() => expect(sending.get('a')).not.toBe(first));
    expect(queue.list()).toMatchObject([{ state: 'sending', held: null, person: 7 }]);
    hold = { why: 'unreachable', until: new Promise(() => {}) };
    sending.get('a')!.fail(new ApiError('unavailable', UNREACHABLE));
    await vi.waitFor(() => expect(queue.list()[0]?.held).toBe('unreachable'));
  });

  it('A15: one that was stored without an answer is done; what was there before under other words is a duplicate', async () => {
    hold = { why: 'unreachable', until: Promise.resolve() };
    queue.add(['a', 'b'].map(wanted));
    const first = new Map(sending);
    for (const name of ['a', 'b']) sending.get(name)!.fail(new ApiError('unavailable', UNREACHABLE));
    await vi.waitFor(() => expect(sending.get('b')).not.toBe(first.get('b')));
    sending.get('a')!.done({ alt: '' });
    sending.get('b')!.done({ alt: 'Lockers' });
    await vi.waitFor(() =>
      expect(queue.list().map(({ duplicate, state }) => [duplicate, state])).toEqual([
        [false, 'done'],
        [true, 'done'],
      ]),
    );
    // What was answered at the first sending was there before.
    queue.add(['c'].map(wanted));
    sending.get('c')!.done({ alt: '' });
    await vi.waitFor(() => expect(queue.list().at(-1)?.duplicate).toBe(true));
  });

  it('A15: of a file that was replaced meanwhile the person says which content holds; theirs is seen by then', async () => {
    queue.add([{ ...wanted('a'), replaces: { id: 'id-a', name: 'a', seen: 'of before' } }]);
    const theirs = libraryFile('a', { content: 'theirs' });
    sending.get('a')!.fail(new ApiError('conflict', 'This file has been replaced meanwhile', { file: theirs }));
    await vi.waitFor(() => expect(queue.list()).toMatchObject([{ state: 'failed', theirs: { content: 'theirs' } }]));
    // Not together with those that may be sent again as they are.
    queue.retryAll();
    expect(states()).toEqual({ a: 'failed' });
    queue.replaceAnyway(keyOf('a'));
    expect(queue.list()).toMatchObject([{ state: 'sending', theirs: null, replaces: { id: 'id-a', seen: 'theirs' } }]);
    sending.get('a')!.done();
    await vi.waitFor(() => expect(states()).toEqual({ a: 'done' }));
  });

  it('A15, A6: what waits for one person holds up nothing of another’s, who neither ends nor forgets it', async () => {
    hold = { why: 'signed-out', until: new Promise(() => {}) };
    queue.add(['a', 'b', 'c'].map(wanted));
    for (const name of ['a', 'b']) sending.get(name)!.fail(new ApiError('unauthenticated', 'Please sign in first'));
    await vi.waitFor(() => expect(queue.list().map(({ held }) => held)).toEqual(['signed-out', 'signed-out', null]));
    worker = 8;
    queue.add(['d'].map(wanted));
    expect(queue.list().filter(queue.isMine)).toMatchObject([{ state: 'sending', person: 8 }]);
    sending.get('d')!.done();
    await vi.waitFor(() => expect(ends).toEqual([{ name: 'd', state: 'done', isLast: true }]));
    queue.cancelAll();
    queue.dismiss();
    expect(states()).toEqual({ a: 'sending', b: 'sending', c: 'waiting' });
  });

  it('A15: one that is dismissed before it has stopped is over too: what is said of the others is not held back', async () => {
    queue.add(['a', 'b'].map(wanted));
    sending.get('b')!.done();
    await vi.waitFor(() => expect(ends).toHaveLength(1));
    queue.cancel(keyOf('a'));
    queue.dismiss(keyOf('a'));
    await vi.waitFor(() => expect(ends.at(-1)).toEqual({ name: 'a', state: 'cancelled', isLast: true }));
  });
});
