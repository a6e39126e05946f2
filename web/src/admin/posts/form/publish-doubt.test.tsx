// @vitest-environment jsdom
import { ApiError } from '@apoti/contract';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { adminToast } from '../../../shared/ui/toast';
import { settle } from '../../editing/testing/fake-clock';
import type { RichTextProps } from '../../rich-text/rich-text-props';
import { postTexts } from './post-texts';
import { WritingPage, whole } from './testing/writing-page';

// The text's own editor has its own tests; here it is a field like the others.
vi.mock('../../rich-text/RichTextField', () => ({
  RichTextField: ({ value, onChange, name }: RichTextProps) => (
    <textarea name={name} value={value} onChange={({ target }) => onChange(target.value)} />
  ),
}));

let form: WritingPage;
const said = { success: vi.spyOn(adminToast, 'success'), error: vi.spyOn(adminToast, 'error') };
beforeEach(() => {
  said.success.mockReset();
  said.error.mockReset();
  form = new WritingPage();
});
afterEach(async () => {
  await form.leave();
  vi.unstubAllGlobals();
});

const press = async (text: string) => {
  await form.click(form.button(text));
  await act(settle);
};

it.each([
  ['Publish', null, postTexts.maybePublished],
  ['Unpublish', whole, postTexts.maybeUnpublished],
])(
  'A10: after a lost answer to “%s” it is said to be not sure, and the post is read again',
  async (action, now, text) => {
    await form.show(whole, now);
    form.server.losesPublishing = true;
    await press(action);
    expect(said.error.mock.calls).toEqual([[`The server cannot be reached. ${text}`]]);
    expect(form.button('Unpublish') !== undefined).toBe(action === 'Publish');
  },
);

it('A10: published again while nothing is known of the first time, it is the same request', async () => {
  await form.show(whole);
  Object.assign(form.server, { losesPublishing: true, isUnreadable: true });
  await press('Publish');
  await press('Publish');
  expect(new Set(form.server.publishKeys).size).toBe(1);
  expect(said.success.mock.calls).toEqual([[postTexts.updated]]);
});

it('A10: what was typed since a lost answer is published for itself', async () => {
  await form.show(whole);
  Object.assign(form.server, { losesPublishing: true, isUnreadable: true });
  await press('Publish');
  await form.type('title', 'Another day');
  await press('Publish changes');
  expect(new Set(form.server.publishKeys).size).toBe(2);
  expect(form.server.read().post.published?.title).toBe('Another day');
});

it('A10: a refusal says its reason, and is an answer: the next time it is another request', async () => {
  await form.show(whole);
  form.server.refusal = new ApiError('no_room', 'There is no room left');
  await press('Publish');
  expect(said.error.mock.calls).toEqual([[`${postTexts.notPublished}. There is no room left`]]);
  await press('Publish');
  expect(new Set(form.server.publishKeys).size).toBe(2);
});
