import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { LEASE_MS } from '../src/mail/patience';
import { useMailWorld } from './support/mail';
import { until } from '../../tests/support/until';

const world = useMailWorld();
const { contact, mails } = world.leads;

describe('an end in the middle', () => {
  it('P20: a mail that was accepted is not sent again when its row could not be told', async () => {
    const { query } = world.cms.strapi.db;
    let isBroken = false;
    world.server.onAccept = () => {
      isBroken = true;
    };
    vi.spyOn(world.cms.strapi.db, 'query').mockImplementation((uid: string) => {
      if (isBroken) throw new Error('the database is gone');
      return query.call(world.cms.strapi.db, uid);
    });
    await contact();
    await world.worker.sendDue();
    await world.worker.stop();
    vi.restoreAllMocks();
    const [mail] = await mails();
    expect(mail?.['state']).toBe('sending');
    expect(await world.notes()).toEqual([mail?.['key']]);

    const next = world.replaceWorker();
    await next.start();
    await next.sendDue();
    expect(await mails()).toMatchObject([{ state: 'sent' }]);
    expect(world.server.accepted).toHaveLength(1);
    expect(await world.notes()).toEqual([]);
  });

  it('P20: the note alone is enough, whoever claims the mail', async () => {
    await contact();
    await mkdir(world.notesFolder, { recursive: true });
    await writeFile(join(world.notesFolder, String((await mails())[0]?.['key'])), '');
    await world.worker.sendDue();
    expect(await mails()).toMatchObject([{ state: 'sent' }]);
    expect(world.server.read).toEqual([]);
  });

  it('P20: a mail that nobody finished waits for the end of the lease, then it is sent', async () => {
    await contact();
    const lease = { state: 'sending', attempts: 1, nextAttemptAt: new Date(world.now + LEASE_MS) };
    await world.setRows({}, lease);
    await world.worker.sendDue();
    expect(world.server.read).toEqual([]);
    world.now += LEASE_MS;
    await world.worker.sendDue();
    expect(await mails()).toMatchObject([{ state: 'sent', attempts: 2 }]);
  });

  it('P20: two processes on one queue send each mail once', async () => {
    for (const name of ['a', 'b', 'c']) await contact({ email: `${name}@example.com` });
    const other = world.newWorker();
    await Promise.all([world.worker.sendDue(), other.sendDue()]);
    await other.stop();
    expect(world.server.accepted).toHaveLength(3);
    expect((await mails()).map(({ state, attempts }) => [state, attempts])).toEqual(Array(3).fill(['sent', 1]));
  });

  it('P20: the end of the process breaks off a server that does not answer; the mail stays in the queue', async () => {
    world.server.manners = ['never answer'];
    await contact();
    const sending = world.worker.sendDue();
    await until(() => world.server.read.length === 1);
    await world.worker.stop();
    await sending;
    expect(await mails()).toMatchObject([{ state: 'queued', lastError: expect.stringMatching(/^EABORT/) }]);
  });
});

describe('a clock that jumps', () => {
  it('P20: back by a year, what waits is tried at once; a mail that is being sent only after a whole lease', async () => {
    await world.tryOne({ at: 'content', code: 451 });
    const year = 365 * 24 * 60 * 60;
    world.pass(-year);
    await world.worker.sendDue();
    expect(await mails()).toMatchObject([{ state: 'sent' }]);

    await contact({ email: 'b@example.com' });
    const lease = { state: 'sending', nextAttemptAt: new Date(world.now + year * 1_000) };
    await world.setRows({ state: 'queued' }, lease);
    await world.worker.sendDue();
    expect(world.server.accepted).toHaveLength(1);
    world.now += LEASE_MS;
    await world.worker.sendDue();
    expect(world.server.accepted).toHaveLength(2);
  });

  it('P20: forward by a year, nothing is given up', async () => {
    await world.tryOne({ at: 'content', code: 451 });
    world.pass(365 * 24 * 60 * 60);
    world.server.manners = [{ at: 'content', code: 451 }];
    await world.worker.sendDue();
    expect(await mails()).toMatchObject([{ state: 'queued', attempts: 2 }]);
  });
});

describe('the log', () => {
  it('P20: tells of each attempt without addresses or texts', async () => {
    const lines: unknown[] = [];
    for (const level of ['info', 'warn', 'error'] as const) {
      vi.spyOn(world.cms.strapi.log, level).mockImplementation((...said: unknown[]) => {
        lines.push(...said);
        return world.cms.strapi.log;
      });
    }
    await world.tryOne({ at: 'content', code: 451 });
    world.pass(40);
    await world.worker.sendDue();
    expect(lines).toEqual([
      expect.stringMatching(/^Mail \d+ was put off \(attempt 1, 451\)$/),
      expect.stringMatching(/^Mail \d+ was accepted \(attempt 2, 250\)$/),
    ]);
  });
});
