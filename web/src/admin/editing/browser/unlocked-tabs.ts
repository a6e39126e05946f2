import type { Tabs } from '../ports';

/** How long another tab has to say that it lives, in ms. */
export const ANSWER_MS = 300;

type Message = { ask: string } | { alive: string };

function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && ('ask' in value || 'alive' in value);
}

/**
 * The tabs of a browser that has no Web Locks (plain http on a local network): a tab is gone when it does not answer. Two
 * tabs may send at the same time; the server merges what they send.
 */
export function unlockedTabs(name: string, id: string): Tabs {
  const channel = new BroadcastChannel(`${name}-tabs`);
  const waiting = new Map<string, () => void>();
  /** Tabs that are gone, whose places this one has taken: it answers in their stead. */
  const taken = new Set<string>();
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isMessage(data)) return;
    if ('ask' in data && (data.ask === id || taken.has(data.ask)))
      channel.postMessage({ alive: data.ask } satisfies Message);
    if ('alive' in data) waiting.get(data.alive)?.();
  });
  const lives = (tab: string) =>
    new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(false), ANSWER_MS);
      waiting.set(tab, () => {
        clearTimeout(timer);
        resolve(true);
      });
      channel.postMessage({ ask: tab } satisfies Message);
    });
  return {
    id,
    join: () => Promise.resolve(),
    leave: () => channel.close(),
    async ifGone(tab, run) {
      if (await lives(tab)) return false;
      taken.add(tab);
      await run().finally(() => taken.delete(tab));
      return true;
    },
    asSender: (run) => run(),
  };
}
