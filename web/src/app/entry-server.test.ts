// @vitest-environment jsdom
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Renderer } from '@apoti/contract';
import { defaultContent } from '@apoti/contract/content/default-content';
import { publicData } from '../testing/public-data';
import { open as openPage, testAssets } from '../testing/render';

vi.stubGlobal('__ASSETS__', testAssets);
let renderer: Renderer;
beforeAll(async () => ({ renderer } = await import('./entry-server')));

const open = (url: string, content = defaultContent) => openPage(renderer, url, { data: publicData({ content }) });

const addresses = (root: Element | null) =>
  [...(root?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));

describe('renderPage', () => {
  it('P2: the navigation leads to every page, its dropdowns included', () => {
    const nav = addresses(open('/').body.querySelector('nav[aria-label="Main"]'));
    for (const path of [
      '/',
      '/about',
      '/franchise',
      '/about#team',
      '/lockers',
      '/faq',
      '/pricing',
      '/services',
      '/contact',
    ])
      expect(nav).toContain(path);
    expect(nav).toEqual(expect.arrayContaining(['/press-releases', '/events', defaultContent.site.loginUrl]));
  });

  it('P3: the footer has all links, Admin among them, even when an editor has removed it', () => {
    const footer = { ...defaultContent.footer, legalLinks: defaultContent.footer.legalLinks.slice(0, 3) };
    const links = addresses(open('/login', { ...defaultContent, footer }).body.querySelector('footer'));
    expect(links).toEqual(expect.arrayContaining(['/services#courier', '/privacy', '/terms', '/cookies', '/login']));
  });

  it('P5: the home page shows the sections, the claims and the places', () => {
    const { status, body } = open('/');
    expect(status).toBe(200);
    for (const text of ['50+', '1000+', '99.9%', '200%', 'How It Works', 'Courier Drop-off', 'Festac Town', 'Garki'])
      expect(body.textContent).toContain(text);
    expect(body.querySelectorAll('#features details[name="feature"]')).toHaveLength(8);
    expect(body.querySelectorAll('#faq details')).toHaveLength(6);
  });

  it('P5: a testimonial without a picture gets the placeholder', () => {
    expect(open('/').body.querySelector('#testimonials img')?.getAttribute('src')).toBe('/api/placeholder/64/64');
  });

  it('P19: an address that is not there answers 404', () => {
    const { status, body } = open('/nowhere');
    expect(status).toBe(404);
    expect(body.querySelector('h1')?.textContent).toBe('This compartment is empty');
  });

  it('P30, P13: a newsletter that is switched off is not shown, nor offered within the news', () => {
    const footer = { ...defaultContent.footer, newsletter: { ...defaultContent.footer.newsletter, enabled: false } };
    const forms = (...page: Parameters<typeof open>) =>
      open(...page).body.querySelectorAll('form[action="/newsletter"]').length;
    expect([forms('/'), forms('/press-releases')]).toEqual([1, 2]);
    const off = { ...defaultContent, footer };
    expect([forms('/', off), forms('/press-releases', off)]).toEqual([0, 0]);
  });

  it('P30, P13: a newsletter without a title has a name on its page and beside the news', () => {
    const newsletter = { ...defaultContent.footer.newsletter, title: '', description: '' };
    const bare = { ...defaultContent, footer: { ...defaultContent.footer, newsletter } };
    expect(open('/newsletter', bare).body.querySelector('h1')?.textContent).toBe('Newsletter');
    expect(open('/newsletter', bare).head.querySelector('title')?.textContent).toContain('Newsletter');
    const empty = [...open('/press-releases', bare).body.querySelectorAll('h1, h2')].filter(
      (each) => !each.textContent,
    );
    expect(empty).toEqual([]);
  });

  it('the server writes no style attribute and, by itself, no inline script', () => {
    for (const url of ['/', '/login', '/nowhere']) {
      const { body, html } = open(url);
      expect(body.querySelector('[style]')).toBeNull();
      expect(html).not.toMatch(/<script(?![^>]*(src=|application\/(ld\+)?json))/);
    }
  });
});
