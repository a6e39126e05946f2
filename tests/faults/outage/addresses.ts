import { fixedPages, standIns } from '@apoti/contract';
import { calls } from '@apoti/contract/calls/calls';
import type { WireClient } from '../../support/wire-client';
import type { Address } from '../visitors/visitors';

/** What no page leads to: searches, which are rendered for each request, and the worker's files. */
const BESIDES = [
  '/press-releases?search=locker',
  '/faq?search=locker',
  '/events?search=a',
  '/service-worker.js',
  standIns.offline,
];
/** What the site's own script asks for in the place of a page. */
const DATA = '/api/pages?address=';
/** Says of one proxy whether it is about to go. */
const OF_A_PROXY = '/readyz';
/** What a browser finds in a page: links, scripts, styles, pictures in every width. */
const REFERENCE = /(?:href|src|srcset|imagesrcset)="([^"]+)"/g;

function referencesOf(html: string): string[] {
  const values = [...html.matchAll(REFERENCE)].flatMap(([, value = '']) =>
    value.replaceAll('&amp;', '&').split(/,\s+/),
  );
  const addresses = values.map((value) => value.split(' ')[0]?.split('#')[0] ?? '');
  return addresses.filter((address) => /^\/(?!\/)/.test(address) && !/^\/(?:admin|_ui)\b/.test(address));
}

/** Everything that visitors are given: the pages with all that they lead to and are made of, and the calls for everybody. */
async function ofVisitors(visitor: WireClient): Promise<string[]> {
  const open = calls.filter(
    ({ method, path, audience }) =>
      method === 'GET' && audience !== 'admins' && !path.includes('{') && path !== OF_A_PROXY,
  );
  const queue = [...fixedPages, ...BESIDES, ...open.map(({ path }) => path), '/api/placeholder/320/200'];
  const known = new Set(queue);
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const { status, text, headers } = await visitor.get(path);
    if (status === 404 && path.startsWith(DATA)) {
      // A form's page, which no script draws.
      known.delete(path);
      continue;
    }
    if (status !== 200) throw new Error(`${path} answers ${status} on a working site`);
    if (!String(headers['content-type']).startsWith('text/html')) continue;
    for (const found of [...referencesOf(text), DATA + encodeURIComponent(path)]) {
      if (known.has(found) || path === standIns.offline) continue;
      known.add(found);
      queue.push(found);
    }
  }
  return [...known];
}

/** What is asked for during an outage: all of the site by a visitor, and what a signed-in person reads of the same calls. */
export async function askedFor(visitor: WireClient, admin: WireClient): Promise<Address[]> {
  const cookie = [...admin.cookies].map((pair) => pair.join('=')).join('; ');
  const read = ['/api/content.php', '/api/team.php', '/api/blog.php', '/api/auth.php', '/admin'];
  return [...(await ofVisitors(visitor)).map((path) => ({ path })), ...read.map((path) => ({ path, cookie }))];
}
