import { expect, it, vi } from 'vitest';
import type { Context } from 'koa';
import wireErrors from '../src/middlewares/wire-errors';
import requestLog from '../src/middlewares/request-log';

const failing = (code: string) => Object.assign(new Error('insert into "posts" …'), { code });

/** What becomes of a call in which the database says this. */
async function answerTo(code: string) {
  const log = { error: vi.fn(), warn: vi.fn(), http: vi.fn(), debug: vi.fn() };
  const res = { once: () => undefined, off: () => undefined, on: () => undefined, writableFinished: true };
  const ctx = {
    path: '/api/wire/history',
    method: 'GET',
    state: {},
    status: 404,
    get: () => '',
    set: () => undefined,
    res,
  };
  const context = ctx as unknown as Context;
  await requestLog(null, { strapi: { log } as never })(context, () =>
    wireErrors()(context, async () => {
      throw failing(code);
    }),
  );
  const { status } = ctx;
  return { status, body: JSON.stringify('body' in ctx ? ctx.body : null), log };
}

it.each(['22003', '22007', '22008', '22021', '22P02', '22P05'])(
  'F6: data that no column of PostgreSQL can hold (%s) is the caller’s, and the log has it all the same',
  async (code) => {
    const { status, body, log } = await answerTo(code);
    expect(status).toBe(400);
    expect(body).not.toContain('insert');
    expect(log.warn).toHaveBeenCalledWith(
      expect.objectContaining({ status: 400, err: expect.objectContaining({ code }) }),
    );
  },
);

it.each(['22012', '22001', '22023', '2201W', '42P01'])(
  'F6: what is a fault of ours (%s) is never the caller’s',
  async (code) => {
    const { status, body, log } = await answerTo(code);
    expect(status).toBe(500);
    expect(body).not.toContain('insert');
    expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ err: expect.objectContaining({ code }) }));
  },
);
