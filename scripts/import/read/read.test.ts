import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseOptions } from '../options';
import { openFolder } from './folder-source';
import { parseAnswer } from './parse-answer';
import { openSite } from './site-source';

it.each([
  ['\uFEFF[1]', [1]],
  ['<br /><b>Warning</b>: x[0] in {file}\n{"a":1}\n', { a: 1 }],
])('C19: JSON is found in %j', (text, value) => expect(parseAnswer(text)).toEqual(value));

it('C19: a page is no answer', () => {
  expect(() => parseAnswer('<html>[x]</html>')).toThrow('it is no JSON');
});

it('C19: what npm run import is told', () => {
  const told = (...args: string[]) => parseOptions(args, {});
  expect(told('--from', 'https://old.example/')).toMatchObject({
    from: { address: 'https://old.example' },
    dryRun: false,
  });
  expect(told('--from', './answers', '--site', 'http://old.example/x')).toMatchObject({
    from: { folder: './answers' },
    site: 'http://old.example',
  });
  expect(parseOptions(['--from', 'https://o.example', '--user', 'a'], { IMPORT_PASSWORD: 'p' })).toMatchObject({
    credentials: { user: 'a', password: 'p' },
  });
  expect(told('--from', 'x', '--help')).toEqual({ help: true });
});

it.each([
  [[], '--from is missing: the address of the old site, or a folder of its saved answers.'],
  [['--from', 'http://'], '“http://” is no address of a site; one is written as https://www.example.com.'],
  [['--from', 'x', '--site', 'o.example'], '“o.example” is no address'],
  [['--from', 'x', '--user', 'a'], '--user a needs a password'],
  [['--what'], "Unknown option '--what'."],
])('C19: %j is refused with what is wrong', (args, problem) => {
  expect(parseOptions(args, {})).toEqual({ problem: expect.stringContaining(problem) });
});

let root = '';
let close = () => {};
let origin = '';
const elsewhere: string[] = [];
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'old-'));
  await mkdir(join(root, 'site/uploads'), { recursive: true });
  await writeFile(join(root, 'secret.txt'), 'secret');
  await writeFile(join(root, 'site/uploads/a b.png'), 'picture');
  await writeFile(join(root, 'site/team.json'), '[]');
  await symlink(join(root, 'secret.txt'), join(root, 'site/uploads/link.png'));
  const other = createServer((request, response) => response.end(void elsewhere.push(request.url ?? '')));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const away = `http://127.0.0.1:${(other.address() as AddressInfo).port}/x.png`;
  const server = createServer((request, response) => {
    const to = { '/away.png': away, '/here.png': '/real.png', '/round.png': '/round.png' }[request.url ?? ''];
    if (to !== undefined) response.writeHead(302, { location: to });
    if (request.url === '/page.png') response.writeHead(200, { 'content-type': 'text/html' });
    response.end(request.url === '/huge.png' ? Buffer.alloc(11 * 1024 * 1024) : 'bytes');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => void [server.close(), other.close()];
});
afterAll(async () => {
  close();
  await rm(root, { recursive: true });
});

it('C14: nothing outside of a folder of answers is read', async () => {
  const source = await openFolder(join(root, 'site'), undefined);
  expect(await source.file('/uploads/a%20b.png?v=1')).toEqual({ bytes: Buffer.from('picture') });
  for (const path of ['/../secret.txt', '/uploads/%2e%2e/%2e%2e/secret.txt', '/uploads/link.png', '/none.png'])
    expect(await source.file(path)).toHaveProperty('dead');
  expect(await source.answer('team')).toEqual({ value: [] });
  expect(await source.answer('posts')).toEqual({ missing: 'there is no blog.json in the folder' });
});

it('C14: no other site is asked for a picture, and none that is too large or a page is taken', async () => {
  const source = await openSite(origin, undefined);
  expect(await source.file('/here.png')).toEqual({ bytes: Buffer.from('bytes') });
  expect(await source.file('/away.png')).toEqual({ dead: 'it leads to another site, which is not asked' });
  expect(await source.file('//127.0.0.1:1/x.png')).toEqual({ dead: 'it leads to another site, which is not asked' });
  expect(await source.file('/round.png')).toEqual({ dead: 'it redirects without end' });
  expect(await source.file('/huge.png')).toEqual({ dead: 'it is larger than 10 MB' });
  expect(await source.file('/page.png')).toEqual({ dead: 'a page came instead of it' });
  expect(elsewhere).toEqual([]);
  await source.close();
});

it('C19: a site that cannot be reached, and a folder that is none, are told in words', async () => {
  await expect(openSite('http://old.example.invalid', undefined)).rejects.toThrow(
    /^http:\/\/old\.example\.invalid cannot be reached: (nobody knows|names cannot)/,
  );
  const free = createServer();
  await new Promise<void>((resolve) => free.listen(0, '127.0.0.1', resolve));
  const gone = `http://127.0.0.1:${(free.address() as AddressInfo).port}`;
  await new Promise((resolve) => free.close(resolve));
  await expect(openSite(gone, { user: 'a', password: 'b' })).rejects.toThrow(
    `${gone} cannot be reached: nothing answers there`,
  );
  const source = await openSite(gone, undefined);
  expect(await source.answer('content')).toEqual({ missing: '/api/content.php: nothing answers there' });
  await source.close();
  for (const none of ['nowhere', 'secret.txt'])
    await expect(openFolder(join(root, none), undefined)).rejects.toThrow(/^There is no folder \//);
});
