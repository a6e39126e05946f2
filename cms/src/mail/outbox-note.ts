import { outboxTexts } from '@apoti/contract';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { mailSettings } from '../settings/mail-settings';
import { outboxFolder } from './outbox';

/** What a row of the queue says of its mail. `outboxed`: it went to the outbox alone; rows of before that was kept do not say. */
export type MailStanding = { state: unknown; key: string; outboxed: unknown };

/**
 * What is to be said of a mail that a server never had; empty otherwise. One that waits is told of as well: whoever has just sent
 * it is not to believe that it goes out. Where the row does not say, it had none as long as its file is there.
 */
export function outboxNote({ state, key, outboxed }: MailStanding): string {
  const hasServer = mailSettings().smtpUrl !== null;
  if (state === 'failed') return '';
  if (state !== 'sent') return hasServer ? '' : outboxTexts.lies;
  if (outboxed === false) return '';
  if (!existsSync(join(outboxFolder(), `${key}.eml`))) return outboxed === true ? outboxTexts.gone : '';
  return hasServer ? outboxTexts.stayed : outboxTexts.lies;
}
