import { AxiosError } from 'axios';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@apoti/contract';
import { bulkLeads } from './lead-inbox';
import { bulkFiles, deleteFolder, emptyTrash } from './library';
import { bulkPosts } from './post-list';
import { sendReportNow } from './reports';
import { generateSitemap, syncSearchConsole, verifySite } from './seo';
import { testAlerts } from './settings';
import { deleteSubscribers } from './subscribers';
import { transport } from './transport';

const { mutate } = vi.hoisted(() => ({ mutate: vi.fn(async () => undefined) }));
vi.mock('swr', () => ({ default: () => ({}), mutate }));

const real = transport.defaults.adapter;
/** What the server needs until it answers, in ms. */
let needs = 0;
beforeEach(() => {
  mutate.mockClear();
  // Time passes at once.
  transport.defaults.adapter = (config) => {
    if (needs > (config.timeout ?? 0)) throw new AxiosError('timeout', AxiosError.ECONNABORTED, config);
    const checked = { method: 'dns', verified: true, checked: 'DNS', found: 'It is there' };
    const known = { isConnected: true, verifiedAt: null, cannotSync: null, report: null };
    const done = config.url?.endsWith('/bulk') ? { done: [], failed: [] } : { deleted: 0, failed: 0, left: 0 };
    const data = { success: true, message: '', ...checked, ...known, ...done, trashed: 0, steps: [], next: null };
    return Promise.resolve({ data, status: 200, statusText: 'OK', headers: {}, config });
  };
});
afterEach(() => Object.assign(transport.defaults, { adapter: real }));

const codeOf = (call: () => Promise<unknown>) =>
  call().then(
    () => 'answered',
    (error: unknown) => (error instanceof ApiError ? error.code : error),
  );

it.each([
  // What the server allows itself: two reads and a pause, then Google’s key and figures.
  ['A17: a check of the site', verifySite, 41_500],
  ['A17: a sync of Search Console', syncSearchConsole, 20_000],
  ['A18: a report', sendReportNow, 30_000],
  ['A18: a test of the alerts', testAlerts, 15_000],
  // What is done to many, and who does it is asked before.
  ['A15: the deletion of a folder', () => deleteFolder({ id: 1, trashFiles: true, seen: '' }), 34_000],
  ['A15: a part of the trash', () => emptyTrash(1), 34_000],
  ['A15: a change of many files', () => bulkFiles({ action: 'trash', ids: ['a.jpg'] }), 34_000],
  ['A10: a change of many posts', () => bulkPosts({ action: 'delete', ids: [1] }), 34_000],
  ['A16: a step of a deletion of subscribers', () => deleteSubscribers({ ids: [1] }), 12_000],
  ['P20: a change of many leads', () => bulkLeads({ action: 'delete', ids: ['a'], seen: {} }), 34_000],
] as const)('%s is waited for as long as the server works at it', async (_, call, ms) => {
  needs = ms;
  expect(await codeOf(call)).toBe('answered');
  needs = 60_001;
  expect(await codeOf(call)).toBe('unavailable');
});

it('A6: other answers are not waited for longer than ever', async () => {
  needs = 10_001;
  expect(await codeOf(generateSitemap)).toBe('unavailable');
});

it.each([
  ['a check of the site', verifySite],
  ['a sync', syncSearchConsole],
] as const)('A17: after %s without an answer the state is asked for again: it may have been done', async (_, call) => {
  needs = 60_001;
  expect(await codeOf(call)).toBe('unavailable');
  expect(mutate).toHaveBeenCalledOnce();
});
