import { ApiError } from '@apoti/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TestApp } from '../testing/test-app';
import { FileSessionStore } from './file-store';

let test: TestApp;
beforeEach(async () => {
  test = await TestApp.start();
});
afterEach(() => test.close());

it('C3: where sessions cannot be read, whoever has one is told so in words; the cookie stays, and is good again afterwards', async () => {
  const cookie = await test.signIn();
  const broken = new ApiError('unavailable', 'This is not possible at the moment. Please try again in a moment.');
  const reading = vi.spyOn(FileSessionStore.prototype, 'get').mockImplementation((_, done) => done(broken));
  for (const call of ['/api/auth.php', '/api/content.php', '/admin']) {
    const answer = await test.get(call, { cookie, accept: 'text/html,*/*' });
    expect([call, answer.statusCode]).toEqual([call, 503]);
    expect(answer.body).toMatch(/try again/i);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['content-type']).toMatch(call === '/admin' ? /^text\/html/ : /^application\/json/);
  }
  const saved = await test.post('/api/content.php', { revision: 'x' }, { cookie });
  expect([saved.statusCode, saved.json()]).toEqual([503, expect.objectContaining({ code: 'unavailable' })]);
  reading.mockRestore();
  expect(await test.isSignedIn(cookie)).toBe(true);
});
