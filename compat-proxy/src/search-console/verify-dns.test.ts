import { resolveTxt } from 'node:dns/promises';
import { expect, it, vi } from 'vitest';
import { defaultSeo } from '@apoti/contract/content/default-seo';
import { verifySite } from './verify-site';

vi.mock('node:dns/promises', () => ({ resolveTxt: vi.fn() }));

const verify = (origin: string) =>
  verifySite({
    seo: {
      ...defaultSeo,
      searchConsole: { ...defaultSeo.searchConsole, verificationMethod: 'dns', verificationCode: 'abc123' },
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
    checked: 'DNS of www.lockers.example',
    found: 'The TXT record says “google-site-verification=abc123”',
  });
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
