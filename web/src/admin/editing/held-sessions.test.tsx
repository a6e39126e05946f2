// @vitest-environment jsdom
import { objectShape } from '@apoti/contract/merge/shape';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { noteUpload } from '../form/uploads';
import { objectDocument } from './document';
import { HeldSessions } from './held-sessions';
import { completeBrowser } from './testing/complete-browser';
import { FakeBrowser } from './testing/fake-browser';
import { useEditorState } from './use-editor-state';
import { useHeldSession } from './use-held-session';

const schema = z.object({ title: z.string() });
type Note = z.infer<typeof schema>;

const browser = new FakeBrowser<Note>();
vi.mock('./browser/record-store', () => ({
  browserRecordStore: ({ name }: { name: string }, person: number) => browser.store(name, person),
}));
vi.mock('./browser/tabs', () => ({ browserTabs: () => browser.tabs() }));

const sessions = new HeldSessions<Note>({
  document: (name) => objectDocument<Note>(name, schema, objectShape(schema)),
  send: () => Promise.resolve({ kind: 'signed-out', message: 'Please sign in first' }),
});

function Form({ person }: { person: number }) {
  const { session } = useHeldSession(sessions, 'note', person);
  return <p>{useEditorState(session).work?.mine.title}</p>;
}

/** The back-office, with whoever is signed in. */
function office() {
  completeBrowser();
  const place = document.createElement('div');
  const root = createRoot(place);
  const showTo = (person: number) => act(async () => root.render(<Form key={person} person={person} />));
  const type = (title: string) =>
    act(async () => {
      const { session } = sessions.of('note', 7);
      session.seen({ content: { title: 'Doors' }, revision: 'e.1' });
      session.edit((mine) => ({ ...mine, title }));
    });
  return { showTo, type, text: () => place.textContent, close: () => act(async () => root.unmount()) };
}

afterEach(() => {
  browser.storeFails = false;
});

it('A6: words that the browser cannot store are there for their person after somebody else was signed in', async () => {
  browser.storeFails = true;
  const { showTo, type, text, close } = office();
  await showTo(7);
  await type('Hers');
  await showTo(8);
  expect(text()).toBe('');
  await showTo(7);
  await vi.waitFor(() => expect(text()).toBe('Hers'));
  browser.storeFails = false;
  const { session } = sessions.of('note', 7);
  await close();
  // Once they are in the store nothing is held any more: the next session finds them there.
  await vi.waitFor(() => expect(sessions.of('note', 7).session).not.toBe(session));
  expect([...browser.records.values()]).toMatchObject([{ person: 7, works: [{ mine: { title: 'Hers' } }] }]);
});

it('A6, A21: a picture that is there only after somebody else has signed in is kept for her who chose it', async () => {
  const { showTo, type, close } = office();
  await showTo(7);
  await type('Hers');
  const { session } = sessions.of('note', 7);
  const noteEnd = noteUpload({ key: '', count: () => 1, cancel: () => undefined });
  await showTo(8);
  await new Promise((done) => setTimeout(done));
  await act(async () => session.edit((mine) => ({ ...mine, title: 'Hers, with a picture' })));
  noteEnd();
  await vi.waitFor(() => expect(sessions.of('note', 7).session).not.toBe(session));
  expect([...browser.records.values()].find(({ person }) => person === 7)?.works).toMatchObject([
    { mine: { title: 'Hers, with a picture' } },
  ]);
  await close();
});
