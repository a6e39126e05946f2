import { signInLimits } from '@apoti/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startStack, type Stack } from '../support/stack';
import { WireClient } from '../support/wire-client';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(async () => {
  await stack.stop();
});

const client = () => new WireClient(stack.origin);

describe('auth.php', () => {
  it('C1: nobody signed in is an answer, not an error, and sets no cookie', async () => {
    const answer = await client().get('/api/auth.php');
    expect(answer).toMatchObject({ status: 200, json: { authenticated: false, user: null } });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['cache-control']).toContain('no-store');
  });

  it.each(['user name', 'e-mail'])('C2: signs in by %s; the session carries id, username and email', async (by) => {
    const person = client();
    const name = by === 'e-mail' ? stack.admin.email : stack.admin.username;
    const login = await person.post('/api/auth.php', { action: 'login', email: name, password: stack.admin.password });
    expect(login).toMatchObject({ status: 200, json: { success: true, user: { username: stack.admin.username } } });
    expect(String(login.headers['set-cookie'])).toMatch(/HttpOnly/i);
    expect(String(login.headers['set-cookie'])).toMatch(/SameSite=Lax/i);
    expect((await person.get('/api/auth.php')).json).toMatchObject({
      authenticated: true,
      user: { id: expect.any(Number), username: stack.admin.username, email: stack.admin.email },
    });
  });

  it('C2: a username field is accepted in place of email', async () => {
    const { username, password } = stack.admin;
    expect((await client().post('/api/auth.php', { action: 'login', username, password })).json).toMatchObject({
      success: true,
    });
  });

  it('C2: a wrong password and an unknown name get the same answer', async () => {
    const wrong = await client().signIn({ username: stack.admin.username, password: 'not-the-password' });
    const unknown = await client().signIn({ username: 'nobody-here', password: 'not-the-password' });
    expect(wrong).toMatchObject({ status: 401, json: { success: false, error: 'Invalid credentials' } });
    const withoutId = (json: unknown) => ({ ...Object(json), requestId: '' });
    expect(withoutId(unknown.json)).toEqual(withoutId(wrong.json));
  });

  it('C3: logout ends the session on the server too, and is harmless for nobody', async () => {
    const person = client();
    await person.signIn(stack.admin);
    const stolen = new WireClient(stack.origin);
    for (const [name, value] of person.cookies) stolen.cookies.set(name, value);
    expect((await person.post('/api/auth.php', { action: 'logout' })).status).toBe(200);
    expect((await stolen.get('/api/auth.php')).json).toMatchObject({ authenticated: false });
    expect((await client().post('/api/auth.php', { action: 'logout' })).status).toBe(200);
  });

  it.each([
    ['register', { action: 'register' }, 'Registration not available'],
    ['an unknown action', { action: 'dance' }, /action/i],
    ['no action', {}, /action/i],
    ['a list', [], /./],
    ['no password', { action: 'login', email: 'x' }, /password/i],
    ['a broken body', '{"action":', /JSON/i],
  ])('C4: %s gets a clear JSON error', async (_, body, error) => {
    const answer = await client().post('/api/auth.php', body);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.json).toMatchObject({ success: false, error: expect.stringMatching(error) });
  });

  it('C19: a signed-in person survives a restart of the proxy, and a dead CMS', async () => {
    const person = client();
    await person.signIn(stack.admin);
    await stack.restartProxy();
    expect((await person.get('/api/auth.php')).json).toMatchObject({ authenticated: true });
    await stack.killCms();
    expect((await person.get('/api/auth.php')).json).toMatchObject({ authenticated: true });
    await stack.startCms();
  });
});

describe('the sign-in without script', () => {
  /** What a browser sends where a person presses the button of a form on our page. */
  const byForm = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
  const send = (
    who: WireClient,
    fields: Record<string, string>,
    query = '',
    headers: Record<string, string> = byForm,
  ) => who.post(`/login${query}`, new URLSearchParams(fields).toString(), headers);
  const right = () => ({ email: stack.admin.username, password: stack.admin.password });

  it('P18, A1: the right password leads where the person was headed, signed in, with cookies that no script can read', async () => {
    const person = client();
    const answer = await send(person, right(), '?next=%2Fadmin%2Ffaq');
    expect(answer).toMatchObject({ status: 303, headers: { location: '/admin/faq', 'cache-control': 'no-store' } });
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) expect(line).toMatch(/HttpOnly.*SameSite=Lax/i);
    expect((await person.get('/api/auth.php')).json).toMatchObject({ authenticated: true });
    const shells = [await person.get('/admin/faq'), await person.get('/admin/faq')];
    expect(shells.map(({ status, text }) => [status, text.includes('data-greeted')])).toEqual([
      [200, true],
      [200, false],
    ]);
  });

  it.each(['https://evil.example', '//evil.example', '/admin\\@evil.example', 'javascript:alert(1)', '/about'])(
    'P18: next=%s leads to the back-office and nowhere else',
    async (next) => {
      const answer = await send(client(), right(), `?next=${encodeURIComponent(next)}`);
      expect(answer).toMatchObject({ status: 303, headers: { location: '/admin' } });
    },
  );

  it('P18: a wrong password is the page again, with the text of the call and the name, and signs nobody in', async () => {
    const person = client();
    const answer = await send(person, { ...right(), password: 'not-the-password' }, '?next=%2Fadmin%2Ffaq');
    expect(answer).toMatchObject({ status: 401, headers: { 'cache-control': 'no-store' } });
    expect(answer.text).toContain('Invalid credentials');
    expect(answer.text).toContain(`value="${stack.admin.username}"`);
    expect(answer.text).not.toContain('not-the-password');
    expect(person.cookies.size).toBe(0);
  });

  it.each([
    ['from another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['with Origin null', { origin: 'null' }],
  ])('C19: %s it is refused, though the password is right', async (_, headers) => {
    const person = client();
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await send(person, right(), '', { ...type, ...headers })).status).toBe(403);
    expect(person.cookies.size).toBe(0);
  });

  it('P18: too many wrong guesses lock the name for the form as for the call, but not for its owner’s browser', async () => {
    const byEmail = { ...right(), email: stack.admin.email };
    const owner = client();
    expect((await send(owner, byEmail)).status).toBe(303);
    const stranger = client();
    for (let guess = 0; guess < signInLimits.perName; guess += 1)
      expect((await send(stranger, { ...byEmail, password: `guess ${guess}` })).status).toBe(401);
    const locked = await send(stranger, byEmail);
    expect(locked.status).toBe(429);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
    expect(locked.text).toContain('Too many attempts');
    const call = { action: 'login', email: stack.admin.email, password: stack.admin.password };
    expect((await stranger.post('/api/auth.php', call)).status).toBe(429);
    expect((await send(owner, byEmail)).status).toBe(303);
  });
});
