// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Footer as FooterContent } from '@apoti/contract';
import { defaultContent } from '@apoti/contract/content/default-content';
import { SiteDataProvider } from '../../shared/site-data/site-data';
import { siteData } from '../../testing/public-data';
import { Footer } from './Footer';

const { footer } = defaultContent;
const { companyInfo } = footer;

function show(changes: Partial<FooterContent> = {}): Document {
  const data = siteData({ ...defaultContent, footer: { ...footer, ...changes } });
  const html = renderToString(
    <MemoryRouter>
      <SiteDataProvider value={data}>
        <Footer />
      </SiteDataProvider>
    </MemoryRouter>,
  );
  return new DOMParser().parseFromString(html, 'text/html');
}
const titles = (page: Document) => [...page.querySelectorAll('nav h2')].map((title) => title.textContent);

describe('the footer', () => {
  it('P3: gives the company’s name, address, e-mail and phone, each on a line of its own', () => {
    const address = show().querySelector('address');
    expect(address?.innerHTML.split(/<br ?\/?>/)).toHaveLength(4);
    const links = [...(address?.querySelectorAll('a') ?? [])].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    expect(links).toEqual([
      [companyInfo.email, `mailto:${companyInfo.email}`],
      [companyInfo.phone, `tel:${companyInfo.phone.replaceAll(' ', '')}`],
    ]);
  });

  it('P3: what is empty is no link without words, and takes no line', () => {
    const page = show({ companyInfo: { ...companyInfo, address: '', email: '', phone: '' } });
    expect(page.querySelector('address')?.innerHTML).toBe(companyInfo.name);
    const phoneOnly = show({ companyInfo: { ...companyInfo, name: '', address: '', email: '' } });
    expect(phoneOnly.querySelector('address')?.children).toHaveLength(1);
    const none = show({
      companyInfo: { name: '', address: '', email: '', phone: '' },
      description: '',
      copyrightText: '',
    });
    expect(none.querySelector('address')).toBeNull();
    expect(none.querySelectorAll('p:empty:not([id])')).toHaveLength(0);
  });

  it('P3: a list of links that an editor has emptied leaves no heading behind; the Admin link stays', () => {
    expect(titles(show())).toEqual(['Quick links', 'Services', 'Legal']);
    const page = show({ quickLinks: [], services: [], legalLinks: [] });
    expect(titles(page)).toEqual(['Legal']);
    expect(page.querySelector('nav a[href="/login"]')?.textContent).toBe('Admin');
  });
});
