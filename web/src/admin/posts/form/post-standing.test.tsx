// @vitest-environment jsdom
import { SLUG_TAKEN } from '@apoti/contract';
import { lagosDay, startOfLagosDay } from '@apoti/contract/lib/lagos-day';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayText } from '../../../shared/lib/day-text';
import { adminToast } from '../../../shared/ui/toast';
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

const TOMORROW = lagosDay(Date.now() + 86_400_000);
const when = `${dayText(TOMORROW)}, 00:00 in Lagos`;
let form: WritingPage;
const success = vi.spyOn(adminToast, 'success');
beforeEach(() => {
  success.mockReset();
  form = new WritingPage();
});
afterEach(async () => {
  await form.leave();
  vi.unstubAllGlobals();
});

describe('what is said of where a post stands', () => {
  it('A6: before anything is written nothing is said to be saved', async () => {
    await form.show();
    expect(form.header).toBe('Nothing written yet');
    expect(form.text).not.toContain('Draft: saved');
  });

  it('A6, A10: a draft that is kept but cannot be published as it stands is not merely saved', async () => {
    await form.show();
    await form.type('title', 'Only a title');
    await form.quiet();
    await form.click(form.button('Publish'));
    expect(form.header).toBe('Saved, not publishable');
    expect(form.text).toContain('Draft: saved, not publishable');
    for (const field of ['excerpt', 'content', 'author'] as const) await form.type(field, whole[field]);
    await form.quiet();
    expect(form.header).toBe('Saved');
  });

  it('A10: a day in the future says when it will be seen, in Lagos', async () => {
    await form.show(whole);
    expect(startOfLagosDay(TOMORROW)).toBeGreaterThan(Date.now());
    await form.type('publishDate', TOMORROW);
    expect(form.text).toContain('00:00 in Lagos');
    await form.click(form.button('Schedule'));
    expect(form.text).toContain('Scheduled for');
    expect(document.querySelector('a[href="/press-releases/5"]')).toBeNull();
    expect(success).toHaveBeenLastCalledWith(`Post updated successfully! Visitors see it from ${when} on.`);
  });

  it('A10: one that visitors see and that is dated ahead says before and after that it leaves the site till then', async () => {
    await form.show(whole, whole);
    await form.type('publishDate', TOMORROW);
    expect(form.text).toContain(`published with this day, it leaves the site until ${when}.`);
    await form.click(form.button('Schedule changes'));
    expect(success).toHaveBeenLastCalledWith(`Post updated successfully! It is off the site until ${when}.`);
    expect(form.text).toContain(`Visitors see it from ${when} on.`);
    await form.click(form.button('Unpublish'));
    expect(success).toHaveBeenLastCalledWith('Post updated successfully!');
  });

  it('A6, A10: a slug that another post has is kept, and said not to be publishable, in the header too', async () => {
    await form.show(whole, null, { slugTakenBy: 'Another' });
    expect(form.text).toContain(`${SLUG_TAKEN}: “Another”`);
    expect(form.header).toBe('Saved, not publishable');
    await form.type('slug', 'one-of-its-own');
    await form.quiet();
    expect(form.header).toBe('Saved');
  });
});
