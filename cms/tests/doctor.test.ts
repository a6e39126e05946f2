import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeAddress } from '../src/doctor/judge-address';
import { judgeBackup } from '../src/doctor/judge-backup';
import { judgeClock } from '../src/doctor/judge-clock';
import { judgeEntry, judgeItems } from '../src/doctor/judge-entry';
import { judgeFiles, type KnownFile } from '../src/doctor/judge-files';
import { judgeMail, type MailState } from '../src/doctor/judge-mail';
import { lookAtDatabase } from '../src/doctor/look-at-database';
import { knockAt } from '../src/mail/smtp';
import { MailServer } from './support/mail-server';

const DAY_MS = 86_400_000;
const now = Date.UTC(2026, 5, 20, 12);
const whats = (found: readonly { what: string }[]) => found.map(({ what }) => what);

describe('npm run doctor: files', () => {
  const known: KnownFile = { label: 'Tower', name: 'a.png', copies: ['w480_a.webp'], place: 'served' };
  const gone: KnownFile = { label: 'Old', name: 'b.png', copies: [], place: 'trash' };
  const look = (served: string[], trash: string[]) =>
    whats(
      judgeFiles([known, gone], {
        served: { folder: 'public/uploads', names: new Set(served) },
        trash: { folder: 'public/uploads/.trash', names: new Set(trash) },
      }),
    );

  it('A15: that are where their rows say are no finding', () => {
    expect(look(['a.png', 'w480_a.webp'], ['b.png'])).toEqual([]);
  });
  it('A15: without an entry, and entries without a file, are told, each place by itself', () => {
    expect(look(['b.png', 'w480_a.webp'], [])).toEqual([
      '“Tower” is in the media library, but its file public/uploads/a.png is missing.',
      '“Old” is in the trash, but its file public/uploads/.trash/b.png is missing.',
      'The file public/uploads/b.png belongs to no entry of the media library.',
    ]);
    expect(look(['a.png'], ['b.png', 'c.png'])).toEqual([
      'Of “Tower” (a.png) 1 smaller copies are missing, such as w480_a.webp.',
      'The file public/uploads/.trash/c.png belongs to no entry of the trash.',
    ]);
  });
});

describe('npm run doctor: mail', () => {
  const well: MailState = {
    ...{ serverFault: null, hasServer: true, isPublic: true, outbox: 0, waiting: 2, oldestSeconds: 60 },
    ...{ unaddressed: 0, failed: null, inTheClear: false },
  };
  const look = (change: Partial<MailState>) => whats(judgeMail({ ...well, ...change }));

  it('P20: that leaves is no finding, nor is the outbox of a trial', () => {
    expect(look({})).toEqual([]);
    expect(look({ hasServer: false, isPublic: false, outbox: 12 })).toEqual([]);
  });
  it('P20: that does not leave is told', () => {
    expect(look({ serverFault: 'ECONNREFUSED' })).toEqual([
      'The mail server of SMTP_URL takes no mails: ECONNREFUSED.',
    ]);
    expect(look({ hasServer: false, outbox: 3 })).toHaveLength(1);
    expect(look({ hasServer: false, isPublic: false, outbox: 1_001 })).toHaveLength(1);
    expect(look({ inTheClear: true })).toEqual([expect.stringMatching(/unencrypted: SMTP_URL says requireTLS=false/)]);
    expect(look({ oldestSeconds: 7_200 })).toEqual(['2 mails wait, the oldest for 2 h.']);
    expect(look({ unaddressed: 2, oldestSeconds: 7_200 })).toEqual(['2 mails have no address to go to.']);
    expect(look({ failed: '1 mail could not be sent: look at the leads' })).toHaveLength(1);
  });
  it('P20: a mail server is asked without a mail, with its password', async () => {
    const server = new MailServer();
    await server.start();
    const { host } = new URL(server.url);
    expect(await knockAt(server.url)).toBeNull();
    expect(await knockAt(`smtp://product:p%40ss%3Aword@${host}`)).toBeNull();
    expect(await knockAt(`smtp://product:wrong@${host}`)).toContain('535');
    // Not called this machine's own, though it leads here.
    const elsewhere = `smtp://0.0.0.0:${new URL(server.url).port}`;
    expect(await knockAt(elsewhere)).toContain('offers no encryption');
    expect(await knockAt(`${elsewhere}/?requireTLS=false`)).toBeNull();
    server.manners = [{ at: 'greeting', code: 421 }];
    expect(await knockAt(server.url)).toContain('421');
    await server.stop();
    expect(await knockAt(server.url)).toContain('ECONNREFUSED');
    expect(server.read).toEqual([]);
  });
});

