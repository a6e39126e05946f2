import { contentSchema, defaultContent } from '@apoti/contract';
import { describe, expect, it } from 'vitest';
import { contentTabs } from './content-tabs';
import { contentAddress } from '../content-editing/content-address';

const of = (path: (string | number)[], open = '/admin/content') => contentAddress(defaultContent, path, open);

describe('contentAddress', () => {
  it('A6: leads to a tab that is there, of every part of the content', () => {
    const [first, ...others] = contentTabs;
    const addresses = ['/admin/content', ...others.map(({ id }) => `/admin/content?tab=${id}`)];
    expect(of(['heroSlides', 0, 'title'])).toBe('/admin/content');
    expect(first.id).toBe('hero');
    for (const part of Object.keys(contentSchema.shape)) expect(addresses).toContain(of([part]));
  });
  it('A6: stays on the screen that has the part, and finds the page of a long list', () => {
    expect(of(['testimonials', 3, 'name'], '/admin/testimonials')).toBe('/admin/testimonials');
    expect(of(['testimonials', 100, 'name'], '/admin/testimonials')).toBe('/admin/testimonials?page=3');
    expect(of(['testimonials', 48, 'company'])).toBe('/admin/testimonials?page=2');
    expect(of(['testimonials', 48, 'quote'])).toBe('/admin/content?tab=testimonials&page=2');
    expect(of(['faq', 'faqs', 48, 'answer'])).toBe('/admin/content?tab=faq&page=2');
    expect(of(['faq', 'categories', 0, 'name'])).toBe('/admin/faq?tab=categories');
  });
});
