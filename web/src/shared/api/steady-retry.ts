import type { SWRConfiguration } from 'swr';

const tries = new Map<string, ReturnType<typeof setTimeout>>();

/**
 * After a failure the same is asked again at a steady pace, so that a server which is back after hours is heard of at once. There is
 * one next try of a question, however often somebody presses meanwhile.
 */
export function steadyRetry(pauseMs: number): NonNullable<SWRConfiguration['onErrorRetry']> {
  return (_error, key, _config, again, { retryCount }) => {
    clearTimeout(tries.get(key));
    const next = () => {
      tries.delete(key);
      void again({ retryCount, dedupe: true });
    };
    tries.set(key, setTimeout(next, pauseMs));
  };
}
