// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  beginDocument,
  button,
  close,
  endDocument,
  fetched,
  frame,
  open,
  pass,
  setWidth,
} from './testing/preview-page';

vi.mock('../../shared/api/preview', () => ({ fetchPreview: vi.fn() }));

beforeEach(beginDocument);
afterEach(endDocument);

describe('the room that a preview takes', () => {
  it('A6: beside the form it is as wide as a person makes it, within bounds, also on the next visit', async () => {
    const rooms = { width: 1200, height: 800 };
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(private readonly tell: (entries: { contentRect: typeof rooms }[]) => void) {}
        observe(element: Element) {
          this.tell([{ contentRect: element.id === '' ? rooms : { ...rooms, width: 392 } }]);
        }
        disconnect() {}
      },
    );
    await open();
    const split = () => document.querySelector<HTMLElement>('[role=separator]')!;
    const value = () => Number(split().getAttribute('aria-valuenow'));
    const press = (key: string, shiftKey = false) =>
      act(async () => void split().dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true })));
    expect([value(), split().getAttribute('aria-controls')]).toEqual([
      392,
      document.querySelector('section')?.parentElement?.id,
    ]);
    await press('ArrowLeft');
    expect(value()).toBe(408);
    await press('ArrowRight', true);
    expect(value()).toBe(312);
    await press('End');
    const most = Number(split().getAttribute('aria-valuemax'));
    expect([value(), most]).toEqual([760, 760]);
    await press('ArrowLeft');
    expect(value()).toBe(most);
    await press('Home');
    await press('ArrowRight');
    expect([value(), value()]).toEqual([288, Number(split().getAttribute('aria-valuemin'))]);
    await press('ArrowLeft', true);
    await close();
    await open();
    expect(value()).toBe(384);
    document.getElementById(split().getAttribute('aria-controls')!)!.getBoundingClientRect = () =>
      new DOMRect(800, 0, 384, 800);
    split().setPointerCapture = () => undefined;
    split().hasPointerCapture = () => true;
    await act(async () => void split().dispatchEvent(new MouseEvent('pointermove', { clientX: 700, bubbles: true })));
    expect(value()).toBe(1184 - 700 - 12);
    await act(async () => void split().dispatchEvent(new MouseEvent('dblclick', { bubbles: true })));
    expect(value()).toBe(392);
  });

  it.each([
    [1600, true],
    [1200, false],
  ])('A6: %i px wide it is open beside the form: %s; each choice is remembered', async (wide, isOpen) => {
    setWidth(wide);
    await open();
    expect([button('Preview').getAttribute('aria-expanded'), frame() !== null]).toEqual([String(isOpen), isOpen]);
    await act(async () => button('Preview').click());
    await close();
    await open();
    expect(frame() !== null).toBe(!isOpen);
  });

  it('A6: on a small screen it is a sheet over the form, opened by its button', async () => {
    setWidth(390);
    await open();
    expect(fetched).not.toHaveBeenCalled();
    await act(async () => button('Preview').click());
    await pass();
    expect(document.querySelector('dialog[open] iframe')).not.toBeNull();
    await act(async () => document.querySelector<HTMLElement>('dialog button[aria-label=Close]')!.click());
    expect(frame()).toBeNull();
  });
});
