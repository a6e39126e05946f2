// @vitest-environment jsdom
import { AUTOSAVE_QUIET_MS } from '@apoti/contract';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EditorDock } from '../../editor/EditorDock';
import { adminToast } from '../../../shared/ui/toast';
import { PAGE_SIZE } from '../../form/use-pages';
import { useContentEditor } from '../ContentEditing';
import { button, click, field, openEditorPage, rows, type, type EditorPage } from '../testing/editor-page';
import { FaqManager } from './FaqManager';

const Dock = () => <EditorDock editor={useContentEditor()} />;

let page: EditorPage;
const open = async (prepare?: Parameters<typeof openEditorPage>[1]) => {
  localStorage.clear();
  page = await openEditorPage(<FaqManager />, prepare);
};
const served = () => page.world.server.read().content.faq.faqs;
const said = (kind: 'success' | 'error') => vi.spyOn(adminToast, kind).mockReturnValue('');

describe('FaqManager', () => {
  afterEach(async () => {
    await page.close();
    vi.restoreAllMocks();
  });

  it('A13: a blank question or answer is refused and not added; whole it is added and said', async () => {
    await open();
    const [error, success] = [said('error'), said('success')];
    const before = served().length;
    await click(button('Add FAQ'));
    await type(field('question'), 'Is it new?');
    await click(button('Add FAQ'));
    expect(error).toHaveBeenCalledWith('Question and answer are required');
    expect(field('answer').getAttribute('aria-invalid')).toBe('true');
    await type(field('answer'), 'It is.');
    await act(async () => field('answer').form?.requestSubmit());
    await act(() => page.world.clock.pass(0));
    expect(served()).toHaveLength(before + 1);
    expect(served().at(-1)).toMatchObject({ question: 'Is it new?', category: 'general', active: true });
    expect(success).toHaveBeenCalledWith('FAQ added successfully');
  });

  it('A13: a new one begins in General whatever category is looked at, and the list shows all again', async () => {
    await open();
    const doors = () => [...document.querySelectorAll<HTMLElement>('[aria-pressed]')];
    await click(doors().at(-1)!);
    expect(rows()).not.toHaveLength(Math.min(served().length, PAGE_SIZE));
    await click(button('Add FAQ'));
    expect(field('category').value).toBe('general');
    expect(doors()[0]?.getAttribute('aria-pressed')).toBe('true');
    expect(rows()).toHaveLength(Math.min(served().length, PAGE_SIZE));
    expect(document.activeElement).toBe(field('question'));
  });

  it('A13: a new one that is not valid yet keeps nothing else from being saved, and is there again after a reload', async () => {
    await open();
    await click(button('Add FAQ'));
    await type(field('question'), 'Half a question');
    await act(async () => page.tab.type({ title: 'Saved all the same' }));
    await act(() => page.world.clock.pass(AUTOSAVE_QUIET_MS));
    expect(page.world.server.read().content.heroSlides[0]?.title).toBe('Saved all the same');
    await page.close();
    page = await openEditorPage(<FaqManager />);
    expect(field('question').value).toBe('Half a question');
  });

  it('A6, A13: Ctrl+Z in a new one’s field is the browser’s own, and takes back nothing of the others', async () => {
    localStorage.clear();
    page = await openEditorPage(
      <>
        <FaqManager />
        <Dock />
      </>,
    );
    await click(document.querySelector<HTMLElement>('ol h3 button')!);
    await type(field('question'), 'Edited?');
    const press = async (element: Element) => {
      const event = new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, cancelable: true });
      await act(async () => element.dispatchEvent(event));
      return event.defaultPrevented;
    };
    await click(button('Add FAQ'));
    const draft = document.querySelector<HTMLInputElement>('form[aria-label="New FAQ"] [name="question"]')!;
    await type(draft, 'Is it new?');
    expect(await press(draft)).toBe(false);
    expect(page.tab.mine.faq.faqs[0]?.question).toBe('Edited?');
    expect(await press(document.querySelector('ol [name="question"]')!)).toBe(true);
    expect(page.tab.mine.faq.faqs[0]?.question).not.toBe('Edited?');
  });

  it('A6, A13: the words of a new one are in the content before their draft is given up', async () => {
    await open();
    const { session } = page.tab;
    const kept: number[] = [];
    const edit = session.edit.bind(session);
    vi.spyOn(session, 'edit').mockImplementation((update) => {
      kept.push(localStorage.length);
      edit(update);
    });
    await click(button('Add FAQ'));
    await type(field('question'), 'Is it new?');
    await type(field('answer'), 'It is.');
    await act(async () => field('answer').form?.requestSubmit());
    expect([kept, localStorage.length]).toEqual([[1], 0]);
  });

  it('A6, A13: where the browser cannot store the content, the words of a new one stay kept until the server has them', async () => {
    await open();
    said('error');
    const { browser, server, clock } = page.world;
    browser.storeFails = true;
    server.fault = 'down';
    const add = async (question: string) => {
      await click(button('Add FAQ'));
      await type(field('question'), question);
      await type(field('answer'), 'It is.');
      await act(async () => field('answer').form?.requestSubmit());
    };
    await add('Is it new?');
    expect([document.querySelector('form[aria-label="New FAQ"]'), localStorage.length]).toEqual([null, 1]);
    server.fault = 'none';
    await act(() => clock.pass(60_000));
    expect([served().at(-1)?.question, localStorage.length]).toEqual(['Is it new?', 0]);
    await add('Another one?');
    await act(() => clock.pass(60_000));
    expect([served().at(-1)?.question, localStorage.length]).toEqual(['Another one?', 0]);
  });

  it('A13: an edit in its place saves itself, and is said when it is ended; a blank one is refused', async () => {
    await open();
    const [error, success] = [said('error'), said('success')];
    await click(document.querySelector<HTMLElement>('ol h3 button')!);
    await type(field('question'), '  ');
    await act(async () => field('question').form?.requestSubmit());
    expect(error).toHaveBeenCalledWith('Question and answer are required');
    await type(field('question'), 'Edited?');
    await act(() => page.world.clock.pass(AUTOSAVE_QUIET_MS));
    expect(served()[0]?.question).toBe('Edited?');
    await act(async () => field('question').form?.requestSubmit());
    expect(success).toHaveBeenCalledWith('FAQ updated successfully');
  });

  it('A13: deleting asks first with the question’s text, then says so', async () => {
    await open();
    const success = said('success');
    const { question } = served()[0]!;
    await click(button('Delete: '));
    const dialog = document.querySelector('dialog[open]')!;
    expect(dialog.textContent).toContain('Are you sure you want to delete this FAQ?');
    expect(dialog.textContent).toContain(question);
    await click([...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Delete')!);
    await act(() => page.world.clock.pass(0));
    expect(served().map((faq) => faq.question)).not.toContain(question);
    expect(success).toHaveBeenCalledWith('FAQ deleted successfully');
  });

  it('A13: after the last one in sight is deleted the focus is on what adds one', async () => {
    await open((world) => world.server.change((content) => (content.faq.faqs = content.faq.faqs.slice(0, 1))));
    said('success');
    await click(button('Delete: '));
    const dialog = document.querySelector('dialog[open]')!;
    await click([...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Delete')!);
    expect(document.activeElement?.id).toBe('add-faq');
  });

  it('A13: an inactive one has its badge, a category shows its own, and one that leaves it stays until another is chosen', async () => {
    await open((world) => world.server.change((content) => (content.faq.faqs[0]!.active = false)));
    expect(document.querySelector('ol > li')?.textContent).toContain('Inactive');
    const inApp = served().filter(({ category }) => category === 'app');
    const app = [...document.querySelectorAll<HTMLElement>('[aria-pressed]')].at(-1)!;
    await click(app);
    expect(rows()).toEqual(inApp.map(({ question }) => question));
    const moved = { ...inApp[0]!, category: 'general' };
    await act(async () =>
      page.tab.session.edit((mine) => ({
        ...mine,
        faq: { ...mine.faq, faqs: mine.faq.faqs.map((faq) => (faq.id === moved.id ? moved : faq)) },
      })),
    );
    expect(rows()).toHaveLength(inApp.length);
  });

  it('A13: thousands are shown by the page; a move over its end follows', async () => {
    await open((world) =>
      world.server.change((content) => {
        content.faq.faqs = Array.from({ length: 2_000 }, (_, place) => ({
          id: place + 1,
          category: 'general',
          question: `Question ${place + 1}`,
          answer: 'Answer',
          active: true,
        }));
      }),
    );
    expect(rows()).toHaveLength(PAGE_SIZE);
    await click(button(`Move down: Question ${PAGE_SIZE}`));
    expect(rows()[0]).toBe(`Question ${PAGE_SIZE}`);
    expect(document.body.textContent).toContain('Page 2 of 42');
    expect(document.activeElement).toBe(button(`Move down: Question ${PAGE_SIZE}`));
    expect(page.tab.mine.faq.faqs[PAGE_SIZE]?.question).toBe(`Question ${PAGE_SIZE}`);
  });

  it('A5: an empty list says so and offers the first one', async () => {
    await open((world) => world.server.change((content) => (content.faq.faqs = [])));
    expect(document.body.textContent).toContain('No FAQs yet');
    await click(button('Add First FAQ'));
    expect(document.activeElement).toBe(field('question'));
  });
});
