import { createRequire } from 'node:module';
import { ApiError } from '@apoti/contract';
import { expect, it } from 'vitest';
import { outliveTheDatabase } from '../src/store/lost-database';
import { storageFailure } from '../src/store/storage-failure';

const { KnexTimeoutError } = createRequire(import.meta.url)('knex');
const withCode = (code: string, cause?: unknown) => Object.assign(new Error('insert into …', { cause }), { code });

it.each([
  ['SQLITE_FULL', 507, 'no_room'],
  ['ENOSPC', 507, 'no_room'],
  ['53100', 507, 'no_room'],
  ['SQLITE_READONLY_DBMOVED', 503, 'unavailable'],
  ['SQLITE_IOERR_WRITE', 503, 'unavailable'],
  ['EROFS', 503, 'unavailable'],
  ['25006', 503, 'unavailable'],
  ['SQLITE_BUSY', 503, 'unavailable'],
  ['55P03', 503, 'unavailable'],
  ['40P01', 503, 'unavailable'],
  ['40001', 503, 'unavailable'],
  ['ECONNREFUSED', 503, 'unavailable'],
  ['57P01', 503, 'unavailable'],
  ['08006', 503, 'unavailable'],
  ['EAI_AGAIN', 503, 'unavailable'],
  ['28P01', 503, 'unavailable'],
  ['3D000', 503, 'unavailable'],
])('F1: what the disk and the database say (%s) is told as %i, in words', (code, status, name) => {
  const failure = storageFailure(withCode(code));
  expect([failure?.status, failure?.code]).toEqual([status, name]);
  expect(failure?.message).not.toContain('insert');
});

it('F1: it is found behind the failure that it caused, and the log still has it', () => {
  const cause = withCode('ENOSPC');
  const failure = storageFailure(new Error('the file was not kept', { cause }));
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure?.cause).toBe(cause);
});

it.each([
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
])('F1: a connection that ends before or under a question (%s) is a database that is away', (said) => {
  const failure = storageFailure(new Error(`update "posts" … - ${said}`));
  expect([failure?.status, failure?.code]).toEqual([503, 'unavailable']);
});

it('F1: a pool without a free connection is a database that is busy', () => {
  const failure = storageFailure(new KnexTimeoutError('Timeout acquiring a connection. The pool is probably full.'));
  expect([failure?.status, failure?.code]).toEqual([503, 'unavailable']);
});

it('F1: a question to a database that is away, which nobody waits for any more, is logged and ends nothing; another fault does', () => {
  const logged: unknown[] = [];
  const before = process.listeners('unhandledRejection');
  const stop = outliveTheDatabase({ log: { error: (said: unknown) => logged.push(said) } });
  const [hear] = process.listeners('unhandledRejection').filter((each) => !before.includes(each));
  const [away, fault] = [withCode('ECONNREFUSED'), new Error('a fault of ours')];
  hear?.(away, Promise.resolve());
  expect(logged).toEqual([away]);
  expect(() => hear?.(fault, Promise.resolve())).toThrow(fault);
  stop();
  expect(process.listeners('unhandledRejection')).toEqual(before);
});

it('F1: every other failure is none of the store', () => {
  const itself = new Error('round');
  itself.cause = itself;
  for (const error of [withCode('SQLITE_CONSTRAINT_UNIQUE'), withCode('23505'), new Error('no'), itself, 'no', null]) {
    expect(storageFailure(error)).toBeNull();
  }
});
