import { cmsLibraryPaths } from '@apoti/contract';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { asking } from '../limits';
import { CmsClient } from './cms-client';

const asked: string[] = [];
let server: Server;
let cms: CmsClient;
beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  cms = new CmsClient(`http://127.0.0.1:${port}`, { readToken: 'r', proxySecret: 'p' });
});
afterAll(async () => {
  await cms.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const ask = (path: string) => cms.call(z.object({}), { method: 'GET', path, as: 'proxy', requestId: null });

it.each(['..', '.', '%2e%2e', '.%2E'])(
  'F6: a file called %s is none: no other call is made of it, and the CMS is not rested from, however often',
  async (id) => {
    const path = id.includes('%') ? `/api/wire/library/files/${id}` : cmsLibraryPaths.file(id);
    for (let turn = 0; turn <= asking.failures; turn += 1) {
      await expect(ask(path)).rejects.toMatchObject({ code: 'not_found' });
    }
    expect(asked).toEqual([]);
    expect(cms.standing().every(({ isOpen, outcomes }) => !isOpen && outcomes.failed === 0)).toBe(true);
  },
);

it('F6: every other name goes to the CMS as it is', async () => {
  for (const id of ["it's (1)*!~.png", '../..', 'a b%', 'Ẹ̀bùn', '...']) {
    await ask(`${cmsLibraryPaths.file(id)}?q=it's`);
    expect(decodeURIComponent(asked.splice(0)[0]?.split('?')[0]?.split('/').at(-1) ?? '')).toBe(id);
  }
});
