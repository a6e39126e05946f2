import { createServer } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { loadByWrk, readReport, wrk } from './wrk';

it('what wrk says at its end is read: seconds, and times in ms', () => {
  const output =
    'Running 1s test\n  2 threads\n\n{"requests":100,"microseconds":2000000,"p50":1500.5,"p99":9000,"failed":2}\n';
  expect(readReport(output)).toEqual({ requests: 100, seconds: 2, p50: 1.5005, p99: 9, failed: 2 });
  expect(() => readReport('unable to connect')).toThrow();
});

const server = createServer((request, response) => {
  response.writeHead(request.headers['x-fail'] === undefined ? 200 : 500).end('answer');
});
afterAll(() => server.close());

it('where there is a wrk it asks as it is told, and counts what failed', async () => {
  if (wrk() === null) {
    await expect(loadByWrk({ origin: '', paths: ['/'], connections: 1, seconds: 1, headers: {} })).rejects.toThrow(
      'no wrk',
    );
    return;
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const job = { origin, paths: ['/'], connections: 2, seconds: 1 };
  const good = await loadByWrk({ ...job, headers: {} });
  expect(good.requests).toBeGreaterThan(0);
  expect(good).toMatchObject({ failed: 0 });
  expect(good.p99).toBeGreaterThanOrEqual(good.p50);
  const bad = await loadByWrk({ ...job, headers: { 'x-fail': 'yes' } });
  expect(bad.failed).toBe(bad.requests);
});
