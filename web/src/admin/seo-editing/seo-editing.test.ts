import { describe, expect, it } from 'vitest';
import { NO_NUMBER, seoSchema, type Seo } from '@apoti/contract';
import { defaultSeo } from '@apoti/contract/content/default-seo';
import { placeText } from '../editor/editor';
import { seoDocument } from './seo-editing';
import { seoFields, seoTabs } from './seo-labels';
import { seoWords } from './seo-words';

const redirect = { key: 'k', from: '/old', to: '/new', type: 'permanent' as const };
const seo: Seo = { ...defaultSeo, redirects: [redirect, { ...redirect, key: 'l', from: ' ' }] };

it('A22: every setting has a name and a tab, and every tab has settings', () => {
  expect(Object.keys(seoFields).toSorted()).toEqual(Object.keys(seoSchema.shape).toSorted());
  expect(new Set(Object.values(seoFields).map(([, tab]) => tab))).toEqual(new Set(seoTabs.map(({ id }) => id)));
});

describe('the SEO settings in editing', () => {
  it('A17: a fault in one setting does not hold the others back', () => {
    const mine = { ...seo, tagline: 'Mine', robotsTxt: 'User-agent: *\nDisallow: /' };
    const issues = seoDocument.check(mine, defaultSeo).filter(({ path }) => path[0] === 'robotsTxt');
    expect(issues).toMatchObject([{ path: ['robotsTxt'] }]);
    expect(seoDocument.withoutFaults?.(mine, defaultSeo, issues)).toMatchObject({
      tagline: 'Mine',
      robotsTxt: defaultSeo.robotsTxt,
    });
  });

  it('A17: a phone number that nobody can call is told of; none, and what was stored before, may stay', () => {
    const withPhone = (telephone: string): Seo => {
      const { organizationSchema } = defaultSeo;
      const contactPoint = { ...organizationSchema.contactPoint, telephone };
      return { ...defaultSeo, organizationSchema: { ...organizationSchema, contactPoint } };
    };
    const faults = (mine: string, base = '+234 800 000 0000') => seoDocument.check(withPhone(mine), withPhone(base));
    expect(faults('call us')).toMatchObject([
      { path: ['organizationSchema', 'contactPoint', 'telephone'], message: NO_NUMBER },
    ]);
    expect([faults(''), faults('0801 234 5678'), faults('call us', 'call us')]).toEqual([[], [], []]);
  });

  it('A17: an old fault holds back nothing else of its group or list; what is newly wrong does', () => {
    const { organizationSchema } = defaultSeo;
    const withFacts = (facts: Partial<Seo['organizationSchema']>): Seo => ({
      ...defaultSeo,
      organizationSchema: { ...organizationSchema, ...facts },
    });
    const old = withFacts({ logo: '#picture' });
    expect(seoDocument.check(withFacts({ logo: '#picture', legalName: 'New Ltd' }), old)).toEqual([]);
    expect(seoDocument.check(withFacts({ logo: '#other' }), old)).toMatchObject([
      { path: ['organizationSchema', 'logo'] },
    ]);
    expect(seoDocument.check(withFacts({ logo: '#picture', url: '#here' }), old)).toMatchObject([
      { path: ['organizationSchema', 'url'] },
    ]);
    const withRedirects = (...keys: string[]): Seo => ({
      ...defaultSeo,
      redirects: keys.map((key) => ({
        ...redirect,
        key,
        from: `/${key}`,
        to: key.startsWith('old') ? '#there' : '/new',
      })),
    });
    expect(seoDocument.check(withRedirects('b', 'old'), withRedirects('a', 'b', 'old'))).toEqual([]);
    expect(seoDocument.check(withRedirects('old', 'older'), withRedirects('old'))).toMatchObject([
      { path: ['redirects', 1, 'to'] },
    ]);
  });

  it('A17: two people’s redirects are both kept', () => {
    const added = (key: string) => ({ ...defaultSeo, redirects: [{ ...redirect, key, from: `/${key}` }] });
    const { value, conflicts } = seoDocument.merge({ base: defaultSeo, mine: added('a'), theirs: added('b') });
    expect(conflicts).toEqual([]);
    expect(value.redirects.map(({ key }) => key).toSorted()).toEqual(['a', 'b']);
  });

  it.each([
    [['tagline'], 'Tagline', '/admin/seo'],
    [['redirects', 0, 'to'], 'Redirect “/old”: New address', '/admin/seo?tab=technical'],
    [['redirects', '#l', 'from'], 'Redirect 2: Old address', '/admin/seo?tab=technical'],
    [['redirects', '@order'], 'Redirects: Order', '/admin/seo?tab=technical'],
    [['openingHours', 1], 'Opening hours', '/admin/seo?tab=local'],
    [['organizationSchema', 'address', 'postalCode'], 'Organization: Address › Postal code', '/admin/seo?tab=schema'],
    [['searchConsole', 'verificationCode'], 'Search Console: Verification code', '/admin/seo?tab=search-console'],
  ])('A17: %j is told as “%s” and edited at %s', (path, words, address) => {
    expect(placeText(seoWords.place(seo, path))).toBe(words);
    expect(seoWords.address?.(seo, path, '')).toBe(address);
  });

  it('A17: an order is told by what stands in it', () => {
    expect(seoWords.text(seo, ['redirects', '@order'], ['l', 'k', 'gone'])).toBe('1. Redirect 2\n2. Redirect “/old”');
  });
});
