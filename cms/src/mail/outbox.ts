import { join } from 'node:path';
import type { Deliver } from './delivery';
import { makePrivateFolder, writeWhole } from './write-whole';

/** Where mails go while no mail server is set. */
export function outboxDelivery(folder: string): Deliver {
  return async ({ key, raw }) => {
    try {
      await makePrivateFolder(folder);
      // Under its own name: whoever writes it again after a crash writes the same file.
      await writeWhole(join(folder, `${key}.eml`), raw);
      return { result: 'accepted', code: 'outbox' };
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
      return { result: 'later', code, reason: `The outbox cannot be written: ${code}` };
    }
  };
}
