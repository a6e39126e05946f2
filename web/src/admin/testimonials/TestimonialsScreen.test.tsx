// @vitest-environment jsdom
import { AUTOSAVE_QUIET_MS, LAST_TESTIMONIAL } from '@apoti/contract';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminToast } from '../../shared/ui/toast';
import {
  button,
  click,
  field,
  openEditorPage,
  rows,
  type,
  type EditorPage,
} from '../content-editing/testing/editor-page';
import { TestimonialsScreen } from './TestimonialsScreen';

let page: EditorPage;
let success: ReturnType<typeof vi.spyOn>;
const served = () => page.world.server.read().content.testimonials;
const settle = () => act(() => page.world.clock.pass(0));
const answerYes = () =>
  click(
    [...document.querySelectorAll<HTMLElement>('dialog[open] button')].find((one) => one.textContent === 'Delete')!,
  );

describe('TestimonialsScreen', () => {
  beforeEach(async () => {
    localStorage.clear();
    success = vi.spyOn(adminToast, 'success').mockReturnValue('');
    page = await openEditorPage(<TestimonialsScreen />);
  });
  afterEach(async () => {
    await page.close();
    vi.restoreAllMocks();
  });

  it('A11: counts what is there', () => {
    const counts = [...document.querySelectorAll('dl div')].map((one) => one.textContent);
    expect(counts).toEqual(['Total6', 'Active6', 'Hidden0', 'Featured3', 'Average rating4.8']);
  });

  it('A11: the eye hides and approves, the star features and no longer does, each saved at once and said', async () => {
    for (const [label, text, state] of [
      ['Hide: Adaeze', 'Testimonial hidden successfully!', { active: false }],
      ['Approve: Adaeze', 'Testimonial approved successfully!', { active: true }],
      ['Remove from featured: Adaeze', 'Testimonial removed from featured', { featured: false }],
      ['Mark as featured: Adaeze', 'Testimonial marked as featured', { featured: true }],
    ] as const) {
      await click(button(label));
      await settle();
      expect(success).toHaveBeenLastCalledWith(text);
      expect(served()[0]).toMatchObject(state);
    }
  });

  it('A11: says of the star that the site shows no difference, also to screen readers', async () => {
    await click(button('Add testimonial'));
    const star = document.querySelector('input[name="featured"]')!;
    const hint = document.getElementById(star.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toMatch(/^The site shows featured testimonials as the others/);
  });

  it('A11: a new one needs name, position and quote, begins with five stars, and is said to be created', async () => {
    const error = vi.spyOn(adminToast, 'error').mockReturnValue('');
    await click(button('Add testimonial'));
    await act(async () => field('name').form?.requestSubmit());
    expect(error).toHaveBeenCalledWith('Full Name is required');
    expect(served()).toHaveLength(6);
    await type(field('name'), 'New (example)');
    await type(field('position'), 'Example customer');
    await type(field('quote'), 'It opened.');
    await click(document.querySelector<HTMLElement>('input[aria-label="4 stars"]')!);
    await act(async () => field('name').form?.requestSubmit());
    await settle();
    expect(served()[6]).toMatchObject({ name: 'New (example)', rating: 4, category: 'Personal', active: true });
    expect(served()[6]?.dateAdded).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(success).toHaveBeenCalledWith('Testimonial created successfully!');
  });

  it('A11: what was typed anywhere in a new one is not thrown away without a question', async () => {
    await click(button('Add testimonial'));
    await type(field('company'), 'Half a company');
    await click(button('Discard'));
    expect(document.querySelector('dialog[open]')?.textContent).toContain('Half a company');
    await click(button('Cancel'));
    expect(field('company').value).toBe('Half a company');
  });

  it('A11: an edit saves itself and is said when it is ended', async () => {
    await click(document.getElementById('testimonial-toggle-2')!);
    await type(field('company'), 'Example Ltd');
    await act(() => page.world.clock.pass(AUTOSAVE_QUIET_MS));
    expect(served()[1]?.company).toBe('Example Ltd');
    await act(async () => field('company').form?.requestSubmit());
    expect(success).toHaveBeenCalledWith('Testimonial updated successfully!');
  });

  it('A11: the search finds by what was said; a filter shows its own', async () => {
    await type(document.querySelector<HTMLInputElement>('input[type=search]')!, 'allen avenue');
    expect(rows()).toEqual(['Tunde (example)']);
  });

  it('A5, A11: deleting asks with the name below; the last one stays and says why', async () => {
    for (let left = 5; left > 0; left -= 1) {
      const { name } = served()[0]!;
      await click(button(`Delete: ${name}`));
      const asked = document.querySelector('dialog[open]')?.textContent;
      expect(asked).toContain('Are you sure you want to delete this testimonial?');
      expect(asked).toContain(name);
      await answerYes();
      await settle();
      expect(served()).toHaveLength(left);
    }
    expect(success).toHaveBeenLastCalledWith('Testimonial deleted successfully!');
    expect(button(LAST_TESTIMONIAL).disabled).toBe(true);
  });
});
