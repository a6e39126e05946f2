/** Something a person can mend: its message is printed as it is, without a stack. */
export class Problem extends Error {}

/** Prints what went wrong: the message alone for a Problem, the stack for anything unforeseen. */
export function report(error: unknown): void;
