import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calls } from '@apoti/contract/calls/calls';
import { sitePages } from '../../support/site-pages';
import type { World } from '../fuzz/world';
import { unpacked } from '../unpacked';

const files = [
  '/sitemap.xml',
  '/robots.txt',
  '/press-releases/feed.xml',
  '/site.webmanifest',
  '/service-worker.js',
  '/offline',
  '/preview-frame',
];
const searches = [
  '/press-releases?search=qz',
  '/faq?search=qz',
  '/events?search=qz',
  '/press-releases?category=all',
  '/lockers?size=small',
];

/** Every address that a visitor may try: pages, what they are made of, files, and each GET of the wire for each thing that there is. */
export function everyAddress(world: World): string[] {
  const numbered = (path: string) => world.idsOf(path).map((id) => path.replace(/\{\w+\}/, encodeURIComponent(id)));
  const gets = calls
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => path.replace('{width}/{height}', '64/64'));
  const pages = [...sitePages, ...searches, ...world.idsOf('/api/blog.php').map((id) => `/press-releases/${id}`)];
  const data = pages.map((page) => `/api/pages?address=${encodeURIComponent(page)}`);
  const uploads = world.idsOf('/api/library').map((id) => `/uploads/${encodeURIComponent(id)}`);
  const all = [
    ...pages,
    ...data,
    ...files,
    ...uploads,
    ...gets.flatMap((path) => (path.includes('{') ? numbered(path) : [path])),
  ];
  return [...new Set(all)].filter((path) => !path.startsWith('/api/backups/'));
}

/**
 * The addresses whose answer is the same for everybody who has no session, and from one moment to the next (calendar files are stamped);
 * those of files beside them, which have other names in each installation, are in shared-files.ts.
 */
export const sharedAddresses: readonly string[] = [
  ...sitePages,
  ...files.filter((path) => path !== '/preview-frame'),
  ...['/favicon.svg', '/icon-192.png', '/api/content.php', '/api/team.php', '/api/blog.php', '/api/placeholder/64/64'],
  ...['/api/pages?address=%2F', '/api/pages?address=%2Fpricing', '/press-releases?category=all', '/lockers?city=lagos'],
];

/** So often a folder may change while it is looked through. */
const LOOKS = 20;

/** All names below a folder. The proxy takes folders away and makes new ones: one that goes meanwhile has all looked through anew. */
async function everyName(folder: string): Promise<string[]> {
  for (let look = 1; look < LOOKS; look += 1) {
    try {
      return await readdir(folder, { recursive: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
  }
  return readdir(folder, { recursive: true });
}

/** What a balancer would serve from the proxy's files, by file. */
export async function filedPages(folder: string): Promise<{ name: string; text: string }[]> {
  const names = (await everyName(folder)).filter((name) => /\.html-(br|gzip)?$/.test(name));
  return Promise.all(
    names.map(async (name) => {
      // One that has just been replaced is another file's matter.
      const bytes = await readFile(join(folder, name)).catch(() => Buffer.alloc(0));
      return { name, text: unpacked(bytes, name.slice(name.lastIndexOf('-') + 1)).toString('utf8') };
    }),
  );
}
