// @vitest-environment jsdom
import { AUTOSAVE_QUIET_MS } from '@apoti/contract';
import { objectShape } from '@apoti/contract/merge/shape';
import { act, StrictMode, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { objectDocument } from '../editing/document';
import type { Outcome } from '../editing/state';
import { completeBrowser } from '../editing/testing/complete-browser';
import { FakeBrowser } from '../editing/testing/fake-browser';
import { useEditorState } from '../editing/use-editor-state';
import type { Entry } from '../editing/work';
import { useHeldSession } from '../editing/use-held-session';
import { SaveState } from '../editor/SaveState';
import { useEditorLife } from '../editor/use-editor-life';
import { adminToast } from '../../shared/ui/toast';
import { EntryKind } from './entry-kind';
import { EntryOutbox } from './EntryOutbox';
import { useOpenEntry } from './open-entries';
import { StuckEntries } from './StuckEntries';
import { StuckLink } from './StuckLink';

const schema = z.object({ title: z.string().max(20) });
type Note = z.infer<typeof schema>;

let browser: FakeBrowser<Note>;
vi.mock('../editing/browser/record-store', () => ({
  browserRecordStore: ({ name }: { name: string }, person: number) => browser.store(name, person),
  unsentWork: (person: number) =>
    browser.storeFails
      ? Promise.reject(new Error('no storage'))
      : Promise.resolve(
          [...browser.records.values()]
            .filter((record) => record.person === person)
            .flatMap(({ document: name, works }) => works.map(({ mine }) => ({ name, mine }))),
        ),
}));
vi.mock('../editing/browser/tabs', () => ({ browserTabs: () => browser.tabs() }));

let isDown: boolean;
let isGone: boolean;
let taken: Note[];
let refusedAsGone: number;
let kind: EntryKind<Note>;
let root: Root;
const server = { content: { title: 'As it was' }, revision: 'e.1' };

async function send({ content }: Entry<Note>): Promise<Outcome<Note>> {
  if (isDown) return { kind: 'unavailable', message: 'The server cannot be reached' };
  if (isGone) {
    refusedAsGone += 1;
    return { kind: 'gone', message: 'There is no such note' };
  }
  taken.push(content);
  return { kind: 'saved', content, revision: `e.${taken.length + 1}`, aliases: [] };
}

function Form({ name }: { name: string }) {
  useOpenEntry(name);
  const { session } = useHeldSession(kind, name, 7);
  const state = useEditorState(session);
  useEditorLife({ session, state, server, signedIn: true });
  const title = state.work?.mine.title ?? '';
  return <input name={name} value={title} onChange={({ target }) => session.edit(() => ({ title: target.value }))} />;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const show = async (forms: ReactNode) => {
  await act(async () =>
    root.render(
      <StrictMode>
        <SaveState />
        <EntryOutbox kind={kind} person={7} signedIn />
        {forms}
      </StrictMode>,
    ),
  );
  await pass(100);
};
const input = (name = 'note-1') => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)!;
const type = (value: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), value);
    input().dispatchEvent(new Event('input', { bubbles: true }));
  });
const saveState = () => document.querySelector('[role="status"]')?.textContent;

