import { request } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cmsHeaders, cmsPaths } from '@apoti/contract';
import { askedFor } from '../faults/outage/addresses';
import { restartAgainAndAgain } from '../faults/restarts/cms-restarts';
import { endOne } from '../faults/restarts/stopping';
import { AnotherProxy } from '../support/another-proxy';
import { places, secrets } from '../support/places';
import { startStack, type Stack } from '../support/stack';
import { WireClient } from '../support/wire-client';
import { until } from '../support/until';

const hook = pathToFileURL(join(places.root, 'tests/support/crash-on-signal.mjs')).href;

let stack: Stack;
let proxy: AnotherProxy;
beforeAll(async () => {
  stack = await startStack();
  proxy = await AnotherProxy.start(stack.cmsUrl, {
    dataDir: stack.dataDir,
    settings: { NODE_OPTIONS: `--import ${hook}` },
  });
});
afterAll(async () => {
  await proxy?.stop();
  await stack?.stop();
});

it('F5: a proxy that is told to end answers everybody whom it let in: visits, a save, half an upload', async () => {
  const admin = new WireClient(proxy.origin);
  await admin.signIn(stack.admin);
  const addresses = await askedFor(new WireClient(proxy.origin), admin);
  const { count, failures } = await endOne(proxy, addresses, 'once');
  expect(failures).toEqual([]);
  expect(count).toBeGreaterThan(100);
});

it('F5: an error that nobody handles ends the proxy, however slow its clients are, and its last words say why', async () => {
  await proxy.startAgain();
  const headers = { 'content-type': 'application/json' };
  const slow = request(`${proxy.origin}/api/auth.php`, { method: 'POST', headers, agent: false });
  slow.on('error', () => undefined);
  await new Promise((resolve) => slow.write('{', resolve));
  process.kill(proxy.pid, 'SIGWINCH');
  expect(await until(() => proxy.exitCode)).toBe(1);
  expect(proxy.log).toContain('nobody handles this');
});

it('F5: a CMS that is told to end answers what is under way', async () => {
  const headers = {
    'content-type': 'application/json',
    [cmsHeaders.secret]: secrets.CMS_PROXY_SECRET,
    'content-length': 2,
  };
  let ended: Promise<void> = Promise.resolve();
  const answer = new Promise<number>((resolve, reject) => {
    const sent = request(`${stack.cmsUrl}${cmsPaths.leads}`, { method: 'POST', headers, agent: false }, (told) => {
      told.resume().once('end', () => resolve(told.statusCode ?? 0));
    });
    sent.once('error', reject);
    // The rest of the body comes when nobody new is let in.
    sent.write('{', () => {
      ended = stack.endCms();
      until(() =>
        fetch(`${stack.cmsUrl}/_health`).then(
          () => false,
          () => true,
        ),
      ).then(() => sent.end('}'), reject);
    });
  });
  const status = await answer.finally(async () => {
    await ended;
    await stack.startCms();
  });
  expect([400, 422]).toContain(status);
});

it('F5: editors who save while the CMS is restarted lose nothing', async () => {
  const signal = new AbortController().signal;
  const found = await restartAgainAndAgain(stack, { tries: 20, seed: 1, say: () => undefined, signal });
  expect(found.violations).toEqual([]);
  expect(found.figures?.['restarts']).toBe(1);
});
