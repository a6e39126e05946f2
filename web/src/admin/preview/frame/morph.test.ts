// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { morph } from './morph';

const bodyOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

/** Turns one body into the other: what it is then, and what was changed of it. */
function turn(before: string, after: string) {
  const present = bodyOf(before);
  const kept = [...present.querySelectorAll('*')];
  const changed = morph(present, bodyOf(after));
  return { html: present.innerHTML, changed: changed.map(({ outerHTML }) => outerHTML), present, kept };
}

describe('morph', () => {
  it('A6: changes words in their place: the element stays, and is told', () => {
    const { html, changed, present, kept } = turn(
      '<main><h1>Old</h1><p>Same</p></main>',
      '<main><h1>New</h1><p>Same</p></main>',
    );
    expect(html).toBe('<main><h1>New</h1><p>Same</p></main>');
    expect(changed).toEqual(['<h1>New</h1>']);
    expect([...present.querySelectorAll('*')]).toEqual(kept);
  });

  it.each([
    ['in front', '<li>N</li><li>A</li><li>B</li>'],
    ['between', '<li>A</li><li>N</li><li>B</li>'],
    ['at the end', '<li>A</li><li>B</li><li>N</li>'],
  ])('A6: an item that is added %s is the only change', (_, items) => {
    const { html, changed, present, kept } = turn('<ul><li>A</li><li>B</li></ul>', `<ul>${items}</ul>`);
    expect(html).toBe(`<ul>${items}</ul>`);
    expect(changed).toEqual(['<li>N</li>']);
    expect(kept.every((element) => present.contains(element))).toBe(true);
  });

  it('A6: an item that goes is told by its list; the others stay', () => {
    const { html, changed } = turn('<ul><li>A</li><li>B</li><li>C</li></ul>', '<ul><li>A</li><li>C</li></ul>');
    expect(html).toBe('<ul><li>A</li><li>C</li></ul>');
    expect(changed).toEqual(['<ul><li>A</li><li>C</li></ul>']);
  });

  it('A6: an element of another kind takes its place', () => {
    const { html, changed } = turn('<p>A</p><p>B</p>', '<h2>A</h2><p>B</p>');
    expect([html, changed]).toEqual(['<h2>A</h2><p>B</p>', ['<h2>A</h2>']]);
  });

  it('A6: a new picture and a new look are changes, another id is none', () => {
    expect(turn('<img src="/a">', '<img src="/b">').changed).toEqual(['<img src="/b">']);
    expect(turn('<p>A</p>', '<p class="best">A</p>').changed).toEqual(['<p class="best">A</p>']);
    const { html, changed } = turn('<p id="r1">A</p>', '<p id="r2">A</p>');
    expect([html, changed]).toEqual(['<p id="r2">A</p>', []]);
  });

  it('A6: what the reader has unfolded stays so, also behind a new item', () => {
    const fold = (word: string) => `<details><summary>${word}</summary></details>`;
    const present = bodyOf(fold('A') + fold('B'));
    present.querySelectorAll('details')[1]!.open = true;
    morph(present, bodyOf(fold('N') + fold('A') + fold('B')));
    expect([...present.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, false, true]);
  });

  it('A6: an equal page changes nothing', () => {
    const page = '<main><h1>A</h1><ul><li>B</li></ul></main>';
    expect(turn(page, page)).toMatchObject({ html: page, changed: [] });
  });
});
