/** Resolves after so many ms, or after what is to be done at once. */
export const wait = (ms?: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
