// @vitest-environment jsdom
import { ApiError, PERSON_HEADER } from '@apoti/contract';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '../../../shared/api/client';
import { notePresence } from '../../../shared/api/presence';
import { adminToast } from '../../../shared/ui/toast';
import { typeInto } from '../../editing/testing/type-into';
import { FakeLibrary, libraryFile } from '../../library/testing/fake-library';
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
  page,
  shown,
  until,
} from '../testing/media-page';

let server: FakeLibrary;

/** Whom the last write names. */
let writer: Call['headers'];
vi.mock('../../../shared/api/client', () => ({
  request: (_schema: unknown, call: Call) => {
    if (call.method === 'POST') writer = call.headers;
    return server.answer(call);
  },
}));

const KEPT = 'back-office-file:7:id-harbour.jpg';

/** Chooses another content for the file whose details are open. */
async function chooseContent(name: string): Promise<void> {
  const input = dialog().querySelector<HTMLInputElement>('input[type=file]')!;
  const files = [new File(['x'], name, { type: 'image/jpeg' })];
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
}

describe('the details of a file', () => {
  const said = { success: vi.spyOn(adminToast, 'success'), error: vi.spyOn(adminToast, 'error') };

  beforeEach(async () => {
    said.success.mockReset();
    said.error.mockReset();
    server = new FakeLibrary();
    server.files = [
      libraryFile('harbour.jpg', { alt: '' }),
      libraryFile('song.mp3', { type: 'audio', mime: 'audio/mpeg' }),
    ];
    await beginDocument();
  });
  afterEach(endDocument);

  it('A15: an address opens a file that the list does not show, with its facts, its uses and its player', async () => {
    server.files[1]!.folder = 9;
    await open('?file=id-song.mp3');
    await until(() => expect(dialog().querySelector('audio')).not.toBeNull());
    expect(dialog().textContent).toContain('Audio, MP3');
    expect(dialog().textContent).toContain('It is used nowhere.');
    await click(named('Close'));
    expect(address()).toBe('');
  });

  it('A15: what is typed is saved when the file is left, and the state of it is said', async () => {
    await open('?file=id-harbour.jpg');
    await shown('Used in');
    await typeInto(field('Alt text', dialog()), 'Lockers by the harbour');
    expect(localStorage.getItem(KEPT)).toContain('Lockers by the harbour');
    await click(named('Close'));
    await until(() => expect(server.files[0]?.alt).toBe('Lockers by the harbour'));
    await until(() => expect(localStorage.getItem(KEPT)).toBeNull());
    expect(page()).not.toContain('No alt text');
    expect(writer).toEqual({ [PERSON_HEADER]: '7' });
  });

  it('A15: what could not be saved is sent when the file is opened again, and never once it was discarded', async () => {
    const leaveUnsaved = async (text: string) => {
      await open('?file=id-harbour.jpg');
      await shown('Used in');
      server.refusal = new ApiError('unavailable', 'The server cannot be reached');
      await typeInto(field('Alt text', dialog()), text);
      await click(named('Close'));
      await shown('Words about these files are not saved yet');
      server.refusal = null;
    };
    await leaveUnsaved('By the harbour');
    await open('?file=id-harbour.jpg');
    await until(() => expect(server.files[0]?.alt).toBe('By the harbour'));
    await click(named('Close'));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    notePresence(7);
    await leaveUnsaved('Not wanted');
    await click(named('Discard: id-harbour.jpg'));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(server.files[0]?.alt).toBe('By the harbour');
    notePresence(null);
    vi.useRealTimers();
  });

  it.each([
    ['in the trash', 'Restore it to save them.'],
    ['deleted', 'The file was deleted before these words were saved.'],
  ])('A6: words about a file that is %s can be read and copied, and thrown away', async (place, said) => {
    localStorage.setItem(KEPT, JSON.stringify({ alt: 'By the harbour', seen: { alt: '' } }));
    const [harbour, ...others] = server.files;
    server.files = place === 'deleted' ? others : [{ ...harbour!, trashed: true, daysLeft: 30 }, ...others];
    await open('?file=id-harbour.jpg');
    await shown(said);
    expect(field('Alt text, which was not saved', dialog()).value).toBe('By the harbour');
    await click(button('Discard', dialog()));
    expect([localStorage.getItem(KEPT), page().includes('which was not saved')]).toEqual([null, false]);
  });

  it('A15: a content that was replaced meanwhile stays until the person says that hers goes over it', async () => {
    await open('?file=id-harbour.jpg');
    await shown('Used in');
    server.files[0]!.content = 'theirs';
    await chooseContent('hers.jpg');
    await shown('This file has been replaced meanwhile.');
    expect(dialog().textContent).toContain('There now: 1600 × 900 · 47 KB');
    await click(named('Keep theirs: harbour.jpg'));
    await until(() => expect(dialog().textContent).toContain('Replace file'));
    expect(server.files[0]!.content).toBe('theirs');
    // By now it is seen; then once more somebody is faster.
    await until(() => expect(server.lists.length).toBeGreaterThan(1));
    server.files[0]!.content = 'theirs again';
    await chooseContent('mine.jpg');
    await shown('This file has been replaced meanwhile.');
    await click(named('Replace anyway: harbour.jpg'));
    await until(() => expect(server.files[0]!.content).toBe('mine.jpg'));
    await until(() => expect(said.success).toHaveBeenCalledWith('File replaced successfully!'));
  });

  it('A15: who replaces a file twice is not asked about the own content, though the list could not be loaded anew', async () => {
    await open('?file=id-harbour.jpg');
    await shown('Used in');
    server.refusesReads = true;
    await chooseContent('first.jpg');
    await until(() => expect(server.files[0]!.content).toBe('first.jpg'));
    await until(() => expect(dialog().textContent).toContain('Replace file'));
    await chooseContent('second.jpg');
    await until(() => expect(server.files[0]!.content).toBe('second.jpg'));
    expect(page()).not.toContain('replaced meanwhile');
  });

  it('A15: words that were kept are named on the screen until they are saved or discarded', async () => {
    localStorage.setItem(KEPT, '{"alt":"From before"}');
    await open();
    await shown('Words about these files are not saved yet');
    await open('?file=id-harbour.jpg');
    await until(() => expect(server.files[0]?.alt).toBe('From before'));
    await until(() => expect(page()).not.toContain('not saved yet'));
  });

  it('A15: in a browser that keeps nothing, words that could not be saved are named as such', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    await open('?file=id-harbour.jpg');
    await shown('Used in');
    server.refusal = new ApiError('unavailable', 'The server cannot be reached');
    await typeInto(field('Alt text', dialog()), 'Lockers by the harbour');
    await click(named('Close'));
    await until(() =>
      expect(said.error).toHaveBeenCalledWith(
        expect.stringMatching(/“harbour.jpg” is not saved. .*leave this page open/),
      ),
    );
    await shown('This browser cannot keep your words: leave this page open. Open the file to send them again.');
    await open('?file=id-harbour.jpg');
    await until(() =>
      expect(named('State of the details').textContent).toBe(
        'Not saved. This browser cannot keep your words: leave this page open. The server cannot be reached',
      ),
    );
    server.refusal = null;
    await click(button('Try again', dialog()));
    await until(() => expect(server.files[0]?.alt).toBe('Lockers by the harbour'));
    vi.mocked(Storage.prototype.setItem).mockRestore();
  });

  it('X2, A15: the focus stays on the button that leads from file to file, at the end of the list too', async () => {
    await open('?file=id-harbour.jpg');
    await shown('Used in');
    const next = button('Next', dialog());
    next.focus();
    await click(next);
    await until(() => expect(dialog().textContent).toContain('Audio, MP3'));
    expect([document.activeElement, next.getAttribute('aria-disabled')]).toEqual([next, 'true']);
    await click(next);
    expect(address()).toBe('?file=id-song.mp3');
  });

  it('A15: the URL is copied whole, and where the browser refuses, it stands there', async () => {
    const writeText = vi.fn(async (_text: string) => undefined);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }));
    await open('?file=id-harbour.jpg');
    await shown('Used in');
    await click(button('Copy URL', dialog()));
    await until(() => expect(said.success).toHaveBeenCalledWith('URL copied to clipboard!'));
    expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/uploads/id-harbour.jpg`);
    expect(field('URL', dialog()).value).toBe(`${window.location.origin}/uploads/id-harbour.jpg`);
  });

  it('A15: a placement is set and cleared, with a word on what it takes the place of', async () => {
    server.files.push(libraryFile('old.jpg', { placement: 'logo' }));
    await open('?file=id-harbour.jpg');
    await shown('Used in');
    await click(button('Set placement', dialog()));
    await until(() => expect(dialog().textContent).toContain('Now: old.jpg'));
    const radio = (value: string) => dialog().querySelector<HTMLInputElement>(`input[value="${value}"]`)!;
    expect(radio('hero-video')).toBeNull();
    await click(radio('logo'));
    expect(dialog().textContent).toContain('It takes the place of “old.jpg”');
    await click(button('Save placement', dialog()));
    await until(() => expect(said.success).toHaveBeenCalledWith('Image placement updated successfully!'));
    expect(server.files[0]?.placement).toBe('logo');
    await until(() => expect(dialog().textContent).toContain('The mark in the head and foot of every page'));
    await click(button('Set placement', dialog()));
    await click(radio('none'));
    await click(button('Save placement', dialog()));
    await until(() => expect(server.sent('/api/library/placements').at(-1)).toMatchObject({ id: null }));
    expect(server.sent('/api/library/placements')).toEqual([
      { placement: 'logo', id: 'id-harbour.jpg', seen: 'id-old.jpg' },
      { placement: 'logo', id: null, seen: 'id-harbour.jpg' },
    ]);
  });

  it('A15: a placement that somebody else has changed meanwhile is not taken from them unseen', async () => {
    await open('?file=id-harbour.jpg');
    await shown('Used in');
    await click(button('Set placement', dialog()));
    await shown('The mark in the head and foot of every page');
    await click(dialog().querySelector('input[value="logo"]')!);
    server.files.push(libraryFile('theirs.jpg', { placement: 'logo' }));
    await click(button('Save placement', dialog()));
    await shown('Somebody else has changed this placement meanwhile. Look at what is there now');
    await until(() => expect(dialog().textContent).toContain('It takes the place of “theirs.jpg”'));
    await click(button('Save placement', dialog()));
    await until(() => expect(said.success).toHaveBeenCalledWith('Image placement updated successfully!'));
    expect(server.sent('/api/library/placements').at(-1)).toMatchObject({ seen: 'id-theirs.jpg' });
  });
});
