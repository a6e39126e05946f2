import { vi } from 'vitest';

/** jsdom knows no media queries: answers those for a least width by what `width` says. Undone by `vi.unstubAllGlobals`. */
export function stubWidth(width: () => number): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width() >= Number(/min-width: (\d+)px/.exec(query)?.[1]),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}
