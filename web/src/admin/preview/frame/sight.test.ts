// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findText, goTo, holderOf, reveal } from './sight';

const pageOf = (body: string) => new DOMParser().parseFromString(body, 'text/html');

/** How far down the page was scrolled, each time, in pixels. */
let scrolled: number[];
/** Puts the page on the screen, 800 pixels high, with the element at a place. */
function place(body: string, selector: string, { top = 0, height = 20 } = {}): Element {
  document.body.innerHTML = body;
  const element = document.querySelector(selector)!;
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, height);
  return element;
}
beforeEach(() => {
  scrolled = [];
  const note = (options?: ScrollToOptions | number) => {
    if (typeof options === 'object') scrolled.push(options.top ?? 0);
  };
  vi.stubGlobal('scrollBy', note);
  vi.stubGlobal('scrollTo', () => scrolled.push(-1));
  vi.stubGlobal('innerHeight', 800);
});
afterEach(() => vi.unstubAllGlobals());

describe('the place in a preview', () => {
  it('A6: a part is found by its id, else by its name, and brought to the top; else the page begins at its top', () => {
    place('<main id="team">Team</main><footer>Footer</footer>', 'main', { top: 500 });
    goTo(document, 'team');
    place('<footer>Footer</footer>', 'footer', { top: 2_000 });
    goTo(document, 'footer');
    goTo(document, 'nowhere');
    goTo(document, undefined);
    expect(scrolled).toEqual([410, 1_910, -1, -1]);
  });

  it('A6: what is out of sight is unfolded and brought to the middle, or its beginning if it is large', () => {
    const page = '<details><summary>Q</summary><details><p>Answer</p></details></details><details></details>';
    reveal(place(page, 'p', { top: 1_000 }));
    expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, true, false]);
    reveal(place(page, 'p', { top: 1_000, height: 900 }));
    expect(scrolled).toEqual([610, 910]);
  });

  it('A6: what is in sight does not move', () => {
    reveal(place('<p>Here</p>', 'p', { top: 300 }));
    expect(scrolled).toEqual([]);
  });

  it('A6: a field’s text is found in the part that is edited, then in the page, then around it', () => {
    const page = pageOf(
      '<header><a>Pricing</a></header><main><h1>Pricing</h1></main><footer><a>Pricing</a><i>Legal</i></footer>',
    );
    expect(findText(page, 'Pricing', undefined)?.localName).toBe('h1');
    expect(findText(page, 'Pricing', 'footer')?.parentElement?.localName).toBe('footer');
    expect(findText(page, 'Legal', undefined)?.localName).toBe('i');
  });

  it('A6: a long text is found by its first line, one with the brand by what stands beside it', () => {
    const page = pageOf('<main><p>First line of two. And more.</p><h2>Why Apoti is always open</h2></main>');
    expect(findText(page, '\n First  line of two.\nSecond', undefined)?.localName).toBe('p');
    expect(findText(page, 'Why {product} is always open', undefined)?.localName).toBe('h2');
  });

  it('A6: nothing is found by nothing, or by a few letters in the midst of others', () => {
    const page = pageOf('<main><p>Delivery from door to door</p></main>');
    for (const text of ['', '  ', 'a', 'door', '{product}']) expect(findText(page, text, undefined)).toBeNull();
  });

  it('A6: of what has changed, the one that holds what is typed is known by its words', () => {
    const { body } = pageOf('<p>6 questions</p><details><summary>Is it there,  really?</summary></details>');
    const changed = [...body.children];
    expect(holderOf(changed, 'Is it there, really?')).toBe(changed[1]);
    expect(holderOf(changed, 'Elsewhere')).toBeNull();
    expect(holderOf(changed, '')).toBeNull();
  });
});
