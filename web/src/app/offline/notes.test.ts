// @vitest-environment jsdom
import { beforeAll, expect, it, vi } from 'vitest';
import type { Renderer } from '@apoti/contract';
import { OFFLINE_LACK, OFFLINE_LIST, OFFLINE_NOTE } from '../../shared/offline/places';
import { NOW, publicData } from '../../testing/public-data';
import { testAssets } from '../../testing/render';
import { filesNamedBy, titleOf } from './document-parts';
import { withNote, withReadable } from './notes';

vi.stubGlobal('__ASSETS__', testAssets);
let renderer: Renderer;
beforeAll(async () => {
  ({ renderer } = await import('../entry-server'));
});

const keptAt = Date.UTC(2026, 10, 20, 11, 30);
const page = (url: string) =>
  renderer.renderPage({ url, data: publicData(), origin: 'https://lockers.example', now: NOW }).body;
const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');

it('X4: a kept page says so and of when it is, outside of what the app takes over', () => {
  const note = (isOnline: boolean) =>
    parsed(withNote(page('/faq'), { keptAt, isOnline, style: '/assets/note.css', isPlain: true })).getElementById(
      OFFLINE_NOTE,
    );
  expect(note(false)?.textContent).toContain('You are offline: this page is from 20 Nov 2026, 12:30 (Lagos time).');
  expect(note(true)?.textContent).toContain('The site cannot be reached at the moment: this page is from 20 Nov 2026');
  expect(note(false)?.querySelector('[role="status"]')).not.toBeNull();
  expect(note(false)?.querySelector('a')?.getAttribute('href')).toBe('');
  expect(note(false)?.closest('#root')).toBeNull();
  const { head } = parsed(withNote(page('/faq'), { keptAt, isOnline: true, style: '/assets/note.css', isPlain: true }));
  expect(head.querySelector('link[href="/assets/note.css"]')).not.toBeNull();
});

it('X4: a kept page says what of its address it does not show yet, and only then', () => {
  const note = (isPlain: boolean) =>
    parsed(withNote(page('/faq'), { keptAt, isOnline: false, style: '/assets/note.css', isPlain }));
  expect(note(true).getElementById(OFFLINE_LACK)).toBeNull();
  expect(note(false).getElementById(OFFLINE_NOTE)?.querySelector('p')?.textContent).toBe(
    'You are offline: this page is from 20 Nov 2026, 12:30 (Lagos time). It does not show yet what its address asks for, such as a search.',
  );
});

it('X4: the page for what is not kept lists what is, runs nothing and is no page of search engines', () => {
  const html = page('/offline');
  const readable = withReadable(html, [{ path: '/faq', title: 'FAQs &amp; help', keptAt }], false);
  const { body, head } = parsed(readable);
  expect(body.querySelector('h1')?.textContent).toBe('You are offline');
  const links = [...body.querySelectorAll('main section a')];
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/faq', 'FAQs & helpfrom 20 Nov 2026, 12:30'],
  ]);
  expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
  expect(head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(parsed(withReadable(html, [], false)).getElementById(OFFLINE_LIST)).not.toBeNull();
});

it('X4: the page for what is not kept says whether the line is missing or the site', () => {
  const shown = (isOnline: boolean) => {
    const { title, body } = parsed(withReadable(page('/offline'), [], isOnline));
    return [title.split(' | ')[0], body.querySelector('h1')?.textContent, body.querySelector('h1 + p')?.textContent];
  };
  const why = 'The site cannot be reached at the moment';
  expect(shown(true)).toEqual([
    why,
    why,
    'This page is not kept on your device. It opens as soon as the site answers again.',
  ]);
  expect(shown(false)).toEqual([
    'You are offline',
    'You are offline',
    'This page is not kept on your device. It opens as soon as you have a connection again.',
  ]);
});

it('X4: a document’s files and its title are found in it', () => {
  const html =
    '<link rel="icon" href="/favicon.svg"><link rel="preload" as="font" href="/assets/f.woff2" crossorigin>' +
    '<link rel="stylesheet" href="/assets/a.css"><link rel="stylesheet" href="https://others.example/b.css">' +
    '<script type="module" src="/assets/start.js" data-app="/assets/app.js" data-imports="/assets/kit.js /assets/faq.js"></script>' +
    '<title>FAQs &amp; help | Apoti</title>';
  expect(filesNamedBy(html)).toEqual({
    shown: ['/assets/f.woff2', '/assets/a.css', '/assets/start.js'],
    atOnce: ['/assets/f.woff2', '/assets/a.css', '/assets/start.js'],
    app: ['/assets/app.js', '/assets/kit.js', '/assets/faq.js'],
  });
  expect(titleOf(html)).toBe('FAQs &amp; help');
});

it('X4, S5: what the home page leaves for later is not asked for with its document', () => {
  const html =
    '<link rel="preload" as="font" href="/assets/f.woff2" media="not all and (max-width: 30rem)" crossorigin>' +
    '<link rel="stylesheet" href="/assets/a.css" media="not all and (max-width: 30rem)">' +
    '<link rel="stylesheet" href="/assets/a.css" media="(max-width: 30rem)">' +
    '<script type="held" src="/assets/start.js" data-app="/assets/app.js" data-imports=""></script>';
  const { shown, atOnce } = filesNamedBy(html);
  expect([shown, atOnce]).toEqual([['/assets/f.woff2', '/assets/a.css', '/assets/start.js'], ['/assets/a.css']]);
});
