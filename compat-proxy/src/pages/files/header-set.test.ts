import { expect, it } from 'vitest';
import { prepareReply } from '../../http/prepared-reply';
import { headerSetOf, nginxHeaders } from './header-set';

const page = (headers: Record<string, string>, body = 'text '.repeat(100)) =>
  prepareReply(body, { status: 200, headers: { 'content-type': 'text/html', ...headers }, asFile: true });

it('S1b: pages with the same headers share a set, whatever they say; another header is another set', async () => {
  const [one, two, other] = [
    await page({ a: '1' }),
    await page({ a: '1' }, 'word '.repeat(200)),
    await page({ a: '2' }),
  ];
  expect(headerSetOf(two).name).toBe(headerSetOf(one).name);
  expect(headerSetOf(other).name).not.toBe(headerSetOf(one).name);
});

it('S1b: nginx is told the name and each header literally', async () => {
  const set = headerSetOf(await page({ 'content-security-policy': `default-src 'none'; x "y\\z"` }));
  const lines = nginxHeaders(set)?.split('\n');
  expect(lines).toContain(`set $apoti_headers ${set.name};`);
  expect(lines).toContain('default_type "text/html";');
  expect(lines).toContain(`add_header content-security-policy "default-src 'none'; x \\"y\\\\z\\"";`);
  expect(lines).toContain('add_header vary "Accept-Encoding";');
  expect(lines?.join()).not.toMatch(/etag|content-length/);
});

it.each(['costs $5', 'a\r\nb: c', 'ünï'])('S1b: %j cannot be said to nginx, so nothing is', async (value) => {
  expect(nginxHeaders({ name: 'x', headers: [['a', value]] })).toBeNull();
});
