import { storageFailure } from './storage-failure';

/**
 * Keeps a database that goes away from ending the CMS: a question that nobody waits for any more fails with it, and Node would take
 * that for a fault of the program. Everything else that nobody handles ends it, as ever.
 */
export function outliveTheDatabase({ log }: { log: { error: (said: unknown) => unknown } }): () => void {
  const hear = (reason: unknown) => {
    if (storageFailure(reason) === null) throw reason;
    log.error(reason);
  };
  process.on('unhandledRejection', hear);
  return () => process.off('unhandledRejection', hear);
}
