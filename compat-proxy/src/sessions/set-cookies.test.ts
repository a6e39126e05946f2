import { describe, expect, it } from 'vitest';
import { setCookies } from '@apoti/contract/constants/cookies';
import { TestApp } from '../testing/test-app';

const SITE = 'https://site.example';
const PARTNER = 'https://partner.example';
const DAY_S = 24 * 60 * 60;

/** Name and days of each cookie that a sign-in from an origin sets. */
async function setBySignIn(settings: Record<string, string>, origin?: string): Promise<[string, number][]> {
  const site = await TestApp.start(settings);
  try {
    const { cookies } = await site.login('right', origin === undefined ? {} : { origin });
    return cookies.map(({ name, maxAge, expires }) => {
      const seconds = maxAge ?? ((expires?.getTime() ?? 0) - Date.now()) / 1000;
      return [name, Math.round(seconds / DAY_S)];
    });
  } finally {
    await site.close();
  }
}

describe('cookies', () => {
  it('P16: the list of the cookies page is what the server sets, name for name and day for day', async () => {
    const https = { PUBLIC_URL: SITE, ALLOWED_ORIGINS: PARTNER };
    const set = new Map([...(await setBySignIn({})), ...(await setBySignIn(https, PARTNER))]);
    expect(Object.fromEntries(set)).toEqual(Object.fromEntries(setCookies.map(({ name, days }) => [name, days])));
  });

  it('P16: visitors get none, on pages, from calls or from refused forms', async () => {
    const site = await TestApp.start();
    try {
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      const answers = [
        await site.get('/'),
        await site.get('/nowhere'),
        await site.get('/api/content.php'),
        await site.get('/api/auth.php'),
        await site.post('/contact', 'name=', form),
        await site.login('wrong'),
        await site.post('/login', 'email=editor&password=wrong', form),
      ];
      for (const { cookies } of answers) expect(cookies).toEqual([]);
    } finally {
      await site.close();
    }
  });
});
