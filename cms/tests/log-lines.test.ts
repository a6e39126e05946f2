import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { Cms } from './support/cms';
import { secrets } from './support/environment';

/** As compiled: the very code that the CMS runs. */
const { jsonLines } = createRequire(import.meta.url)('../dist/src/logging/json-lines.js');

const ID = 'request-0123456789';
const lineSchema = z.looseObject({ level: z.number(), reqId: z.string().optional(), msg: z.string() });
const written = (info: object) =>
  String(jsonLines({ SMTP_URL: 'smtp://u:a-password-1@host' }).transform(info)[Symbol.for('message')]);
const told = (info: object) => lineSchema.parse(JSON.parse(written(info)));

let cms: Cms;
beforeAll(async () => {
  cms = await Cms.start();
});
afterAll(() => cms.stop());

/** What is logged from now on, as it is written. */
function listen(): string[] {
  const lines: string[] = [];
  const { log } = cms.strapi;
  for (const level of ['error', 'http'] as const) {
    const at = { [Symbol.for('level')]: level };
    vi.spyOn(log, level).mockImplementation((info: unknown) => {
      const fields = typeof info === 'object' ? info : { message: info };
      lines.push(written({ ...fields, ...at }));
      return log;
    });
  }
  return lines;
}

describe('a line of the log', () => {
  it('F12: is JSON with a level, on one line whatever it quotes, and tells of an error only what it is', () => {
    const error = Object.assign(new Error('ada@example.com\n{"level":50} a-password-1'), { code: 'E1', detail: 'row' });
    const at = { [Symbol.for('level')]: 'error' };
    const line = written(Object.assign(error, at));
    expect(line).not.toMatch(/\n|ada@example|a-password-1|"row"/);
    expect(told(error)).toMatchObject({ level: 50, part: 'cms', err: { type: 'Error', code: 'E1' } });
    expect(told({ message: new AggregateError([]), ...at })).toMatchObject({ msg: 'AggregateError' });
    expect(told({ message: 'done', ...at, [Symbol.for('level')]: 'info' })).toMatchObject({ level: 30, msg: 'done' });
  });

  it('F12: a call that fails has one line with the id under which the proxy asked', async () => {
    const lines = listen();
    vi.spyOn(cms.strapi.db, 'query').mockImplementationOnce(() => {
      throw new Error('the database is away');
    });
    await cms.get('/api/wire/figures', { 'x-proxy-secret': secrets.proxySecret, 'x-request-id': ID });
    const failures = lines.map((line) => lineSchema.parse(JSON.parse(line))).filter(({ level }) => level === 50);
    expect(failures).toMatchObject([{ reqId: ID, status: 500, err: { message: 'the database is away' } }]);
  });

  it('F12: nobody but the proxy chooses an id', async () => {
    const lines = listen();
    for (const headers of [{ 'x-request-id': ID }, { 'x-request-id': ID, authorization: 'Bearer another' }])
      await cms.get('/api/wire/content', headers);
    expect(lines).toHaveLength(2);
    expect(lines.join('\n')).not.toContain(ID);
  });
});
