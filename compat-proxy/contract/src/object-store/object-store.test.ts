import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buffer } from 'node:stream/consumers';
import { setTimeout as after } from 'node:timers/promises';
import { startObjectStore, type ObjectStoreServer } from '../../../../tests/support/object-store/object-store';
import { ObjectStore } from './object-store';
import { ObjectStoreFailure } from './object-store-failure';
import { objectStoreSettings, type ObjectStoreSettings } from './settings';

/** As the proxy asks, but without a rest. */
const manners = { answerMs: 2_000, restsAfter: () => false };
let server: ObjectStoreServer;
let store: ObjectStore;

function settingsOf(more: Record<string, string> = {}): ObjectStoreSettings {
  const settings = objectStoreSettings({ ...server.settings, ...more });
  if (settings === null) throw new Error('There are settings');
  return settings;
}

beforeEach(async () => {
  server = await startObjectStore();
  store = new ObjectStore(settingsOf(), manners);
});
afterEach(async () => {
  store.close();
  await server.stop();
});

/** The text of an object; null where there is none. */
async function textOf(name: string, headers: Record<string, string> = {}): Promise<string | null> {
  const found = await store.get(name, headers);
  return found === null ? null : (await buffer(found.body)).toString();
}

describe('an object store', () => {
  it.each(['a.webp', '.trash/a.webp', 'mark~a b+ü(1).webp'])(
    'C14: stores, finds, copies and removes %s',
    async (name) => {
      await store.put(name, Buffer.from('content'));
      expect([...server.objects.keys()]).toEqual([`uploads/${name}`]);
      expect(await store.head(name)).toMatchObject({ bytes: 7 });
      expect(await textOf(name)).toBe('content');
      expect(await textOf(name, { range: 'bytes=3-' })).toBe('tent');
      expect(await store.copy(name, 'copy.webp')).toBe(true);
      expect(await textOf('copy.webp')).toBe('content');
      await store.remove(name);
      await store.remove(name);
      expect(await store.head(name)).toBeNull();
      expect(await textOf(name)).toBeNull();
      expect(await store.copy(name, 'copy.webp')).toBe(false);
    },
  );

  it('C14: lists what is in one folder, over as many pages as there are', async () => {
    const names = Array.from({ length: 250 }, (_, at) => `a ${String(at).padStart(3, '0')} & b+.webp`);
    for (const name of [...names, '.trash/t.webp']) await store.put(name, Buffer.from(name));
    expect((await store.list('')).map(({ key }) => key)).toEqual(names);
    expect(await store.list('.trash')).toMatchObject([{ key: 't.webp', bytes: 13 }]);
  });

  it.each(['../secrets.json', 'a/../../b', '', '/a', 'a//b', '.', 'a\\b', 'a\nb'])(
    'C14: asks for nothing beside its own: %j',
    async (name) => {
      await expect(store.get(name)).rejects.toThrow('no name of an object');
      expect(server.asked).toEqual([]);
    },
  );

  it.each([
    ['a wrong secret', { S3_SECRET_KEY: 'another' }, 'SignatureDoesNotMatch'],
    ['another region', { S3_REGION: 'us-west-9' }, 'AuthorizationHeaderMalformed'],
    ['an unknown key', { S3_ACCESS_KEY: 'AKIDOTHER' }, 'InvalidAccessKeyId'],
    ['a bucket that is not there', { S3_BUCKET: 'nobodys' }, 'NoSuchBucket'],
  ])('C14: %s is a failure that says why and tells no secret', async (_, more, said) => {
    const other = new ObjectStore(settingsOf(more), manners);
    const failure: unknown = await other.get('a.webp').catch((error: unknown) => error);
    other.close();
    expect(failure).toBeInstanceOf(ObjectStoreFailure);
    expect(String(failure)).toContain(said);
    expect(String(failure)).not.toContain(settingsOf(more).secretKey);
  });

  it.each(['away', 'hang', 'busy', 'cut'] as const)(
    'F1: a store that is %s is a failure, and the next try works',
    async (fault) => {
      await store.put('a.webp', Buffer.from('content'));
      await server.turn(fault);
      await expect(store.list('')).rejects.toThrow(ObjectStoreFailure);
      await server.turn(null);
      expect(await textOf('a.webp')).toBe('content');
    },
  );

  it('F4: of a store that says nothing all who ask are told at once, also those that no connection was free for; then it has a rest', async () => {
    const patient = new ObjectStore(settingsOf(), {
      ...manners,
      restsAfter: ({ code }) => code === 'OBJECT_STORE_SILENT',
    });
    await server.turn('hang');
    const names = Array.from({ length: 100 }, (_, at) => `a-${at}.webp`);
    const all = Promise.allSettled(names.map((name) => patient.head(name)));
    // Timers of one loop go off in their order, however busy the machine is: this one comes after everybody's
    // patience, and before a second round, of those that waited for a connection, would be over.
    const failures = await Promise.race([all, after(1.5 * manners.answerMs)]);
    expect(failures).toEqual(
      names.map(() => ({ status: 'rejected', reason: expect.objectContaining({ code: 'OBJECT_STORE_SILENT' }) })),
    );
    const rests = { code: 'OBJECT_STORE_RESTS' };
    await expect(patient.get('next.webp')).rejects.toMatchObject(rests);
    await expect(patient.put('next.webp', Buffer.from('content'))).rejects.toMatchObject(rests);
    expect(server.asked.filter((asked) => asked.includes('next'))).toEqual([]);
    await server.turn(null);
    await expect.poll(() => patient.head('a.webp').catch(() => undefined), { timeout: 20_000 }).toBeNull();
    patient.close();
  });

  it('C16, F3: a bucket that is not there, and a gateway that knows nothing of the store, say nothing of an object', async () => {
    await store.put('a.webp', Buffer.from('content'));
    const elsewhere = new ObjectStore(settingsOf({ S3_BUCKET: 'another' }), manners);
    const asked = (one: ObjectStore) => [
      () => one.head('a.webp'),
      () => one.get('a.webp'),
      () => one.copy('a.webp', 'b.webp'),
      () => one.remove('a.webp'),
      () => one.list(''),
    ];
    for (const ask of asked(elsewhere)) await expect(ask()).rejects.toThrow(ObjectStoreFailure);
    await server.turn('unknown');
    for (const ask of asked(store)) await expect(ask()).rejects.toThrow(ObjectStoreFailure);
    await server.turn(null);
    expect(await store.head('a.webp')).toMatchObject({ bytes: 7 });
    elsewhere.close();
  });

  it.each(['content', ''])('C16: what a HEAD missed and a GET finds is there (%j)', async (content) => {
    await store.put('a.webp', Buffer.from(content));
    let heads = 0;
    await server.turn('unknown', (method) => method === 'HEAD' && (heads += 1) === 1);
    expect(await store.head('a.webp')).toMatchObject({ bytes: content.length });
    expect(server.asked.slice(1).map((asked) => asked.split(' ')[0])).toEqual(['HEAD', 'GET', 'HEAD']);
  });

  it('F1: a full one is told apart', async () => {
    await server.turn('full');
    await expect(store.put('a.webp', Buffer.from('content'))).rejects.toMatchObject({ code: 'OBJECT_STORE_FULL' });
  });
});

describe('the settings of an object store', () => {
  it('C14: none is the disk; the region and the folder have a usual value', () => {
    expect(objectStoreSettings({ S3_BUCKET: ' ' })).toBeNull();
    expect(settingsOf({ S3_REGION: '', S3_PREFIX: 'a/b/' })).toMatchObject({ region: 'us-east-1', prefix: 'a/b/' });
    expect(settingsOf()).toMatchObject({ prefix: 'uploads/' });
  });

  it.each([
    ['S3_BUCKET', ''],
    ['S3_SECRET_KEY', ''],
    ['S3_ENDPOINT', 'ftp://store'],
    ['S3_PREFIX', '../b'],
    ['S3_PREFIX', '.trash'],
    ['S3_ACCESS_KEY', 'a b'],
  ])('C14: %s as %j is refused by its name', (name, value) => {
    expect(() => settingsOf({ [name]: value })).toThrow(`The setting ${name} `);
    expect(() => settingsOf({ [name]: value })).not.toThrow(/a\/test\+secret/);
  });
});
