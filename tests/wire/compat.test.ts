import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checks, isClean, runChecks } from '../compat/run-checks';
import { toEnd, toLine } from '../compat/print-table';
import { startOpenServer } from '../support/open-server';
import { startStack, type Stack } from '../support/stack';
import { WireClient } from '../support/wire-client';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
  const body = { name: 'Example Reader', email: 'reader@example.com' };
  await new WireClient(stack.origin).post('/api/newsletter.php', body);
});
afterAll(() => stack.stop());

/** What an admin gets of everything, without the marks of when it was read. */
async function everything(): Promise<unknown> {
  const admin = new WireClient(stack.origin);
  await admin.signIn(stack.admin);
  const paths = ['content.php', 'team.php', 'blog.php', 'newsletter.php', 'media.php', 'media.php?type=trash'];
  const texts = await Promise.all(paths.map(async (path) => (await admin.get(`/api/${path}`)).text));
  return texts.map((text) => text.replace(/"revision":"[^"]*"/g, ''));
}

describe('the compatibility kit', () => {
  it('C19: finds every row kept by this server, and leaves everything as it was', async () => {
    const before = await everything();
    const outcomes = await runChecks({ base: stack.origin, credentials: stack.admin, readOnly: false });
    expect(outcomes.filter(({ result }) => result !== 'holds').map(toLine)).toEqual([]);
    expect(outcomes).toHaveLength(checks.length);
    expect(isClean(outcomes)).toBe(true);
    expect(await everything()).toEqual(before);
  });

  it('C12: what cannot be told is not held against a server', async () => {
    const { base, close } = await emptyServer();
    const outcomes = await runChecks({ base, credentials: stack.admin, readOnly: false });
    close();
    const repeated = outcomes.find(({ check }) => check.title.startsWith('a repeated address'));
    expect(repeated).toMatchObject({ result: 'skipped', reason: expect.stringContaining('nobody has subscribed') });
  });

  it('C19: read-only changes nothing at all', async () => {
    const rows = stack.countRows('changes');
    const outcomes = await runChecks({ base: stack.origin, credentials: stack.admin, readOnly: true });
    expect(outcomes.some(({ result }) => result === 'does not hold')).toBe(false);
    expect(outcomes.filter(({ check }) => check.writes).every(({ result }) => result === 'skipped')).toBe(true);
    expect(stack.countRows('changes')).toBe(rows);
  });

  it.each([
    ['answers everything with a page', 200, '<html></html>'],
    ['answers everything with an empty object', 200, '{}'],
    ['fails', 500, 'boom'],
  ])('C19: of a server that %s no row holds, each with its reason', async (_, status, text) => {
    const server = createServer((_request, response) => response.writeHead(status).end(text));
    const base = await listen(server);
    const outcomes = await runChecks({ base, credentials: stack.admin, readOnly: false });
    server.close();
    expect(outcomes.filter(({ result }) => result === 'holds').map(toLine)).toEqual([]);
    for (const { reason } of outcomes) expect(reason).not.toBe('');
  });

  it('C19: a server that is not there is told as such', async () => {
    const outcomes = await runChecks({ base: 'http://127.0.0.1:9', readOnly: true });
    for (const { reason } of outcomes) expect(reason).not.toBe('');
  });
});

describe('the compatibility kit at a server without any check', () => {
  it.each([
    ['', {}],
    [' whose ids are texts', { textIds: true }],
    [' that answers writes with a page', { pages: true }],
  ])('C19: it leaves everything at a server%s as it was, but for what it tells', async (_, ways) => {
    const { base, data, close } = await startOpenServer(ways);
    const { accounts, subscribers, ...before } = structuredClone(data);
    const outcomes = await runChecks({ base, credentials: stack.admin, readOnly: false });
    close();
    expect({ ...data, accounts, subscribers }).toEqual({ ...before, accounts, subscribers });

    const told = outcomes.flatMap(({ left }) => left);
    const rows = [...data.accounts.map(({ username }) => username), ...data.subscribers.slice(1).map(({ id }) => id)];
    expect(rows.length).toBeGreaterThan(1);
    expect(told).toHaveLength(rows.length);
    for (const row of rows) expect(told.join('\n')).toContain(String(row));
    for (const { left, reason } of outcomes) for (const what of left) expect(reason).toContain(what);
    for (const what of told) expect(toEnd(base, outcomes)).toContain(what);
    expect(isClean(outcomes)).toBe(false);
  });

  it('C19: without an admin it sends nothing that could replace a document, and removes the post of its own', async () => {
    const { base, data, close } = await startOpenServer();
    const { accounts, subscribers, ...before } = structuredClone(data);
    const outcomes = await runChecks({ base, readOnly: false });
    close();
    expect({ ...data, accounts, subscribers }).toEqual({ ...before, accounts, subscribers });
    const left = outcomes.filter((outcome) => outcome.left.length > 0).map(({ check }) => check.row);
    expect(left).toEqual(['C4', 'C12']);
  });

  it('C19: what cannot be taken back is told for each check', async () => {
    const { base, data, close } = await startOpenServer({ stubborn: true });
    const outcomes = await runChecks({ base, credentials: stack.admin, readOnly: false });
    close();
    const leftBy = (title: string) => outcomes.find(({ check }) => check.title.startsWith(title))?.left.join('\n');
    expect(leftBy('a saved text')).toContain('about of the content');
    expect(leftBy('a save that breaks a rule')).toContain('heroSlides of the content');
    expect(leftBy('a saved member')).toContain('the team is not as before');
    expect(leftBy('a draft is made')).toContain('the post with the id 1');
    expect(leftBy('what is no picture')).toContain('(active)');
    expect(data.posts.length).toBeGreaterThan(1);
    expect(isClean(outcomes)).toBe(false);
  });
});

/** A server that lets everybody sign in and has nobody on its list. */
async function emptyServer(): Promise<{ base: string; close: () => void }> {
  const server = createServer(({ url = '' }, response) =>
    response.writeHead(200).end(url.includes('newsletter') ? '[]' : '{}'),
  );
  return { base: await listen(server), close: () => server.close() };
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
