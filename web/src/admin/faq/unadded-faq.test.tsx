// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminToast } from '../../shared/ui/toast';
import { button, click, field, openEditorPage, type, type EditorPage } from '../content-editing/testing/editor-page';
import { FaqScreen } from './FaqScreen';

let page: EditorPage;
const said = { success: vi.spyOn(adminToast, 'success'), error: vi.spyOn(adminToast, 'error') };
const served = () => page.world.server.read().content.faq.faqs;
const pressSave = async (where: Element, repeat = false) => {
  const event = new KeyboardEvent('keydown', { key: 's', ctrlKey: true, repeat, bubbles: true, cancelable: true });
  await act(async () => where.dispatchEvent(event));
  await act(() => page.world.clock.pass(0));
  return event.defaultPrevented;
};

describe('Ctrl S beside a new question', () => {
  beforeEach(async () => {
    localStorage.clear();
    said.success.mockReset();
    said.error.mockReset();
    page = await openEditorPage(<FaqScreen />, undefined, '/admin/faq');
    await click(button('Add FAQ'));
  });
  afterEach(() => page.close());

  it('A6, A13: in its form it adds it, and says that and nothing else', async () => {
    await type(field('question'), 'Is it new?');
    await type(field('answer'), 'It is.');
    expect(await pressSave(field('answer'))).toBe(true);
    expect(served().at(-1)?.question).toBe('Is it new?');
    expect(said.success.mock.calls).toEqual([['FAQ added successfully']]);
  });

  it('A6, A13: with a blank answer it is refused, with the focus in it; nothing says that it is saved', async () => {
    await type(field('question'), 'Is it new?');
    await pressSave(field('question'));
    expect(said.error).toHaveBeenCalledWith('Question and answer are required');
    expect(said.success).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field('answer'));
  });

  it('A6, A13: held, it is one press', async () => {
    await type(field('question'), 'Is it new?');
    await pressSave(field('question'));
    for (const where of [field('question'), document.body]) expect(await pressSave(where, true)).toBe(true);
    expect(said.error).toHaveBeenCalledTimes(1);
    expect(said.success).not.toHaveBeenCalled();
  });

  it('A6, A13: elsewhere it saves the rest, and says that the new one is not added', async () => {
    await type(field('question'), 'Is it new?');
    await act(async () => page.tab.type({ title: 'Typed elsewhere' }));
    await pressSave(document.body);
    expect(page.world.server.read().content.heroSlides[0]?.title).toBe('Typed elsewhere');
    expect(said.success).not.toHaveBeenCalled();
    expect(said.error).toHaveBeenCalledWith('“New FAQ” is not added yet. Everything else is saved.');
  });

  it('A6, A13: where nothing was typed into the form, nothing is missing from what is saved', async () => {
    await pressSave(document.body);
    expect(said.success).toHaveBeenCalledWith('Content updated successfully!');
  });
});
