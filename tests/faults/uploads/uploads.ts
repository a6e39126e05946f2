import fc from 'fast-check';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { FormData, request } from 'undici';
import { z } from 'zod';
import { calls } from '@apoti/contract/calls/calls';
import type { Stack } from '../../support/stack';
import { WireClient, type WireAnswer } from '../../support/wire-client';
import { bomb } from '../../support/pictures';
import { judge } from '../fuzz/judge';
import type { Found, Task } from '../section';
import { judgeServed, type Served } from './judge';
import { mutants, type Mutant } from './mutants';
import { forgetPeak, peakMemory, watchSum } from './peak-memory';
import { hostileSeeds, validSeeds } from './seeds';

const BATCH = 100;
/** More than any back-office sends at once. */
const AT_ONCE = 20;
/** What each may take at most, in MB: the CMS, the proxy, and all of it with every process that they start (docker-compose.yml). */
const MOST_MB = { CMS: 400, proxy: 384, all: 384 + 768 };

/** The largest picture that is taken, and one that is not. */
const LARGEST = [10_000, 4_000] as const;
const TOO_LARGE = [20_000, 20_000] as const;

const doors = { 'upload.php': '/api/upload.php', library: '/api/library/files' } as const;
const taken = z.union([z.object({ url: z.string() }), z.object({ file: z.object({ url: z.string() }) })]);
const listed = z.object({ files: z.array(z.object({ id: z.string() })) });

function formOf({ bytes, fileName, type, door, label }: Mutant): FormData {
  const form = new FormData();
  form.append(door === 'library' ? 'file' : 'image', new Blob([new Uint8Array(bytes)], { type }), fileName);
  form.append(door === 'library' ? 'alt' : 'name', label);
  // The same bytes twice are one file, unless somebody insists.
  if (door === 'library' && label === '') form.append('copy', 'true');
  return form;
}

/** Uploads what is not, or not only, what it says, and judges every byte that is served of it. */
class Uploads {
  readonly violations: string[] = [];
  taken = 0;
  private readonly visitor: WireClient;

  constructor(
    private readonly stack: Stack,
    private readonly admin: WireClient,
  ) {
    this.visitor = new WireClient(stack.origin);
  }

  async batch(batch: readonly Mutant[]): Promise<void> {
    const left = [...batch];
    const worker = async () => {
      for (let mutant = left.pop(); mutant !== undefined; mutant = left.pop()) await this.one(mutant);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    for (const name of await this.stored()) await this.look(`/uploads/${name}`, 'a stored file');
    await this.clear();
  }

  /** Small files that are very large pictures, all at once: too large ones are refused, and the largest that are taken cost what one does. */
  async bombs(): Promise<void> {
    const sizes = Array.from({ length: AT_ONCE }, (_, index) => (index % 5 === 0 ? LARGEST : TOO_LARGE));
    const send = async ([width, height]: readonly [number, number], index: number) => {
      const door = index % 2 === 0 ? 'upload.php' : 'library';
      const bytes = bomb(width, height);
      const mutant: Mutant = {
        bytes,
        fileName: 'a.png',
        type: 'image/png',
        door,
        label: '',
        how: `${width} × ${height}`,
      };
      const status = await this.one(mutant);
      const wanted = width * height > LARGEST[0] * LARGEST[1] ? 422 : 200;
      if (status !== wanted) this.violations.push(`a ${status} for a picture of ${width} × ${height} points`);
    };
    await Promise.all(sizes.map(send));
    await this.clear();
  }

  /** The status of the answer; null: there was none. */
  private async one(mutant: Mutant): Promise<number | null> {
    const path = doors[mutant.door];
    const what = `${mutant.door} ${mutant.how}, called ${JSON.stringify(mutant.fileName.slice(0, 60))}, ${mutant.type}`;
    const answer = await this.admin.send('POST', path, formOf(mutant)).catch((error: unknown) => String(error));
    if (typeof answer === 'string') {
      this.violations.push(`no answer (${answer}): ${what}`);
      return null;
    }
    const of = calls.filter((call) => call.path === path && call.method === 'POST');
    const wrong = judge({ method: 'POST', path, headers: {}, as: 'admin', calls: of }, answer);
    if (wrong !== null) this.violations.push(`${wrong}: ${what} → ${answer.text.slice(0, 200)}`);
    await this.lookAtTaken(answer, what);
    return answer.status;
  }

  private async lookAtTaken(answer: WireAnswer, what: string): Promise<void> {
    const reply = taken.safeParse(answer.json);
    if (answer.status !== 200 || !reply.success) return;
    this.taken += 1;
    const url = 'url' in reply.data ? reply.data.url : reply.data.file.url;
    for (const query of ['', '?w=480', '?w=480&x=/../']) await this.look(`${url}${query}`, what);
  }

  private async look(address: string, what: string): Promise<void> {
    const answer = await request(`${this.stack.origin}${address}`, {
      headers: { accept: 'image/avif,image/webp,*/*' },
    });
    const served: Served = {
      path: address.split('?', 1)[0] ?? '',
      status: answer.statusCode,
      headers: answer.headers,
      bytes: Buffer.from(await answer.body.arrayBuffer()),
    };
    const judged = { ...served, path: nameIn(served, address.includes('?w=')) };
    const wrong = await judgeServed(judged);
    if (wrong !== null) this.violations.push(`${wrong}: ${address} of ${what}`);
  }

  private async stored(): Promise<string[]> {
    const entries = await readdir(join(this.stack.dataDir, 'public/uploads'), { withFileTypes: true });
    return entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name);
  }

