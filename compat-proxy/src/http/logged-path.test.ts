import Fastify, { LogController } from 'fastify';
import { expect, it } from 'vitest';
import { useErrors } from '../plugins/app/errors';
import { loggedPath } from './logged-path';

const TOKEN = 'ab'.repeat(24);

it('A16: an address is logged without its query, and a link to unsubscribe without its token', () => {
  expect(loggedPath('/api/subscribers?search=ada')).toBe('/api/subscribers');
  expect(loggedPath(`/unsubscribe/${TOKEN}?x=1`)).toBe('/unsubscribe/…');
  expect(loggedPath(`/UNSUBSCRIBE/${TOKEN}/more`)).toBe('/unsubscribe/…');
  expect(loggedPath('/unsubscribe')).toBe('/unsubscribe');
});

it('A16: no line of the log has the token of a link to unsubscribe, whatever is wrong with the request', async () => {
  const lines: string[] = [];
  const logController = new LogController({ disableRequestLogging: true });
  const app = Fastify({
    logController,
    bodyLimit: 10,
    logger: { stream: { write: (line: string) => void lines.push(line) } },
  });
  useErrors(app);
  app.post('/unsubscribe/:token', () => 'done');
  const post = (payload: string, type: string) =>
    app.inject({ method: 'POST', url: `/unsubscribe/${TOKEN}`, payload, headers: { 'content-type': type } });
  const statuses = [
    (await post('x'.repeat(50), 'application/json')).statusCode,
    (await post('<a/>', 'text/xml')).statusCode,
    (await post('{', 'application/json')).statusCode,
  ];
  expect(statuses).toEqual([413, 415, 400]);
  expect(lines.filter((line) => line.includes('/unsubscribe/…'))).toHaveLength(3);
  expect(lines.join('')).not.toContain(TOKEN);
  await app.close();
});
