import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { freePort, portProblem } from './ports.mjs';

describe('the port check', () => {
  it('says nothing about a free port, and leaves it free', async () => {
    const port = await freePort();
    expect(await portProblem('PORT', port, '127.0.0.1')).toBeUndefined();
    expect(await portProblem('PORT', port, '127.0.0.1')).toBeUndefined();
  });

  it('names a taken port, its setting and how to choose another', async () => {
    const port = await freePort();
    const server = createServer();
    await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
    const problem = await portProblem('CMS_PORT', port, '127.0.0.1');
    await new Promise((resolve) => server.close(resolve));
    expect(problem).toMatch(
      new RegExp(`^Port ${port} \\(CMS_PORT\\) is taken by another program; .*CMS_PORT=\\d+ npm start\\.$`),
    );
  });

  it('says so when HOST is not an address of this machine', async () => {
    expect(await portProblem('PORT', await freePort(), '203.0.113.7')).toBe(
      'HOST is "203.0.113.7", which is not an address of this machine.',
    );
  });
});
