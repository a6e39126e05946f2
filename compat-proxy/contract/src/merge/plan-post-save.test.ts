import { expect, it } from 'vitest';
import { defaultPosts } from '../content/default-posts';
import type { Post } from '../resources/posts/post';
import { planPostSave } from './plan-post-save';

const [base] = defaultPosts as [Post, ...Post[]];
const sender = { overlay: [], aliases: [], now: 0, newKey: () => 'key' };

it('C10: an update changes what it sends; what others changed stays; the id and the revision are no fields', () => {
  const current = { ...base, title: 'Theirs' };
  const patch = { ...base, id: 99, revision: 'a.1', excerpt: 'Mine' };
  const plan = planPostSave({ ...sender, current, base, patch, conflicts: 'ask' });
  expect(plan).toMatchObject({ kind: 'merged', next: { ...base, title: 'Theirs', excerpt: 'Mine' } });
});

it('C10: a field that both changed is asked about, or won by an old client', () => {
  const sides = { current: { ...base, title: 'Theirs' }, base, patch: { title: 'Mine' } };
  expect(planPostSave({ ...sender, ...sides, conflicts: 'ask' })).toMatchObject({
    kind: 'conflict',
    conflicts: [{ path: ['title'], theirs: 'Theirs', mine: 'Mine' }],
  });
  expect(planPostSave({ ...sender, ...sides, conflicts: 'silent' })).toMatchObject({ next: { title: 'Mine' } });
});