describe('npm run doctor: backups and clocks', () => {
  it.each([
    ['daily', 1.5, null],
    ['daily', 2.5, 'Backups are to be made daily.'],
    ['weekly', 7.5, null],
    ['weekly', 9, 'Backups are to be made weekly.'],
    ['monthly', 31.5, null],
    ['monthly', 33, 'Backups are to be made monthly.'],
  ] as const)('A18: a %s one that is %d days old: %s', (frequency, days, told) => {
    const found = judgeBackup({ last: now - days * DAY_MS, since: 0, frequency }, now);
    expect(whats(found)).toEqual(told === null ? [] : [expect.stringContaining(told)]);
  });
  it('A18: none at all is told once there was time for one', () => {
    const look = (days: number) =>
      whats(judgeBackup({ last: null, since: now - days * DAY_MS, frequency: 'daily' }, now));
    expect(look(1)).toEqual([]);
    expect(look(3)).toEqual([expect.stringMatching(/^There is no backup/)]);
  });
  it('A18: clocks that agree are no finding; one that differs, or rows of a time to come, are', () => {
    const look = (database: number | null, newest: number | null) => whats(judgeClock({ database, newest }, now));
    expect(look(null, null)).toEqual([]);
    expect(look(now - 2_000, now + 1_000)).toEqual([]);
    expect(look(now + 90_000, now + 90_000)).toEqual(["The database's clock is 90 s ahead of this machine's."]);
    expect(look(null, now + DAY_MS)).toEqual([expect.stringContaining('which is to come')]);
  });
});

describe('npm run doctor: the address', () => {
  const own = 'https://www.example.org';
  it.each([
    ['', own],
    ['https://www.example.org', own],
    ['http://WWW.example.org/', own],
    ['https://www.example.com', null],
    ['no address', own],
  ])('A17: %j is no finding where PUBLIC_URL is %s', (canonical, set) => {
    expect(judgeAddress(canonical, set)).toEqual([]);
  });
  it('A17: of which search engines are told is a finding where it has another host than PUBLIC_URL, as after a change of the domain', () => {
    expect(whats(judgeAddress('https://www.example.com/', own))).toEqual([
      'Search engines are told that the site is at www.example.com, and PUBLIC_URL says www.example.org.',
    ]);
    expect(judgeAddress('https://www.example.org:8443', own)).toHaveLength(1);
  });
});

describe('npm run doctor: entries', () => {
  it('R1: one that keeps the rules is no finding; one that does not is one, item by item', () => {
    expect(judgeEntry('Post “A”', '/admin/blog', [])).toEqual([]);
    const issue = (...path: (string | number)[]) => ({ path, message: 'is wrong' });
    const issues = [issue('heroSlides', 0, 'title'), issue('heroSlides', 0, 'image'), issue('faq', 'faqs', 2)];
    expect(whats(judgeItems('The content', '/admin/content', issues))).toEqual([
      'The content breaks a rule: heroSlides › 1 › title: is wrong (and 1 more).',
      'The content breaks a rule: faq › faqs › 3: is wrong.',
    ]);
  });
});

describe('npm run doctor: the database', () => {
  let dir = '';
  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), 'doctor-'));
  });
  afterAll(() => rmSync(dir, { recursive: true }));

  it('A18: that is whole is no finding, that is damaged is one, that is not there cannot be looked at', () => {
    expect(() => lookAtDatabase(dir)).toThrow('there is no database');
    const file = join(dir, 'cms.sqlite');
    const database = new Sqlite(file);
    database.exec('CREATE TABLE words (word TEXT); INSERT INTO words VALUES (hex(randomblob(4000)))');
    database.close();
    expect(lookAtDatabase(dir)).toEqual([]);
    writeFileSync(file, 'no database at all');
    expect(lookAtDatabase(dir)).toMatchObject([{ check: 'database', what: expect.stringContaining('damaged') }]);
  });
});
