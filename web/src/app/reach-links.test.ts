// @vitest-environment jsdom
import { beforeAll, expect, it, vi } from 'vitest';
import type { Renderer } from '@apoti/contract';
import { sitePages } from '../../../tests/support/site-pages';
import { publicData } from '../testing/public-data';
import { open, testAssets } from '../testing/render';

vi.stubGlobal('__ASSETS__', testAssets);
let renderer: Renderer;
beforeAll(async () => ({ renderer } = await import('./entry-server')));

const { content, ...data } = publicData();
const { contact, footer } = content;
const wrong = { phone: 'call us!!', email: 'nobody@' };
const nowhere = publicData({
  ...data,
  content: {
    ...content,
    contact: { ...contact, ...wrong, whatsapp: 'abc', supportEmail: 'foo bar' },
    footer: { ...footer, companyInfo: { ...footer.companyInfo, ...wrong } },
  },
});
const SELECTOR = 'a[href^="tel:"], a[href^="mailto:"], a[href^="https://wa.me"]';

it.each(sitePages.filter((path) => !path.startsWith('/press-releases/')))(
  'P3, P9, P11, P16: %s has no link to a number or an address that is none, and shows what is written',
  (url) => {
    const { body } = open(renderer, url, { data: nowhere });
    expect([...body.querySelectorAll(SELECTOR)].map((link) => link.getAttribute('href'))).toEqual([]);
    if (url === '/login') return;
    expect(body.querySelector('footer')?.textContent).toMatch(/nobody@.*call us!!/);
  },
);

it.each(['/', '/contact', '/lockers'])(
  'P11, A17: %s tells search engines of no number and no address that is none, nor of a contact without either',
  (url) => {
    const told = (known: typeof nowhere) =>
      [...open(renderer, url, { data: known }).head.querySelectorAll('script[type="application/ld+json"]')]
        .map(({ textContent }) => textContent)
        .join('');
    const contactPoint = { contactType: 'sales', telephone: wrong.phone, email: wrong.email };
    const organizationSchema = { ...data.seo.organizationSchema, contactPoint };
    const unreachable = told({ ...nowhere, seo: { ...data.seo, organizationSchema } });
    expect(unreachable).toContain('"url":"https://example.com/');
    expect(unreachable).not.toMatch(/call us|nobody@|foo bar|"telephone"|"email"|ContactPoint/);
    const wordy = { ...contact, phone: 'Call 0800 555 0100', email: ' us@example.com ' };
    const reachable = told(publicData({ ...data, content: { ...content, contact: wordy } }));
    expect(reachable).toContain('"telephone":"08005550100"');
    expect(reachable.includes('"email":"us@example.com"')).toBe(url !== '/lockers');
  },
);

it('P11: the contact page shows all that is written there, also what nobody can call or write to', () => {
  const text = open(renderer, '/contact', { data: nowhere }).body.querySelector('main header')?.textContent;
  for (const words of ['call us!!', 'WhatsApp: abc', 'nobody@', 'For help with a parcel: foo bar'])
    expect(text).toContain(words);
});
