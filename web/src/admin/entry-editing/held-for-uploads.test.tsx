// @vitest-environment jsdom
import { objectShape } from '@apoti/contract/merge/shape';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { adminToast } from '../../shared/ui/toast';
import { objectDocument } from '../editing/document';
import { completeBrowser } from '../editing/testing/complete-browser';
import { FakeBrowser } from '../editing/testing/fake-browser';
import { useHeldSession } from '../editing/use-held-session';
import { ImageField } from '../form/ImageField';
import { choosePicture } from '../form/testing/choose-picture';
import { EntryKind } from './entry-kind';

const schema = z.object({ title: z.string(), picture: z.string() });
type Note = z.infer<typeof schema>;

const browser = new FakeBrowser<Note>();
vi.mock('../editing/browser/record-store', () => ({
  browserRecordStore: ({ name }: { name: string }, person: number) => browser.store(name, person),
}));
vi.mock('../editing/browser/tabs', () => ({ browserTabs: () => browser.tabs() }));
vi.mock('../../shared/api/upload', () => ({ uploadPicture: vi.fn() }));

const taken: Note[] = [];
const kind = new EntryKind<Note>({
  ...{ prefix: 'note-', noun: 'note', screen: 'Notes' },
  document: (name) => objectDocument<Note>(name, schema, objectShape(schema)),
  send: async ({ content }) => {
    taken.push(content);
    return { kind: 'saved', content, revision: `e.${taken.length + 1}`, aliases: [] };
  },
  known: ({ title }) => ({ title, id: 1 }),
  address: (id) => `/admin/notes/${id}`,
});

function Form() {
  const { session } = useHeldSession(kind, 'note-1', 7);
  const put = (picture: string) => session.edit((mine) => ({ ...mine, picture }));
  return <ImageField label="Picture" uploadName="note" value="" onChange={put} />;
}

it('A6, A21: a picture that is there after its form was left is saved, as what was typed beside it', async () => {
  completeBrowser();
  const said = vi.spyOn(adminToast, 'success').mockReturnValue('');
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.getElementById('root')!);
  await act(async () => root.render(<Form />));
  const { session } = kind.of('note-1', 7);
  session.seen({ content: { title: 'Doors', picture: '' }, revision: 'e.1' });
  session.edit((mine) => ({ ...mine, title: 'Typed beside it' }));
  const end = await choosePicture();
  await act(async () => root.unmount());
  await vi.waitFor(() => expect(taken).toEqual([{ title: 'Typed beside it', picture: '' }]));
  await end('/uploads/door.webp');
  await vi.waitFor(() => expect(taken.at(-1)).toEqual({ title: 'Typed beside it', picture: '/uploads/door.webp' }));
  expect(said).toHaveBeenCalledWith('Image uploaded successfully!');
  // Then its session ends: nothing of it is left, here or in the browser's store.
  await vi.waitFor(() => expect(kind.of('note-1', 7).session).not.toBe(session));
  expect(browser.records.size).toBe(0);
  vi.unstubAllGlobals();
});
