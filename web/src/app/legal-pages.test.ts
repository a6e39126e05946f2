// @vitest-environment jsdom
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { toPublicSettings, type Content, type PublicSettings, type Renderer } from '@apoti/contract';
import { LEGAL_UPDATED } from '@apoti/contract/constants/business';
import { setCookies } from '@apoti/contract/constants/cookies';
import { CONSENT_STORAGE, OFFLINE_CACHES, storageNames } from '../shared/lib/storage-names';
import { defaultSettings } from '@apoti/contract/content/default-settings';
import { findPage } from '../shared/site-data/page-paths';
import { publicData } from '../testing/public-data';
import { open as openPage, testAssets } from '../testing/render';

vi.stubGlobal('__ASSETS__', testAssets);
let renderer: Renderer;
beforeAll(async () => ({ renderer } = await import('./entry-server')));

const open = (url: string) => openPage(renderer, url);
const textOf = (url: string) => open(url).body.querySelector('main')?.textContent ?? '';
const legal = ['/privacy', '/terms', '/cookies', '/accessibility'];

describe('legal pages', () => {
  it.each(legal)('P16: %s has a table of contents whose every anchor is a section, in order', (url) => {
    const main = open(url).body.querySelector('main');
    const anchors = [...(main?.querySelectorAll('nav a') ?? [])].map((link) => link.getAttribute('href'));
    const sections = [...(main?.querySelectorAll('article section') ?? [])].map(({ id }) => `#${id}`);
    expect(anchors.length).toBeGreaterThanOrEqual(6);
    expect(anchors).toEqual(sections);
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(main?.querySelectorAll('h1')).toHaveLength(1);
    const description = open(url).head.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it.each(legal)('P16: the links of %s lead to pages that exist', (url) => {
    const links = [...open(url).body.querySelectorAll('article section a')].map((link) => link.getAttribute('href'));
    expect(links.length).toBeGreaterThan(0);
    for (const href of links.filter((each) => each?.startsWith('/') === true)) expect(findPage(href!)).not.toBeNull();
  });

  it('P16: privacy and terms carry the date of their version', () => {
    expect(LEGAL_UPDATED).toBe('June 15, 2023');
    for (const url of ['/privacy', '/terms']) expect(textOf(url)).toContain('Last Updated: June 15, 2023');
  });

  it.each([
    ['a minimum age', 'at least 18 years old'],
    ['unclaimed items', 'unclaimed after 30 days may be disposed of'],
    ['items after termination', 'collected within 48 hours after the account has been terminated'],
    ['legal action', 'must be brought within 1 year'],
    ['liability', 'capped at the amount that you paid us in the 12 months before'],
    ['reservations', 'A standard reservation lasts 48 hours. It can be extended for a fee'],
    ['billing', 'Subscriptions are billed monthly and renew automatically'],
    ['cancellation', 'takes effect at the end of the billing cycle'],
    ['payment methods', 'pay by card, bank transfer, mobile payment or in-app wallet'],
  ])('P16, P33: the terms state %s', (_, words) => expect(textOf('/terms')).toContain(words));

  it('P16, P33: privacy requests are answered within 30 days', () => {
    expect(textOf('/privacy')).toContain('Privacy requests are answered within 30 days');
  });

  it('P16: the texts name the company of the content', () => {
    const { content } = publicData();
    const companyInfo = { ...content.footer.companyInfo, name: 'Another Locker Company Ltd' };
    const data = publicData({ content: { ...content, footer: { ...content.footer, companyInfo } } });
    for (const url of ['/privacy', '/terms'])
      expect(openPage(renderer, url, { data }).body.querySelector('article')?.textContent).toContain(companyInfo.name);
    expect(textOf('/terms')).not.toContain('{product}');
  });

  const withContact = (company: Partial<Content['footer']['companyInfo']>, ways: Partial<Content['contact']>) => {
    const { content } = publicData();
    const { footer, contact } = content;
    const companyInfo = { ...footer.companyInfo, ...company };
    const changed = { ...content, footer: { ...footer, companyInfo }, contact: { ...contact, ...ways } };
    return (url: string) =>
      openPage(renderer, url, { data: publicData({ content: changed }) }).body.querySelector('article')!;
  };

  it.each(['/privacy', '/terms', '/accessibility'])('P16: %s gives the other address where one is empty', (url) => {
    for (const ways of [{ email: '' }, { supportEmail: '' }]) {
      const { contact } = publicData().content;
      const left = 'email' in ways ? contact.supportEmail : contact.email;
      const article = withContact({}, ways)(url);
      expect(article.querySelector(`a[href="mailto:${left}"]`)?.textContent).toBe(left);
      expect(article.innerHTML).not.toMatch(/\]\(|mailto:"/);
    }
  });

  it('P16: without addresses and phone the texts lead to the contact page, and read as whole sentences', () => {
    const article = withContact({ name: '', address: '' }, { email: '', supportEmail: '', phone: '' });
    expect(article('/terms').textContent).toContain('Questions about these terms go to our contact page.');
    expect(article('/terms').textContent).toMatch(/between you and [^,(]+ \(‘we’\)/);
    expect(article('/privacy').textContent).toMatch(/[^,] decides what .* Use our contact form for anything/);
    expect(article('/privacy').textContent).toContain('Use the contact form. Privacy requests');
    expect(article('/accessibility').textContent).toContain('or a locker, use our contact page. Say');
    for (const url of ['/privacy', '/terms', '/accessibility'])
      expect(article(url).innerHTML).not.toMatch(/\]\(|mailto:|tel:| ,|\{product\}/);
  });

  it('X1: the accessibility statement names its yardstick, what does not work, and whom to tell', () => {
    const { contact } = publicData().content;
    for (const words of ['WCAG', '2.2', 'does not work yet', contact.supportEmail, contact.phone])
      expect(textOf('/accessibility')).toContain(words);
  });

  it('X1: the footer leads there, once, also where the content has a link to it', () => {
    const linksTo = (body: HTMLElement) => body.querySelectorAll('footer a[href="/accessibility"]');
    expect(linksTo(open('/').body)).toHaveLength(1);
    const { content } = publicData();
    const legalLinks = [...content.footer.legalLinks, { key: 'own', label: 'For everybody', path: '/accessibility' }];
    const data = publicData({ content: { ...content, footer: { ...content.footer, legalLinks } } });
    const links = linksTo(openPage(renderer, '/', { data }).body);
    expect([...links].map(({ textContent }) => textContent)).toEqual(['For everybody']);
  });

  it('P16: the cookies page names each cookie with its days, and all that the site keeps in the browser', () => {
    const { body } = open('/cookies');
    const [cookies, notes] = [...body.querySelectorAll('table')].map((table) =>
      [...table.querySelectorAll('tbody tr')].map((row) => row.textContent ?? ''),
    );
    expect(cookies).toHaveLength(setCookies.length);
    for (const [index, { name, days }] of setCookies.entries()) {
      expect(cookies?.[index]).toContain(name);
      expect(cookies?.[index]).toContain(`${days} days`);
    }
    for (const name of [...Object.values(storageNames), OFFLINE_CACHES]) expect(notes?.join()).toContain(name);
  });
});

describe('the page for registration', () => {
  it('P17: says that there is none, leads elsewhere, is found and is not listed', () => {
    const { status, head, body } = open('/register');
    expect(status).toBe(200);
    expect(body.querySelector('h1')?.textContent).toBe('Registration not available');
    const links = [...body.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
    const { loginUrl } = publicData().content.site;
    expect(links).toEqual(expect.arrayContaining([loginUrl, '/contact', '/pricing']));
    expect(head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });

  it('P17: without an app of its own it leads to what there is', () => {
    const { content } = publicData();
    const data = publicData({ content: { ...content, site: { ...content.site, loginUrl: '' } } });
    const links = [...openPage(renderer, '/register', { data }).body.querySelectorAll('main nav a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/contact', '/pricing']);
  });
});

describe('the page for addresses that are not there', () => {
  it('P19: offers a search of the FAQs and ways to pages that exist', () => {
    const { status, body } = open('/nowhere');
    expect(status).toBe(404);
    const form = body.querySelector('main form');
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['get', '/faq']);
    expect(form?.querySelector('input')?.getAttribute('name')).toBe('search');
    const links = [...body.querySelectorAll('main a')].map((link) => link.getAttribute('href') ?? '');
    expect(links.length).toBeGreaterThanOrEqual(4);
    for (const href of links) expect(findPage(href)).not.toBeNull();
  });

  it('A18, P16: the cookies page says that there are no tools of others, or lists those that are on', () => {
    expect(textOf('/cookies')).toContain('no trackers of other companies');
    expect(open('/').body.querySelector('footer')?.textContent).not.toContain('Cookie settings');
    const settings: PublicSettings = {
      ...toPublicSettings(defaultSettings),
      googleAnalytics: { ...defaultSettings.googleAnalytics, enabled: true, trackingId: 'G-ABCD1234' },
    };
    const { body } = openPage(renderer, '/cookies', { data: publicData({ settings }) });
    const main = body.querySelector('main');
    expect(main?.textContent).not.toContain('no trackers of other companies');
    const privacy = openPage(renderer, '/privacy', { data: publicData({ settings }) }).body.querySelector('main');
    expect(textOf('/privacy')).toContain('no trackers');
    expect(privacy?.textContent).not.toContain('no trackers');
    expect(privacy?.textContent).toContain('only after you have agreed to them');
    expect(main?.querySelector('#tools table')?.textContent).toMatch(/Google Analytics.*Analytics.*_ga.*2 years/);
    expect(main?.querySelector('#tools table')?.textContent).not.toContain('Facebook');
    expect(main?.querySelector('#storage')?.textContent).toContain(CONSENT_STORAGE);
    const link = body.querySelector('footer a[data-cookie-settings]');
    expect(link?.getAttribute('href')).toBe('/cookies#tools');
  });

  it('A18, P16: the pages about cookies and privacy tell of the site’s own note where visitors are asked about nothing else', () => {
    const own = { ...defaultSettings.advancedTracking, retentionTracking: true };
    const settings: PublicSettings = { ...toPublicSettings(defaultSettings), advancedTracking: own };
    const main = (url: string) =>
      openPage(renderer, url, { data: publicData({ settings }) }).body.querySelector('main');
    const cookies = main('/cookies');
    expect(cookies?.textContent).toContain('no trackers of other companies');
    expect(cookies?.textContent).toContain('We ask you about one thing');
    expect(cookies?.textContent).not.toMatch(/no banner asks|Tools of other companies/);
    expect(cookies?.querySelector('#tools')?.textContent).toContain('the note is deleted');
    for (const note of [CONSENT_STORAGE, 'locker-site:visited'])
      expect(cookies?.querySelector('#storage')?.textContent).toContain(note);
    expect(cookies?.querySelector('#measuring')?.textContent).toContain('earlier day, if you have agreed to analytics');
    const footer = openPage(renderer, '/', { data: publicData({ settings }) }).body.querySelector('footer');
    expect(footer?.querySelector('a[data-cookie-settings]')?.getAttribute('href')).toBe('/cookies#tools');
    const privacy = main('/privacy')?.textContent ?? '';
    expect(privacy).toContain('no trackers');
    expect(privacy).toContain('The note of your first visit in your browser: you agreed to Analytics');
    expect(textOf('/privacy')).not.toContain('The note of your first visit');
  });

  it('A20, P16: the pages about cookies and privacy say what is counted, by the settings', () => {
    const text = (url: string, change: (settings: PublicSettings) => PublicSettings = (same) => same) => {
      const settings = change(toPublicSettings(defaultSettings));
      return openPage(renderer, url, { data: publicData({ settings }) }).body.querySelector('main')?.textContent ?? '';
    };
    const counted = text('/cookies');
    for (const words of ['needs no cookie', 'shortened address', 'goes after 7 days', 'signed in to edit the site'])
      expect(counted).toContain(words);
    expect(counted).not.toMatch(/watch the demo|How fast the page|earlier day|say no/);
    const more = text('/cookies', (settings) => ({
      ...settings,
      measuresSpeed: true,
      advancedTracking: { ...settings.advancedTracking, eventTracking: true, retentionTracking: true },
      googleAnalytics: { ...defaultSettings.googleAnalytics, enabled: true, trackingId: 'G-ABCD1234' },
    }));
    for (const words of ['watch the demo', 'How fast the page was', 'earlier day', 'say no, you are not counted'])
      expect(more).toContain(words);
    expect(text('/privacy')).toContain('Visits are counted, by us alone');
    const off = (settings: PublicSettings) => ({ ...settings, analyticsEnabled: false });
    expect(text('/cookies', off)).not.toContain('What we count ourselves');
    expect(text('/privacy', off)).not.toMatch(/Visits are counted|Counting visits/);
    const frank = text('/cookies', ({ privacyCompliance, ...settings }) => ({
      ...settings,
      privacyCompliance: {
        ...privacyCompliance,
        gdprCompliant: false,
        respectDoNotTrack: false,
        anonymizeIPs: false,
      },
    }));
    expect(frank).not.toMatch(/shortened address|Do Not Track/);
  });

  it.each([12, 36])(
    'A18, P16: the pages about cookies and privacy name the %i months that the settings keep',
    (months) => {
      const { privacyCompliance, ...rest } = toPublicSettings(defaultSettings);
      const settings = { ...rest, privacyCompliance: { ...privacyCompliance, dataRetentionPeriod: months } };
      const named = (url: string, shown: PublicSettings = settings) => {
        const { body } = openPage(renderer, url, { data: publicData({ settings: shown }) });
        return body.querySelector('main')?.textContent?.match(/[\d,]+ months/g);
      };
      expect(named('/privacy')).toEqual([`${months} months`, `${months} months`]);
      expect(named('/cookies')).toEqual([`${months} months`]);
      const off = named('/privacy', { ...settings, analyticsEnabled: false });
      expect(off).toEqual([`${months} months`, `${months} months`]);
    },
  );
});
