import { z } from 'zod';
import { noise } from '../../support/pictures';
import type { WireClient } from '../../support/wire-client';
import { until } from '../saves/look/until';
import type { Client } from './answer';
import { textOf } from './judge';

/** What browsers say that they take: by it a picture is given as it is or as a smaller copy. */
export const asBrowser = { accept: 'text/html,image/avif,image/webp,*/*;q=0.8' };

/** For all that is narrower there is a copy as wide as the picture: a small one is made at once, also beside much else. */
const ASKED = 480;

/**
 * Addresses of files that everybody gets alike: what the home page is made of, one of each kind, and a new picture, as it is and in a
 * width of which there is a copy by now.
 */
export async function sharedFiles(admin: WireClient, other: Client): Promise<string[]> {
  const { json } = await admin.upload(await noise());
  const { name } = z.object({ name: z.string() }).parse(json);
  const picture = `/uploads/${name}`;
  const copy = `${picture}?w=${ASKED}`;
  const type = async (path: string) => (await other.get(path, asBrowser)).headers['content-type'];
  await until(async () => ((await type(copy)) === (await type(picture)) ? null : copy), 'A smaller copy');
  const named = textOf(await other.get('/', asBrowser)).match(/\/assets\/[\w./-]+/g) ?? [];
  const kinds = new Map(named.map((path) => [path.slice(path.lastIndexOf('.')), path]));
  if (kinds.size === 0) throw new Error('The home page names none of its files');
  return [picture, copy, ...kinds.values()];
}
