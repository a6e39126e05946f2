import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { proxyFlags } from '../node-flags.mjs';
import { places, root } from '../paths.mjs';
import { hashTarget } from './build.mjs';
import { targets } from './targets.mjs';

it('another address of the API makes the built site stale, and nothing else', () => {
  const here = {};
  const elsewhere = { VITE_API_BASE: 'https://api.example.com' };
  expect(hashTarget(targets.web, elsewhere)).not.toBe(hashTarget(targets.web, here));
  expect(hashTarget(targets.web, { VITE_API_BASE: '' })).toBe(hashTarget(targets.web, here));
  expect(hashTarget(targets.proxy, elsewhere)).toBe(hashTarget(targets.proxy, here));
});

it('S12: other flags of the proxy make what was compiled of it stale; its image compiles with those that it starts with', () => {
  expect(targets.compiled.inputs).toContain(join(root, 'scripts/lib/node-flags.mjs'));
  const image = readFileSync(join(places.proxy, 'Dockerfile'), 'utf8');
  expect(image).toContain(`RUN node ${proxyFlags.join(' ')} compat-proxy/compile.mjs\n`);
  expect(image).toContain(
    `CMD ${JSON.stringify(['node', ...proxyFlags, 'compat-proxy/dist/server.js']).replaceAll(',', ', ')}\n`,
  );
});
