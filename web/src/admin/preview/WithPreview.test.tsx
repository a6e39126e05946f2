// @vitest-environment jsdom
import { ApiError, type PreviewRequest } from '@apoti/contract';
import { defaultContent } from '@apoti/contract/content/default-content';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchPreview } from '../../shared/api/preview';
import { completeBrowser } from '../editing/testing/complete-browser';
import { usePreviewLens } from './preview-control';
import { PREVIEW_QUIET_MS } from './preview-loop';
import { PreviewToggle } from './PreviewToggle';
import { StandInFrame } from './testing/stand-in-frame';
import { stubWidth } from './testing/window-width';
import { previewTexts } from './texts';
import { WithPreview } from './WithPreview';

vi.mock('../../shared/api/preview', () => ({ fetchPreview: vi.fn() }));
const fetched = vi.mocked(fetchPreview);
let root: Root;
let width: number;
let framed: StandInFrame;
const show = (siteName: string | null, path = '/about', form = <input defaultValue="Second part" />) =>
  act(async () => {
    const content = { ...defaultContent, site: { ...defaultContent.site, siteName: siteName ?? '' } };
    root.render(
      <WithPreview shown={siteName === null ? null : { path, parts: { content } }}>
        {form}
        <PreviewToggle />
      </WithPreview>,
    );
  });
const pass = async (ms = PREVIEW_QUIET_MS) => {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await act(() => vi.advanceTimersByTimeAsync(1));
  await framed.done;
};
const frame = () => document.querySelector('iframe');
const page = () => framed.page;
const status = () => document.querySelector('section [role=status]')?.textContent;
const button = (text: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent.trim() === text)!;
const html = ({ content }: PreviewRequest) =>
  `<!doctype html><body><h1>${content?.site.siteName}</h1><p>Second part</p><a href="/elsewhere">Away</a><script>x</script></body>`;

