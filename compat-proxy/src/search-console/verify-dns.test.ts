import { resolveTxt } from 'node:dns/promises';
import { expect, it, vi } from 'vitest';
import { defaultSeo } from '@apoti/contract/content/default-seo';
import { verifySite } from './verify-site';

vi.mock('node:dns/promises', () => ({ resolveTxt: vi.fn() }));

const verify = (origin: string, property = '') =>
  verifySite({
    seo: {
      ...defaultSeo,
      searchConsole: { property, verificationMethod: 'dns', verificationCode: 'abc123' },
    },
    origin,
    settled: () => Promise.reject(new Error('what the DNS says does not hang on what is served')),
  });

it('A17: by DNS: a TXT record of the domain, or of the one above www, has the code', async () => {
  vi.mocked(resolveTxt).mockImplementation(async (name) => {
    if (name !== 'lockers.example') throw new Error('ENOTFOUND');
    return [['v=spf1 -all'], ['google-site-', 'verification=abc123']];
  });
  expect(await verify('https://www.lockers.example')).toEqual({
    method: 'dns',
    verified: true,
    checked: 'DNS of www.lockers.example, lockers.example',
    found: 'The TXT record says “google-site-verification=abc123”',
  });
});

it('A17: by DNS: of a domain property, the record of its domain counts when the site is below it', async () => {
  vi.mocked(resolveTxt).mockImplementation(async (name) => {
    if (name !== 'example.com') throw new Error('ENOTFOUND');
    return [['google-site-verification=abc123']];
  });
  const site = 'https://lockers.example.com';
  const checked = 'DNS of lockers.example.com, example.com';
  expect(await verify(site, 'sc-domain:Example.com')).toMatchObject({ verified: true, checked });
  expect(await verify(site, `${site}/`)).toMatchObject({ verified: false, checked: 'DNS of lockers.example.com' });
  for (const other of ['sc-domain:ample.com', 'sc-domain:else.example'])
    expect(await verify(site, other)).toMatchObject({ verified: false, checked: 'DNS of lockers.example.com' });
});

it('A17: by DNS: another code, no record and no domain are said, each record counted once', async () => {
  vi.mocked(resolveTxt).mockResolvedValue([['google-site-verification=another']]);
  const wanted = 'is “google-site-verification=abc123”';
  expect(await verify('https://lockers.example')).toMatchObject({
    verified: false,
    found: `None of the 1 TXT records ${wanted}`,
  });
  vi.mocked(resolveTxt).mockRejectedValue(new Error('ENOTFOUND'));
  expect(await verify('https://lockers.example')).toMatchObject({
    verified: false,
    found: `None of the 0 TXT records ${wanted}`,
  });
});
