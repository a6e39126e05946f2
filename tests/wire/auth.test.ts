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
