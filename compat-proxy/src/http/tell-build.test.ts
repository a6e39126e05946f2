import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BUILD_HEADER, PERSON_HEADER } from '@apoti/contract';
import { TestApp } from '../testing/test-app';

let test: TestApp;
beforeEach(async () => {
  test = await TestApp.start();
});
afterEach(() => test.close());

describe('the build that is served', () => {
  const told = async (url: string, headers: Record<string, string> = {}) =>
    (await test.app.inject({ url, headers })).headers[BUILD_HEADER];

  it('A6: is told to who asks whether somebody is signed in, and to our own client’s calls for a person', async () => {
    expect(await told('/api/auth.php')).toBe('test');
    expect(await told('/api/content.php', { [PERSON_HEADER]: '1' })).toBe('test');
    // Also where the call is refused: the screen may be older than what refuses it.
    expect(await told('/api/people', { [PERSON_HEADER]: '1' })).toBe('test');
  });

  it('A6: is no part of what visitors and older clients are answered', async () => {
    expect(await told('/api/content.php')).toBeUndefined();
    expect(await told('/')).toBeUndefined();
  });
});