  /** Into the trash and away; of each file nothing is served any more. */
  private async clear(): Promise<void> {
    const before = await this.stored();
    for (;;) {
      const { files } = listed.parse((await this.admin.get('/api/library')).json);
      if (files.length === 0) break;
      const { status } = await this.admin.post('/api/library/bulk', {
        action: 'trash',
        ids: files.map(({ id }) => id),
      });
      if (status !== 200) throw new Error(`Files could not be thrown away: ${status}`);
    }
    await this.admin.send('DELETE', '/api/library/trash', {});
    for (const name of before) {
      const { status } = await this.visitor.get(`/uploads/${name}`);
      if (status !== 404) this.violations.push(`a ${status} for ${name}, which was deleted`);
    }
  }
}

/** The file's name, in a width: then a picture is another file, in a format that the browser takes. */
function nameIn({ path, headers }: Served, isNarrower: boolean): string {
  const [, format] = /^image\/(\w+)$/.exec(String(headers['content-type'])) ?? [];
  return isNarrower && format !== undefined ? path.replace(/\w+$/, format) : path;
}

/** Uploads mutants until enough were. */
export async function upload(stack: Stack, { tries, seed, say, signal }: Task): Promise<Found> {
  const admin = new WireClient(stack.origin);
  await admin.signIn(stack.admin);
  const uploads = new Uploads(stack, admin);
  const any = mutants(await validSeeds(), hostileSeeds());
  const { cms, proxy } = stack.pids;
  for (const pid of [cms, proxy]) forgetPeak(pid);
  const sum = watchSum([cms, proxy]);
  let done = AT_ONCE;
  await uploads.bombs();
  for (let batch = 0; done < tries && !signal.aborted; batch += 1) {
    const count = Math.min(BATCH, tries - done);
    await uploads.batch(fc.sample(any, { numRuns: count, seed: seed + batch }));
    done += count;
    say(`${done} uploads, ${uploads.taken} taken, ${uploads.violations.length} violations`);
  }
  sum.end();
  const peaks = { CMS: peakMemory(cms), proxy: peakMemory(proxy), all: sum.peakMb() };
  const figures: Record<string, number> = { taken: uploads.taken };
  for (const who of ['CMS', 'proxy', 'all'] as const) {
    const peak = Math.round(peaks[who]);
    figures[who === 'all' ? 'peak MB of all processes' : `peak MB of the ${who}`] = peak;
    if (peak >= MOST_MB[who]) uploads.violations.push(`the ${who} took ${peak} MB`);
  }
  return { tries: done, violations: uploads.violations, figures };
}
