import { ApiError, type FilePatch } from '@apoti/contract';
import { AUTOSAVE_QUIET_MS } from '@apoti/contract/constants/business';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { libraryFile } from '../../library/testing/fake-library';
import { FileWords } from './file-words';

let kept: string | null;
let sent: FilePatch[];
let failure: ApiError | null;
let isPresent: boolean;
let stored = libraryFile('door.jpg', { alt: 'A door' });

function open(): FileWords {
  return new FileWords(stored, {
    save: async (patch) => {
      sent.push(patch);
      if (failure) throw failure;
      stored = { ...stored, ...JSON.parse(JSON.stringify(patch)), alt: (patch.alt ?? stored.alt).trim() };
      return stored;
    },
    keep: (text) => (kept = text),
    kept: () => kept,
    isPresent: () => isPresent,
  });
}

describe('what is typed about a file', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    [kept, sent, failure, isPresent] = [null, [], null, true];
    stored = libraryFile('door.jpg', { alt: 'A door' });
  });
  afterEach(() => vi.useRealTimers());

  it('A15: saves itself after a pause, only what was typed, and is kept in the browser until then', async () => {
    const words = open();
    words.change({ alt: 'An open' });
    words.change({ alt: 'An open door' });
    expect([words.getState().status, kept]).toEqual(['typing', '{"alt":"An open door","seen":{"alt":"A door"}}']);
    await vi.advanceTimersByTimeAsync(AUTOSAVE_QUIET_MS - 1);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([{ alt: 'An open door', seen: { alt: 'A door' } }]);
    expect([words.getState().status, kept]).toEqual(['saved', null]);
  });

  it('A15: what was not saved is there again and is sent when the file is opened next', async () => {
    failure = new ApiError('unavailable', 'The server cannot be reached');
    const words = open();
    words.change({ alt: 'Typed', category: 'logos' });
    await words.flush();
    expect(words.getState()).toMatchObject({ status: 'failed', error: 'The server cannot be reached' });
    expect(words.getState().words.alt).toBe('Typed');
    failure = null;
    const later = open();
    expect(later.getState().words).toMatchObject({ alt: 'Typed', category: 'logos', name: 'door.jpg' });
    await later.flush();
    expect(sent.at(-1)).toEqual({
      ...{ alt: 'Typed', category: 'logos' },
      seen: { alt: 'A door', category: 'products' },
    });
    expect(kept).toBeNull();
  });

  it('A15: what no answer came to is sent again by itself; what is not valid is not, and says why', async () => {
    failure = new ApiError('unavailable', 'The server cannot be reached');
    const words = open();
    words.change({ alt: 'Typed' });
    await words.flush();
    failure = null;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(words.getState().status).toBe('saved');
    sent = [];
    words.change({ name: ' ' });
    await words.flush();
    expect(words.getState()).toMatchObject({ status: 'invalid', error: 'The file needs a name' });
    expect([sent, kept]).toEqual([[], '{"name":" ","seen":{"name":"door.jpg"}}']);
    words.change({ name: 'Mended' });
    await words.flush();
    expect([sent, words.getState().status]).toEqual([[{ name: 'Mended', seen: { name: 'door.jpg' } }], 'saved']);
  });

  it('A15: what nothing gets through is sent again less and less often, without a word, until it is saved or discarded', async () => {
    failure = new ApiError('unavailable', 'The server gave an answer that cannot be read');
    const words = open();
    words.change({ alt: 'Typed' });
    await words.flush();
    const said: string[] = [];
    words.subscribe(() => said.push(words.getState().status));
    const sentIn = async (minutes: number) => {
      sent = [];
      await vi.advanceTimersByTimeAsync(minutes * 60_000);
      return sent.length;
    };
    expect([await sentIn(10), await sentIn(60)]).toEqual([6, 12]);
    expect(new Set(said)).toEqual(new Set(['failed']));
    failure = null;
    expect([await sentIn(5), words.getState().status]).toEqual([1, 'saved']);
    failure = new ApiError('unavailable', 'The server cannot be reached');
    words.change({ alt: 'Not wanted' });
    const sending = words.flush();
    words.forget();
    await sending;
    isPresent = false;
    expect([await sentIn(60), vi.getTimerCount()]).toEqual([0, 0]);
  });

  it('A15: it is not sent again while somebody else is signed in', async () => {
    failure = new ApiError('unavailable', 'The server cannot be reached');
    const words = open();
    words.change({ alt: 'Typed' });
    await words.flush();
    [failure, isPresent, sent] = [null, false, []];
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([]);
    isPresent = true;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(words.getState().status).toBe('saved');
  });

  it('A15: what is typed while it is saved is saved too, and a blank at the end is not taken away', async () => {
    const words = open();
    words.change({ alt: 'One ' });
    const saving = words.flush();
    words.change({ name: 'gate.jpg' });
    await saving;
    await vi.advanceTimersByTimeAsync(AUTOSAVE_QUIET_MS);
    expect(sent).toEqual([
      { alt: 'One ', seen: { alt: 'A door' } },
      { name: 'gate.jpg', seen: { name: 'door.jpg' } },
    ]);
    words.update(stored);
    expect(words.getState().words).toMatchObject({ alt: 'One ', name: 'gate.jpg' });
    words.update({ ...stored, alt: 'By somebody else' });
    expect(words.getState().words.alt).toBe('By somebody else');
  });

  it('A15: what somebody else has changed meanwhile is asked about, and neither is lost before', async () => {
    const words = open();
    words.change({ alt: 'Mine', category: 'logos' });
    const theirs = { ...stored, alt: 'Theirs', name: 'theirs.jpg' };
    // The list behind has heard of it; the person, who types, has not.
    words.update(theirs);
    failure = new ApiError('conflict', 'Somebody else has changed this meanwhile', { file: theirs });
    await words.flush();
    expect(words.getState()).toMatchObject({
      ...{ status: 'conflict', theirs: { alt: 'Theirs' } },
      words: { alt: 'Mine', category: 'logos', name: 'theirs.jpg' },
    });
    expect(Object.keys(words.getState().theirs)).toEqual(['alt']);
    expect(kept).toContain('Mine');
    await words.flush();
    expect(sent).toHaveLength(1);
    [failure, stored] = [null, theirs];
    words.settle('mine');
    await words.flush();
    expect(sent.at(-1)).toEqual({
      ...{ alt: 'Mine', category: 'logos' },
      seen: { alt: 'Theirs', category: 'products' },
    });
    expect(words.getState()).toMatchObject({ status: 'saved', words: { alt: 'Mine' } });
  });

  it('A15: their words are taken, and what they did not touch is saved', async () => {
    const words = open();
    words.change({ alt: 'Mine', category: 'logos' });
    failure = new ApiError('conflict', 'Somebody else has changed this meanwhile', { file: { ...stored, alt: '' } });
    await words.flush();
    [failure, stored] = [null, { ...stored, alt: '' }];
    words.settle('theirs');
    await words.flush();
    expect(sent.at(-1)).toEqual({ category: 'logos', seen: { category: 'products' } });
    expect([words.getState().words.alt, kept]).toEqual(['', null]);
  });

  it('A15: one’s own words, stored though no answer came, are nobody else’s: what was typed since is saved', async () => {
    const words = open();
    failure = new ApiError('unavailable', 'The server cannot be reached');
    words.change({ alt: 'First' });
    await words.flush();
    words.change({ alt: 'First and second' });
    stored = { ...stored, alt: 'First' };
    failure = new ApiError('conflict', 'Somebody else has changed this meanwhile', { file: stored });
    // Also when the file is opened anew in between.
    const later = open();
    await later.flush();
    expect(later.getState()).toMatchObject({ status: 'typing', words: { alt: 'First and second' } });
    failure = null;
    await later.flush();
    expect(sent.at(-1)).toEqual({ alt: 'First and second', seen: { alt: 'First' } });
    expect([later.getState().status, kept]).toEqual(['saved', null]);
  });

  it('A15: what somebody else has made of one’s own unanswered words is asked about all the same', async () => {
    const words = open();
    failure = new ApiError('unavailable', 'The server cannot be reached');
    words.change({ alt: 'First' });
    await words.flush();
    words.change({ alt: 'First and second', name: 'gate.jpg' });
    const theirs = { ...stored, alt: 'Theirs' };
    failure = new ApiError('conflict', 'Somebody else has changed this meanwhile', { file: theirs });
    await words.flush();
    expect(words.getState()).toMatchObject({ status: 'conflict', theirs: { alt: 'Theirs' } });
  });

  it('A15: what one tab could not save stays kept while another one types and saves about the same file', async () => {
    const [one, other] = [open(), open()];
    failure = new ApiError('unavailable', 'The server cannot be reached');
    one.change({ alt: 'An open door' });
    await one.flush();
    failure = null;
    other.change({ name: 'gate.jpg' });
    expect(JSON.parse(kept ?? '')).toMatchObject({ alt: 'An open door', name: 'gate.jpg' });
    await other.flush();
    expect(JSON.parse(kept ?? '')).toMatchObject({ alt: 'An open door', seen: { alt: 'A door' } });
    expect(JSON.parse(kept ?? '')).not.toHaveProperty('name');
    await one.flush();
    expect(sent.at(-1)).toEqual({ alt: 'An open door', seen: { alt: 'A door' } });
    expect(kept).toBeNull();
  });

  it('A15: words that wait for their person’s answer are kept again where another tab has saved the same field', async () => {
    const [one, other] = [open(), open()];
    const theirs = { ...stored, alt: 'Theirs' };
    failure = new ApiError('conflict', 'Somebody else has changed this meanwhile', { file: theirs });
    one.change({ alt: 'Mine' });
    await one.flush();
    [failure, stored] = [null, theirs];
    other.change({ alt: 'From the other tab' });
    await other.flush();
    expect(kept).toBeNull();
    await one.flush();
    expect(JSON.parse(kept ?? '')).toMatchObject({ alt: 'Mine' });
  });

  it('A15: a blank at the end of what the server has is no change of somebody else’s', async () => {
    stored = { ...stored, alt: 'A door ' };
    const words = open();
    words.change({ alt: 'Mine', category: 'logos' });
    const theirs = { ...stored, category: 'partnerships' };
    failure = new ApiError('conflict', 'Somebody else has changed this meanwhile', { file: theirs });
    await words.flush();
    expect(words.getState().theirs).toEqual({ category: 'partnerships' });
  });
});