async function load(): Promise<void> {
  await act(async () => framed.load(frame()!));
  await pass(0);
}
async function open(siteName: string | null = 'Apoti', path = '/about'): Promise<void> {
  root = createRoot(document.getElementById('root')!);
  await show(siteName, path);
  await act(() => vi.dynamicImportSettled());
  await pass();
}
beforeEach(() => {
  vi.useFakeTimers();
  completeBrowser();
  width = 1600;
  stubWidth(() => width);
  framed = new StandInFrame();
  localStorage.clear();
  fetched.mockReset().mockImplementation(async (request) => html(request));
  document.body.innerHTML = '<div id="root"></div>';
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('WithPreview', () => {
  it('X1: nothing in the frame may run, open a window, send a form or lead the back-office away', async () => {
    await open();
    expect(frame()!.getAttribute('sandbox')).toBe('allow-scripts');
    expect(frame()!.title).toBe('Preview of /about on a phone');
    await load();
    expect(page().querySelector('h1')?.textContent).toBe('Apoti');
    expect(page().querySelector('script')).toBeNull();
    const away = new MouseEvent('click', { bubbles: true, cancelable: true });
    expect(page().querySelector('a')!.dispatchEvent(away)).toBe(false);
  });

  it('A6: what is typed changes the page that is there, and is marked; the focus stays in its field', async () => {
    await open();
    await load();
    const title = page().querySelector('h1')!;
    const field = document.querySelector('input')!;
    await act(async () => field.focus());
    await show('Typed');
    await pass();
    expect([title.textContent, page().querySelector('h1')]).toEqual(['Typed', title]);
    expect(framed.marked.at(-1)).toBe(title);
    expect(document.activeElement).toBe(field);
  });

  it('A6: the text of the field that a person goes to is shown and marked', async () => {
    await open();
    await load();
    await act(async () => document.querySelector('input')!.focus());
    expect(framed.marked.map(({ textContent }) => textContent)).toEqual(['Second part']);
  });

  it('A6: another page takes the place of the one before', async () => {
    await open();
    await load();
    const before = page().querySelector('h1');
    await show('Apoti', '/faq');
    await pass();
    expect(page().querySelector('h1')).not.toBe(before);
    expect(frame()!.title).toBe('Preview of /faq on a phone');
  });

  it('A6: a frame that the browser has loaded anew is shown the page again', async () => {
    await open();
    await load();
    await load();
    expect(framed.sent.at(-2)).toMatchObject({ do: 'show', path: '/about' });
  });

  it('A6: while the server does not answer it says so beside the last picture, and goes on by itself', async () => {
    await open();
    await load();
    fetched.mockRejectedValueOnce(new ApiError('unavailable', 'The server cannot be reached'));
    await show('Typed');
    await pass();
    expect(status()).toContain('Preview is waiting for the server');
    expect(page().querySelector('h1')?.textContent).toBe('Apoti');
    await pass(5_000);
    expect(status()).toBe('');
    expect(page().querySelector('h1')?.textContent).toBe('Typed');
  });

  it('A6: a refusal is said with its reason and can be tried again', async () => {
    fetched.mockRejectedValueOnce(new ApiError('unauthenticated', 'Sign in first'));
    await open();
    expect(status()).toContain(`${previewTexts.none} Sign in first`);
    await act(async () => button('Try again').click());
    await pass();
    await load();
    expect(page().querySelector('h1')?.textContent).toBe('Apoti');
  });

  it('A6: a frame that does not come is said, and loaded anew until it does', async () => {
    await open();
    const before = frame();
    const isSaid = () => document.querySelector('section')?.textContent.includes(previewTexts.late);
    expect(isSaid()).toBe(false);
    await pass(8_000);
    expect([frame() === before, isSaid()]).toEqual([false, true]);
    await load();
    expect([isSaid(), page().querySelector('h1')?.textContent]).toEqual([false, 'Apoti']);
  });

  it('A6: leads to the public page; the chosen width is remembered', async () => {
    await open();
    const link = document.querySelector('section a');
    expect([link?.getAttribute('href'), link?.getAttribute('target')]).toEqual(['/about', '_blank']);
    const choice = (device: string) => document.querySelector<HTMLInputElement>(`input[value=${device}]`)!;
    expect(choice('phone').checked).toBe(true);
    await act(async () => choice('desktop').click());
    await act(async () => root.unmount());
    await open();
    expect(choice('desktop').checked).toBe(true);
  });

  it('A10: a page that is not public yet is not linked to; it says when it will be', async () => {
    root = createRoot(document.getElementById('root')!);
    const shown = { path: '/press-releases/5', notPublic: 'On the site from 3 May 2027', parts: {} };
    await act(async () => root.render(<WithPreview shown={shown}>{null}</WithPreview>));
    await act(() => vi.dynamicImportSettled());
    expect(document.querySelector('section a')).toBeNull();
    expect(document.querySelector('section header')?.textContent).toContain('On the site from 3 May 2027');
  });

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
    await act(async () => root.unmount());
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
    width = wide;
    await open();
    expect([button('Preview').getAttribute('aria-expanded'), frame() !== null]).toEqual([String(isOpen), isOpen]);
    await act(async () => button('Preview').click());
    await act(async () => root.unmount());
    await open();
    expect(frame() !== null).toBe(!isOpen);
  });

  it('A6: on a small screen it is a sheet over the form, opened by its button', async () => {
    width = 390;
    await open();
    expect(fetched).not.toHaveBeenCalled();
    await act(async () => button('Preview').click());
    await pass();
    expect(document.querySelector('dialog[open] iframe')).not.toBeNull();
    await act(async () => document.querySelector<HTMLElement>('dialog button[aria-label=Close]')!.click());
    expect(frame()).toBeNull();
  });

  it('A6: a form shows what is still to be added, for as long as it is open', async () => {
    function NewOne({ name }: { name: string }) {
      usePreviewLens(({ content, ...parts }) =>
        content ? { ...parts, content: { ...content, site: { ...content.site, siteName: name } } } : parts,
      );
      return null;
    }
    await open();
    await load();
    await show('Apoti', '/about', <NewOne name="Still to come" />);
    await pass();
    expect(page().querySelector('h1')?.textContent).toBe('Still to come');
    await show('Apoti');
    await pass();
    expect(page().querySelector('h1')?.textContent).toBe('Apoti');
  });

  it('A6: with nothing to show there is neither a preview nor a button for it', async () => {
    await open(null);
    expect([frame(), document.querySelectorAll('button').length]).toEqual([null, 0]);
    expect(fetched).not.toHaveBeenCalled();
  });
});
