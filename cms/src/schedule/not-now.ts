/** A job cannot be done now, though nothing is wrong: it is looked at again soon, and nobody is told. */
export class NotNow extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'NotNow';
  }
}

/** By its name: what is thrown may come from another copy of this file. */
export function isNotNow(error: unknown): boolean {
  return error instanceof Error && error.name === 'NotNow';
}
