import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { elsewhere, FORM, guess, hammer, mailedLink, spray } from '../support/guessing';
import { saveSettings } from '../support/save-settings';
import { addAdmin } from '../support/second-admin';
import { startStack, type Stack } from '../support/stack';
import { WireClient, type WireAnswer } from '../support/wire-client';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
  // So that every guess can come from another address, as from many machines.
  await stack.restartProxy({ TRUST_PROXY: '127.0.0.1' });
});
afterAll(() => stack.stop());

/** What is the same for everybody in an answer. */
const told = ({ status, json }: WireAnswer) => JSON.stringify([status, { ...Object(json), requestId: '' }]);

describe('guessing at a password', () => {
  // The goal's own figure: the owner is in within 60 s.
  it('C2: of hundreds of guesses from many machines at most ten are judged, and the owner signs in meanwhile', async () => {
    const owner = await addAdmin(stack.cmsUrl, 'owner');
    const attack = hammer(stack.origin, 'owner');
    onTestFinished(async () => void (await attack.stop()));
    await vi.waitUntil(() => attack.made() > 300, { timeout: 30_000 });

    const browser = new WireClient(stack.origin);
    const signIn = (email: string) =>
      browser.post('/api/auth.php', { action: 'login', email, password: owner.password }, elsewhere());
    expect((await signIn('owner')).status).toBe(429);
    expect((await browser.send('POST', '/forgot-password', 'email=owner', { ...FORM, ...elsewhere() })).status).toBe(
      303,
    );
    const link = await mailedLink(stack.dataDir, 'owner');
    const kept = await browser.send('POST', link, 'keep=password', { ...FORM, ...elsewhere() });
    expect(kept).toMatchObject({ status: 303, headers: { location: '/forgot-password?kept' } });
    expect((await browser.get('/forgot-password?kept')).text).toContain('You can sign in here');
    expect((await signIn('owner')).status).toBe(200);
    expect((await browser.get('/api/auth.php')).json).toMatchObject({ authenticated: true });
    expect((await signIn('owner@example.com')).status).toBe(200);

    const before = attack.made();
    await vi.waitUntil(() => attack.made() > before + 100, { timeout: 30_000 });
    const counts = await attack.stop();
    // 503: the CMS had no time to judge it, which tells whoever guesses nothing.
    expect([401, 429, 503]).toEqual(expect.arrayContaining([...counts.keys()]));
    expect(counts.get(429)).toBeGreaterThan(300);
    expect(counts.get(401)).toBeLessThanOrEqual(10);
  }, 60_000);

  it('F4: hundreds of names from many machines at once hold up no save, and no browser that the account knows', async () => {
    const browser = new WireClient(stack.origin);
    expect((await browser.signIn(stack.admin)).status).toBe(200);
    const sprayed = spray(stack.origin, 200);
    await Promise.race(sprayed);
    await saveSettings(browser, { general: { siteName: 'Saved meanwhile' } });
    expect((await browser.signIn(stack.admin)).status).toBe(200);
    const statuses = (await Promise.all(sprayed)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([401, 503]));
  });

  it('C2: a name that nobody has is limited alike, in the same words', async () => {
    await addAdmin(stack.cmsUrl, 'somebody');
    for (let turn = 0; turn < 8; turn += 1) {
      const [known, unknown] = await Promise.all([guess(stack.origin, 'somebody'), guess(stack.origin, 'nobody')]);
      // How long it takes until the next one is looked at is a figure of its own, the same to the second or the next.
      const unclocked = (answer: WireAnswer) => told(answer).replace(/"retryAfter":\d+/, '"retryAfter":0');
      expect(unclocked(known)).toBe(unclocked(unknown));
    }
  });

  it('C2: the link of one account lets a browser guess at no other one', async () => {
    await addAdmin(stack.cmsUrl, 'binta');
    await addAdmin(stack.cmsUrl, 'chidi');
    const browser = new WireClient(stack.origin);
    await browser.send('POST', '/forgot-password', 'email=binta', { ...FORM, ...elsewhere() });
    await browser.send('POST', await mailedLink(stack.dataDir, 'binta'), 'keep=password', { ...FORM, ...elsewhere() });
    for (let turn = 0; turn < 5; turn += 1) await guess(stack.origin, 'chidi');
    const body = { action: 'login', email: 'chidi', password: 'Correct-Horse-chidi' };
    expect((await browser.post('/api/auth.php', body, elsewhere())).status).toBe(429);
  });
});
