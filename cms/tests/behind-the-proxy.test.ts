import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '@apoti/contract/calls/calls';
import { AnotherProxy } from '../../tests/support/another-proxy';
import { rawRequest } from '../../tests/support/raw-request';
import { Cms } from './support/cms';
import { secrets } from './support/environment';

let cms: Cms;
let proxy: AnotherProxy;
beforeAll(async () => {
  cms = await Cms.start();
  const settings = { CMS_READ_TOKEN: secrets.readToken, CMS_PROXY_SECRET: secrets.proxySecret };
  proxy = await AnotherProxy.start(cms.url, { settings });
});
afterAll(async () => {
  await proxy.stop();
  await cms.stop();
});

type Asked = { method: string; path: string };

/** Every route that this Strapi has, of its panel, its plugins and our own, with something for each name in its path. */
function routesOfStrapi(): Asked[] {
  const filled = (path: string) => path.replaceAll(/:\w+(\([^)]*\))?[*+?]?/g, '1').replaceAll(/\{.*\}|\(.*\)|\*/g, 'x');
  return (
    cms.strapi.server
      .listRoutes()
      .flatMap(({ methods, path }: { methods: string[]; path: string }) =>
        methods.map((method) => ({ method, path: filled(path) })),
      )
      // It asks for no path, but for a way through, of which there is none (listening.test.ts).
      .filter(({ method }) => method !== 'CONNECT')
  );
}

/** Paths at which the site has something of its own: the home page, and the calls of the wire. */
const ourPaths = calls.map(
  ({ path }) => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
);
const isOurs = (path: string) => path === '/' || ourPaths.some((pattern) => pattern.test(path));
const isBackOffice = (path: string) => /^\/admin(\/|$)/.test(path);

/** Asks with everything that would let somebody in at the CMS itself. */
async function ask(origin: string, { method, path }: Asked) {
  const headers = { authorization: `Bearer ${secrets.readToken}`, 'x-proxy-secret': secrets.proxySecret };
  const { status, headers: answered, bytes } = await rawRequest(origin, path, { method, headers });
  return { status, to: answered['location'], text: bytes.toString('utf8') };
}

it('R3, F12: no route of Strapi is there through the public origin, whoever asks with whatever it would take', async () => {
  const routes = routesOfStrapi();
  expect(routes.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/admin/login', '/api/wire/content', '/content-manager/content-types', '/upload']),
  );
  expect(await ask(cms.url, { method: 'GET', path: '/api/wire/content' })).toMatchObject({ status: 200 });
  const wrong: unknown[] = [];
  for (const route of routes) {
    const { status, to, text } = await ask(proxy.origin, route);
    const isRead = route.method === 'GET' || route.method === 'HEAD';
    if (isBackOffice(route.path)) {
      // Ours, at the same address: to strangers it is the sign-in.
      const isOk = isRead ? status === 302 && String(to).startsWith('/login?next=') : status === 405;
      if (!isOk) wrong.push([route, status, to]);
    } else if (isOurs(route.path)) {
      // What is called the same: it is the site that answers.
      const { text: strapis } = await ask(cms.url, route);
      if (status >= 500 || (text !== '' && text === strapis)) wrong.push([route, status, text]);
    } else if (status !== 404 && !(route.method === 'QUERY' && status === 400))
      wrong.push([route, status, text.slice(0, 200)]);
  }
  expect(wrong).toEqual([]);
});
