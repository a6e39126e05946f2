import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAdmin } from '../support/second-admin';
import { startStack, type Stack } from '../support/stack';
import { WireClient } from '../support/wire-client';
import { until } from '../support/until';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

async function signedIn(person: { username: string; password: string }): Promise<WireClient> {
  const client = new WireClient(stack.origin);
  await client.signIn(person);
  return client;
}
const isIn = async (client: WireClient) => (await client.get('/api/auth.php')).json;

it('A19: a new password ends every other session of the person, and nobody else’s; her own goes on and saves', async () => {
  const person = await addAdmin(stack.cmsUrl, 'ngozi');
  const [here, elsewhere, other] = [await signedIn(person), await signedIn(person), await signedIn(stack.admin)];
  const stolen = new WireClient(stack.origin);
  for (const [name, value] of here.cookies) stolen.cookies.set(name, value);
  const next = 'three boats at noon';
  const body = { currentPassword: person.password, newPassword: next, confirmPassword: next };
  expect(await here.post('/api/password', body)).toMatchObject({ status: 200, json: { success: true } });
  await until(async () => JSON.stringify(await isIn(elsewhere)).includes('false'));
  expect(await isIn(stolen)).toMatchObject({ authenticated: false });
  expect(await isIn(here)).toMatchObject({ authenticated: true, user: { username: 'ngozi' } });
  expect(await isIn(other)).toMatchObject({ authenticated: true });
  expect((await here.get('/api/subscribers')).status).toBe(200);
  expect((await elsewhere.get('/api/subscribers')).status).toBe(401);
  expect((await new WireClient(stack.origin).post('/api/auth.php', signIn(person))).status).toBe(401);
  const again = await new WireClient(stack.origin).post('/api/auth.php', signIn({ ...person, password: next }));
  expect(again.status).toBe(200);
});

it('A19: a wrong current password is refused beside its field, and after some the server judges no more', async () => {
  const person = await addAdmin(stack.cmsUrl, 'guessed');
  const here = await signedIn(person);
  const body = {
    currentPassword: 'a guess',
    newPassword: 'three boats at noon',
    confirmPassword: 'three boats at noon',
  };
  expect(await here.post('/api/password', body)).toMatchObject({
    status: 422,
    json: { error: 'The current password is wrong', issues: [{ path: ['currentPassword'] }] },
  });
  let last = 0;
  for (let guess = 0; guess < 10; guess += 1) last = (await here.post('/api/password', body)).status;
  expect(last).toBe(429);
  expect(await isIn(here)).toMatchObject({ authenticated: true });
});

function signIn({ username, password }: { username: string; password: string }) {
  return { action: 'login', username, password };
}
