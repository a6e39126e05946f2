import { beforeEach, expect, it, vi } from 'vitest';
import type { DraftSave } from '../../shared/api/edited-post';
import { blankPost } from './post-document';
import { remakePost } from './remake-post';

const saves: DraftSave[] = [];
let whileSaving: () => void = () => {};
vi.mock('../../shared/api/edited-post', () => ({
  savePostDraft: async (save: DraftSave) => {
    saves.push(save);
    whileSaving();
    return { post: { draft: { ...save.fields, id: 9 } }, revision: `e.${saves.length}` };
  },
}));
beforeEach(() => {
  saves.length = 0;
});

it('A6: words typed while a new post is made of a deleted one are sent before anything is discarded', async () => {
  let typed = { ...blankPost(0), id: 5, title: 'As it was' };
  const more = ['As it was, and', 'As it was, and more'];
  whileSaving = () => {
    typed = { ...typed, title: more.shift() ?? typed.title };
  };
  expect(await remakePost(() => typed, 'key', 7)).toBe(9);
  expect(saves.map(({ id, fields, revision }) => [id, fields.title, revision])).toEqual([
    [null, 'As it was', ''],
    [9, 'As it was, and', 'e.1'],
    [9, 'As it was, and more', 'e.2'],
  ]);
});
