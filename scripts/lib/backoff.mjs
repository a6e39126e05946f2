/**
 * How long to wait before each next start of a part that crashed.
 * @param {{ first?: number, longest?: number }} [options] milliseconds
 * @returns {{ next: () => number, reset: () => void }}
 */
export function createBackoff({ first = 100, longest = 30_000 } = {}) {
  let wait = first;
  return {
    next() {
      const now = wait;
      wait = Math.min(wait * 2, longest);
      return now;
    },
    reset() {
      wait = first;
    },
  };
}
