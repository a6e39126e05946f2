/** Something a person can mend: its message is printed as it is, without a stack. */
export class Problem extends Error {
  /** @param {string} message one clear sentence, or several lines */
  constructor(message) {
    super(message);
    this.name = 'Problem';
  }
}

/**
 * Prints what went wrong: the message alone for a Problem, the stack for anything unforeseen.
 * @param {unknown} error
 */
export function report(error) {
  console.error(error instanceof Problem ? `\n${error.message}` : error);
}
