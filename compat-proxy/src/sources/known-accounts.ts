import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Revisions } from '@apoti/contract';
import { Snapshot } from './snapshot';

const keptSchema = z.object({ version: z.string() });

/**
 * Names the last change of the accounts that the CMS has told of. It is kept on disk: a proxy that starts while the CMS is away must not
 * take a session for good whose person was disabled meanwhile (F12, ASVS 16.5.3).
 */
export class KnownAccounts {
  /** Empty as long as the CMS has never been seen. */
  version = '';
  private readonly kept: Snapshot<z.infer<typeof keptSchema>>;

  constructor(
    dataDir: string,
    private readonly log: FastifyBaseLogger,
  ) {
    this.kept = new Snapshot(dataDir, 'accounts', keptSchema);
  }

  /** Takes what was kept, unless the CMS has said something since. */
  async load(): Promise<void> {
    const kept = await this.kept.load();
    this.version ||= kept?.version ?? '';
  }

  note({ epoch, last }: Revisions): void {
    const version = `${epoch}.${last.accounts}`;
    if (version === this.version) return;
    this.version = version;
    this.kept.keep({ version }, (error) => {
      this.log.warn({ err: error }, 'the last change of the accounts could not be kept on disk');
    });
  }

  /** Ends when what was to be kept is on disk. */
  settled(): Promise<void> {
    return this.kept.settled();
  }
}
