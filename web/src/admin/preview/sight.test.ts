// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { findText, goTo, reveal } from './sight';

const pageOf = (body: string) => new DOMParser().parseFromString(body, 'text/html');
/** What was scrolled to, by the words of it. */
let seen: (string | null)[];
beforeEach(() => {
  seen = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    seen.push(this.textContent);
  };
});

describe('the place in a preview', () => {
  it('A6: a part is found by its id, else by its name', () => {
    const page = pageOf('<main id="team">Team</main><footer>Footer</footer>');
    for (const anchor of ['team', 'footer', 'nowhere', undefined]) goTo(page, anchor);
    expect(seen).toEqual(['Team', 'Footer']);
  });

  it('A6: what is out of sight is unfolded and brought into it', () => {
    const page = pageOf('<details><summary>Q</summary><details><p>Answer</p></details></details><details></details>');
    reveal(page.querySelector('p')!);
    expect([...page.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, true, false]);
    expect(seen).toEqual(['Answer']);
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
});
