// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminToast } from '../../../shared/ui/toast';
import { click, button, field, openEditorPage, type, type EditorPage } from '../../content-editing/testing/editor-page';
import { TestimonialsTab } from './TestimonialsTab';

let page: EditorPage;
const served = () => page.world.server.read().content.testimonials;

describe('TestimonialsTab', () => {
  beforeEach(async () => {
    localStorage.clear();
    vi.spyOn(adminToast, 'success').mockReturnValue('');
    page = await openEditorPage(<TestimonialsTab />);
  });
  afterEach(async () => {
    await page.close();
    vi.restoreAllMocks();
  });

  it('A5: it has the content editor’s fields, and a new one gets the highest id + 1', async () => {
    await click(button('Add testimonial'));
    const names = [...document.querySelectorAll('form [name]')].map((one) => one.getAttribute('name'));
    expect(names).toEqual(expect.arrayContaining(['name', 'position', 'quote', 'active']));
    expect(names).not.toContain('company');
    await type(field('name'), 'New (example)');
    await type(field('position'), 'Example customer');
    await type(field('quote'), 'It opened.');
    await act(async () => field('name').form?.requestSubmit());
    await act(() => page.world.clock.pass(0));
    expect(served().at(-1)?.dateAdded).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(served().at(-1)).toMatchObject({ id: 7, name: 'New (example)', rating: 5, category: 'Personal' });
    expect(document.activeElement?.id).toBe('testimonial-toggle-7');
  });

  it('A5, R2: what is not valid is said with the name of its field', async () => {
    const error = vi.spyOn(adminToast, 'error').mockReturnValue('');
    await click(button('Add testimonial'));
    await type(field('name'), 'x'.repeat(121));
    await act(async () => field('name').form?.requestSubmit());
    expect(error).toHaveBeenCalledWith('Full Name is longer than 120 characters');
  });

  it('A5: one is switched off in its place', async () => {
    await click(document.getElementById('testimonial-toggle-1')!);
    await click(field('active'));
    await act(async () => field('name').form?.requestSubmit());
    await act(() => page.world.clock.pass(0));
    expect(served()[0]?.active).toBe(false);
  });
});
