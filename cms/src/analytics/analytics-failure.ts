/** The store of measured visits could not do what it was asked; its log has said so, once for all of an outage. */
export class AnalyticsFailure extends Error {
  constructor(cause: unknown) {
    super('The store of measured visits does not answer', { cause });
    this.name = 'AnalyticsFailure';
  }
}

/** Whether an error, or what has caused it, is one of those: by its name, for it may come from another copy of this file. */
export function isAnalyticsFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'AnalyticsFailure' || isAnalyticsFailure(error.cause);
}
