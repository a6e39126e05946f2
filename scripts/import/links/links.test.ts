import { expect, it } from 'vitest';
import { filesIn, withFiles } from './files-in';
import { oldSite, relinked } from './old-site';

const site = oldSite('https://www.old.example');

it.each([
  ['https://www.old.example/about#team', '/about#team'],
  ['http://old.example/about?x=1', '/about?x=1'],
  ['//old.example/a.png', '/a.png'],
  ['https://old.example', '/'],
  ['https://OLD.example?x', '/?x'],
  ['See https://old.example/a, or call', 'See /a, or call'],
  ['We are https://old.example now', 'We are https://old.example now'],
  ['https://old.example.evil.example/a', 'https://old.example.evil.example/a'],
  ['https://old.example@evil.example/a', 'https://old.example@evil.example/a'],
  ['https://old.example:8443/a', 'https://old.example:8443/a'],
  ['https://other.example/?to=https://old.example/a', 'https://other.example/?to=https://old.example/a'],
])('C5: in a text %s leads to %s', (sent, left) => expect(relinked(site, { deep: [sent] })).toEqual({ deep: [left] }));

it('C9: in HTML, addresses without a slash start at the root, whatever the quotes', () => {
  const html = `<a href='contact'>a</a><img src=uploads/a.png><a href="https://old.example/b">b</a><a href="#c">c</a>`;
  expect(relinked(site, html)).toBe(
    '<a href="/contact">a</a><img src="/uploads/a.png"><a href="/b">b</a><a href="#c">c</a>',
  );
});

const html =
  '<p><img src="/a.png?v=1&amp;w=2" alt="A"><img src="/dead.png" alt="x"><a href="/b.pdf">B</a> <a href="/contact">c</a></p>' +
  '<img src="https://elsewhere.example/c.png" alt="">';

it('C14: files are found in fields and in HTML, on the old site alone', () => {
  const value = {
    image: '/uploads/van.JPG',
    path: '/pricing',
    own: '/api/placeholder/64/64',
    html,
    away: 'https://e.example/a.png',
  };
  expect([...filesIn(value)]).toEqual(['/uploads/van.JPG', '/a.png?v=1&w=2', '/dead.png', '/b.pdf']);
});

it('C14: a file has its new address everywhere; a dead picture leaves its text', () => {
  const known = new Map([
    ['/a.png?v=1&w=2', '/uploads/a-1.png'],
    ['/b.pdf', '/uploads/b-1.pdf'],
    ['/dead.png', null],
  ]);
  const now = withFiles({ html, image: '/dead.png', other: '/not-asked.png' }, (path) => known.get(path));
  expect(now).toEqual({
    html:
      '<p><img src="/uploads/a-1.png" alt="A"><a href="/uploads/b-1.pdf">B</a> <a href="/contact">c</a></p>' +
      '<img src="https://elsewhere.example/c.png" alt="">',
    image: '',
    other: '/not-asked.png',
  });
});
