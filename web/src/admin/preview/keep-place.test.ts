// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { goTo, keepPlace, showChange, stopLinks } from './keep-place';

const pageOf = (body: string) => new DOMParser().parseFromString(body, 'text/html');

/** What was scrolled to, by the words of it. */
function watchScrolling(): (string | null)[] {
  const seen: (string | null)[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    seen.push(this.textContent);
  };
  return seen;
}
afterEach(() => vi.restoreAllMocks());

describe('the place in a preview', () => {
  it('A6: a part is found by its id, else by its name', () => {
    const seen = watchScrolling();
    const page = pageOf('<main id="team">Team</main><footer>Footer</footer>');
    for (const anchor of ['team', 'footer', 'nowhere', undefined]) goTo(page, anchor);
    expect(seen).toEqual(['Team', 'Footer']);
  });

  it('A6: what was unfolded stays so in the next document', () => {
    const folds = '<details>One</details><details>Two</details>';
    const [before, next] = [pageOf(folds), pageOf(`<p>New</p>${folds}`)];
    before.querySelectorAll('details')[1]!.open = true;
    keepPlace(before, next);
    expect([...next.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true]);
  });

  it('A6: what was changed is unfolded and brought into sight; an equal document moves nothing', () => {
    const seen = watchScrolling();
    const page = (answer: string) => `<h1>Questions</h1><details><summary>Q</summary><p>${answer}</p></details>`;
    const [before, next] = [pageOf(page('Old')), pageOf(page('New'))];
    showChange(before, next);
    expect(next.querySelector('details')?.open).toBe(true);
    expect(seen).toEqual(['New']);
    showChange(next, pageOf(page('New')));
    expect(seen).toHaveLength(1);
  });

  it('A6: a new picture is a change too', () => {
    const seen = watchScrolling();
    showChange(pageOf('<figure><img src="/a.png"></figure>'), pageOf('<figure><img src="/b.png"></figure>'));
    expect(seen).toHaveLength(1);
  });

  it('A6: links lead nowhere, what unfolds still does', () => {
    const page = pageOf('<a href="/about">About</a><details><summary>Q</summary></details>');
    stopLinks(page);
    const click = () => new MouseEvent('click', { bubbles: true, cancelable: true });
    expect(page.querySelector('a')!.dispatchEvent(click())).toBe(false);
    expect(page.querySelector('summary')!.dispatchEvent(click())).toBe(true);
  });
});
