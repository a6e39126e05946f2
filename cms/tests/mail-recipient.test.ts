import { afterEach, describe, expect, it, vi } from 'vitest';
import { recipientOf } from '../src/mail/recipient';
import { revisionOf } from './support/cms';
import { admin } from './support/environment';
import { useMailWorld } from './support/mail';

const world = useMailWorld();
const { contact, mails } = world.leads;

afterEach(() => {
  process.env['ADMIN_EMAIL'] = admin.email;
});

/** Enters the company's addresses. */
async function enter(email: string): Promise<void> {
  const read = await world.cms.content();
  const contact = { ...read.content.contact, email, supportEmail: '' };
  const { status } = await world.cms.save({ content: { contact }, revision: revisionOf(read) });
  expect(status).toBe(200);
}

describe('a mail that nobody is to get', () => {
  it('P20: waits in the queue, says so once, and goes out when there is an address', async () => {
    const warn = vi.spyOn(world.cms.strapi.log, 'warn').mockReturnValue(world.cms.strapi.log);
    process.env['ADMIN_EMAIL'] = '';
    await enter('');
    await contact();
    await world.worker.sendDue();
    await world.worker.sendDue();
    expect(await mails()).toMatchObject([
      { state: 'queued', recipient: '', attempts: 0, lastError: expect.stringMatching(/^There is no address/) },
    ]);
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/^Mails have no address to go to \(1 waiting\)/)]]);

    await enter('hello@example.com');
    await world.worker.sendDue();
    expect(await mails()).toMatchObject([{ state: 'sent', recipient: 'hello@example.com', lastError: null }]);
    expect(world.server.accepted.map(({ to }) => to)).toEqual([['hello@example.com']]);
  });

  it('P20: goes to the first admin where the content has no address', () => {
    expect(recipientOf({ email: 'call us', supportEmail: '' })).toBe(admin.email);
    expect(recipientOf({ email: '', supportEmail: 'help@example.com' })).toBe('help@example.com');
    process.env['ADMIN_EMAIL'] = 'nobody';
    expect(recipientOf({ email: '', supportEmail: '' })).toBeNull();
  });
});
