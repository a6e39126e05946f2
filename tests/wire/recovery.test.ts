import { closeSync, openSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Started } from '../support/started';
import { until } from '../support/until';
import { WireClient } from '../support/wire-client';

let started: Started;
beforeAll(async () => {
  started = await Started.start();
  await untilStarted();
});
afterAll(() => started?.stop());

const untilStarted = () => until(() => started.output.includes('Ready '));
const visitor = () => new WireClient(started.origin);
const signIn = (client: WireClient, password: string = started.admin.password) =>
  client.post('/api/auth.php', { action: 'login', username: started.admin.username, password });
const statusOfSignIn = async (client = visitor(), password?: string) => (await signIn(client, password)).status;

async function signedIn(): Promise<WireClient> {
  const client = visitor();
  await client.signIn(started.admin);
  return client;
}

async function setMission(mission: string): Promise<void> {
  const client = await signedIn();
  const { revision, about } = await client.content();
  expect((await client.post('/api/content.php', { revision, about: { ...about, mission } })).status).toBe(200);
}
const mission = async () => (await visitor().content()).about.mission;

/** Every second page of the database, the first two apart, as a disk that dies leaves them. */
function damage(file: string): void {
  const handle = openSync(file, 'r+');
  for (let at = 8_192; at < statSync(file).size; at += 8_192)
    writeSync(handle, Buffer.alloc(4_096, 0x5a), 0, 4_096, at);
  closeSync(handle);
}

it('F13: a damaged database closes no page: the start says so, the doctor what to do, and the last backup mends it', async () => {
  await setMission('Before the backup');
  expect(started.command('backup').status).toBe(0);
  await setMission('After the backup');
  await expect.poll(mission).toBe('After the backup');
  await started.end();
  damage(join(started.dataDir, 'cms.sqlite'));
  started = await Started.start({ of: started });
  await until(() => /malformed[^]*Visitors get http[^]*starting it again in/.test(started.output));
  for (const path of ['/', '/faq', '/api/content.php']) expect((await visitor().get(path)).status).toBe(200);
  expect(await mission()).toBe('After the backup');
  expect(await statusOfSignIn()).toBe(503);
  const { status, said } = started.command('doctor');
  expect([status, said]).toEqual([1, expect.stringContaining('restore the last backup: npm run restore')]);
  await started.end();
  const [name = ''] = /backup-\S+/.exec(started.command('backup', 'list').said) ?? [];
  expect(started.command('backup', 'restore', name).status).toBe(0);
  started = await Started.start({ of: started });
  await untilStarted();
  await expect.poll(mission).toBe('Before the backup');
  expect(await statusOfSignIn()).toBe(200);
});

it('F5: with damaged secrets the start says what to do; without them it makes new ones, and content and accounts stay', async () => {
  await setMission('Of lost secrets');
  const client = await signedIn();
  await started.end();
  const file = join(started.dataDir, 'secrets.json');
  writeFileSync(file, '{"secrets": {"APP_');
  await expect(Started.start({ of: started })).rejects.toThrow(
    /cannot be read; put back a copy[^]*or delete it and start/,
  );
  rmSync(file);
  started = await Started.start({ of: started });
  await untilStarted();
  const [before, now] = [new WireClient(started.origin), visitor()];
  for (const [name, value] of client.cookies) before.cookies.set(name, value);
  expect((await before.get('/api/auth.php')).json).toMatchObject({ authenticated: false });
  expect(await statusOfSignIn(now)).toBe(200);
  // The lane of reads may rest for a second after the CMS was away.
  await until(async () => (await now.get('/api/newsletter.php')).status === 200);
  await setMission('Saved with new ones');
  expect(started.command('doctor')).toMatchObject({ status: 0 });
});

it('A19: who is locked out gets in by a new password, and past a guesser by the link of unlock', async () => {
  const { username } = started.admin;
  for (let guess = 0; guess < 6; guess += 1) await statusOfSignIn(visitor(), 'a guess');
  const [, password = ''] = /password (\S+)/.exec(started.command('admin', 'reset', username).said) ?? [];
  expect(await statusOfSignIn(visitor(), password)).toBe(429);
  const [, path = ''] = /http:\/\/[^/]+(\/\S+)/.exec(started.command('admin', 'unlock', username).said) ?? [];
  const browser = visitor();
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  // The answer leads to a page that says so.
  expect((await browser.send('POST', path, 'keep=1', form)).status).toBe(303);
  expect(await statusOfSignIn(browser, password)).toBe(200);
});
