import { signInLimits } from '@apoti/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { TestApp } from '../testing/test-app';

const { perAddress } = signInLimits;
/** Where the connection comes from: what no header can change. */
const BALANCER = '10.0.0.1';
const STRANGER = '198.51.100.9';
const VICTIM = '203.0.113.7';

let site: TestApp;
afterEach(() => site.close());

let names = 0;
/** Whether a wrong sign-in, each under a name of its own, was judged. */
async function isJudged(remoteAddress: string, headers: Record<string, string>): Promise<boolean> {
  names += 1;
  const payload = { action: 'login', email: `name-${names}`, password: 'wrong' };
  const all = { host: '127.0.0.1', ...headers };
  const answer = await site.app.inject({ method: 'POST', url: '/api/auth.php', payload, headers: all, remoteAddress });
  return answer.statusCode === 401;
}

async function countJudged(tries: number, remoteAddress: string, headers: (turn: number) => Record<string, string>) {
  let judged = 0;
  for (let turn = 0; turn < tries; turn += 1) judged += (await isJudged(remoteAddress, headers(turn))) ? 1 : 0;
  return judged;
}

/** A made-up address in every header that somebody might believe. */
const forged = (turn: number): Record<string, string> => {
  const address = `192.0.2.${turn % 250}`;
  return {
    'x-forwarded-for': `${address}, ${address}`,
    forwarded: `for=${address}`,
    'x-real-ip': address,
    'x-client-ip': address,
    'cf-connecting-ip': address,
    'true-client-ip': address,
  };
};

describe('the address that tries are counted for', () => {
  it('F10: is the connection’s while nothing in front is trusted, whatever headers say', async () => {
    site = await TestApp.start();
    expect(await countJudged(perAddress + 10, STRANGER, forged)).toBe(perAddress);
    const asVictim = { 'x-forwarded-for': VICTIM, forwarded: `for=${VICTIM}` };
    expect(await isJudged(STRANGER, asVictim)).toBe(false);
    expect(await isJudged(VICTIM, {})).toBe(true);
  });

  it('F10: behind one hop is what that hop saw: what a caller wrote before it neither dodges nor uses up another’s', async () => {
    site = await TestApp.start({ TRUST_PROXY: '1' });
    const through = (claimed: string, seen: string) => ({ 'x-forwarded-for': `${claimed}, ${seen}` });
    const dodging = (turn: number) => ({ ...forged(turn), ...through(`192.0.2.${turn}`, STRANGER) });
    expect(await countJudged(perAddress + 10, BALANCER, dodging)).toBe(perAddress);
    expect(await isJudged(BALANCER, through(VICTIM, STRANGER))).toBe(false);
    expect(await isJudged(BALANCER, { 'x-forwarded-for': VICTIM })).toBe(true);
  });

  it('F10: behind a named balancer is the connection’s for everybody who comes past it', async () => {
    site = await TestApp.start({ TRUST_PROXY: BALANCER });
    expect(await countJudged(perAddress + 10, STRANGER, forged)).toBe(perAddress);
    expect(await isJudged(BALANCER, { 'x-forwarded-for': VICTIM })).toBe(true);
  });

  it('F10: a forwarded host or scheme changes neither whose site it is nor where links and redirects lead', async () => {
    site = await TestApp.start({ TRUST_PROXY: '1' });
    const lie = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', forwarded: 'host=evil.example' };
    const answers = [
      await site.get('/login/', lie),
      await site.get('/admin', lie),
      await site.get('/sitemap.xml', lie),
      await site.login('right', lie),
    ];
    for (const { headers, body } of answers) expect(JSON.stringify(headers) + body).not.toContain('evil.example');
    expect((await site.get('/', { host: 'evil.example', 'x-forwarded-host': '127.0.0.1' })).statusCode).toBe(421);
  });
});
