import { outboxTexts } from '@apoti/contract';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { mailSettings } from '../settings/mail-settings';
import { outboxFolder } from './outbox';

/**
 * What is to be said of a mail that a server never had; empty otherwise. One that waits is told of as well: whoever has just sent
 * it is not to believe that it goes out.
 */
export function outboxNote({ state, key }: { state: unknown; key: string }): string {
  const hasServer = mailSettings().smtpUrl !== null;
  if (state === 'failed') return '';
  if (state !== 'sent') return hasServer ? '' : outboxTexts.lies;
  if (!existsSync(join(outboxFolder(), `${key}.eml`))) return '';
  return hasServer ? outboxTexts.stayed : outboxTexts.lies;
}
