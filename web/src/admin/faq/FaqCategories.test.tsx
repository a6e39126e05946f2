// @vitest-environment jsdom
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
import { FaqScreen } from './FaqScreen';

let page: EditorPage;
const success = vi.spyOn(adminToast, 'success');
const served = () => page.world.server.read().content.faq;
const settle = () => act(() => page.world.clock.pass(0));
const dialog = () => document.querySelector('dialog[open]')!;
const inDialog = (text: string) =>
  [...dialog().querySelectorAll('button')].find(({ textContent }) => textContent === text)!;

describe('the categories of the FAQ', () => {
  beforeEach(async () => {
    localStorage.clear();
    success.mockReset();
    page = await openEditorPage(<FaqScreen />, undefined, '/admin/faq?tab=categories');
  });
  afterEach(() => page.close());

  it('A13, P10: says of a category without an active question what the page does: a chip, no section', () => {
    const hint = document.querySelector('header p')?.textContent ?? '';
    expect(document.body.textContent).toContain('a chip and a section for each');
    expect(document.body.textContent).toContain('the chip finds nothing');
    expect(hint).not.toContain('left out');
  });

  it('A13: says of the icon that the site does not show it, also to screen readers', async () => {
    await click(button('Add category'));
    const choice = document.querySelector('fieldset:has(input[aria-label="Truck"])')!;
    const hint = document.getElementById(choice.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toBe('Shown in the back-office only.');
  });

  it('A13: a new one needs a name, is kept over a reload, stands last under a short name, and is said', async () => {
    await click(button('Add category'));
    await act(async () => field('name').form?.requestSubmit());
    expect(document.body.textContent).toContain('Name is required');
    await type(field('name'), 'Lost & found');
    await page.close();
    page = await openEditorPage(<FaqScreen />, undefined, '/admin/faq?tab=categories');
    expect(field('name').value).toBe('Lost & found');
    expect(document.body.textContent).toContain('Brought back as you left it.');
    await click(document.querySelector<HTMLElement>('input[aria-label="Truck"]')!);
    await act(async () => field('name').form?.requestSubmit());
    await settle();
    expect(served().categories.at(-1)).toEqual({ id: 'lost-found', name: 'Lost & found', icon: 'FiTruck' });
    expect(success).toHaveBeenCalledWith('Category added successfully');
    expect(document.activeElement?.id).toBe('category-toggle-lost-found');
  });

  it('A6, A13: the words of a new one are in the content before their draft is given up', async () => {
    const { session } = page.tab;
    const kept: number[] = [];
    const edit = session.edit.bind(session);
    vi.spyOn(session, 'edit').mockImplementation((update) => {
      kept.push(localStorage.length);
      edit(update);
    });
    await click(button('Add category'));
    await type(field('name'), 'Lost & found');
    await act(async () => field('name').form?.requestSubmit());
    expect([kept, localStorage.length]).toEqual([[1], 0]);
  });

  it('A13: deleting says where its questions go, which can be chosen, and loses none; undo brings all of it back', async () => {
    const before = served();
    const count = before.faqs.filter(({ category }) => category === 'payments').length;
    await click(button('Delete: Payments'));
    expect(dialog().querySelector('h2')?.textContent).toBe('Are you sure you want to delete this category?');
    expect(dialog().textContent).toContain(`Its ${count} questions stay and move to`);
    const target = dialog().querySelector('select')!;
    expect(target.value).toBe('general');
    expect([...target.options].map(({ value }) => value)).not.toContain('payments');
    await act(async () => {
      target.value = 'app';
      target.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await click(inDialog('Delete'));
    await settle();
    expect(served().faqs).toHaveLength(before.faqs.length);
    expect(served().faqs.filter(({ category }) => category === 'app')).toHaveLength(
      count + before.faqs.filter(({ category }) => category === 'app').length,
    );
    expect(rows()).not.toContain('Payments');
    expect(success).toHaveBeenCalledWith('Category deleted successfully');
    await act(async () => page.tab.session.undo());
    expect(page.tab.mine.faq).toEqual(before);
  });

  it('A13: where the questions of one go that was not deleted after all is not chosen for the next one', async () => {
    await click(button('Delete: Payments'));
    const target = () => dialog().querySelector('select')!;
    await act(async () => {
      target().value = 'app';
      target().dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(target().value).toBe('app');
    await click(inDialog('Cancel'));
    for (const name of ['Security', 'Payments']) {
      await click(button(`Delete: ${name}`));
      expect(target().value).toBe('general');
      await click(inDialog('Cancel'));
    }
  });

  it('A13: the last one stays and says why; an empty one goes without a question about questions', async () => {
    for (let left = 7; left > 0; left -= 1) {
      await click(button('Delete: '));
      await click(inDialog('Delete'));
      await settle();
      expect(served().categories).toHaveLength(left);
    }
    expect(button('The last category cannot be removed').disabled).toBe(true);
    await click(button('Add category'));
    await type(field('name'), 'Empty');
    await act(async () => field('name').form?.requestSubmit());
    await settle();
    await click(button('Delete: Empty'));
    expect(dialog().textContent).toContain('No question stands in it.');
  });
});
