// @vitest-environment jsdom
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Renderer } from '@apoti/contract';
import { defaultContent } from '@apoti/contract/content/default-content';
import { defaultFaq } from '@apoti/contract/content/default-faq';
import { publicData } from '../../testing/public-data';
import { open as openPage, testAssets } from '../../testing/render';

vi.stubGlobal('__ASSETS__', testAssets);
let renderer: Renderer;
beforeAll(async () => ({ renderer } = await import('../../app/entry-server')));

const open = (url: string, faq = defaultFaq) =>
  openPage(renderer, url, { data: publicData({ content: { ...defaultContent, faq } }) });
const questions = (body: HTMLElement) =>
  [...body.querySelectorAll('main details summary')].map((each) => each.textContent);

describe('the FAQ page', () => {
  it('P10: shows every active question with its answer, and no other', () => {
    const [first, ...others] = defaultFaq.faqs;
    const { body } = open('/faq', { ...defaultFaq, faqs: [{ ...first!, active: false }, ...others] });
    expect(questions(body).toSorted()).toEqual(others.map(({ question }) => question).toSorted());
    expect(body.textContent).toContain(others[0]!.answer);
    expect(body.innerHTML).not.toContain(first!.question);
  });

  it('P10: has a chip for all questions and one for each category, links without script', () => {
    const chips = [...open('/faq?search=pin').body.querySelectorAll('nav[aria-label="Categories"] a')];
    expect(chips).toHaveLength(1 + defaultFaq.categories.length);
    expect(chips[0]?.textContent).toContain('All Questions');
    expect(chips[0]?.getAttribute('href')).toBe('/faq?search=pin');
    expect(chips.at(-1)?.getAttribute('href')).toBe('/faq?category=app&search=pin');
  });

  it('P10: a category without an active question has its chip, which finds nothing, and no section', () => {
    const faq = {
      ...defaultFaq,
      faqs: defaultFaq.faqs.map((each) => ({ ...each, active: each.category !== 'usage' })),
    };
    const { body } = open('/faq', faq);
    const chip = body.querySelector('nav[aria-label="Categories"] a[href="/faq?category=usage"]');
    expect(chip?.textContent).toContain('Using Lockers');
    expect(body.querySelector('#category-usage')).toBeNull();
    expect(open('/faq?category=usage', faq).body.textContent).toContain('No results found');
  });

  it('P10: the server filters by the address, marks the words and keeps the category in the form', () => {
    const { body } = open('/faq?search=PIN&category=usage');
    expect(body.querySelectorAll('main mark').length).toBeGreaterThan(0);
    expect(body.querySelectorAll('main section h2')[0]?.textContent).toBe('Using Lockers');
    expect(body.querySelector<HTMLInputElement>('form[role="search"] [name="category"]')?.value).toBe('usage');
    expect(body.querySelector<HTMLInputElement>('form[role="search"] [name="search"]')?.value).toBe('PIN');
  });

  it('P10: says that nothing was found, with a way back to all questions', () => {
    const { body } = open('/faq?search=zzzz&category=app');
    expect(body.textContent).toContain('No results found');
    const clear = [...body.querySelectorAll('main a')].find((link) => link.textContent === 'Clear filters');
    expect(clear?.getAttribute('href')).toBe('/faq');
  });

  it('P10: a category that is not there has no results, with a way back', () => {
    const { body, status } = open('/faq?category=gone');
    expect(status).toBe(200);
    expect(body.textContent).toContain('No results found');
    const ways = [...body.querySelectorAll('main a[href="/faq"]')].map((way) => way.textContent);
    expect(ways).toContain('Clear filters');
  });

  it('P10: leads to support, on WhatsApp too, also while there are no questions', () => {
    const { body } = open('/faq', { categories: [], faqs: [] });
    const links = new Map([...body.querySelectorAll('main a')].map((a) => [a.textContent, a.getAttribute('href')]));
    expect(links.get('Contact Support')).toBe('/contact');
    expect(links.get('WhatsApp support')).toMatch(/^https:\/\/wa\.me\/\d+$/);
  });

  it('P10: without any question it says so in the same words, with no filter to clear', () => {
    const { body } = open('/faq', { categories: [], faqs: [] });
    expect(body.textContent).toContain('No results found');
    expect(body.textContent).toContain('Ask us, and yours may be the first one here.');
    expect(body.textContent).not.toContain('Clear filters');
    const { head } = open('/faq', { categories: [], faqs: [] });
    expect(head.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(
      'Answers about our parcel lockers.',
    );
    expect(open('/faq?search=pin', { categories: [], faqs: [] }).body.textContent).toContain('Clear filters');
  });

  it('P10: tells search engines the questions, and each answer has an address', () => {
    const { head, body } = open('/faq');
    const facts = [...head.querySelectorAll('script[type="application/ld+json"]')].map((each) => each.textContent);
    expect(facts.filter((text) => text?.includes('"FAQPage"'))).toHaveLength(1);
    expect(body.querySelector('details #faq-1')?.textContent).toContain(defaultFaq.faqs[0]!.answer);
  });
});