describe('the outbox of entries', () => {
  beforeEach(() => {
    completeBrowser();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    browser = new FakeBrowser();
    isDown = false;
    isGone = false;
    taken = [];
    refusedAsGone = 0;
    const document = (name: string) => objectDocument<Note>(name, schema, objectShape(schema));
    kind = new EntryKind<Note>({
      ...{ prefix: 'note-', document, send, noun: 'note', screen: 'Notes' },
      known: ({ title }) => ({ title, id: 1 }),
      address: (id) => `/admin/notes/${id}`,
    });
    window.document.body.innerHTML = '<div id="root"></div>';
    root = createRoot(window.document.getElementById('root')!);
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('A6: what is typed just before a form is left is sent at once', async () => {
    await show(<Form name="note-1" />);
    await type('The last words');
    await show(null);
    expect(taken).toEqual([{ title: 'The last words' }]);
    expect(saveState()).toBe('Saved');
    await pass(1_000);
    expect(browser.records.size).toBe(0);
  });

  it('A6: what could not be sent when its form was left is counted by the header, and sent once it can be', async () => {
    isDown = true;
    await show(<Form name="note-1" />);
    await type('In the dark');
    await show(null);
    await pass(AUTOSAVE_QUIET_MS);
    expect(saveState()).toBe('Kept in this browser');
    isDown = false;
    isGone = false;
    await pass(60_000);
    expect(taken).toEqual([{ title: 'In the dark' }]);
    expect(saveState()).toBe('Saved');
    expect(browser.records.size).toBe(0);
  });

  it('A6: an earlier visit’s words are sent from any page, those of another person are not', async () => {
    isDown = true;
    await show(<Form name="note-1" />);
    await type('Of yesterday');
    await pass(AUTOSAVE_QUIET_MS);
    const [record] = browser.records.values();
    await act(async () => root.unmount());
    browser = new FakeBrowser();
    browser.records.set('gone', { ...record!, tab: 'gone' });
    browser.records.set('other', { ...record!, tab: 'other', person: 8, document: 'note-2' });
    isDown = false;
    isGone = false;
    root = createRoot(document.getElementById('root')!);
    await show(null);
    await pass(60_000);
    expect(taken).toEqual([{ title: 'Of yesterday' }]);
    expect([...browser.records.keys()]).toEqual(['other']);
  });

  it('A6: a form that is opened again goes on with the unsent words, which are sent once', async () => {
    isDown = true;
    await show(<Form name="note-1" />);
    await type('In the dark');
    await show(null);
    await pass(20_000);
    await show(<Form name="note-1" />);
    expect(input().value).toBe('In the dark');
    await type('In the dark, more');
    isDown = false;
    isGone = false;
    await pass(60_000);
    expect(taken.at(-1)).toEqual({ title: 'In the dark, more' });
    expect(input().value).toBe('In the dark, more');
    expect(browser.records.size).toBe(0);
  });

  it('A6: words that the browser cannot store outlive their form too', async () => {
    browser.storeFails = true;
    isDown = true;
    await show(<Form name="note-1" />);
    await type('Nowhere else');
    await show(null);
    await pass(20_000);
    expect(saveState()).toBe('Not kept anywhere');
    isDown = false;
    isGone = false;
    await pass(60_000);
    expect(taken).toEqual([{ title: 'Nowhere else' }]);
  });

  it('A6: words that cannot be sent as they are and that the browser cannot store wait for their form', async () => {
    browser.storeFails = true;
    await show(<Form name="note-1" />);
    await type('Much longer than twenty letters');
    await show(null);
    await pass(20_000);
    await show(<Form name="note-1" />);
    expect(input().value).toBe('Much longer than twenty letters');
    expect(taken).toEqual([]);
  });

  it('A6: an entry that is not valid and whose form is closed is named beside the save state, with the way to it', async () => {
    const header = <MemoryRouter>{<StuckLink />}</MemoryRouter>;
    await show(<Form name="note-1" />);
    await type('Much longer than twenty letters');
    await show(header);
    await pass(20_000);
    expect(saveState()).toBe('Not saved: not valid');
    const link = document.querySelector('a');
    expect([link?.textContent, link?.getAttribute('href')]).toEqual([
      'Unsent: “Much longer than twenty letters”',
      '/admin/notes/1',
    ]);
    await show(
      <>
        {header}
        <Form name="note-1" />
      </>,
    );
    expect(document.querySelector('a')).toBeNull();
  });

  it('A6: of an entry that was deleted nothing is sent', async () => {
    await show(<Form name="note-1" />);
    await type('Too late');
    await act(async () => kind.forget('note-1', 7));
    await show(null);
    await pass(60_000);
    expect(taken).toEqual([]);
    expect(browser.records.size).toBe(0);
  });

  it('A6: words of a closed form whose entry was deleted elsewhere are told of, with the way to them, and sent but once', async () => {
    const said = vi.spyOn(adminToast, 'error').mockReturnValue('');
    const onOpen = vi.fn();
    isDown = true;
    await show(<Form name="note-1" />);
    await type('The last words');
    isGone = true;
    isDown = false;
    await show(<StuckEntries kind={kind} onOpen={onOpen} />);
    await pass(120_000);
    expect(refusedAsGone).toBe(1);
    expect(said).toHaveBeenCalledExactlyOnceWith(
      'The note that you were writing was deleted elsewhere. What becomes of your words: see Notes.',
    );
    expect(document.body.textContent).toContain('Unsent: “The last words”');
    await act(async () => document.querySelector('button')?.click());
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'note-1', id: 1 }));
    said.mockRestore();
  });
});
