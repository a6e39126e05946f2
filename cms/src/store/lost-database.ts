import { storageFailure } from './storage-failure';

/**
 * Keeps a database that goes away from ending the CMS: a question that nobody waits for fails with it, and Node would take that for a
 * fault of the program. Those that were found are mended where they arise (cms/decisions/0070). Left is one of Strapi's: an event that is
 * to be told outside of any transaction begins one that nobody waits for (`emitEvent` in
 * core/dist/services/document-service/events.js). What else nobody handles ends the CMS, as ever, but
 * for a disk, a mail server or an object store that fails: nothing of the program is at fault then, either.
 */
export function outliveTheDatabase({ log }: { log: { error: (said: unknown) => unknown } }): () => void {
  const hear = (reason: unknown) => {
    if (storageFailure(reason) === null) throw reason;
    log.error(reason);
  };
  process.on('unhandledRejection', hear);
  return () => process.off('unhandledRejection', hear);
}
