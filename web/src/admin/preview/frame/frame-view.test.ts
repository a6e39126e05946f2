// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { nextTask } from '../../../shared/lib/next-task';
import { FrameView } from './frame-view';
import { isOrder } from './orders';

let page: Document;
let view: FrameView;
beforeEach(() => {
  // jsdom animates nothing.
  Element.prototype.animate = () => new Animation();
  vi.stubGlobal('Animation', class {});
  page = document.implementation.createHTMLDocument();
  view = new FrameView(page);
});
const show = (words: string, { path = '/faq', head = '' } = {}): Promise<void> => {
  const html = `<!doctype html><head>${head}</head><body><h1>${words}</h1></body>`;
  return view.take({ do: 'show', path, html, anchor: undefined, typed: '' });
};
const title = () => page.querySelector('h1');
const sheets = () => [...page.querySelectorAll('link')].map((link) => link.getAttribute('href'));

describe('the page within the frame', () => {
  it('A6: of pages that wait only the newest is shown, after the one that is under way', async () => {
    const seen: (string | undefined)[] = [];
    const see = () => seen.push(title()?.textContent);
    const first = show('One').then(see);
    // It is under way.
    await nextTask();
    await Promise.all([first, show('Two').then(see), show('Three').then(see)]);
    expect(seen).toEqual(['One', 'One', 'Three']);
  });

  it('A6: the same page is changed in its place; another one, or one with other looks, takes its place', async () => {
    await show('One');
    const one = title();
    await show('Two');
    expect([title(), one?.textContent]).toEqual([one, 'Two']);
    await show('Two', { path: '/about' });
    expect(title()).not.toBe(one);
  });

  it('A6: a page stands there once its style sheets are, and those of the page before go', async () => {
    const shown = show('One', { head: '<link rel="stylesheet" href="/a.css">' });
    await expect.poll(sheets).toEqual(['/a.css']);
    expect(title()).toBeNull();
    page.querySelector('link')!.dispatchEvent(new Event('load'));
    await shown;
    expect(title()?.textContent).toBe('One');
    const next = show('Two', { path: '/about', head: '<link rel="stylesheet" href="/a.css">' });
    await expect.poll(sheets).toEqual(['/a.css', '/a.css']);
    expect(title()?.textContent).toBe('One');
    page.querySelector('link:last-child')!.dispatchEvent(new Event('error'));
    await next;
    expect([sheets(), title()?.textContent]).toEqual([['/a.css'], 'Two']);
  });

  it('X1: no script of a page comes along', async () => {
    await view.take({
      do: 'show',
      path: '/',
      html: '<body><script>x</script><p>Yes</p>',
      anchor: undefined,
      typed: '',
    });
    expect(page.body.innerHTML).toBe('<p>Yes</p>');
  });
});

it.each([
  [{ do: 'go', anchor: undefined }, true],
  [{ do: 'find', text: 'Words', anchor: 'faq' }, true],
  [{ do: 'show', path: '/', html: '<p>', typed: '' }, true],
  [{ do: 'show', path: '/', html: 5, typed: '' }, false],
  [{ do: 'go', anchor: 5 }, false],
  [{ do: 'constructor' }, false],
  ['go', false],
  [null, false],
])('X1: a message that is no order is not carried out: %j', (message, is) => {
  expect(isOrder(message)).toBe(is);
});
