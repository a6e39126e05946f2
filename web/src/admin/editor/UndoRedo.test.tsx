// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useContentEditor } from '../content-editing/ContentEditing';
import { button, click, ContentScreenTest } from '../content-editing/testing/content-screen';
import { EditorDock } from './EditorDock';

function Screen() {
  return <EditorDock editor={useContentEditor()} />;
}

let screen: ContentScreenTest;
const title = () => screen.tab.mine.heroSlides[0]?.title;
const said = () => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join('');
const press = (shiftKey: boolean) =>
  act(async () => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, shiftKey }));
  });

describe('UndoRedo', () => {
  beforeEach(async () => {
    screen = await ContentScreenTest.open(Screen);
  });
  afterEach(() => screen.close());

  it('A6: nothing to take back at first', () => {
    expect(button('Undo').disabled).toBe(true);
    expect(button('Redo').disabled).toBe(true);
  });

  it('A6: a step is taken back and done again, and what it was is said; the focus stays in reach', async () => {
    const before = title();
    await act(async () => screen.tab.type({ title: 'Typed' }));
    button('Undo').focus();
    await click(button('Undo'));
    expect(title()).toBe(before);
    expect(said()).toBe('Undone: Slide “Typed”: Title');
    expect(document.activeElement).toBe(button('Redo'));
    await click(button('Redo'));
    expect(title()).toBe('Typed');
    expect(said()).toBe('Done again: Slide “Typed”: Title');
    expect(document.activeElement).toBe(button('Undo'));
  });

  it('A6: the keys do the same, and a further edit ends what was said', async () => {
    const before = title();
    await act(async () => screen.tab.type({ title: 'Typed' }));
    await press(false);
    expect(title()).toBe(before);
    await press(true);
    expect(title()).toBe('Typed');
    await act(async () => screen.tab.type({ title: 'Typed on' }));
    expect(said()).toBe('');
  });

  it('A6: says what was taken back where the last step was typed and typed away again', async () => {
    const [first, second] = screen.tab.mine.heroSlides;
    await act(async () => screen.tab.type({ title: 'Typed' }, 1));
    await act(async () => screen.tab.type({ title: 'Typed' }));
    await act(async () => screen.tab.type({ title: first!.title }));
    await press(false);
    expect(screen.tab.mine.heroSlides[1]).toEqual(second);
    expect(said()).toBe('Undone: Slide “Typed”: Title');
  });

  it('C6, A6: says that a step is held back where its testimonial may be another one by now', async () => {
    const { session, world } = screen.tab;
    const edit = (quote: string) =>
      session.edit((mine) => ({
        ...mine,
        testimonials: mine.testimonials.map((one, place) => (place === 0 ? { ...one, quote } : one)),
      }));
    await act(async () => edit('Edited'));
    await act(() => session.save());
    const other = { name: 'New', position: 'New', company: 'New', quote: 'New', location: 'New' };
    world.server.change(({ testimonials }) => void Object.assign(testimonials[0]!, other));
    await act(() => screen.tab.refresh());
    await press(false);
    expect(screen.tab.mine.testimonials[0]).toMatchObject(other);
    expect(said()).toContain('Not undone: what it changed may be another entry by now.');
  });

  it('C6, A6: says what was taken back and that the rest was held back', async () => {
    const { session, world } = screen.tab;
    const [first, second] = screen.tab.mine.testimonials;
    const put = (quote: string) =>
      session.edit((mine) => ({
        ...mine,
        testimonials: mine.testimonials.map((one, place) => (place < 2 ? { ...one, quote } : one)),
      }));
    await act(async () => put('Edited'));
    await act(() => session.save());
    const other = { name: 'New', position: 'New', company: 'New', quote: 'New', location: 'New' };
    world.server.change(({ testimonials }) => void Object.assign(testimonials[0]!, other));
    await act(() => screen.tab.refresh());
    await press(false);
    expect(screen.tab.mine.testimonials.slice(0, 2)).toEqual([{ ...first!, ...other }, second]);
    expect(said()).toMatch(/Undone: .*\. Not undone: what it changed may be another entry by now\.$/);
  });
});
