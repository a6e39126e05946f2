import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Beacon, MeasuredItem } from '@apoti/contract';
import { CmsClient } from '../cms/cms-client';
import { PublicView } from '../sources/public-view';
import { Sources } from '../sources/sources';
import { Measuring } from './measuring';

const agent = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const sender = { ip: '203.0.113.7', headers: { 'user-agent': agent } };
const beacon: Beacon = {
  page: '/',
  referrer: '',
  medium: '',
  device: 'mobile',
  returning: false,
  items: [{ kind: 'view' }, { kind: 'leave', seconds: 4 }],
};
/** A moment before midnight in Lagos. */
const MIDNIGHT = Date.parse('2026-11-22T23:00:00Z');

let app: FastifyInstance;
let client: CmsClient;
let measuring: Measuring;
let now: number;
/** The moments whose salt was asked for, and what was kept. */
let moments: (number | undefined)[];
let kept: MeasuredItem[];
let isFull: boolean;
const losses = { note: vi.fn() };
const log = { error: vi.fn() };

beforeEach(() => {
  vi.clearAllMocks();
  [now, moments, kept, isFull] = [MIDNIGHT - 1, [], [], false];
  client = new CmsClient('http://127.0.0.1:9', { readToken: 'r', proxySecret: 'p' });
  app = Fastify();
  const sources = new Sources(client, '/nowhere', app.log);
  measuring = new Measuring({
    settings: sources.settings,
    view: new PublicView(sources),
    renderer: { resolve: (url) => ({ url, kept: true, kinds: [] }) },
    salt: {
      today: async (at?: number) => {
        moments.push(at ?? now);
        // Making it takes until after midnight.
        now += 5;
        return Buffer.alloc(32);
      },
    },
    spool: {
      append: async (items) => {
        if (isFull) throw new Error('ENOSPC');
        kept.push(...items);
      },
      state: async () => ({ waiting: 0, oldest: null, refused: 0, broken: 0, dropped: 0 }),
    },
    losses,
    log,
    now: () => now,
  });
});
afterEach(async () => {
  await app.close();
  client.close();
});

async function take(): Promise<void> {
  const settings = measuring.of(sender);
  if (settings === null) throw new Error('Nothing is measured');
  await measuring.take(beacon, sender, settings);
}

it('A20: whoever comes as a day ends is a visitor of that day alone', async () => {
  await take();
  expect(kept.map(({ at }) => at)).toEqual([MIDNIGHT - 1, MIDNIGHT - 1]);
  now = MIDNIGHT - 1;
  measuring.count('contact_form_sent', sender, '/contact');
  await vi.waitFor(() => expect(kept).toHaveLength(3));
  expect(kept[2]?.at).toBe(MIDNIGHT - 1);
  expect(moments).toEqual([MIDNIGHT - 1, MIDNIGHT - 1]);
});

it('A20: visits that a full disk does not keep are counted as lost, with one line in the log', async () => {
  isFull = true;
  for (let visit = 0; visit < 20; visit += 1) await expect(take()).rejects.toThrow('ENOSPC');
  measuring.count('contact_form_sent', sender, '/contact');
  await vi.waitFor(() => expect(losses.note).toHaveBeenCalledTimes(21));
  expect(losses.note).toHaveBeenCalledWith(2, 'disk');
  expect(losses.note).toHaveBeenLastCalledWith(1, 'disk');
  expect(log.error).toHaveBeenCalledOnce();
  isFull = false;
  await take();
  isFull = true;
  await expect(take()).rejects.toThrow();
  expect(log.error).toHaveBeenCalledTimes(2);
});
