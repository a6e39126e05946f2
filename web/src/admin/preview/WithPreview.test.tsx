// @vitest-environment jsdom
import { ApiError } from '@apoti/contract';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePreviewLens } from './preview-control';
import { PreviewToggle } from './PreviewToggle';
import {
  beginDocument,
  button,
  close,
  draw,
  endDocument,
  fetched,
  frame,
  framed,
  load,
  open,
  page,
  pass,
  show,
  status,
} from './testing/preview-page';
import { previewTexts } from './texts';
import { WithPreview } from './WithPreview';

vi.mock('../../shared/api/preview', () => ({ fetchPreview: vi.fn() }));

beforeEach(beginDocument);
afterEach(endDocument);

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

  it('A6: the link to the public page leads to the place that is edited', async () => {
    await draw(<WithPreview shown={{ path: '/events', anchor: 'event-5', parts: {} }}>{null}</WithPreview>);
    expect(document.querySelector('[aria-label^="The public page"]')?.getAttribute('href')).toBe('/events#event-5');
  });

  it('X2, A6: who closes the preview from within it is at the button that opens it', async () => {
    const form = <PreviewToggle />;
    await draw(<WithPreview shown={{ path: '/about', parts: {} }}>{form}</WithPreview>);
    const shut = document.querySelector<HTMLElement>('[aria-label="Close the preview"]')!;
    shut.focus();
    await act(async () => shut.click());
    expect([shut.isConnected, document.activeElement?.getAttribute('aria-expanded')]).toEqual([false, 'false']);
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
    await close();
    await open();
    expect(choice('desktop').checked).toBe(true);
  });

  it('A10: a page that is not public yet is not linked to; it says when it will be', async () => {
    const shown = { path: '/press-releases/5', notPublic: 'On the site from 3 May 2027', parts: {} };
    await draw(<WithPreview shown={shown}>{null}</WithPreview>);
    expect(document.querySelector('section a')).toBeNull();
    expect(document.querySelector('section header')?.textContent).toContain('On the site from 3 May 2027');
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
