// @vitest-environment jsdom
import { ApiError, SLUG_TAKEN, uploadTexts } from '@apoti/contract';
import { MAX_IMAGE_BYTES } from '@apoti/contract/constants/business';
import { lagosDay } from '@apoti/contract/lib/lagos-day';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminToast } from '../../../shared/ui/toast';
import { settle } from '../../editing/testing/fake-clock';
import type { RichTextProps } from '../../rich-text/rich-text-props';
import { WritingPage, whole } from './testing/writing-page';

// The text's own editor has its own tests; here it is a field like the others.
vi.mock('../../rich-text/RichTextField', () => ({
  RichTextField: ({ value, onChange, error, name }: RichTextProps) => (
    <>
      <textarea name={name} value={value} onChange={({ target }) => onChange(target.value)} />
      <p>{error}</p>
    </>
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

describe('a new post', () => {
  beforeEach(() => form.show());

  it('A10: begins in its title, today, in the first category; what is typed saves itself as a draft', async () => {
    expect(document.activeElement).toBe(form.input('title'));
    expect(form.input('publishDate').value).toBe(lagosDay(form.clock.now()));
    await form.type('title', 'A new station');
    expect(form.input('slug').value).toBe('a-new-station');
    await form.quiet();
    expect(form.server.read().post).toMatchObject({ draft: { title: 'A new station', slug: 'a-new-station' } });
    expect(form.server.read().post.published).toBeNull();
    expect(said.success).not.toHaveBeenCalled();
    expect(form.text).toContain('Draft: saved');
    expect(form.header).toBe('Saved');
  });

  it('A10, A21: what is missing is said beside its field, which gets the focus; what was typed stays', async () => {
    await form.type('title', 'Only a title');
    await form.click(form.button('Publish'));
    expect(document.activeElement).toBe(form.input('excerpt'));
    for (const text of ['Excerpt is required', 'Content is required', 'Author is required'])
      expect(form.text).toContain(text);
    expect(form.input('title').value).toBe('Only a title');
    await form.type('excerpt', 'Now it is there');
    expect(form.text).not.toContain('Excerpt is required');
    expect(form.server.post?.published ?? null).toBeNull();
  });

  it('A10, A21: publishing says that it was created; later, that it was updated', async () => {
    for (const field of ['title', 'excerpt', 'content', 'author'] as const) await form.type(field, whole[field]);
    await form.click(form.button('Publish'));
    expect(form.server.read().post.published).toMatchObject({ title: 'A day', content: '<p>All of it</p>' });
    expect(said.success).toHaveBeenLastCalledWith('Post created successfully!');
    await form.type('title', 'Another day');
    expect(form.text).toContain('Unpublished changes');
    expect(form.input('slug').value).toBe('a-day');
    await form.click(form.button('Publish changes'));
    expect(said.success).toHaveBeenLastCalledWith('Post updated successfully!');
    expect(form.server.read().post.published).toMatchObject({ title: 'Another day', slug: 'a-day' });
  });

  it('A10: an empty one is not saved, and says what it needs', async () => {
    await form.click(form.button('Save'));
    expect(form.server.made).toBe(0);
    expect(said.success).not.toHaveBeenCalled();
    expect(form.text).toContain('Title is required');
  });

  it('A10: tags are typed in one line, and a comma can be typed', async () => {
    await form.type('tags', 'lagos,');
    expect(form.input('tags').value).toBe('lagos,');
    await form.type('tags', 'lagos, lockers ');
    await form.quiet();
    expect(form.server.read().post.draft.tags).toEqual(['lagos', 'lockers']);
  });

  it('A10: a picture of one byte too much is refused with the specification’s text', async () => {
    const file = new File(['x'], 'large.jpg', { type: 'image/jpeg' });
    Object.defineProperty(file, 'size', { value: MAX_IMAGE_BYTES + 1 });
    const chooser = document.querySelector<HTMLInputElement>('input[type=file]')!;
    Object.defineProperty(chooser, 'files', { value: [file] });
    await act(async () => chooser.dispatchEvent(new Event('change', { bubbles: true })));
    expect(form.text).toContain(uploadTexts.tooLarge);
  });
});

describe('a post that is there', () => {
  it('A10: one that is public leads to its page and can be taken off the site', async () => {
    await form.show(whole, whole);
    expect(form.text).toContain('Published');
    expect(document.querySelector('a[href="/press-releases/5"]')).not.toBeNull();
    expect(form.button('Publish changes')).toBeUndefined();
    await form.click(form.button('Unpublish'));
    expect(form.server.read().post.published).toBeNull();
    expect(said.success).toHaveBeenLastCalledWith('Post updated successfully!');
  });

  it('A10, A6: one whose draft waits for a decision or cannot be saved is taken off the site all the same, its words stay', async () => {
    await form.show(whole, whole);
    form.server.change({ title: 'Theirs' });
    await form.type('title', 'Mine');
    await form.quiet();
    expect(form.text).toContain('Somebody else changed the same field');
    await form.click(form.button('Unpublish'));
    expect(form.server.read().post.published).toBeNull();
    expect(form.input('title').value).toBe('Mine');
    expect(form.text).toContain('Somebody else changed the same field');
    expect(said.error).not.toHaveBeenCalled();
    expect(said.success).toHaveBeenLastCalledWith('Post updated successfully! Not all of your words are saved yet.');
  });

  it('A10: one that is taken off the site keeps its slug under another title, as long as its form is open', async () => {
    await form.show(whole, whole);
    await form.click(form.button('Unpublish'));
    expect(form.text).toContain('Draft');
    await form.type('title', 'Another day');
    expect(form.input('slug').value).toBe('a-day');
  });

  it('A10: a slug that another post has is said beside it, and the refusal leads there', async () => {
    await form.show(whole);
    form.server.refusal = new ApiError('invalid', SLUG_TAKEN, { issues: [{ path: ['slug'], message: SLUG_TAKEN }] });
    await form.click(form.button('Publish'));
    expect(document.activeElement).toBe(form.input('slug'));
    expect(form.text).toContain(SLUG_TAKEN);
    await form.type('slug', 'Another One');
    expect(form.text).not.toContain(SLUG_TAKEN);
    await act(async () => {
      form.input('slug').focus();
      form.input('slug').blur();
    });
    expect(form.input('slug').value).toBe('another-one');
  });

  it('A6: one field that two people changed is asked for; the others are merged', async () => {
    await form.show(whole);
    form.server.change({ title: 'Theirs', author: 'Bola' });
    await form.type('title', 'Mine');
    await form.quiet();
    expect(form.text).toContain('Somebody else changed the same field');
    expect(form.input('author').value).toBe('Bola');
    await form.click(form.button('Take theirs'));
    await act(() => form.clock.pass(10_000));
    expect(form.server.read().post.draft).toMatchObject({ title: 'Theirs', author: 'Bola' });
  });

  it('A10: what somebody else changed meanwhile is not published unread', async () => {
    await form.show(whole);
    form.server.change({ title: 'Theirs' });
    const { post, revision } = form.server.read();
    form.server.refusal = new ApiError('conflict', 'changed', { post, revision, conflicts: [] });
    await form.click(form.button('Publish'));
    expect(said.error).toHaveBeenCalledWith(expect.stringContaining('Somebody else changed this post meanwhile'));
    expect(form.input('title').value).toBe('Theirs');
    expect(form.server.read().post.published).toBeNull();
  });

  it('A10: while it is published the save’s key does nothing, and its end is said once', async () => {
    await form.show(whole, whole);
    await form.type('title', 'Another day');
    let answer = () => {};
    form.server.pause = new Promise((resolve) => (answer = resolve));
    await form.click(form.button('Publish changes'));
    const save = () =>
      act(async () => {
        window.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, cancelable: true }));
        await settle();
      });
    await save();
    expect(said.success).not.toHaveBeenCalled();
    await act(async () => {
      answer();
      await settle();
    });
    expect(said.success.mock.calls).toEqual([['Post updated successfully!']]);
    await save();
    expect(said.success).toHaveBeenCalledTimes(2);
  });

  it('A6: a dead server keeps the words and says so', async () => {
    await form.show(whole, whole);
    form.server.isDown = true;
    await form.type('title', 'Kept');
    await form.quiet();
    expect(form.text).toContain('Draft: kept in this browser');
    await form.click(form.button('Publish changes'));
    expect(said.error).toHaveBeenCalledWith('Failed to save the post');
    form.server.isDown = false;
    await act(() => form.clock.pass(60_000));
    expect(form.server.read().post.draft.title).toBe('Kept');
  });
});
