// @vitest-environment jsdom
import type { PostDraft } from '@apoti/contract';
import { expect, it, vi } from 'vitest';
import type { DraftSave } from '../../shared/api/edited-post';
import { FakeBrowser } from '../editing/testing/fake-browser';
import { blankPost } from './post-document';
import { remakePost } from './remake-post';

const browser = new FakeBrowser<PostDraft>();
vi.mock('../editing/browser/record-store', () => ({
  browserRecordStore: ({ name }: { name: string }, person: number) => browser.store(name, person),
}));
vi.mock('../editing/browser/tabs', () => ({ browserTabs: () => browser.tabs() }));
const saves: DraftSave[] = [];
let whileSaving: () => void = () => {};
vi.mock('../../shared/api/edited-post', () => ({
  savePostDraft: async (save: DraftSave) => {
    saves.push(save);
    whileSaving();
    return { post: { draft: { ...save.fields, id: 9 } }, revision: `e.${saves.length}` };
  },
}));

it('A6: words typed while a new post is made of a deleted one are the new one’s, which saves them', async () => {
  let typed = { ...blankPost(0), id: 5, title: 'As it was' };
  whileSaving = () => {
    typed = { ...typed, title: 'As it was, and more' };
  };
  expect(await remakePost(() => typed, 'key', 7)).toBe(9);
  await vi.waitFor(() => expect(saves).toHaveLength(2));
  expect(saves.map(({ id, fields, revision }) => [id, fields.title, revision])).toEqual([
    [null, 'As it was', ''],
    [9, 'As it was, and more', 'e.1'],
  ]);
});
